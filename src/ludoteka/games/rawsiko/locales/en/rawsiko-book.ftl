# The rule book of RAWsiko: headings, the game in brief, pictures, and what a rule's sentence leaves out.
# $turns, $setup, $starting_assets, $stranglehold, $trade, $garrison, $after_clash are the options of the
# table beside which the book lies; without a table each is "any".

rawsiko-chapter-story = The story
rawsiko-chapter-terms = Map and materials
rawsiko-chapter-setup = Set-up: continents and territories
rawsiko-chapter-start = Set-up: starting assets
rawsiko-chapter-turn = A turn
rawsiko-chapter-investment = Investment phase
rawsiko-chapter-action = Action phase
rawsiko-chapter-clash = Commercial clash
rawsiko-chapter-out = Out of the game
rawsiko-chapter-end = End and scoring
rawsiko-chapter-options = Options and optional rules
rawsiko-chapter-rulings = Unusual situations
rawsiko-chapter-edition = About this edition

rawsiko-brief-aim =
    Aim
    Your secret objective names four applications. At the end each gives its points if you own all its materials.
    You own a material while you have an asset on a territory that carries it.
rawsiko-brief-setup =
    Set-up
    In player order everybody takes a continent and adjacent territories there; then a second continent in reverse order.
    3 players take 3 and 2 territories, 4 or 5 players 2 and 1. Each gets one asset; then 6 more are placed (5 players: 5).
rawsiko-brief-turn =
    A turn
    Investment, not in the first turn: one new asset for every three different materials, rounded up, for own territories.
    Action, one player after the other: move assets to adjacent territories, each asset once.
    Empty land is yours at once. On another player’s land there is a clash.
rawsiko-brief-clash =
    Commercial clash
    Up to 3 dice each, one for each asset. Compare the highest with the highest, then the second, then the third.
    The lower die loses an asset; on a tie the attacker does.
    No defender left: the attackers move in. Otherwise the attack failed.
rawsiko-brief-end =
    End
    After the last turn ({ $turns ->
        [any] 6, unless agreed otherwise
       *[other] { $turns }
    }). Most points win; then applications, materials, territories.
    Whoever has no assets left is out and ranks last.
rawsiko-brief-options =
    Optional rules
    Monopoly Stranglehold: every elimination makes the game a turn shorter.
    Trade with China: before scoring, one free material for each continent that is yours alone.

rawsiko-figure-map = Vietnam borders on India by land, and on the Philippines by sea. Nobody enters China.
rawsiko-figure-map-text = A part of the map: a blue wagon with 2/4 on Vietnam, an orange wagon with 3 on the Philippines, India and Indonesia empty, dashed sea links between the islands, and China hatched in grey with a lock.
rawsiko-figure-chips = Materials on the map, as you see them.
rawsiko-figure-chips-text = Four round chips: one with a solid green ring and a tick lies on your land; one with a dashed orange ring and a star is needed for your objectives; one with a small tick is yours elsewhere; a plain one is another material.
rawsiko-figure-wagon = Assets are mine wagons with numbers.
rawsiko-figure-wagon-text = Three wagons: a blue one with 2/4, a greyed blue one with 0/4, an orange one with 3.
rawsiko-figure-wagon-legend =
    Yours: two of four can still move.
    Yours: all four have moved in this turn.
    Another player’s: three assets.
rawsiko-figure-dice = Three attack two. Each side loses one asset, and the defender stays.
rawsiko-figure-dice-text = Dice in pairs: attacker 6 against defender 5, the defender loses one; 4 against 4 is a tie, the attacker loses one; the attacker’s 1 has no partner and does not count.
rawsiko-figure-dice-legend =
    6 beats 5: the defender loses an asset.
    A tie: the attacker loses an asset.
    No partner: this die does not count.

rawsiko-book-9 = The world has six continents; “Oceania” includes South-East Asia. Symbols such as Bi or PR name the materials: point at one to read its name.
rawsiko-book-10 = Dashed lines over the sea are links. Some lead over the edge of the map: from there it goes on at the other side.
rawsiko-book-12 = When the territory is lost, so is the material, unless you have it elsewhere too.
rawsiko-book-14 = Everybody has one application of each of four tiers, worth about 3, 8, 13 and 22 points; within a tier the harder ones give more. No two players have the same one.
rawsiko-book-17 = Choose where the materials of your objective are, and look what the neighbours could want.
rawsiko-book-18 = An example with A, B, C: A, B, C choose their first continent, then C, B, A their second.
rawsiko-book-24 = A first territory that is shut in by others can’t be taken, if a connected group is possible elsewhere on the continent.
rawsiko-book-29 = Many assets in one place can attack; single ones hold land only against nobody.
rawsiko-book-34 =
    { $starting_assets ->
        [any] { "" }
        [auto] { "" }
       *[other] At this table everybody distributes { $starting_assets }.
    }
rawsiko-book-36 =
    { $turns ->
        [any] It is agreed before the game, from 3 to 12.
       *[other] This table plays { $turns } turns.
    }
rawsiko-book-41 = A material counts once, however many territories give it. So 1 to 3 materials give 1 asset, 4 to 6 give 2, 10 to 12 give 4.
rawsiko-book-46 = In any order and mixed: occupy, transfer, attack, occupy again. Then end your phase.
rawsiko-book-47 =
    Assets that came into a territory in this phase stay there; others in it that have not moved may still go. { $after_clash ->
        [failed-fresh] { "" }
       *[other] Conquerors are another matter: rule 61.
    }
rawsiko-book-49 = One asset is enough. What you leave behind with none on it is empty again.
rawsiko-book-52 =
    { $garrison ->
        [yes] At this table one asset must stay: nobody gives up a territory by moving away.
       *[other] With the last asset the materials of a territory are lost too, and anybody may walk in. You are asked before.
    }
rawsiko-book-54 = More dice are better: with 3 against 2 the attacker is a little ahead, with 1 against 3 there is little hope. The chances are shown before you confirm.
rawsiko-book-57 = So one clash costs both sides together as many assets as there are pairs.
rawsiko-book-58 =
    { $after_clash ->
        [failed-fresh] They have then moved.
        [any] Whether they have then moved tells rule 61.
       *[other] They can still move then.
    } In one clash this needs every pair to be won, and no more than three defenders.
rawsiko-book-59 = The defender may have lost assets all the same; a second attack meets fewer of them.
rawsiko-book-61 =
    { $after_clash ->
        [failed-fresh] At this table those of a failed attack may still move, because they never left their territory; those that have conquered have moved.
        [conquerors-fresh] At this table those that have conquered may go on; those of a failed attack have moved.
        [loss-fresh] At this table all that took part in a clash may go on if it cost the defender at least one asset, won or not; whoever did no harm has moved.
       *[any] Before the game one reading is agreed. The usual one: those of a failed attack may still move, because they never left their territory. The second: those that have conquered may go on, and those of a failed attack have moved. The third: all may go on that cost the defender at least one asset, won or not.
    }
rawsiko-book-66 = An example: fertilisers for 3 and flame retardants for 8 complete, two others not, make 11 points.
rawsiko-book-70 =
    { $setup ->
        [simple] At this table all choose for themselves.
        [territories] At this table chance gives continents and territories.
        [continents] At this table chance gives the continents, and all choose their territories there.
       *[any] { "" }
    }
rawsiko-book-71 =
    With 6 turns and an elimination in turn 4, the running turn becomes turn 5, and only turn 6 follows. { $stranglehold ->
        [yes] It is played at this table.
        [no] It is not played at this table.
       *[any] { "" }
    }
rawsiko-book-73 =
    Such a presence is called exclusive. A material gained here counts for everything, ties included. { $trade ->
        [yes] It is played at this table.
        [no] It is not played at this table.
       *[any] { "" }
    }

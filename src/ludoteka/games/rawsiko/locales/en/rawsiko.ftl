# RAWsiko. How names and fields are made: docs/texts.md. Terms: the project's glossary, section 1.
# Names of territories, continents, materials and applications: rawsiko-names.ftl.

rawsiko-help =
    VNM A 2/4     A holds Vietnam (VNM): of 4 assets there 2 can still move
    ·             an empty territory
    Sb Bi! FL✓    its materials: ✓ you own it, ! your objective needs it
    → IND:B ~NGU  its neighbours: India, held by B, and New Guinea by sea (~)
    only A        A has exclusive presence on the continent
    ▲ ▶ (out)     the first player; whose move it is; out of the game
    3★            victory points of an application
    In the set-up type “continent OCE” and “take VNM”; “UKR 2” places 2 assets.
    “VNM>IND 2” moves 2 assets, or attacks with 2; “end” ends your action phase.
    “TUR>DEU until” attacks until Germany is yours or nobody can attack any more,
    “TUR>DEU until 4” while 4 or more can. “hint” tells the chances of attacks.
    In the Trade with China type “trade Bi”, or “stop”.
    “info VNM” tells all neighbours of a territory, “info Bi” what bismuth is for.

rawsiko-expected = “UKR 2”, “VNM>IND 2”, “TUR>DEU until” or “end”; in the set-up “continent OCE” or “take VNM”; in the Trade with China “trade Bi” or “stop”

## Of which kind the words in these fields are

rawsiko-field-source = territory
rawsiko-field-target = territory
rawsiko-field-territories = territory
rawsiko-field-continents = continent
rawsiko-field-exclusive = continent
rawsiko-field-objective = application
rawsiko-field-objectives = application
rawsiko-field-missing = material
rawsiko-field-free = material
rawsiko-field-contested = material
rawsiko-field-trade = material
rawsiko-field-materials = material
rawsiko-field-land = territory
rawsiko-field-sea = territory
rawsiko-field-covers = country
rawsiko-field-parts = country
rawsiko-field-id = material territory continent application source

## The table of results, which has to fit 80 columns: I to IV are the tiers of applications

rawsiko-part-tier-1 = I
rawsiko-part-tier-2 = II
rawsiko-part-tier-3 = III
rawsiko-part-tier-4 = IV
rawsiko-part-points = victory points
rawsiko-part-applications = applications
rawsiko-part-materials = materials
rawsiko-part-territories = territories

## The board in the terminal: short words; what does not fit is shortened

rawsiko-board-set-up = Set-up
rawsiko-board-optional-rules = Also played: { $rules }
rawsiko-board-rule-stranglehold = Monopoly Stranglehold
rawsiko-board-rule-trade = Trade with China
rawsiko-board-rule-garrison = one asset stays behind
rawsiko-board-rule-conquerors-fresh = conquerors go on
rawsiko-board-rule-loss-fresh = who did harm goes on
rawsiko-board-turn = Turn { $turn } of { $turns }
rawsiko-board-phase-choosing = choosing a continent
rawsiko-board-phase-taking = taking territories
rawsiko-board-phase-placing = placing starting assets
rawsiko-board-phase-investing = investment phase
rawsiko-board-phase-acting = action phase
rawsiko-board-phase-trading = Trade with China
rawsiko-board-phase-over = the game is over
rawsiko-board-moves = { $name } ({ $seat }) to move
rawsiko-board-your-move = your move
rawsiko-board-no-continent = no continent
rawsiko-board-exclusive = only { $seat }
rawsiko-board-exclusive-presence = Exclusive presence:
rawsiko-board-nobody = nobody
rawsiko-board-player = player
rawsiko-board-you = you
rawsiko-board-territories = territories
rawsiko-board-assets = assets
rawsiko-board-materials = materials
rawsiko-board-income = next income
rawsiko-board-to-place = to place
rawsiko-board-choices = choices
rawsiko-board-out = out
rawsiko-board-objective = Your objectives: { $points } of { $most } points as it stands

## What happened

rawsiko-event-set-up = A game of { $turns } turns begins; { $first-me ->
    [yes] you are
   *[no] { $first-name } is
} the first player.{ $rest ->
    [0] { "" }
    [one] { " " }Everybody has { $rest } asset to place when the territories are chosen.
   *[other] { " " }Everybody has { $rest } assets to place when the territories are chosen.
}
rawsiko-event-continent-chosen = { $drawn ->
    [yes] { $seat-me ->
        [yes] You get
       *[no] { $seat-name } gets
    } { $continent } by chance.
   *[no] { $seat-me ->
        [yes] You choose
       *[no] { $seat-name } chooses
    } { $continent }.
}
rawsiko-event-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] You get
       *[no] { $seat-name } gets
    } { $territory } by chance.
   *[no] { $seat-me ->
        [yes] You take
       *[no] { $seat-name } takes
    } { $territory }.
}
rawsiko-event-assets-placed = { $seat-me ->
    [yes] You place
   *[no] { $seat-name } places
} { $count ->
    [one] { $count } asset
   *[other] { $count } assets
} on { $territory }; { $left ->
    [0] all are placed.
    [one] { $left } is left to place.
   *[other] { $left } are left to place.
}
rawsiko-event-turn-began = Turn { $turn } of { $turns } begins.
rawsiko-event-income = Investment phase, new assets: { $assets-shares }.
rawsiko-event-phase-began = { $seat-me ->
    [yes] Your action phase begins.
   *[no] { $seat-name } begins the action phase.
}
rawsiko-event-assets-moved = { $occupied ->
    [yes] { $seat-me ->
        [yes] You occupy
       *[no] { $seat-name } occupies
    } { $target } with { $count ->
        [one] { $count } asset
       *[other] { $count } assets
    } from { $source }{ rawsiko-left-empty }
   *[no] { $seat-me ->
        [yes] You move
       *[no] { $seat-name } moves
    } { $count ->
        [one] { $count } asset
       *[other] { $count } assets
    } from { $source } to { $target }{ rawsiko-left-empty }
}
rawsiko-left-empty = { $abandoned ->
    [yes] ; { $source } is empty now.
   *[no] .
}
rawsiko-event-clash = { $seat-me ->
    [yes] You attack
   *[no] { $seat-name } attacks
} { $target } from { $source }, { $seat-letter } { $attack-row } against { $defender-letter } { $defence-row }: { $conquered ->
    [yes] { $defender-me ->
        [yes] you lose
       *[no] { $defender-name } loses
    } { $defenders_lost ->
        [one] { $defenders_lost } asset
       *[other] { $defenders_lost } assets
    } and { $target }
   *[no] { $seat-me ->
        [yes] you lose
       *[no] { $seat-name } loses
    } { $attackers_lost ->
        [0] no asset
        [one] { $attackers_lost } asset
       *[other] { $attackers_lost } assets
    }, { $defender-name } { $defenders_lost ->
        [0] none
       *[other] { $defenders_lost }
    }; the territory holds
}{ rawsiko-left-empty }
rawsiko-event-eliminated = { $seat-me ->
    [yes] You have no assets left: you are out of the game.
   *[no] { $seat-name } has no assets left and is out of the game.
}
rawsiko-event-counter-advanced = Monopoly Stranglehold: the turn counter advances, this is now turn { $turn } of { $turns }.
rawsiko-event-phase-ended = { $seat-me ->
    [yes] You end your action phase.
   *[no] { $seat-name } ends the action phase.
}
rawsiko-event-trade-began = Trade with China begins. Exclusive presence: { $exclusive-shares }.
rawsiko-event-material-gained = { $seat-me ->
    [yes] You gain
   *[no] { $seat-name } gains
} { $material } ({ $material-id }); { $left ->
    [0] that was the last choice.
    [one] { $left } choice is left.
   *[other] { $left } choices are left.
}
rawsiko-event-trade-stopped = { $seat-me ->
    [yes] You take no further material.
   *[no] { $seat-name } takes no further material.
}
rawsiko-event-game-over = The game ends. The objectives were: { $objectives-shares }.

## What to do now

rawsiko-prompt-choose = Choose a continent: you will take { $territories ->
    [one] { $territories } territory
   *[other] { $territories } adjacent territories
} there.
rawsiko-prompt-take = Take { $left ->
    [one] { $left } more territory
   *[other] { $left } more territories
} of { $continent }.
rawsiko-prompt-place = You have { $left ->
    [one] { $left } starting asset
   *[other] { $left } starting assets
} to place on your territories.
rawsiko-prompt-invest = You have { $left ->
    [one] { $left } new asset
   *[other] { $left } new assets
} to place on your territories.
rawsiko-prompt-act = Turn { $turn } of { $turns }: move, occupy, attack, or “end” your action phase.
rawsiko-prompt-trade = Trade with China: choose { $left ->
    [one] { $left } more material
   *[other] { $left } more materials
}, best: { $best-ids }. Or “stop”.

## Help for the player who asks for it

rawsiko-aid-income = New assets in the next investment phase, as it stands: { $income-shares }.
rawsiko-aid-needed = Your objective still needs: { $needed-ids }.
rawsiko-aid-able = Assets that can still move, by territory: { $able }.
rawsiko-aid-free = In reach now without a clash: { $free-ids }.
rawsiko-aid-contested = In reach now by a clash: { $contested-ids }.
rawsiko-aid-steps = Steps from your territories to materials that you don’t have there: { $steps-groups }.
rawsiko-aid-trade = Best choice in the Trade with China: { $trade-ids }.
rawsiko-aid-attacks = Attacks: chance to conquer in one clash with as many as possible, and until nobody can attack; average losses until then.
rawsiko-aid-attacks-each = { $source-id }>{ $target-id }  { $able } against { $defenders }: once { $clash-last-conquest-percent }%, until { $until-conquest-percent }%; you lose { $until-attackers_lost-decimal }, they { $until-defenders_lost-decimal }

## Why a move is not allowed, or should be thought over

rawsiko-why-stopping = { $left ->
    [one] You could still gain { $left } material.
   *[other] You could still gain { $left } materials.
}
rawsiko-why-abandoning = { $lost-count ->
    [0] This leaves { $territory } empty.
   *[other] This leaves { $territory } empty, and you lose { $lost }.
}

rawsiko-why-out-of-the-game = You are out of the game.
rawsiko-why-choose-a-continent = Choose a continent first.
rawsiko-why-continent-chosen-before = You have chosen { $continent } before.
rawsiko-why-two-players-there = Two players are established in { $continent }: { $players-names }.
rawsiko-why-no-room-there = { $continent } has too few free territories: { $free } of the { $needed } you need.
rawsiko-why-untouched-continent-left = Nobody has chosen { $continents-count ->
    [one] this continent yet, so it must be chosen
   *[other] these continents yet, so it must be one of them
}: { $continents }.
rawsiko-why-take-a-territory = Take a territory of { $continent } now.
rawsiko-why-other-continent = { $territory } is not in { $continent }, which you have chosen.
rawsiko-why-taken-by-you = { $territory } is yours already.
rawsiko-why-taken-by-another = { $territory } belongs to { $owner-name }.
rawsiko-why-not-connected = { $territory } is not adjacent to what you have taken there: { $territories }.
rawsiko-why-no-room-around = Around { $territory } are too few free territories: { $needed } must be connected.
rawsiko-why-place-first = All assets are placed first: you have { $left } more to place.
rawsiko-why-not-your-territory = { $territory } is not yours: assets go on your own territories.
rawsiko-why-too-many-to-place = You have only { $left ->
    [one] { $left } asset
   *[other] { $left } assets
} to place, not { $count }.
rawsiko-why-move-or-end = In the action phase you move assets, or you end it.
rawsiko-why-not-your-assets = You have no assets in { $territory }.
rawsiko-why-not-adjacent = { $source } and { $target } are not adjacent.
rawsiko-why-moved-already = { $unmoved ->
    [0] No asset in { $territory } can move any more
    [one] Only { $unmoved } asset in { $territory } can still move
   *[other] Only { $unmoved } assets in { $territory } can still move
}; { $total ->
    [one] { $total } is there in all.
   *[other] { $total } are there in all.
}
rawsiko-why-leave-one = One asset must stay in { $territory }, where you have { $total }.
rawsiko-why-three-at-most = You attack with 3 assets at most, not with { $count }.
rawsiko-why-choose-a-material = Choose a material, or stop; { $left ->
    [one] { $left } choice is left.
   *[other] { $left } choices are left.
}
rawsiko-why-owned-already = You own { $material } ({ $material-id }) already.

## How it ended

rawsiko-end-turns-played = The last turn was played.
rawsiko-end-one-left = Only one player is left.

## Options

rawsiko-option-turns = how many turns are played
rawsiko-option-setup = simple: all choose continents and territories; territories: chance gives both; continents: chance gives the continents, all choose their territories there
rawsiko-option-starting-assets = assets that everybody distributes after taking territories; auto: 6, 6 or 5 for 3, 4 or 5 players
rawsiko-option-stranglehold = Monopoly Stranglehold: every elimination makes the game one turn shorter
rawsiko-option-trade = Trade with China: before scoring, every continent with exclusive presence gives a material of free choice
rawsiko-option-garrison = at least one asset must stay on a territory
rawsiko-option-after-clash = which assets of a clash may still move: failed-fresh, those of a failed attack (the Latvian rule text); conquerors-fresh, those of a won one (the Slovak text); loss-fresh, those of any clash that cost the defender something (the Hungarian text)

## The rules, each in one sentence of our own

rawsiko-rule-1 = RAWsiko - Materials around us is a digital variation on Risiko!, made in the project RM@Schools for learning at a distance.
rawsiko-rule-2 = CNR later made a board game after the same idea, RawSeekers.
rawsiko-rule-3 = It is for 3 to 5 players from 10 years on.
rawsiko-rule-4 = Its model RisiKo! has 42 territories in 6 continents.
rawsiko-rule-5 = In the future China, the largest exporter of critical raw materials, closes its borders, and a rush for raw materials follows.
rawsiko-rule-6 = Every player leads a company that spreads its assets over the world to secure the materials its objective needs.
rawsiko-rule-7 = China is no territory: nobody can enter, own or cross it.
rawsiko-rule-8 = An asset may look like anything; we show it as a mine wagon or a number.
rawsiko-rule-9 = A territory belongs to one continent at most and carries materials; an application is a product with points and required materials; an objective is a list of applications; a turn is one round of the whole table.
rawsiko-rule-10 = Two territories are adjacent if they share a border or are joined by a sea link.
rawsiko-rule-11 = You control a territory while you have at least one asset on it.
rawsiko-rule-12 = You own a material while you control a territory that carries it; several such territories are only an insurance.
rawsiko-rule-13 = A territory without assets is empty.
rawsiko-rule-14 = Everybody gets a random, secret objective of four applications.
rawsiko-rule-15 = Then all choose starting territories and place their starting assets.
rawsiko-rule-16 = In the simple set-up you choose freely where to begin, near the materials you need.
rawsiko-rule-17 = In player order each player chooses a continent and takes some adjacent territories there.
rawsiko-rule-18 = Then everybody chooses a second continent in reverse order, so the last player chooses twice in a row.
rawsiko-rule-19 = As long as there are continents that nobody has chosen, you must choose one of them.
rawsiko-rule-20 = You can never choose a continent where two players are already established.
rawsiko-rule-21 = You can never choose the same continent twice.
rawsiko-rule-22 = You can never take a territory that belongs to another player.
rawsiko-rule-23 = Three players take 3 territories on the first continent and 2 on the second; four or five players take 2 and 1.
rawsiko-rule-24 = The territories you take on a continent must be connected.
rawsiko-rule-25 = A continent can be chosen only if it has enough free territories.
rawsiko-rule-26 = There are six continents, so that everybody can always choose.
rawsiko-rule-27 = In the advanced set-up chance assigns what the players would choose.
rawsiko-rule-28 = Chance assigns continents and territories by the same rules; as an option only the continents.
rawsiko-rule-29 = When all territories are taken, everybody distributes the rest of the starting assets on own territories.
rawsiko-rule-30 = Each placing adds assets to an own territory; how many are left is shown.
rawsiko-rule-31 = A player places all of them, then the next player does.
rawsiko-rule-32 = With three players 6 assets are distributed.
rawsiko-rule-33 = Every territory gets one asset when it is taken, besides those that are distributed.
rawsiko-rule-34 = Three and four players distribute 6 assets each, five players 5.
rawsiko-rule-35 = All starting assets must be placed; the first player is drawn, and the order stays the same.
rawsiko-rule-36 = The game has a fixed number of turns, 6 unless agreed otherwise.
rawsiko-rule-37 = In each turn all players, one after the other, may occupy empty territories or take territories from others.
rawsiko-rule-38 = A turn has an investment phase, then action phases.
rawsiko-rule-39 = The first turn has no investment phase.
rawsiko-rule-40 = In the investment phase all players receive and place new assets, before anything else happens.
rawsiko-rule-41 = You get one new asset for every three different materials you own, rounded up.
rawsiko-rule-42 = Assets go only on territories that you control.
rawsiko-rule-43 = Nobody acts before all assets are placed.
rawsiko-rule-44 = All incomes are counted at the start of the phase, then placed in player order.
rawsiko-rule-45 = In player order everybody has one action phase, until they end it.
rawsiko-rule-46 = In your action phase you may move own assets to adjacent territories, as often as you like.
rawsiko-rule-47 = Each asset may move only once in an action phase.
rawsiko-rule-48 = A territory shows two numbers: the assets that can still move, and all of them.
rawsiko-rule-49 = Moving into an empty territory gives you control of it and its materials at once.
rawsiko-rule-50 = Moving between own territories is a plain transfer; these assets have then moved.
rawsiko-rule-51 = Moving into a territory of another player starts a commercial clash.
rawsiko-rule-52 = You may move 1 to all unmoved assets; a territory left without any is empty.
rawsiko-rule-53 = Each side of a clash uses 3 assets at most.
rawsiko-rule-54 = The defender uses as many as possible; the attacker chooses how many unmoved assets attack.
rawsiko-rule-55 = Each side rolls a six-sided die for every asset it uses.
rawsiko-rule-56 = The highest dice of both sides are compared, then the second, then the third; dice without a partner are ignored.
rawsiko-rule-57 = In each pair the lower side loses an asset; on a tie the attacker does.
rawsiko-rule-58 = When all defenders are gone, the attackers move into the territory.
rawsiko-rule-59 = If any defender is left, the attack failed and the territory stays with the defender.
rawsiko-rule-60 = You may attack the same territory again while you have assets that can move.
rawsiko-rule-61 = Which assets of a clash may still move is an option, because the rule texts disagree: those of a failed attack (Latvian), those of a won one (Slovak), or those of any clash that cost the defender something (Hungarian).
rawsiko-rule-62 = A player without assets is out at once and can do nothing more.
rawsiko-rule-63 = Eliminated players rank below all others; who was out later ranks higher.
rawsiko-rule-64 = When only one player is left, the game ends and that player wins.
rawsiko-rule-65 = After the last turn the game ends.
rawsiko-rule-66 = An application gives its points if you own all its materials; a part of them gives nothing.
rawsiko-rule-67 = Most points win; then most applications, then most different materials, then most territories; otherwise the rank is shared.
rawsiko-rule-68 = The result tells points, applications, materials and territories.
rawsiko-rule-69 = Option: the number of turns.
rawsiko-rule-70 = Option: the advanced set-up, in which chance assigns the start.
rawsiko-rule-71 = Monopoly Stranglehold: whenever a player is eliminated before the last turn, the turn counter advances by one.
rawsiko-rule-72 = The running turn goes on as the next one; no investment phase is skipped or repeated.
rawsiko-rule-73 = Trade with China: before scoring you gain one material of free choice for each continent where you have a territory and nobody else has any.
rawsiko-rule-74 = Any material on the map may be chosen, wherever it lies.
rawsiko-rule-75 = In the Trade players choose in player order; nobody has to, and a material you own can’t be chosen.
rawsiko-rule-76 = The Trade with China comes after the last turn and before scoring.

rawsiko-rule-D-1 = China is no territory: nobody can enter, own or cross it.
rawsiko-rule-D-2 = An asset is shown as a mine wagon with a number.
rawsiko-rule-D-3 = Sea links count as borders do.
rawsiko-rule-D-4 = Everybody has four applications, one of each tier, and nobody else knows them.
rawsiko-rule-D-5 = The territories you take on one continent must be connected: each new one is adjacent to one you have just taken.
rawsiko-rule-D-6 = A continent can be chosen only if it has enough free territories.
rawsiko-rule-D-7 = There are at least six continents, so that everybody can always choose.
rawsiko-rule-D-8 = In the advanced set-up chance assigns continents and territories, or as an option only the continents.
rawsiko-rule-D-9 = Every territory gets one asset when it is taken.
rawsiko-rule-D-10 = Three and four players distribute 6 more assets each, five players 5.
rawsiko-rule-D-11 = All assets must be placed; the first player is drawn, and the order stays the same.
rawsiko-rule-D-12 = A game has 6 turns, or 3 to 12 as agreed.
rawsiko-rule-D-13 = All incomes are counted first; then everybody places them, in player order.
rawsiko-rule-D-14 = Assets may move between own territories; they have then moved.
rawsiko-rule-D-15 = A territory may be left empty, unless the option “Leave one asset behind” is on.
rawsiko-rule-D-16 = Dice have six sides.
rawsiko-rule-D-17 = After a failed attack the survivors may still move; by other values of the option those of a won attack may, or all of a clash that cost the defender something.
rawsiko-rule-D-18 = Of the eliminated players, who was out later ranks higher.
rawsiko-rule-D-19 = When only one player is left, the game ends at once and that player wins.
rawsiko-rule-D-20 = Ties are broken in order: applications, materials, territories.
rawsiko-rule-D-21 = Who is still equal shares the rank.
rawsiko-rule-D-22 = Stranglehold only advances the counter: the running turn goes on, and may become the last.
rawsiko-rule-D-23 = In the Trade with China a material may lie anywhere on the map.
rawsiko-rule-D-24 = In the Trade you choose all your materials in one go, in player order; one you own can’t be chosen.
rawsiko-rule-D-25 = At most 16 assets go in one move; more go in two, which comes to the same.
rawsiko-rule-D-26 = A clash takes defenders that have moved first; it never matters.
rawsiko-rule-D-27 = Objectives are shown when the game is over, those of eliminated players too.
rawsiko-rule-D-28 = Also a player who can’t move anything ends the phase by hand.
rawsiko-rule-D-29 = How many starting assets are distributed can be chosen, from 0 to 12 for each player.
rawsiko-rule-D-30 = The attacker’s dice are rolled first; dice are shown from the highest down.
rawsiko-rule-D-31 = On our map the Baltic states go with Finland, western Russia up to the Urals is in Europe, and Morocco is joined to West Africa by sea.
rawsiko-rule-D-32 = A map has at least four territories on a continent, and every material on at least two territories.
rawsiko-rule-D-34 = You are asked before a move that leaves a territory empty; on the map also before an attack that may, if its outlook was not in view.
rawsiko-rule-D-35 = A map on which nobody could be given a continent is not accepted.
rawsiko-rule-D-36 = An order to attack until a number is reached goes on while at least so many assets that have not moved are in the source.
rawsiko-rule-D-37 = Some land on the map is scenery that nobody can own: the Caucasus, North Korea, Darfur, Western Sahara and the north of Mali and Mauritania, Kaliningrad, Taiwan, Iceland, Greenland, New Zealand and some islands.
rawsiko-rule-D-38 = The label on the map is short; where a territory covers more than it says, its card and the lists have its full name.
rawsiko-rule-D-33 = Player order always begins with the first player.

rawsiko-rule-R-2 = Who loses the last assets in an own attack is out at once, and the next player follows.
rawsiko-rule-R-3 = Starting assets are placed in player order.
rawsiko-rule-R-4 = Whether an asset has moved counts for your own action phase.
rawsiko-rule-R-6 = If the free territories of the continent allow a connected choice of the needed size, you must make one: the first must have enough free ones around it.
rawsiko-rule-R-7 = You choose among continents with fewer than two players, not your own, with enough free territories; an untouched one first.
rawsiko-rule-R-8 = With the option “Leave one asset behind” one asset stays, after moves and attacks; one that has moved may be it.
rawsiko-rule-R-9 = Stranglehold works from the first turn on, and never in the last.
rawsiko-rule-R-11 = Equal players share a rank and the next one is left out; the eliminated come last.
rawsiko-rule-R-12 = Chance treats all continents, and all connected groups of territories, alike.
rawsiko-rule-R-13 = In the Trade nobody can choose a material they own, nor one they have just gained.
rawsiko-rule-R-15 = Your last asset may leave its territory by a won attack; the old one is empty then.
rawsiko-rule-R-16 = If a failed attack costs the last asset of a territory, the territory is empty.
rawsiko-rule-R-17 = When you eliminate a rival, your phase goes on.
rawsiko-rule-R-18 = There is no Trade with China when only one player is left.
rawsiko-rule-R-19 = Several players may choose the same material in the Trade.
rawsiko-rule-R-20 = Who has no exclusive presence is not asked in the Trade.
rawsiko-rule-R-21 = You may stop in the Trade before all choices are made; those you made stay.
rawsiko-rule-R-22 = A territory of no continent gives no presence and can’t be taken in the set-up.
rawsiko-rule-R-24 = Who gets no new assets is not asked to place any.
rawsiko-rule-R-25 = You may end your action phase without doing anything.
rawsiko-rule-R-26 = Your assets can move again when your next action phase begins; new ones can move at once.
rawsiko-rule-R-28 = Eliminated players have 0 points; who alone is left wins even with 0.
rawsiko-rule-R-30 = If the first player is out, the next one in order begins the turn.

# RAWsiko in the browser: its map, dock, panels and cards. Terms: the project's glossary, section 1.
# Names of territories, materials and players stand first or behind a colon: they are never inflected.

## The map

rawsiko-web-map = World map of raw materials. Arrow keys go to the neighbour in that direction, N to the next territory that can be chosen, Enter chooses, I opens its card.
rawsiko-web-loading-map = The map is being unrolled …
rawsiko-web-map-tools = Map
rawsiko-web-more-tools = Tools of the map
rawsiko-web-zoom-in = Closer
rawsiko-web-zoom-out = Farther
rawsiko-web-zoom-fit = Show the whole world
rawsiko-web-show-all = All materials
rawsiko-web-show-legend = What the signs mean
rawsiko-web-show-list = List of territories
rawsiko-web-show-map = Map
rawsiko-web-china-closed = China has closed its borders: nobody can go there.

rawsiko-web-legend-wagon = Assets of a territory, here as an example: 2 of 4 can still move. Yours show both numbers in the action phase
rawsiko-web-legend-parked = None of them can move any more in this turn
rawsiko-web-legend-own = Material on your land
rawsiko-web-legend-owned = You own it elsewhere
rawsiko-web-legend-need = Your objectives need it
rawsiko-web-legend-other = Another material
rawsiko-web-legend-pick = Picked in the Trade with China
rawsiko-web-legend-sea = Sea link: these territories are adjacent
rawsiko-web-legend-legal = You can choose it now
rawsiko-web-legend-coming = On the way to the server
rawsiko-web-legend-looked = Its card is open
rawsiko-web-legend-closed = China is closed; other grey land is scenery that nobody can own
rawsiko-web-legend-open = China trades: pick materials on the map or below
rawsiko-web-legend-map = On the map
rawsiko-web-legend-course = Turns and phases
rawsiko-web-legend-players = Players
rawsiko-web-legend-table = At the table
rawsiko-web-legend-tools = Buttons of the map
rawsiko-web-legend-hourglass = Hourglass: which turn it is, and of how many
rawsiko-web-legend-cross = X on the hourglass: Monopoly Stranglehold is on
rawsiko-web-legend-draft = Set-up: continents and territories are chosen
rawsiko-web-legend-placing = Placing: everybody puts the starting assets on the map
rawsiko-web-legend-investing = Investment phase; beside a player: new assets in the next one
rawsiko-web-legend-acting = Action phase: one player after the other moves, occupies, attacks
rawsiko-web-legend-occupation = Occupation: a territory has a new owner
rawsiko-web-legend-clash = Commercial clash: an attack with dice
rawsiko-web-legend-holds = The defenders hold the territory
rawsiko-web-legend-trading = Trade with China: free materials before the scoring
rawsiko-web-legend-over = Victory points; as the sign of a phase: the game is over
rawsiko-web-legend-current = Current player: this one acts now
rawsiko-web-legend-next = Next player: this one acts then
rawsiko-web-legend-first = First player: begins every phase
rawsiko-web-legend-territories = Territories of a player
rawsiko-web-legend-assets = Assets of a player on the map
rawsiko-web-legend-materials = Different materials of a player
rawsiko-web-legend-alone = Portrait with a wreath: alone on this continent
rawsiko-web-legend-info = Information: opens the card of a territory
rawsiko-web-legend-waves = Waves beside a neighbour: by sea
rawsiko-web-legend-online = Connected to the server
rawsiko-web-legend-offline = No connection, or a player who is away
rawsiko-web-legend-settings = Menu: settings, the table, the keys
rawsiko-web-legend-owner = Whose they are: letter, shape and colour here, colour and pattern on the land
rawsiko-web-legend-source = Where your move starts
rawsiko-web-legend-goal = What you attack; occupied or entered without a fight: green
rawsiko-web-legend-hint = What the advice or the history speaks of, and where a material lies that you look for
rawsiko-web-legend-leader = Leads from a name to its territory
rawsiko-web-legend-exit = The sea link goes on at the other edge of the map
rawsiko-web-legend-present = Portrait beside a continent: this player has land there
rawsiko-web-legend-nobody = Nobody has land on this continent
rawsiko-web-legend-small = On the small map
rawsiko-web-legend-star = One star for each material there that you need
rawsiko-web-legend-ticks = One tick for each material on your own land
rawsiko-web-legend-hollow = One hollow tick for each material there that you own elsewhere; shown with all materials
rawsiko-web-legend-dots = One small circle for each other material; shown with all materials
rawsiko-web-legend-plate = The number of assets; the frame has the colour of the owner
rawsiko-web-legend-undo = Undo with a padlock: your last move stays; press it to read why

## Territories and continents in words

rawsiko-web-empty = empty
rawsiko-web-yours = yours
rawsiko-web-held = { $name }: { $total ->
    [one] { $total } asset
   *[other] { $total } assets
}
rawsiko-web-held-mine = yours: { $unmoved } of { $total } can still move
rawsiko-web-held-mine-all = yours: { $total ->
    [one] { $total } asset
   *[other] { $total } assets
}
rawsiko-web-coming = { $count } more on the way
rawsiko-web-material-symbol = { $material } ({ $symbol })
rawsiko-web-needed-material = { $material }: needed
rawsiko-web-owned-material = { $material }: owned
rawsiko-web-is-source = chosen as the start
rawsiko-web-is-target = chosen as the target
rawsiko-web-can-start = can start from here
rawsiko-web-can-attack = can be attacked
rawsiko-web-can-occupy = can be occupied
rawsiko-web-can-move = can be reached
rawsiko-web-can-place = assets can be placed here
rawsiko-web-can-take = can be taken
rawsiko-web-can-choose = its continent can be chosen
rawsiko-web-continent-empty = { $continent }: nobody
rawsiko-web-continent-held = { $continent }: { $names }
rawsiko-web-continent-alone = { $continent }: { $names }, alone
rawsiko-web-free-count = { $count ->
    [one] { $count } free territory
   *[other] { $count } free territories
}

## The dock: choosing a start

rawsiko-web-dock = Action tool
rawsiko-web-choose-source = Choose where to start
rawsiko-web-choose-source-note = One that still has assets to move
rawsiko-web-still-able = Still able to act
rawsiko-web-choose-target = Where to?
rawsiko-web-choose-target-note = An adjacent territory
rawsiko-web-targets-of = In reach of: { $name }
rawsiko-web-all-moved = All your assets have moved
rawsiko-web-all-moved-note = End your action phase at the top.
rawsiko-web-card-of = About: { $name }

## The dock: source, target, number

rawsiko-web-can-act = { $count ->
    [one] { $count } can act
   *[other] { $count } can act
}
rawsiko-web-defends = { $name }: { $count ->
    [one] { $count } defends
   *[other] { $count } defend
}
rawsiko-web-how-many = How many assets
rawsiko-web-at-most = at most { $count }
rawsiko-web-fewer = Fewer
rawsiko-web-more = More
rawsiko-web-half = half
rawsiko-web-all = all
rawsiko-web-odds-take = One clash takes it: { $percent }%.
rawsiko-web-odds-not-yet = One clash can’t take it yet.
rawsiko-web-odds-losses = On average you lose { $own }, they { $theirs }.
rawsiko-web-odds-share = { $percent }%
rawsiko-web-odds-win = you take it
rawsiko-web-odds-you = you −{ $lost }
rawsiko-web-odds-they = they −{ $killed }
rawsiko-web-odds-win-spoken = you take it: { $percent }%
rawsiko-web-odds-spoken = you lose { $lost }, they lose { $killed }: { $percent }%
rawsiko-web-occupy-head = { $count ->
    [one] Occupy it with { $count } asset
   *[other] Occupy it with { $count } assets
}
rawsiko-web-move-head = { $count ->
    [one] Move { $count } asset there; it has then moved
   *[other] Move { $count } assets there; they have then moved
}
rawsiko-web-gives = Gives { $materials }.
rawsiko-web-gives-nothing = No material that you don’t own.
rawsiko-web-gives-useful = Gives { $materials }. Needed: { $useful }.
rawsiko-web-gives-completes = Gives { $materials }. Completes: { $applications }, +{ $points }.
rawsiko-web-changes-points = { $parts }, net { $points }
rawsiko-web-income-then = Income { $now } → { $then }
rawsiko-web-leaves-empty = { $when ->
    [won] If you win – left empty
    [lost] If you lose them all – left empty
    [both] If you win or lose them all – left empty
    [either] Left empty either way
    [may] May be left empty
   *[sure] Left empty
}: { $territory }
rawsiko-web-leaves-losing = { $when ->
    [may] { $told }. You would lose { $materials }.
   *[sure] { $told }. You lose { $materials }.
}
rawsiko-web-do-attack = Attack
rawsiko-web-do-occupy = Occupy
rawsiko-web-do-move = Move
rawsiko-web-do-until = Keep attacking
rawsiko-web-cancel = Cancel
rawsiko-web-until = Attack until it is yours
rawsiko-web-until-name = Keep attacking
rawsiko-web-one-clash = One clash only
rawsiko-web-until-least = Go on while so many can attack
rawsiko-web-until-note = { $count ->
    [1] to the last one
   *[other] go on with { $count } or more
}
rawsiko-web-until-head = { $count ->
    [one] Attack until it is yours, or nobody can act
   *[other] Attack until it is yours, or fewer than { $count } can act
}
rawsiko-web-until-odds = You take it: { $percent }%.

## The dock: placing, set-up, trade, waiting

rawsiko-web-to-place = { $count ->
    [one] { $count } asset to place
   *[other] { $count } assets to place
}
rawsiko-web-to-place-start = Starting assets: tap your territories
rawsiko-web-to-place-invest = New assets: tap your territories
rawsiko-web-per-tap = Assets for each tap
rawsiko-web-per-tap-note = each tap
rawsiko-web-your-territories = Your territories
rawsiko-web-first-continent = First continent
rawsiko-web-second-continent = Second continent
rawsiko-web-choose-continent = Choose a continent
rawsiko-web-then-take = { $count ->
    [one] then { $count } territory there
   *[other] then { $count } adjacent territories there
}
rawsiko-web-take-left = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
rawsiko-web-take-label = Territories you can take
rawsiko-web-would-help = Needed materials there:
rawsiko-web-would-not-help = Nothing there that your objectives need.
rawsiko-web-helps-count = { $count ->
    [0] nothing needed
    [one] { $count } needed material
   *[other] { $count } needed materials
}
rawsiko-web-taken = taken
rawsiko-web-not-now = not now
rawsiko-web-do-choose = Choose { $continent }
rawsiko-web-choose-it = Choose
rawsiko-web-trade-slot = Pick a material
rawsiko-web-trade-offers = Materials you don’t own
rawsiko-web-trade-full = { $count ->
    [one] You have { $count } choice. Put the other material back first.
   *[other] You have { $count } choices. Put a material back first.
}
rawsiko-web-put-back = Put back: { $material }
rawsiko-web-your-score = Your score
rawsiko-web-plus-points = { $name } +{ $points }
rawsiko-web-minus-points = { $name } −{ $points }
rawsiko-web-meanwhile-cost = No longer complete: { $applications }.
rawsiko-web-meanwhile-massed = { $territory }, next to your land: { $name } now has { $count } assets there.
rawsiko-web-best-pick = Best pick
rawsiko-web-do-trade = Trade
rawsiko-web-phase-over = The game is over
rawsiko-web-acts-now = Now acts: { $name }
rawsiko-web-points-stand = Points as it stands
rawsiko-web-points-stand-short = Points
rawsiko-web-points-of = { $points } of { $most }
rawsiko-web-you-are-out = You are out of the game. You can watch, and see all objectives at the end.

## The prompt bar

rawsiko-web-aim-attack = Attack: { $source } → { $target }?
rawsiko-web-aim-attacking = You attack: { $source } → { $target }
rawsiko-web-aim-occupy = Occupy: { $source } → { $target }?
rawsiko-web-aim-move = Move: { $source } → { $target }?
rawsiko-web-drag-attack = Let go: you attack with { $count }.
rawsiko-web-drag-occupy = Let go: you occupy it with { $count }.
rawsiko-web-drag-move = Let go: { $count } go there.
rawsiko-web-aim-detail = Confirm, or tap the target again.
rawsiko-web-aim-source = { $source }: where to?
rawsiko-web-aim-source-detail = Choose a target, or drag there.
rawsiko-web-aim-continent = { $continent }?
rawsiko-web-aim-continent-detail = Tap it again, or confirm below.
rawsiko-web-aim-act = Your action phase
rawsiko-web-aim-act-able = Your action phase: { $count } can act
rawsiko-web-aim-act-detail = Choose where to start, or end the phase.
rawsiko-web-aim-act-done = All your assets have moved: end the phase.
rawsiko-web-aim-trade = { $count ->
    [one] Trade with China: choose { $count } material
   *[other] Trade with China: choose { $count } materials
}
rawsiko-web-aim-trade-detail = Alone on: { $continents }
rawsiko-web-end-phase = End phase
rawsiko-web-end-phase-able = End phase ({ $count } can act)
rawsiko-web-end-caution = { $count ->
    [one] { $count } asset could still move. End your action phase?
   *[other] { $count } assets could still move. End your action phase?
}
rawsiko-web-end-unconfirmed = { $source } → { $target }: not confirmed yet. End your action phase without it?
rawsiko-web-stop-trade = Take no more

## A clash

rawsiko-web-clash = Commercial clash
rawsiko-web-attack-with = { $name }: { $count ->
    [one] { $count } attacks
   *[other] { $count } attack
}
rawsiko-web-defend-with = { $name }: { $count ->
    [one] { $count } defends
   *[other] { $count } defend
}
rawsiko-web-rolling = The dice are rolling …
rawsiko-web-verdict-holds = { $territory }: holds
rawsiko-web-verdict-taken = { $territory }: taken
rawsiko-web-verdict-lost = { $territory }: lost
rawsiko-web-verdict-toll = { $clashes } clashes: you lost { $own }, { $defender } lost { $theirs }.
rawsiko-web-verdict-losses = Lost: { $attacker }: { $attackers }, { $defender }: { $defenders }.
rawsiko-web-verdict-able = { $territory }: { $count ->
    [one] { $count } can still act.
   *[other] { $count } can still act.
}
rawsiko-web-tie-holds = A tie is the defender’s.
rawsiko-web-luck-bad = A result this bad for the attacker, or worse, comes up { $percent } times in 100.
rawsiko-web-luck-good = A result this good for the attacker, or better, comes up { $percent } times in 100.
rawsiko-web-attack-again = Attack again
rawsiko-web-continue = Continue

## Cards

rawsiko-web-close = Close
rawsiko-web-neighbours = Neighbours:
rawsiko-web-by-sea = by sea
rawsiko-web-covers = Countries:
rawsiko-web-country-part = { $country } (part)
rawsiko-web-about-material = About: { $material }
rawsiko-web-you-own-it = You own it.
rawsiko-web-you-need-it = Your objectives need it.
rawsiko-web-you-do-not-need-it = Your objectives don’t need it.
rawsiko-web-strategic = strategic for the EU
rawsiko-web-where-it-lies = Where it lies on the map
rawsiko-web-needed-for = Needed for:
rawsiko-web-comes-from = Where it comes from
rawsiko-web-facts-missing = The facts did not come. Try again later.
rawsiko-web-other-materials = All materials
rawsiko-web-seek = Show it on the map
rawsiko-web-sought = { $material }: { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}

## The list

rawsiko-web-no-drawing = This table plays on a map without a drawing: here are its territories.
rawsiko-web-filter = Show
rawsiko-web-filter-all = All
rawsiko-web-filter-legal = Possible now
rawsiko-web-filter-mine = Mine
rawsiko-web-filter-needed = Needed
rawsiko-web-filter-empty = Empty
rawsiko-web-none-such = There is none now.
rawsiko-web-alone = alone

## The strip of a player and the hourglass

rawsiko-web-territories = Territories
rawsiko-web-materials = Materials
rawsiko-web-first-player = First player
rawsiko-web-next-income = New assets next turn
rawsiko-web-next-income-short = Next turn
rawsiko-web-strip-territories = territories
rawsiko-web-strip-assets = assets
rawsiko-web-strip-materials = materials
rawsiko-web-strip-income = next turn
rawsiko-web-next-player = next
rawsiko-web-last-turn = { $phase }, last turn
rawsiko-web-out = out
rawsiko-web-left-to-place = { $count } to place
rawsiko-web-trades-left = { $count } from China
rawsiko-web-stranglehold = Monopoly Stranglehold: every elimination makes the game one turn shorter
rawsiko-web-set-up = Set-up
rawsiko-web-turn-of = Turn { $turn } of { $turns }
rawsiko-web-turns-left = { $count ->
    [0] the last one
    [one] { $count } more after this
   *[other] { $count } more after this
}
rawsiko-web-turns-in-all = { $turns ->
    [one] then { $turns } turn
   *[other] then { $turns } turns
}

## The objectives

rawsiko-web-your-objectives = Your objectives
rawsiko-web-objectives-hidden = Objectives are secret until the end.
rawsiko-web-objectives-open = The game is over: all objectives are open, in the result.
rawsiko-web-done = done
rawsiko-web-have-of = { $have } of { $all }
rawsiko-web-victory-points = Victory points
rawsiko-web-more-details = With names
rawsiko-web-fewer-details = Without names
rawsiko-web-where-to-find = Where to find what you need
rawsiko-web-near-free = free, next door
rawsiko-web-near-contested = next door
rawsiko-web-near-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
rawsiko-web-show-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
rawsiko-web-show-fewer = Show fewer
rawsiko-web-alone-where = Who is alone where

## The result

rawsiko-web-decided-by = { $material }: the material that decided. It completed: { $application }.
rawsiko-web-read-card = Read its card
rawsiko-web-from-china = From China: { $materials }
rawsiko-web-part-tier-1 = I: easy
rawsiko-web-part-tier-2 = II: medium
rawsiko-web-part-tier-3 = III: hard
rawsiko-web-part-tier-4 = IV: hardest

## Answers to what is typed

rawsiko-web-answer-unknown = “{ $words }” is not on this map.
rawsiko-web-answer-none = None.
rawsiko-web-answer-neighbour = { $name } ({ $id }): { $holding }
rawsiko-web-answer-neighbour-sea = { $name } ({ $id }), by sea: { $holding }
rawsiko-web-answer-at = { $name } ({ $player })
rawsiko-web-answer-where = { $material }: { $places }.
rawsiko-web-answer-objective = { $name }, { $points } points. Missing: { $missing }.
rawsiko-web-answer-objective-done = { $name }, { $points } points: done.
rawsiko-web-answer-score = { $name }: territories { $territories }, assets { $assets }, materials { $materials }.
rawsiko-web-answer-income = New assets next turn: { $income }.
rawsiko-web-answer-odds = One clash, { $own } against { $theirs }: taken with { $percent }%; average losses { $lost } and { $killed }.

## Its keys: the keys, two spaces or more, what they do

rawsiko-web-keys =
    ← ↑ → ↓    to the neighbour in that direction
    N / ⇧ N    to the next or the previous territory that can be chosen
    Z / ⇧ Z    closer, farther
    0          the whole world
    Enter      choose it; once more: confirm
    + / W      one more
    - / S      one fewer
    1 … 9      that number
    Q / H / A  all, half, one
    U          attack until it is yours
    E          end phase; in the Trade with China: take no more
    B          best pick in the Trade with China
    I          card of the territory
    M          all materials on the map
    V          map or list
    K          what the signs mean
    Esc        put away everything that is chosen

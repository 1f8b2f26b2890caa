# The board in headings, lists and tables (games/raw/readers/outline.py), and the names of what one does.

raw-board-players = Players
raw-board-col-player = player
raw-board-col-lives = lives
raw-board-col-hand = cards in hand
raw-board-col-trophies = trophies
raw-board-col-state = state
raw-board-col-number = number
raw-board-col-wounds = wounds
raw-board-col-price = price
raw-board-col-endurance = endurance
raw-board-wounds-of = { $wounds } of { $endurance }
raw-board-table-of = On the table: { $name }
raw-board-strikes-at = strikes at { $spots }
raw-board-struck-by = struck by { $spots }
raw-outline-verb-end = Ready
raw-outline-verb-pass = No, thank you
raw-outline-verb-draw = Draw a card
raw-outline-verb-feed = Feed the monsters
raw-outline-verb-hand = Into the hand
raw-outline-verb-trophy = As a trophy
raw-outline-verb-free = Let out
raw-outline-verb-keep = Keep these cards in hand
raw-outline-verb-underworld = Into the underworld
raw-outline-verb-take = Take a card
raw-outline-verb-hunt = Hunt a card
raw-outline-verb-player = Choose a player
raw-outline-verb-stars = Pay stars
raw-outline-verb-pick = Pick a card
raw-outline-verb-life = A life into the hand
raw-outline-verb-discard = Discard
raw-outline-verb-lay = Lay a card
raw-outline-verb-down = Lay face down
raw-outline-verb-put = Put a card
raw-outline-verb-leave = Don’t feed
raw-outline-verb-bury = Bury a card
raw-outline-verb-hold = Use a hideout or prison
raw-outline-verb-pay = Pay for a face-down card
raw-outline-verb-turn = Turn a card up
raw-outline-verb-attack = Attack
raw-outline-verb-skill = Use a skill
raw-outline-verb-target = Choose a target
raw-outline-verb-double = Both wounds
raw-outline-verb-split = One wound each
raw-outline-verb-kill = Kill outright
raw-outline-verb-trap = Spring a trap
raw-outline-verb-raid = Raid
raw-choose-places = Cards that you keep in hand; the others are your lives
# The whole act, where nothing is to be added: what comes next ($next), or what is asked ($do)
raw-outline-act-end = { $next ->
    [attack] On to the attack
    [wounds] Let the wounds fall
    [raid] On to the raid
   *[turn] End your turn
}
raw-outline-act-pass = { $do ->
    [trap] Spring no trap
    [life] Take no life into the hand
    [zombie] Discard nothing
   *[other] Pass
}

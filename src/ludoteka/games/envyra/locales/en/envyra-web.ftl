# Envyra in the browser. Names of players stand first or behind a colon, and are never inflected;
# where a sentence is about a player, $me is "yes" for the reader, else $name is to be used.

## Phases

envyra-web-phases = Phases of the round
envyra-web-phase-placing = I Place in secret
envyra-web-phase-moving = II Move to the tiles
envyra-web-phase-refill = Refill, pass the cone
envyra-web-round = Round { $round }
envyra-web-starts = { $me ->
    [yes] You start
   *[no] { $name } starts
}
envyra-web-start-player = Start player
envyra-web-bag = { $bag ->
    [0] The bag is empty
   *[other] { $bag } in the bag
}
envyra-web-end-tile-lies = End tile on { $cell }

## Tiles

# $tile: END, or K for the alternative one
envyra-web-end-tile = { $tile ->
    [K] End tile K
   *[other] End tile
}
envyra-web-grid = Playing grid
envyra-web-no-tile = No tile
envyra-web-won-here = { $me ->
    [yes] You won: { $tile }
   *[no] { $name }: { $tile }
}
envyra-web-refilled-later = refilled after the round
envyra-web-your-cube = { $count ->
    [1] your cube
   *[other] your cube { $number }
}
envyra-web-cube-short = { $count ->
    [1] cube
   *[other] cube { $number }
}
envyra-web-on-its-way = on its way
envyra-web-tap-again = tap again to move

## What a tile says to those who can't see it, sentence by sentence

envyra-web-says-tile = { $cell }: { $tile }, { $theme }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
envyra-web-says-end-tile = { $cell }: { $tile }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Who wins it ends the game.
envyra-web-says-cubes = { $needed ->
    [one] Needs { $needed } cube,
   *[other] Needs { $needed } cubes,
} { $placed ->
    [0] none placed yet.
   *[other] { $placed } placed: { $names }.
}
envyra-web-says-leader = { $me ->
    [yes] You lead.
   *[no] { $name } leads.
}
envyra-web-says-needs = Restricted tile, only for who has won: { $needs }.
envyra-web-says-open = You meet it.
envyra-web-says-coming = Cubes still to come: { $names }.
envyra-web-says-chosen = You have placed a cube for it.
envyra-web-says-advised = The hint advises it.
envyra-web-says-no-tile = { $cell }: no tile.
envyra-web-says-gap = { $cell }: no tile until the end of the round. { $me ->
    [yes] You won it: { $tile }.
   *[no] { $name } won it: { $tile }.
}
envyra-web-says-hole = { $cell }: { $tile }{ $filled ->
    [yes] {", with a cube of yours"}
   *[no] {""}
}
# $cells: names of tiles, or "none"
envyra-web-says-board = { $cells ->
    [none] Player board without cubes
   *[other] Player board with cubes for: { $cells }
}
envyra-web-says-set = { $value ->
    [0] { $tiles }.
   *[other] Set of { $theme }: { $tiles }, { $value } more points.
}
envyra-web-says-order = Order of moving: { $names }.
envyra-web-says-now = { $me ->
    [yes] Now you.
   *[no] Now: { $name }.
}
envyra-web-says-supply = Cube { $number } of { $count } in your supply
# $names: who has it, or "none"
envyra-web-says-symbol = { $symbol }. Won by: { $names }. In the grid: { $grid }. Not seen yet: { $unseen }.
envyra-web-says-score = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} (tiles { $tiles }, sets { $sets }, Equilibrium { $cards }).
envyra-web-says-cubes-of-mine = In your supply: { $free }. On your board, for: { $board }.

## What one more cube would do

envyra-web-more-lacking = Restricted tile: you still need { $lacking }.
envyra-web-more-full = { $me ->
    [yes] The tile is full: you win it, { $leading } to { $trailing }, and your cube comes back.
   *[no] The tile is full: { $name } wins it, { $leading } to { $trailing }. Your cube comes back.
}
envyra-web-more-closes = { $me ->
    [yes] Your cube would close it, and you would win it, { $leading } to { $trailing }{ $level ->
        [yes] {" "}as the last to come
       *[no] {""}
    }.
   *[no] Your cube would close it, but you would not win it: { $name }, { $leading } to { $trailing }{ $level ->
        [yes] {" "}as the last to come
       *[no] {""}
    }.
}
envyra-web-more-stays = { $left ->
    [one] After your cube, { $left } more closes it.
   *[other] After your cube, { $left } more close it.
} { $me ->
    [yes] You would lead, { $leading } to { $trailing }{ $level ->
        [yes] {" "}as the last to come
       *[no] {""}
    }.
   *[no] { $name } would lead, { $leading } to { $trailing }{ $level ->
        [yes] {" "}as the last to come
       *[no] {""}
    }.
}
# The same in a few words, for a phone
envyra-web-short-lacking = Restricted: you still need { $lacking }.
envyra-web-short-full = { $me ->
    [yes] Full: you win it, { $leading } to { $trailing }.
   *[no] Full: { $name } wins it, { $leading } to { $trailing }. Your cube comes back.
}
envyra-web-short-closes = { $me ->
    [yes] Closes it: you would win, { $leading } to { $trailing }.
   *[no] Closes it: { $name } would win, { $leading } to { $trailing }.
}
envyra-web-short-stays = { $left ->
    [one] Then { $left } more closes it,
   *[other] Then { $left } more close it,
} { $me ->
    [yes] you would lead { $leading } to { $trailing }.
   *[no] { $name } would lead { $leading } to { $trailing }.
}
# On a card of a phone: one line each; who is still to come is seen on the tile
envyra-web-brief-lacking = You need { $lacking }
envyra-web-brief-full = { $me ->
    [yes] Full: you win, { $leading } to { $trailing }
   *[no] Full: { $name } wins, { $leading } to { $trailing }
}
envyra-web-brief-closes = { $me ->
    [yes] You would win it, { $leading } to { $trailing }
   *[no] { $name } would win it, { $leading } to { $trailing }
}
envyra-web-brief-stays = { $me ->
    [yes] You would lead, { $leading } to { $trailing }; { $left } more needed
   *[no] { $name } would lead, { $leading } to { $trailing }; { $left } more needed
}
envyra-web-brief-then = { $me ->
    [yes] In the end you win, { $leading } to { $trailing }
   *[no] In the end { $name } wins, { $leading } to { $trailing }
}
envyra-web-brief-then-leads = { $me ->
    [yes] In the end you lead, { $leading } to { $trailing }
   *[no] In the end { $name } leads, { $leading } to { $trailing }
}
# Others may still choose when they come
envyra-web-brief-may-win = Could win it: { $names }
envyra-web-brief-may-lead = Could lead: { $names }
envyra-web-more-coming = Still to come: { $names }.
envyra-web-more-then = { $me ->
    [yes] Then you would win it, { $leading } to { $trailing }.
   *[no] Then { $name } would win it, { $leading } to { $trailing }.
}
envyra-web-more-then-leads = { $me ->
    [yes] Then you would lead, { $leading } to { $trailing }.
   *[no] Then { $name } would lead, { $leading } to { $trailing }.
}
envyra-web-short-then = { $me ->
    [yes] Still to come: { $names }. Then you win, { $leading } to { $trailing }.
   *[no] Still to come: { $names }. Then { $name } wins, { $leading } to { $trailing }.
}
envyra-web-short-then-leads = { $me ->
    [yes] Still to come: { $names }. Then you lead, { $leading } to { $trailing }.
   *[no] Still to come: { $names }. Then { $name } leads, { $leading } to { $trailing }.
}
envyra-web-of-tile = { $tile }: { $text }

## Phase I

envyra-web-behind-screen = Behind your screen
envyra-web-behind-hint = Only you see this board. Tap a hole or a tile, or drag a cube there.
envyra-web-locked-hint = You may change it until everybody is ready. Then all screens go up at once.
envyra-web-changing-hint = What you locked in counts until you lock in again.
envyra-web-own-board = Your board
envyra-web-your-cubes = Your five cubes
envyra-web-supply = Supply
envyra-web-cube-on = A cube of yours lies on: { $tile }
envyra-web-cube-for = A cube of yours on your board, for: { $tile }
envyra-web-now-a-tile = Now tap a tile or a hole of your board, or drag the cube there.
envyra-web-both-placed = You place at most two cubes a round: tap one of them to take it back.
envyra-web-place-one = Place at least one cube first.
envyra-web-lock = { $count ->
    [0] Lock in
    [one] Lock in { $count } cube
   *[other] Lock in { $count } cubes
}
envyra-web-lock-again = { $count ->
    [0] Lock in again
    [one] Lock in { $count } cube again
   *[other] Lock in { $count } cubes again
}
envyra-web-come-back = { $count ->
    [one] Your cube will come back
   *[other] Both your cubes will come back
}
envyra-web-go-on-restricted = Lock in anyway
envyra-web-first-cube = Your first cube: tap a tile
envyra-web-only-cube = Your cube: tap a tile
envyra-web-second-cube = A second cube, if you like
envyra-web-locked = Locked in
envyra-web-change = Change
envyra-web-keep = Keep it
envyra-web-clear = Clear
envyra-web-aim-lock = { $count ->
    [1] { $most ->
        [1] Lock your cube in when you are ready.
       *[other] Place a second cube, or lock in.
    }
   *[other] Lock in when you are ready.
}
envyra-web-is-ready = ready
envyra-web-is-placing = placing

## Phase II

envyra-web-order = Who moves when
envyra-web-screens-go-up = All screens go up!
envyra-web-order-wait = Cubes move when all are ready.
envyra-web-order-later = Cubes move when all are ready, in this order.
envyra-web-order-choose = Now it is you: choose which cube moves first.
envyra-web-order-now = { $me ->
    [yes] Now: you.
   *[no] Now: { $name }.
}
envyra-web-order-done = All cubes have moved.
envyra-web-order-over = The game is over.
envyra-web-own-waits = { $count ->
    [one] { $count } cube waits to move.
   *[other] { $count } cubes wait to move.
} Where there is nothing to choose, it moves by itself.
envyra-web-own-stuck = { $count ->
    [one] Your cube can’t move yet: its tile is restricted. If that stays so, it comes back.
   *[other] Your cubes can’t move yet: their tiles are restricted. If that stays so, they come back.
}
envyra-web-own-empty = Your cubes have moved.
envyra-web-must-move = Who can move a cube must move one; the other one follows on the way back.
envyra-web-choose-cube = Choose a cube
envyra-web-choose-cube-first = First choose which of your cubes moves: tap its tile.
envyra-web-move-to = Move my cube: { $tile }
envyra-web-aim-choose = Which cube moves first: { $tiles }?
envyra-web-tutorial-watch = The cubes are moving …
envyra-web-aim-move = Move this cube first?
envyra-web-waits-for = { $count ->
    [one] Cube for: { $tiles }
   *[other] Cubes for: { $tiles }
}
envyra-web-all-moved = All moved
envyra-web-moves-here = { $me ->
    [yes] You move here
   *[no] { $name } moves here
}
envyra-web-cannot-move = { $me ->
    [yes] You can’t move here yet
   *[no] { $name } can’t move here yet
}
envyra-web-wins-it = { $me ->
    [yes] You win it, { $won } to { $other }{ $level ->
        [yes] {", "}came last
       *[no] {""}
    }
   *[no] { $name } wins it, { $won } to { $other }{ $level ->
        [yes] {", "}came last
       *[no] {""}
    }
}
# The same beside the player's mark, where there is little room
envyra-web-here-moves = moves here
envyra-web-here-cannot = can’t move yet
envyra-web-here-wins = wins, { $won } to { $other }

## The end tile

envyra-web-end-tile-laid = The end tile lies on { $cell }: whoever wins it ends the game.
envyra-web-end-tile-back = The end tile! Nobody may take it yet: back into the bag.

## Won tiles and score

envyra-web-your-tiles = Your tiles
envyra-web-no-tiles = no tiles won yet
# Of the points
envyra-web-part-tiles = for tiles
envyra-web-part-sets = for sets
envyra-web-set-value = set +{ $value }
envyra-web-next-step = { $number ->
    [2] A second { $theme } symbol makes a set: +{ $gain }.
    [3] A third { $theme } symbol: +{ $gain } for the set.
   *[other] A fourth { $theme } symbol: +{ $gain } for the set.
}
envyra-web-first-step = Different symbols of one colour make a set.
envyra-web-points-now = { $points ->
    [one] point now
   *[other] points now
}
envyra-web-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
envyra-web-points-word = { $points ->
    [one] pt
   *[other] pts
}
envyra-web-supply-count = { $count ->
    [one] { $count } cube in the supply
   *[other] { $count } cubes in the supply
}
envyra-web-your-score = { $points ->
    [one] Your score: { $points } point
   *[other] Your score: { $points } points
}

## Equilibrium

envyra-web-card = Equilibrium card: { $symbols }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
envyra-web-card-taken = { $me ->
    [yes] You have taken it.
   *[no] { $name } has taken it.
}
envyra-web-card-lacks = You still lack: { $symbols }.
envyra-web-card-met = You have all of them.
envyra-web-open-cards = Equilibrium: for the first with all symbols
envyra-web-secret-card = Your secret card: only you see it
envyra-web-secret-card-shown = Your secret card
envyra-web-secret-card-of = Secret card: { $name }
envyra-web-secret-counts = secret card, counts
envyra-web-secret-missed = secret card, not reached
envyra-web-takes-card = { $me ->
    [yes] You take it. { $card }
   *[no] { $name } takes it. { $card }
}

## Symbols

envyra-web-symbols = Who has which symbol
envyra-web-set-values = A set of one colour: 2 symbols +2, 3 symbols +4, 4 symbols +7.
envyra-web-unseen = { $count } unseen

## The end

envyra-web-end-tile-won = { $me ->
    [yes] You have won the end tile.
   *[no] { $name } has won the end tile.
}
envyra-web-sets-at-end = Tiles in their sets
envyra-web-moments = Tiles that decided it
envyra-web-moment-title = Round { $round }: { $tile }
envyra-web-moment = { $me ->
    [yes] You win it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $name } wins it: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}{ $sets ->
    [0] {""}
   *[other] {", "}{ $sets } more for sets
}{ $cards ->
    [0] {""}
   *[other] {", "}{ $cards } for Equilibrium
}.
envyra-web-moment-tied = { $me ->
    [yes] Tied at { $most }: of those, you came last.
   *[no] Tied at { $most }: of those, { $name } came last.
}
envyra-web-moment-given = { $me ->
    [yes] Your cube closed it.
   *[no] Closed by: { $name }.
}

## Typed questions: the words themselves

envyra-web-ask-score = score
envyra-web-ask-order = order
envyra-web-ask-cubes = cubes
envyra-web-ask-tile = tile

## The legend: what the signs and the lines around tiles mean

envyra-web-signs = Signs
envyra-web-sign-locked = restricted tile, not yet for you
envyra-web-sign-start = start tile: the first grid is laid with these
envyra-web-sign-players = only with three or four players
envyra-web-sign-leader = leads: would win the tile as it stands
envyra-web-sign-coming = cubes still to come
envyra-web-sign-open = restricted tile, open to you
envyra-web-sign-met = pale colour: you have a tile of it
envyra-web-sign-cone = start player of the round
envyra-web-sign-legal = you may choose it
envyra-web-sign-chosen = you have chosen it
envyra-web-sign-closing = 1 more closes it
envyra-web-sign-advice = the hint advises it
envyra-web-sign-lesson = the lesson means it
envyra-web-sign-new = new this round
envyra-web-sign-pointed = the history tells of it, or it has just changed
envyra-web-sign-focus = the keyboard is here

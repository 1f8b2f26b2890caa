# Envyra. How names and fields are made: docs/texts.md. Terms: the project's glossary, section 5.

envyra-help =
    A box is a tile: its name and points ★, its colour and symbol, its cubes.
    □         a cube that the tile still needs
    A leads   A would win the tile as it stands
    needs OG  only for who has won an orange and a green tile (✓ you, ✗ not yet)
    →A        a cube of A on that place of its board, not yet moved
    ▲         the start player's cone
    9 = 7 + 2 points: on tiles + for sets (+ for Equilibrium cards)
    “a1 c2” places cubes for two tiles, “a1” for one; in phase II “a1” moves it.

## The table

envyra-the-tile = { $tile-mark ->
    [end] the end tile
   *[other] the { $tile-theme } { $tile-symbol } tile
}
# The same, with its place where the grid has another one of that name
envyra-the-tile-there = { $tile-mark ->
    [end] the end tile
   *[other] the { $tile-theme } { $tile-symbol } tile
}{ $twin ->
    [yes] {" "}({ $cell })
   *[no] {""}
}
envyra-tiles-end = end tile
# Of which kind the words in these fields are
envyra-field-tiles = symbol
envyra-field-symbols = symbol
envyra-field-missing = theme
envyra-field-secret-symbols = symbol

envyra-part-tiles = tiles
envyra-part-sets = sets
envyra-part-equilibrium = Equilibrium

## The board in the terminal: short words, a box is 16 columns wide; what does not fit is shortened

envyra-board-round = Round { $round }
envyra-board-phase-placing = phase I: placing cubes on the boards
envyra-board-phase-moving = phase II: moving cubes to the tiles
envyra-board-phase-over = the game is over
envyra-board-bag = { $bag ->
    [one] { $bag } tile in the bag
   *[other] { $bag } tiles in the bag
}
envyra-board-tile = { $theme } { $symbol }
envyra-board-end-tile = the end tile
envyra-board-no-tile = no tile
envyra-board-leads = { $seat } leads
envyra-board-needs = needs { $icons }
# One letter for each colour, all different
envyra-board-icon-orange = O
envyra-board-icon-green = G
envyra-board-icon-blue = B
envyra-board-order = Order of moving:
envyra-board-player = player
envyra-board-you = you
envyra-board-cubes = cubes
envyra-board-points = points
envyra-board-ready = ready
envyra-board-won-tiles = won tiles
envyra-board-set = { $theme } { $symbols }
envyra-board-won-end-tile = end tile { $tile }
envyra-board-cards = Equilibrium
envyra-board-card-open = open: { $card }
envyra-board-card-taken = { $seat } has taken: { $card }
envyra-board-card-mine = your secret: { $card }
envyra-board-card-secret = { $seat }'s secret: { $card }

## What happened

envyra-event-set-up = The playing grid of { $columns } × { $rows } is laid, { $bag } tiles are in the bag, and { $cone-me ->
    [yes] you are the start player.
   *[no] { $cone-name } is the start player.
}
envyra-event-ready = { $seat-me ->
    [yes] You are ready.
   *[no] { $seat-name } is ready.
}
envyra-event-changed-mind = { $seat-me ->
    [yes] You change your choice to { $tiles }.
   *[no] { $seat-name } changes the choice to { $tiles }.
}
envyra-event-screens-removed = All screens are removed: { $tiles-shares }.
envyra-event-cube-moved = { $forced ->
    [yes] { $seat-me ->
        [yes] You have
       *[no] { $seat-name } has
    } only one cube to move:
   *[no] { $seat-me ->
        [yes] You move
       *[no] { $seat-name } moves
    } a cube
} to { envyra-the-tile-there }.
envyra-event-skipped = { $seat-me ->
    [yes] You are
   *[no] { $seat-name } is
} skipped: { $cells-count ->
    [one] the cube for { $tiles } can’t move, because its tile is restricted.
   *[other] the cubes for { $tiles } can’t move, because their tiles are restricted.
}
envyra-event-tile-won = { $seat-me ->
    [yes] You win
   *[no] { $seat-name } wins
} { envyra-the-tile-there } for { $tile-points ->
    [one] { $tile-points } point
   *[other] { $tile-points } points
}. { $tie ->
    [yes] { $seat-me ->
        [yes] Tied at { $most }: of those, you came last.
       *[no] Tied at { $most }: of those, { $seat-name } came last.
    }{" "}
   *[no] {""}
}Cubes go back to their supplies: { $returned-shares }.
envyra-event-card-taken = { $seat-me ->
    [yes] You take
   *[no] { $seat-name } takes
} the Equilibrium card with { $card-symbols } for { $card-points ->
    [one] { $card-points } point
   *[other] { $card-points } points
}.
envyra-event-boards-cleared = Cubes that could not move return to the supply: { $returned-shares }.
envyra-event-tile-laid = From the bag comes { envyra-the-tile }, on { $cell }; { $bag ->
    [0] the bag is empty.
    [one] { $bag } tile is left in it.
   *[other] { $bag } tiles are left in it.
}
envyra-event-end-tile-put-back = The end tile is drawn; nobody meets its condition, so it goes back into the bag.
envyra-event-cubes-taken-back = { $seat-me ->
    [yes] You have no cube in the supply and take all your cubes
   *[no] { $seat-name } has no cube in the supply and takes all cubes
} back from { $tiles }.
envyra-event-cone-passed = Round { $round } begins; { $seat-me ->
    [yes] you get the cone and are
   *[no] { $seat-name } gets the cone and is
} the start player.
envyra-event-game-over = The game ends.{ $secret_cards-count ->
    [0] { "" }
   *[other] { " " }The secret cards were: { $secret_symbols-shares }.
}

## What to do now

envyra-prompt-place = { $most ->
    [1] Secretly place a cube.
   *[other] Secretly place 1 or { $most } cubes.
}
envyra-prompt-change = { $most ->
    [1] You have placed; until all are ready you may place your cube again.
   *[other] You have placed; until all are ready you may place 1 or { $most } cubes again.
}
envyra-prompt-move = Move one of these cubes to its tile: { $cells-ids }.

## Why a move is not allowed

envyra-expected = “place a1”, “place a1 c2” or “move a1”, with columns a to d and rows 1 to 3

envyra-why-screens-are-up = The screens are still up: cubes move when everybody has placed. Not ready yet: { $waiting-names }.
envyra-why-one-cube-a-round = In the simplified variant everybody places only one cube a round.
envyra-why-not-enough-cubes = You can’t place { $cubes } cubes with { $supply } in your supply.
envyra-why-outside-the-grid = { $cell } is outside the playing grid.
envyra-why-no-tile-there = { $cells-count ->
    [one] There is no tile on { $cells }.
   *[other] There are no tiles on { $cells }.
}
envyra-why-screens-are-removed = The screens are removed: nobody places cubes until the next round.
envyra-why-another-moves-first = It is not your turn to move a cube: { $waiting-names } first.
envyra-why-no-cube-there = You have no cube for { $cell } on your board; your cubes are for { $board }.
envyra-why-restricted = { $cubes ->
    [1] Your cube will come back unmoved: its tile is restricted, and you still need
   *[other] Both your cubes will come back unmoved: their tiles are restricted, and you still need
}: { $missing }.{ $hope ->
    [yes] {" "}Only if you win that before your cube’s turn can it move.
   *[no] {""}
}

## How it ended

envyra-end-end-tile-won = A player won the end tile.
envyra-end-end-tile-left = Only the end tile is left in the bag, and nobody may take it.
envyra-end-no-tile-open = A player can’t move a cube to any tile.
envyra-end-round-limit = 200 rounds were played.

## Options

envyra-option-grid = columns x rows of the playing grid; auto: 3x2, 3x3 or 4x3 for 2, 3 or 4 players
envyra-option-end-tile = the original end tile, or the alternative one (K)
envyra-option-simplified = everybody places only one cube a round
envyra-option-equilibrium = Equilibrium cards: A two open ones, B a secret one for each player, C both
envyra-option-start-player = who gets the cone first: a seat, or chance

## Colours and symbols of our own tiles; other content may bring words of its own

envyra-theme-orange = orange
envyra-theme-green = green
envyra-theme-blue = blue
envyra-symbol-sun = sun
envyra-symbol-mountain = mountain
envyra-symbol-dune = dune
envyra-symbol-fire = fire
envyra-symbol-leaf = leaf
envyra-symbol-tree = tree
envyra-symbol-mushroom = mushroom
envyra-symbol-fern = fern
envyra-symbol-sea = sea
envyra-symbol-rain = rain
envyra-symbol-ice = ice
envyra-symbol-wind = wind

## The rules, each in one sentence of our own

envyra-rule-1 = There are 39 tiles: 15 start tiles (S), 22 basic tiles, some of them marked 3/4, the end tile and the alternative end tile K.
envyra-rule-2 = Every player has five cubes of one colour, a player board and a screen; there are a cone, a corner card, a bag and nine Equilibrium cards.
envyra-rule-3 = A tile shows the cubes it needs, its points, its colour (the theme), its symbol and, if it is restricted, colour icons.
envyra-rule-4 = Start tiles, basic tiles and one end tile, the original or K, are sorted apart.
envyra-rule-5 = Some tiles are put into the box at random: 4 S and 14 basic for two players (all marked 3/4 among them), 2 and 6 for three, 1 and 1 for four.
envyra-rule-6 = Start tiles form the playing grid; the corner card under its upper left tile shows which way it is read.
envyra-rule-7 = Everybody takes five cubes, a board and a screen to hide the board.
envyra-rule-8 = The other start tiles, the basic tiles and the end tile are mixed in the bag.
envyra-rule-9 = The start player is whoever was last caught in the rain, or as agreed; here chance decides, or the host names a seat.
envyra-rule-10 = In phase I all players at once secretly place 1 or 2 cubes from their supply on their boards; who has only one must place it.
envyra-rule-11 = A position on the board stands for the tile at that place of the grid; filling a tile may take several rounds.
envyra-rule-12 = Phase II begins when all screens are removed.
envyra-rule-13 = From the start player clockwise everybody moves exactly one cube from the board to its tile; who placed two chooses which.
envyra-rule-14 = After the last player the order turns back, until the start player moves a second cube last.
envyra-rule-15 = A cube may move to a restricted tile only if its owner has won a tile of the right colour for every icon.
envyra-rule-16 = If a tile is won before you could move there, your cube returns to your supply and you must move your other one.
envyra-rule-17 = A tile with as many cubes as it needs leaves the grid at once.
envyra-rule-18 = It goes to the player with most cubes on it; of several, to the one who placed a cube there last.
envyra-rule-19 = All cubes on a won tile, and unmoved cubes for its place, return to their owners.
envyra-rule-20 = Won tiles lie open beside their owner's board.
envyra-rule-21 = A round ends when all cubes have moved; then come refill, cube check and the cone, in this order.
envyra-rule-22 = Every gap is filled with a random tile from the bag, as long as it has any.
envyra-rule-23 = The end tile is laid only if a player has won an orange, a green and a blue tile; otherwise another is drawn and it goes back, and if it is the last the game ends.
envyra-rule-24 = Who has no cube in the supply before a new round takes all five back from the tiles.
envyra-rule-25 = The cone passes to the player on the left.
envyra-rule-26 = The game ends at once when a player wins the end tile.
envyra-rule-27 = The game ends when a gap must be filled, only the end tile is in the bag and nobody meets its condition.
envyra-rule-28 = The game ends after a round if some player can’t move a cube to any tile of the grid.
envyra-rule-29 = Won tiles of one colour with different symbols form a set; each tile is in one set only.
envyra-rule-30 = The score is the points on tiles, 2, 4 or 7 points for sets of 2, 3 or 4 symbols, and Equilibrium cards.
envyra-rule-31 = Most points win; then most points from sets, then the owner of the end tile; otherwise the win is shared.
envyra-rule-32 = Sets are formed in the best way, by taking one tile of each symbol again and again.
envyra-rule-33 = In the simplified variant, for learners and the younger, everybody plays only one cube a round.
envyra-rule-34 = Equilibrium: A two open cards go to the first who has their symbols; B everybody has a secret card that counts at the end; C both.
envyra-rule-35 = Variants B and C suit three and four players better; the 4-point Equilibrium cards are for four players only.

envyra-rule-D-C1 = Sets are formed in the best way, by taking one tile of each symbol again and again.
envyra-rule-D-C2 = The grid has 3 x 2 tiles for two players, 3 x 3 for three and 4 x 3 for four, unless another size is chosen.
envyra-rule-D-C3 = The two cubes of a round go on different positions.
envyra-rule-D-C4 = Any position with a tile may be chosen in phase I, a restricted one too; a position without a tile may not.
envyra-rule-D-C5 = A cube that its owner may not move yet waits on the board: there is one chance going forward and one coming back; then it returns to the supply.
envyra-rule-D-C6 = Who can move a cube must move one.
envyra-rule-D-C7 = The game ends by rule 28 only if a player can’t move to any tile at all; an empty grid counts too.
envyra-rule-D-C8 = An end tile that was put back may be drawn again for the next gap.
envyra-rule-D-C9 = For two players all tiles marked 3/4 are taken out first, then random ones.
envyra-rule-D-C10 = Who has all five cubes on tiles takes all of them back.
envyra-rule-D-C11 = Open Equilibrium cards are checked after every won tile, and are not replaced.
envyra-rule-D-C12 = The end tile needs orange, green and blue, has no theme and is never part of a set.
envyra-rule-D-C13 = For two and three players cards are drawn from those without 4 points.

envyra-rule-E-1 = Whether everybody can still move is looked at once a round, after refill and cube check.
envyra-rule-E-3 = Gaps are filled row by row from the corner card, one draw each.
envyra-rule-E-4 = The lower ranks are decided like the first; equal players share a rank.
envyra-rule-E-5 = Won tiles are not used up by restricted tiles.
envyra-rule-E-8 = If only one tile is left in the grid, only one cube can be placed.
envyra-rule-E-10 = A theme has at most four symbols.
envyra-rule-E-14 = When a tile is won in the middle of phase II, every unmoved cube for it returns at once, and the gap stays until the end of the round.
envyra-rule-E-15 = The order turns back even if the last player can’t move.
envyra-rule-E-16 = Nobody may keep the only cube for the way back.
envyra-rule-E-17 = Of two ends at once the end tile comes first, then the empty bag, then the player who can’t move.
envyra-rule-E-18 = When the game ends, cube check and cone are left out; only whether somebody can’t move any cube, and whether 200 rounds were played, is tested after the cube check.
envyra-rule-E-19 = Gaps are looked at one by one; tiles already laid stay when the game ends.
envyra-rule-E-21 = Without a gap to fill, the game goes on even if only the end tile is in the bag.
envyra-rule-E-24 = One player who meets its condition is enough for the end tile to be laid.
envyra-rule-E-25 = Who completes both open Equilibrium cards takes both.
envyra-rule-E-26 = A card that shows a symbol twice needs two such tiles; a tile may serve several cards.
envyra-rule-E-27 = At most four of the nine Equilibrium cards give 4 points.
envyra-rule-E-28 = Equilibrium points don’t count in the tie-break by sets.
envyra-rule-E-29 = If several have most cubes and another placed the last one, the newest cube of those with most decides.
envyra-rule-E-30 = After 200 rounds the game ends and is scored.
envyra-rule-E-31 = Start tiles must leave everybody something to play on the first grid.

# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

envyra-label-grid = Playing grid
envyra-label-grid-auto = by number of players
envyra-label-grid-3x2 = 3 × 2
envyra-label-grid-4x2 = 4 × 2
envyra-label-grid-3x3 = 3 × 3
envyra-label-grid-4x3 = 4 × 3
envyra-label-end-tile = End tile
envyra-label-end-tile-original = original
envyra-label-end-tile-K = K
envyra-label-simplified = Simplified game
envyra-label-equilibrium = Equilibrium
envyra-label-equilibrium-off = off
envyra-label-equilibrium-A = A, open
envyra-label-equilibrium-B = B, secret
envyra-label-equilibrium-C = C, both
envyra-label-start-player = Start player
envyra-label-start-player-random = chance
envyra-label-start-player-1 = 1
envyra-label-start-player-2 = 2
envyra-label-start-player-3 = 3
envyra-label-start-player-4 = 4

envyra-label-grid-detail = Columns and rows. By number of players: 3 × 2 for two, 3 × 3 for three, 4 × 3 for four.
envyra-label-end-tile-detail = Whoever wins it ends the game. K is the alternative one of the box.
envyra-label-simplified-detail = One cube a round instead of two. Good for learning the game, and for younger players.
envyra-label-equilibrium-detail = Cards that give points for certain symbols. A: two lie open for everybody. B: everybody has a secret one. C: both. B and C suit three and four players better.
envyra-label-start-player-detail = By the rule book whoever was last caught in the rain begins. Here chance decides, or you name the seat.

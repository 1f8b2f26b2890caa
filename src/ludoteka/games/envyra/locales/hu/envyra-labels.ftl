# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

envyra-label-grid = Lapkarács
envyra-label-grid-auto = játékosszám szerint
envyra-label-grid-3x2 = 3 × 2
envyra-label-grid-4x2 = 4 × 2
envyra-label-grid-3x3 = 3 × 3
envyra-label-grid-4x3 = 4 × 3
envyra-label-end-tile = Zárólapka
envyra-label-end-tile-original = eredeti
envyra-label-end-tile-K = K
envyra-label-simplified = Egyszerűsített változat
envyra-label-equilibrium = Equilibrium
envyra-label-equilibrium-off = nincs
envyra-label-equilibrium-A = A, nyílt
envyra-label-equilibrium-B = B, titkos
envyra-label-equilibrium-C = C, mindkettő
envyra-label-start-player = Kezdőjátékos
envyra-label-start-player-random = véletlen
envyra-label-start-player-1 = 1
envyra-label-start-player-2 = 2
envyra-label-start-player-3 = 3
envyra-label-start-player-4 = 4

envyra-label-grid-detail = Oszlopok és sorok. Játékosszám szerint: két játékosnak 3 × 2, háromnak 3 × 3, négynek 4 × 3.
envyra-label-end-tile-detail = Aki megszerzi, véget vet a játéknak. A K a dobozban lévő másik zárólapka.
envyra-label-simplified-detail = Fordulónként csak egy kocka kettő helyett. Tanuláshoz és fiatalabb játékosoknak ajánlott.
envyra-label-equilibrium-detail = Kártyák, amelyek bizonyos szimbólumokért pontot adnak. A: kettő nyíltan fekszik mindenkinek. B: mindenkinek van egy titkos. C: mindkettő. A B és a C inkább három vagy négy játékosnak való.
envyra-label-start-player-detail = A szabály szerint az kezd, aki legutóbb elázott az esőben. Itt a véletlen dönt, vagy te jelölöd ki a helyet.

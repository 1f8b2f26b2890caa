# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

envyra-label-grid = Režģis
envyra-label-grid-auto = pēc spēlētāju skaita
envyra-label-grid-3x2 = 3 × 2
envyra-label-grid-4x2 = 4 × 2
envyra-label-grid-3x3 = 3 × 3
envyra-label-grid-4x3 = 4 × 3
envyra-label-end-tile = Beigu plāksnīte
envyra-label-end-tile-original = parastā
envyra-label-end-tile-K = K
envyra-label-simplified = Vienkāršota spēle
envyra-label-equilibrium = Equilibrium
envyra-label-equilibrium-off = nav
envyra-label-equilibrium-A = A, atklātas
envyra-label-equilibrium-B = B, slepenas
envyra-label-equilibrium-C = C, abējādi
envyra-label-start-player = Pirmais spēlētājs
envyra-label-start-player-random = nejaušība
envyra-label-start-player-1 = 1
envyra-label-start-player-2 = 2
envyra-label-start-player-3 = 3
envyra-label-start-player-4 = 4

envyra-label-grid-detail = Kolonnas un rindas. Pēc spēlētāju skaita: diviem 3 × 2, trim 3 × 3, četriem 4 × 3.
envyra-label-end-tile-detail = Kas to iegūst, tas beidz spēli. K ir otra beigu plāksnīte no kastes.
envyra-label-simplified-detail = Viens klucītis kārtā divu vietā. Labi noder, lai spēli iemācītos, un jaunākiem spēlētājiem.
envyra-label-equilibrium-detail = Kārtis, kas dod punktus par noteiktiem simboliem. A: divas ir atklātas visiem. B: katram ir viena slepena. C: abējādi. B un C vairāk der trim un četriem spēlētājiem.
envyra-label-start-player-detail = Pēc noteikumiem sāk tas, kurš pēdējais samirka lietū. Šeit izšķir nejaušība, vai arī tu nosaki vietu.

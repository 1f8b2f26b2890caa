# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

envyra-label-grid = Ponuka dielikov
envyra-label-grid-auto = podľa počtu hráčov
envyra-label-grid-3x2 = 3 × 2
envyra-label-grid-4x2 = 4 × 2
envyra-label-grid-3x3 = 3 × 3
envyra-label-grid-4x3 = 4 × 3
envyra-label-end-tile = Koncový dielik
envyra-label-end-tile-original = pôvodný
envyra-label-end-tile-K = K
envyra-label-simplified = Zjednodušený variant
envyra-label-equilibrium = Equilibrium
envyra-label-equilibrium-off = bez kariet
envyra-label-equilibrium-A = A, odkryté
envyra-label-equilibrium-B = B, tajné
envyra-label-equilibrium-C = C, oboje
envyra-label-start-player = Začínajúci hráč
envyra-label-start-player-random = náhoda
envyra-label-start-player-1 = 1
envyra-label-start-player-2 = 2
envyra-label-start-player-3 = 3
envyra-label-start-player-4 = 4

envyra-label-grid-detail = Stĺpce a riadky. Podľa počtu hráčov: 3 × 2 pre dvoch, 3 × 3 pre troch, 4 × 3 pre štyroch.
envyra-label-end-tile-detail = Kto ho získa, ukončí hru. K je alternatívny dielik zo škatule.
envyra-label-simplified-detail = Jedna kocka za kolo namiesto dvoch. Vhodné na učenie a pre mladších hráčov.
envyra-label-equilibrium-detail = Karty s bodmi za určité symboly. A: dve ležia odkryté pre všetkých. B: každý má jednu tajnú. C: oboje. B a C sú vhodnejšie pre troch a štyroch hráčov.
envyra-label-start-player-detail = Podľa pravidiel začína ten, kto naposledy zmokol v daždi. Tu rozhodne náhoda, alebo určíš miesto.

# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE.

rawsiko-label-turns = Fordulók
rawsiko-label-setup = Előkészületek
rawsiko-label-setup-simple = választás
rawsiko-label-setup-territories = véletlen területek
rawsiko-label-setup-continents = véletlen kontinensek
rawsiko-label-starting-assets = Kezdeti érdekeltségek
rawsiko-label-starting-assets-auto = játékosszám szerint
rawsiko-label-stranglehold = A monopólium szorítása
rawsiko-label-trade = Kereskedelem Kínával
rawsiko-label-garrison = Egy mindig maradjon
rawsiko-label-after-clash = Összecsapás után
rawsiko-label-after-clash-failed-fresh = a vesztes továbbmehet
rawsiko-label-after-clash-conquerors-fresh = a győztes továbbmehet

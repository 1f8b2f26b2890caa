# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

rawsiko-label-turns = Fordulók
rawsiko-label-setup = Haladó előkészületek
rawsiko-label-setup-simple = ki (mindenki választ)
rawsiko-label-setup-territories = be (mindent a véletlen ad)
rawsiko-label-setup-continents = be (a kontinenseket a véletlen adja)
rawsiko-label-starting-assets = Kezdeti érdekeltségek
rawsiko-label-starting-assets-auto = játékosszám szerint
rawsiko-label-stranglehold = A monopólium szorítása
rawsiko-label-trade = Kereskedelem Kínával
rawsiko-label-garrison = Egy mindig maradjon
rawsiko-label-after-clash = Összecsapás után
rawsiko-label-after-clash-failed-fresh = a vesztes továbbmehet
rawsiko-label-after-clash-conquerors-fresh = a győztes továbbmehet
rawsiko-label-after-clash-loss-fresh = aki veszteséget okozott, továbbmehet

rawsiko-label-setup-detail = Mindenki maga választ kontinenst és területeket; vagy mindkettőt a véletlen adja; vagy a kontinenst a véletlen adja, a területeket ott mindenki maga választja.
rawsiko-label-starting-assets-detail = Ennyit oszt szét mindenki a területek kiválasztása után. Játékosszám szerint: három vagy négy játékosnál 6, ötnél 5.
rawsiko-label-after-clash-detail = Melyik érdekeltség mozgatható még ugyanabban az akciófázisban. A nyomtatott szabályok eltérnek: amelyik sikertelenül támadott (lett), amelyik hódított (szlovák), vagy amelyik a védőnek veszteséget okozott (magyar).
rawsiko-label-turns-detail = Hat a szokásos. Három rövid játszma, tizenkettő egy egész este.
rawsiko-label-stranglehold-detail = Valahányszor kiesik egy játékos, egy fordulóval rövidebb lesz a játszma.
rawsiko-label-trade-detail = Az értékelés előtt, aki egyedül van jelen egy kontinensen, azért egy szabadon választott nyersanyagot kap.
rawsiko-label-garrison-detail = Egy területet sem lehet feladni azzal, hogy minden érdekeltség elmegy onnan.

# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE.

rawsiko-label-turns = Počet kôl
rawsiko-label-setup = Príprava hry
rawsiko-label-setup-simple = výber
rawsiko-label-setup-territories = náhodné územia
rawsiko-label-setup-continents = náhodné kontinenty
rawsiko-label-starting-assets = Počiatočné aktíva
rawsiko-label-starting-assets-auto = podľa hráčov
rawsiko-label-stranglehold = Monopolné ovládanie
rawsiko-label-trade = Obchod s Čínou
rawsiko-label-garrison = Nechať aspoň jedno aktívum
rawsiko-label-after-clash = Po strete
rawsiko-label-after-clash-failed-fresh = porazené idú ďalej
rawsiko-label-after-clash-conquerors-fresh = víťazné idú ďalej

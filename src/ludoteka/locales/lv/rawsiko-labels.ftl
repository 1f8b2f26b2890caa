# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE.

rawsiko-label-turns = Kārtas
rawsiko-label-setup = Sagatavošana
rawsiko-label-setup-simple = izvēle
rawsiko-label-setup-territories = izlozētas teritorijas
rawsiko-label-setup-continents = izlozēti kontinenti
rawsiko-label-starting-assets = Sākuma aktīvi
rawsiko-label-starting-assets-auto = pēc spēlētājiem
rawsiko-label-stranglehold = Monopola kontrole
rawsiko-label-trade = Tirdzniecība ar Ķīnu
rawsiko-label-garrison = Atstāt vienu aktīvu
rawsiko-label-after-clash = Pēc sadursmes
rawsiko-label-after-clash-failed-fresh = sakautie var turpināt
rawsiko-label-after-clash-conquerors-fresh = uzvarētāji var turpināt

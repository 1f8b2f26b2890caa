# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE.

rawsiko-label-turns = Turns
rawsiko-label-setup = Set-up
rawsiko-label-setup-simple = choose
rawsiko-label-setup-territories = random territories
rawsiko-label-setup-continents = random continents
rawsiko-label-starting-assets = Starting assets
rawsiko-label-starting-assets-auto = by players
rawsiko-label-stranglehold = Monopoly Stranglehold
rawsiko-label-trade = Trade with China
rawsiko-label-garrison = Leave one asset behind
rawsiko-label-after-clash = After a clash
rawsiko-label-after-clash-failed-fresh = the beaten can go on
rawsiko-label-after-clash-conquerors-fresh = conquerors can go on

# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

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

rawsiko-label-setup-detail = All choose their continents and territories; or chance gives both; or chance gives the continents, and all choose their territories there.
rawsiko-label-starting-assets-detail = What everybody distributes after taking territories. By players: 6 for three or four, 5 for five.
rawsiko-label-after-clash-detail = Which assets of a clash may still move this turn: those whose attack failed (the Latvian rule text), or those that conquered (the Slovak and Hungarian texts).

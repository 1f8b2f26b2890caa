# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

rawsiko-label-turns = Turns
rawsiko-label-setup = Advanced game setup
rawsiko-label-setup-simple = off (all choose)
rawsiko-label-setup-territories = on (chance assigns everything)
rawsiko-label-setup-continents = on (chance assigns continents)
rawsiko-label-starting-assets = Starting assets
rawsiko-label-starting-assets-auto = by number of players
rawsiko-label-stranglehold = Monopoly Stranglehold
rawsiko-label-trade = Trade with China
rawsiko-label-garrison = Leave one asset behind
rawsiko-label-after-clash = After a clash
rawsiko-label-after-clash-failed-fresh = the beaten can go on
rawsiko-label-after-clash-conquerors-fresh = conquerors can go on
rawsiko-label-after-clash-loss-fresh = whoever did harm can go on

rawsiko-label-setup-detail = All choose their continents and territories; or chance gives both; or chance gives the continents, and all choose their territories there.
rawsiko-label-starting-assets-detail = What everybody distributes after taking territories. By number of players: 6 for three or four, 5 for five.
rawsiko-label-after-clash-detail = Which assets may still move in the same action phase. The printed rules differ: those whose attack failed (Latvian), those that conquered (Slovak), or those of any clash that cost the defender something (Hungarian).
rawsiko-label-turns-detail = Six are usual. Three make a short game, twelve a whole evening.
rawsiko-label-stranglehold-detail = Whenever a player is knocked out, the game gets one turn shorter.
rawsiko-label-trade-detail = Before scoring, whoever is the only one on a continent gets a material of free choice for it.
rawsiko-label-garrison-detail = No territory may be given up by moving all assets away.

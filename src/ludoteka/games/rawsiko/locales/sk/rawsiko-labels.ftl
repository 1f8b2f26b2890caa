# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

rawsiko-label-turns = Počet kôl
rawsiko-label-setup = Rozšírená príprava hry
rawsiko-label-setup-simple = vypnutá (všetci vyberajú)
rawsiko-label-setup-territories = zapnutá (všetko pridelí náhoda)
rawsiko-label-setup-continents = zapnutá (kontinenty pridelí náhoda)
rawsiko-label-starting-assets = Počiatočné aktíva
rawsiko-label-starting-assets-auto = podľa počtu hráčov
rawsiko-label-stranglehold = Monopolné ovládanie
rawsiko-label-trade = Obchod s Čínou
rawsiko-label-garrison = Nechať aspoň jedno aktívum
rawsiko-label-after-clash = Po strete
rawsiko-label-after-clash-failed-fresh = porazené idú ďalej
rawsiko-label-after-clash-conquerors-fresh = víťazné idú ďalej
rawsiko-label-after-clash-loss-fresh = kto spôsobil stratu, ide ďalej

rawsiko-label-setup-detail = Kontinenty aj územia si vyberajú hráči; alebo oboje pridelí náhoda; alebo náhoda pridelí kontinenty a územia na nich si vyberajú hráči.
rawsiko-label-starting-assets-detail = Koľko ich každý rozmiestni po výbere území. Podľa počtu hráčov: 6 pre troch alebo štyroch, 5 pre piatich.
rawsiko-label-after-clash-detail = Ktoré aktíva sa v tej istej akčnej fáze ešte môžu pohnúť. Vytlačené pravidlá sa líšia: tie, ktorých útok sa nepodaril (lotyšské), tie, ktoré dobyli územie (slovenské), alebo všetky po strete, v ktorom obranca niečo stratil (maďarské).
rawsiko-label-turns-detail = Zvyčajne šesť. Tri sú krátka partia, dvanásť celý večer.
rawsiko-label-stranglehold-detail = Každým vyradením hráča sa hra skráti o jedno kolo.
rawsiko-label-trade-detail = Pred počítaním bodov dostane ten, kto je na kontinente sám, jeden materiál podľa vlastného výberu.
rawsiko-label-garrison-detail = Žiadne územie sa nesmie opustiť presunom všetkých aktív.

# RAWsiko's lesson as it was in the first edition (editions/1/tutorial.toml in the game's folder): for lessons
# that were begun with it. Nothing more is changed here.

rawsiko-tutorial-edition-1-aim-title = A titkos céljaid
rawsiko-tutorial-edition-1-aim = Egy vállalatot vezetsz. A Célok alatt négy termék van. Egy termék akkor ad pontot, ha a játék végén minden nyersanyaga a tiéd. Az nyer, akinek a legtöbb pontja van.
rawsiko-tutorial-edition-1-place-title = Ahol az érdekeltségeid vannak
rawsiko-tutorial-edition-1-place = Az a terület a tiéd, ahol érdekeltséged van, és a nyersanyagai is: a kis zsetonok. 3 érdekeltséget kell lehelyezned, minden koppintás egyet tesz le. Mind a három Németországba kerüljön.
rawsiko-tutorial-edition-1-place-else = Bármelyik saját terület jó lenne. Ebben a leckében mind a három Németországba kerüljön, egymás után.
rawsiko-tutorial-edition-1-occupy-title = Foglalj el egy üres területet
rawsiko-tutorial-edition-1-occupy = Az ablaküveghez borátok kellenek, és azok Törökországban vannak. Törökország üres, csak be kell lépni: válaszd Németországot, aztán Törökországot, 3 érdekeltséggel, és erősítsd meg.
rawsiko-tutorial-edition-1-occupy-2 = A borátok a tieid, és kész az ablaküveg: 3 pont! Egy érdekeltség fordulónként egyszer mozog. Fejezd be a fázist; most a többiek jönnek.
rawsiko-tutorial-edition-1-occupy-else = Ezt is lehet. Előbb Törökország, 3 érdekeltséggel Németországból; aztán fejezd be a fázist.
rawsiko-tutorial-edition-1-invest-title = A nyersanyag új érdekeltséget hoz
rawsiko-tutorial-edition-1-invest = Új forduló. Minden 3 különböző nyersanyag után új érdekeltséget kapsz: most 6-ot. Ukrajnában, melletted, egy versenytárs áll! Állítsd a térkép alatt a számot 4-re, aztán válaszd Németországot.
rawsiko-tutorial-edition-1-invest-2 = A másik 2 kerüljön Franciaországba: hamarosan kelleni fognak.
rawsiko-tutorial-edition-1-invest-else = Igazi játékban szabadon döntesz. Itt: 4 Németországba, aztán 2 Franciaországba.
rawsiko-tutorial-edition-1-clash-title = Kereskedelmi összecsapás
rawsiko-tutorial-edition-1-clash = Támadd meg Ukrajnát Németországból 3 érdekeltséggel: egyszerre ennyi harcolhat. Mielőtt megerősíted, látod az esélyeidet.
rawsiko-tutorial-edition-1-clash-else = Talán később. Most támadd meg Ukrajnát Németországból 3 érdekeltséggel.
rawsiko-tutorial-edition-1-tie-title = Egyenlőségnél a védő nyer
rawsiko-tutorial-edition-1-tie = Mindkét fél dob, és a legnagyobb dobásokat hasonlítjuk össze. Hatos hatos ellen: egyenlő, ezért elveszítettél egy érdekeltséget. Amelyik ott maradt, újra próbálkozhat. Támadj még egyszer 3-mal!
rawsiko-tutorial-edition-1-tie-else = Ne add fel: támadd meg Ukrajnát Németországból 3-mal még egyszer.
rawsiko-tutorial-edition-1-move-title = Ukrajna a tiéd
rawsiko-tutorial-edition-1-move = Az érdekeltségeid maguktól bevonultak. Európában most rajtad kívül nincs senki, jegyezd meg. A hidrogénautókhoz stroncium kell: mozgass 2 érdekeltséget Franciaországból az Ibériai-félszigetre.
rawsiko-tutorial-edition-1-move-2 = Szép volt. A hidrogénautókhoz már csak két nyersanyag hiányzik. Fejezd be a fázist.
rawsiko-tutorial-edition-1-move-else = Előbb az Ibériai-félsziget, 2 érdekeltséggel Franciaországból; aztán fejezd be a fázist.
rawsiko-tutorial-edition-1-last-title = Az utolsó forduló
rawsiko-tutorial-edition-1-last = A versenytárs visszavághat. Egy területet egyszerre legfeljebb 3 érdekeltség véd, és minél több van ott, annál tovább kitart. Állítsd a számot 7-re, és minden új érdekeltség Ukrajnába kerüljön.
rawsiko-tutorial-edition-1-last-2 = Biztonságban van. A térképről már semmi sem kell: fejezd be a fázist, és nézd a támadást.
rawsiko-tutorial-edition-1-last-else = Előbb mind a 7 Ukrajnába, aztán fejezd be a fázist.
rawsiko-tutorial-edition-1-trade-title = Kereskedelem Kínával
rawsiko-tutorial-edition-1-trade = A legvégén egy ingyen nyersanyag jár minden kontinensért, ahol egyedül vagy. Európa és Afrika ilyen, tehát kettő! Válaszd a nehéz ritkaföldfémeket (HR) és a természetes kaucsukot (NR), és erősítsd meg: elkészültek a hidrogénautók.
rawsiko-tutorial-edition-1-trade-else = Nézd a hidrogénautókat: a nehéz ritkaföldfémek (HR) és a természetes kaucsuk (NR) hiányzik.
rawsiko-tutorial-edition-1-end-title = Nyertél!
rawsiko-tutorial-edition-1-end = Ablaküveg 3 és hidrogénautók 22: 25 pont. Igazi játékban az elején két kontinenst választasz; a felső sáv minden lépést megmond.

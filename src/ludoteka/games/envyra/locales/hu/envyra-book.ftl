# The rule book of Envyra: headings, the game in brief, pictures, and what a rule's sentence leaves out.

envyra-chapter-parts = Mi van a dobozban
envyra-chapter-setup = Előkészületek
envyra-chapter-placing = I. fázis: kockák elhelyezése
envyra-chapter-moving = II. fázis: kockák áthelyezése
envyra-chapter-winning = Lapka megszerzése
envyra-chapter-round-end = A forduló vége
envyra-chapter-game-end = A játék vége
envyra-chapter-scoring = Pontozás
envyra-chapter-variants = Változatok és Equilibrium
envyra-chapter-rulings = Szokatlan helyzetek
envyra-chapter-edition = Saját lapkakészletekhez

envyra-brief-aim =
    Cél
    Szerezz lapkákat a kockáiddal. A végén a legtöbb pont nyer.
    Az egyszínű, de különböző szimbólumú lapkák sorozatot alkotnak, és a sorozatok külön pontot érnek.
envyra-brief-setup =
    Előkészületek
    A kezdőlapkák alkotják a rácsot: két játékosnál 3 × 2, háromnál 3 × 3, négynél 4 × 3.
    Mindenkinek öt kockája, egy játékostáblája és egy paravánja van. A többi lapka a zsákban van.
envyra-brief-round =
    Egy forduló
    I. Titokban, mindenki egyszerre: helyezz 1 vagy 2 kockát a tábládra. Minden mező egy lapkát jelent.
    II. A paravánok lekerülnek. Az óramutató járásával megegyezően mindenki áttesz egy kockát a lapkájára, aztán visszafelé egy másodikat.
    Ha egy lapkán elég kocka van, azonnal azé, akinek a legtöbb van rajta; egyenlőségnél a legújabb kocka dönt. Minden kocka visszakerül a gazdájához.
    Ezután jön a feltöltés; akinek nincs kockája a készletében, mind az ötöt visszaveszi; a kúp pedig balra vándorol.
envyra-brief-closed =
    Feltételes lapkák
    Színes ikonos lapkára csak akkor tehetsz kockát, ha minden ikonhoz szereztél már egy olyan színű lapkát. Ezek nem használódnak el.
envyra-brief-end =
    A játék vége
    Valaki megszerzi a zárólapkát; vagy egy üres helyre már csak az maradt, és senki sem jogosult rá; vagy valaki egyetlen lapkára sem tehet kockát.
envyra-brief-score =
    Pontok
    A lapkáidon lévő csillagok, és 2, 3 vagy 4 különböző szimbólum sorozatáért 2, 4 vagy 7 pont.
    Egyenlőségnél a sorozatok pontjai döntenek, aztán a zárólapka.

envyra-figure-tile = Feltételes lapka: aki ide kockát tenne, annak két narancssárga és egy zöld lapka kell.
envyra-figure-tile-text = Lapka: bal felső sarkában a 3-as szám és egy kis kocka, jobb felső sarkában csillag 4 ponttal, alatta három színes ikon (narancssárga, narancssárga, zöld), középen a tenger szimbólum, alul három kocka helye, kettő foglalt.
envyra-figure-tile-legend =
    A szükséges kockák: a harmadikkal a lapka gazdára talál.
    Győzelmi pontok.
    Színes ikonok: amit már meg kellett szerezned.
    A szimbólum; a háttér és a szín a téma.
    Az itt fekvő kockák, az elsőtől a legújabbig.
envyra-figure-grid = A rács a játékosok számával nő. A sötétvörös sarokkártya mutatja, hol kezdődik.
envyra-figure-grid-text = Három lapkarács: két játékosnál három oszlop és két sor, háromnál három és három, négynél négy oszlop és három sor. A bal felső lapka alatt mindegyiknél a sötétvörös sarokkártya fekszik.
envyra-figure-grid-legend =
    2 játékos
    3 játékos
    4 játékos
envyra-figure-secret = Két kocka a paraván mögött. A többiek csak azt látják, ki van készen.
envyra-figure-secret-text = Játékostábla három oszlop és két sor mezővel és két kék kockával, mellette két paraván: az egyiken pipa, vagyis kész, a másikon három pont, vagyis még gondolkodik.
envyra-figure-secret-legend =
    A te táblád
    Amit a többiek látnak
envyra-figure-order = Három játékos, A kezd: A, B, C, aztán visszafelé C, B, A.
envyra-figure-order-text = Visszakanyarodó vonal: felül A, B, C balról jobbra, alul C, B, A jobbról balra. Az első négy már megtörtént, most B következik.
envyra-figure-order-legend =
    Első kocka
    Második kocka
envyra-figure-winning = Ki szerez meg egy megtelt lapkát.
envyra-figure-winning-text = Két megtelt lapka. A bal oldalin A-nak két kockája van, B-nek egy: A vezet. A jobb oldalin mindkettőnek egy, és B tette le az utolsót: B vezet.
envyra-figure-winning-legend =
    A három kockából kettő A kockája: A nyer, pedig B tett le utoljára.
    Egy-egy kocka: az újabb dönt, tehát B nyer.
envyra-figure-sets = Hét lapka: 21 pont rajtuk, 4 és 2 pont két sorozatért, összesen 27.
envyra-figure-sets-text = Megszerzett lapkák: három narancssárga, különböző szimbólumokkal, ez 4 pontos sorozat; két zöld, különböző szimbólumokkal, ez 2 pontos sorozat; egy második zöld levél és egy kék tenger egyedül, sorozatpont nélkül.
envyra-figure-cards = Equilibrium-kártyák: a pontjuk a tiéd, ha minden szimbólumukból van megszerzett lapkád.
envyra-figure-cards-text = Két kártya: nap és tenger 2 pontért; eső, gomba és tűz 4 pontért.

envyra-book-3 = A kockák száma bal oldalt áll, a pontok a sárga csillagban, a feltételes lapka ikonjai jobb oldalt. A háttér és a szimbólum mutatja, melyik sorozatba illik.
envyra-book-1 = A legtöbb lapka nem feltételes. A dobozos játék részletes szabályai: www.rudy3.eu.
envyra-book-6 = Mindenki ugyanúgy fordítja a tábláját, hogy minden mező ott legyen, ahol a lapkája.
envyra-book-10 = Nem látod, mit választanak a többiek, és azt sem, hány kockát használnak. A rossz hely időbe kerül, a jó lapkát hoz.
envyra-book-11 = A lapkán lévő kockák fordulóról fordulóra ott maradnak, amíg valaki meg nem szerzi a lapkát.
envyra-book-13 = Hogy melyik kocka megy előbb, gyakran a legjobb fegyver: látod, mit tettek az előtted lévők.
envyra-book-14 = Így az utolsó játékos két kockát tesz át egymás után, a kezdőjátékosé pedig az első és az utolsó szó.
envyra-book-15 = Csak a szín számít, a szimbólum nem. Két narancssárga ikonhoz két narancssárga lapka kell. Az ebben a fordulóban szerzett lapka is rögtön számít.
envyra-book-16 = A kockát nem veszíted el, csak az alkalmat. Ha mindkét lapkádat elvitték, kimaradsz.
envyra-book-18 = Előbb a kockák száma számít. Csak ha többeknek is ugyanannyi a legtöbb, akkor kell nézni, kié került oda utoljára.
envyra-book-19 = Aki segített megtölteni a lapkát, az időn kívül semmit sem veszít.
envyra-book-23 = Feltételes lapka, narancssárga, zöld és kék ikonnal. A lerakásához elég egyetlen játékos, aki teljesíti; a megszerzéséhez neked magadnak kell teljesítened.
envyra-book-24 = A lapkákon várakozó kockák erőt jelentenek, de ha a készleted üres, mindet fel kell adnod.
envyra-book-26 = Amit ebben a fordulóban még át kellett volna tenni, az már elmarad.
envyra-book-29 = Két egyforma szimbólum sosem kerül egy sorozatba, de a második új sorozatot kezdhet ugyanabban a színben.
envyra-book-30 = Például három narancssárga lapka különböző szimbólumokkal 4 pont, egy negyedik narancssárga szimbólummal 7.
envyra-book-33 = Ilyenkor a sorrend nem fordul vissza: az utolsó játékos után véget ér a forduló.
envyra-book-34 = A kártyákon szimbólumok vannak. Egy lapka több kártyához és sorozathoz is jó lehet.
envyra-book-D-C5 = Szándékosan is élhetsz vele: a hiányzó színt más kockája is meghozhatja neked.

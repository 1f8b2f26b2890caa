# The rule book of RAWsiko: headings, the game in brief, pictures, and what a rule's sentence leaves out.
# $turns, $setup, $starting_assets, $stranglehold, $trade, $garrison, $after_clash are the options of the
# table beside which the book lies; without a table each is "any".

rawsiko-chapter-story = A történet
rawsiko-chapter-terms = Térkép és nyersanyagok
rawsiko-chapter-setup = Előkészületek: kontinensek és területek
rawsiko-chapter-start = Előkészületek: kezdeti érdekeltségek
rawsiko-chapter-turn = Egy forduló
rawsiko-chapter-investment = Befektetési fázis
rawsiko-chapter-action = Akciófázis
rawsiko-chapter-clash = Kereskedelmi összecsapás
rawsiko-chapter-out = Kiesés a játékból
rawsiko-chapter-end = A játék vége és a pontozás
rawsiko-chapter-options = Beállítások és opcionális szabályok
rawsiko-chapter-rulings = Szokatlan helyzetek
rawsiko-chapter-edition = Erről a kiadásról

rawsiko-brief-aim =
    Cél
    Titkos célod négy termékből áll. A végén mindegyik pontot ad, ha minden nyersanyagát birtoklod.
    Egy nyersanyag addig a tiéd, amíg van érdekeltséged olyan területen, ahol megtalálható.
rawsiko-brief-setup =
    Előkészületek
    A játékosok sorban választanak egy kontinenst és ott szomszédos területeket, aztán fordított sorrendben egy második kontinenst.
    Három játékosnál 3 és 2, négynél vagy ötnél 2 és 1 terület. Mindegyikre egy érdekeltség kerül, aztán még 6 (öt játékosnál 5).
rawsiko-brief-turn =
    Egy forduló
    Befektetés, az első fordulóban nincs: minden három különböző nyersanyag után egy új érdekeltség, felfelé kerekítve, saját területre.
    Akció, egyik játékos a másik után: mozgass érdekeltségeket szomszédos területre, mindegyiket egyszer.
    Az üres terület azonnal a tiéd. Más játékos területén összecsapás következik.
rawsiko-brief-clash =
    Kereskedelmi összecsapás
    Mindkét fél legfeljebb 3 kockával dob, érdekeltségenként eggyel. A legnagyobbat a legnagyobbal kell összevetni, aztán a másodikat, végül a harmadikat.
    A kisebb dobás veszít egy érdekeltséget; egyenlőségnél a támadó.
    Ha nem maradt védő, a támadók bevonulnak. Különben a támadás sikertelen.
rawsiko-brief-end =
    A játék vége
    Az utolsó forduló után ({ $turns ->
        [any] 6, ha nem egyeztek meg másban
       *[other] { $turns }
    }). A legtöbb pont nyer; aztán a termékek, a nyersanyagok, a területek.
    Akinek nincs több érdekeltsége, kiesik, és a végére kerül.
rawsiko-brief-options =
    Opcionális szabályok
    A monopólium szorítása: minden kiesés egy fordulóval rövidíti a játszmát.
    Kereskedelem Kínával: a pontozás előtt egy szabadon választott nyersanyag minden kontinensért, amely csak a tiéd.

rawsiko-figure-map = Vietnám szárazföldön Indiával, tengeren a Fülöp-szigetekkel szomszédos. Kínába senki sem léphet be.
rawsiko-figure-map-text = A térkép egy része: kék vagon 2/4 felirattal Vietnámban, narancssárga vagon 3-assal a Fülöp-szigeteken, India és Indonézia üres, a szigetek között szaggatott tengeri összeköttetések, Kína szürkén vonalkázva, lakattal.
rawsiko-figure-chips = Nyersanyagok a térképen, ahogy te látod őket.
rawsiko-figure-chips-text = Négy kerek jel: a folytonos zöld gyűrűs, pipás a te földeden van; a szaggatott narancssárga gyűrűs, csillagos kell a céljaidhoz; a kis pipás máshol a tiéd; a jelöletlen egy másik nyersanyag.
rawsiko-figure-wagon = Az érdekeltségek számozott bányavagonok.
rawsiko-figure-wagon-text = Három vagon: egy kék 2/4 felirattal, egy kifakult kék 0/4 felirattal, egy narancssárga 3-assal.
rawsiko-figure-wagon-legend =
    A tiéd: négyből kettő még mozgatható.
    A tiéd: ebben a fordulóban mind a négy mozgott már.
    Más játékosé: három érdekeltség.
rawsiko-figure-dice = Három támad kettőt. Mindkét fél egy érdekeltséget veszít, és a védő marad.
rawsiko-figure-dice-text = Kockapárok: a támadó 6-osa a védő 5-öse ellen, a védő veszít egyet; 4 a 4 ellen egyenlő, a támadó veszít egyet; a támadó 1-esének nincs párja, nem számít.
rawsiko-figure-dice-legend =
    A 6 több, mint az 5: a védő veszít egy érdekeltséget.
    Egyenlőség: a támadó veszít egy érdekeltséget.
    Nincs párja: ez a kocka nem számít.

rawsiko-book-9 = A világnak hat kontinense van; „Óceánia” Délkelet-Ázsiát is magában foglalja. A Bi vagy PR jelölések nyersanyagok: mutass rájuk, és látod a nevüket.
rawsiko-book-10 = A szaggatott vonalak tengeri összeköttetések. Némelyik a térkép szélén át vezet: a másik oldalon folytatódik.
rawsiko-book-12 = Ha elvész a terület, elvész a nyersanyag is, hacsak nincs meg máshol.
rawsiko-book-14 = Mindenkinek négy szintről van egy-egy terméke, nagyjából 3, 8, 13 és 22 pontért; egy szinten belül a nehezebb többet ér. Nincs két játékos, akinek közös terméke lenne.
rawsiko-book-17 = Ott válassz, ahol a célod nyersanyagai vannak, és nézd meg, mit akarhatnak a szomszédok.
rawsiko-book-18 = Például A, B, C esetén: az első kontinenst A, B, C sorrendben választják, a másodikat C, B, A sorrendben.
rawsiko-book-24 = Olyan területet, amelyet mások körbezárnak, elsőként nem választhatsz, ha a kontinensen máshol lehetséges összefüggő csoport.
rawsiko-book-29 = Egy helyen sok érdekeltség támadni tud; egyetlen érdekeltség csak addig tart meg egy területet, amíg senki sem támadja.
rawsiko-book-34 =
    { $starting_assets ->
        [any] { "" }
        [auto] { "" }
       *[other] Ennél az asztalnál mindenki ennyit helyez le: { $starting_assets }.
    }
rawsiko-book-36 =
    { $turns ->
        [any] A játszma előtt állítható be, 3 és 12 között.
       *[other] Ennél az asztalnál { $turns } forduló van.
    }
rawsiko-book-41 = Egy nyersanyag egyszer számít, akárhány terület adja. Így 1–3 nyersanyag 1, 4–6 nyersanyag 2, 10–12 nyersanyag 4 érdekeltséget ad.
rawsiko-book-46 = Tetszőleges sorrendben: foglalj, csoportosíts át, támadj, foglalj újra. Aztán fejezd be a fázist.
rawsiko-book-47 =
    Ami ebben a fázisban érkezett egy területre, ott marad; ami ott még nem mozgott, elmehet. { $after_clash ->
        [failed-fresh] { "" }
       *[other] A hódítókra más érvényes: 61. szabály.
    }
rawsiko-book-49 = Egy érdekeltség is elég. Ahol nem hagysz egyet sem, az a terület újra üres.
rawsiko-book-52 =
    { $garrison ->
        [yes] Ennél az asztalnál egy érdekeltségnek maradnia kell: elvonulással senki sem ad fel területet.
       *[other] Az utolsó érdekeltséggel a terület nyersanyagai is elvesznek, és bárki bevonulhat. Előtte kérdést kapsz.
    }
rawsiko-book-54 = A több kocka előny: hárommal kettő ellen a támadó áll kicsit jobban, eggyel három ellen kevés a remény. Az esélyeket a megerősítés előtt látod.
rawsiko-book-57 = Így egy összecsapás a két félnek együtt annyi érdekeltségébe kerül, ahány kockapár van.
rawsiko-book-58 =
    { $after_clash ->
        [failed-fresh] Ezzel már mozogtak.
        [any] Hogy ezzel mozogtak-e, a 61. szabály mondja meg.
       *[other] Ezután még mozoghatnak.
    } Egyetlen összecsapással ez csak akkor sikerül, ha minden párt megnyersz, és legfeljebb három védő van.
rawsiko-book-59 = A védő így is veszíthetett érdekeltséget; a következő támadás már kevesebbel találkozik.
rawsiko-book-61 =
    { $after_clash ->
        [failed-fresh] Ennél az asztalnál a sikertelen támadás érdekeltségei mozoghatnak még, mert el sem hagyták a területüket; a hódítók már mozogtak.
        [conquerors-fresh] Ennél az asztalnál a hódítók mehetnek tovább; a sikertelen támadás érdekeltségei már mozogtak.
        [loss-fresh] Ennél az asztalnál mindazok továbbmehetnek, amelyek összecsapása a védőnek legalább egy érdekeltségébe került, akár győztek, akár nem; amelyik nem okozott veszteséget, már mozgott.
       *[any] A játszma előtt egy olvasatban kell megegyezni. A szokásos: a sikertelen támadás érdekeltségei mozoghatnak még, mert el sem hagyták a területüket. A második: a hódítók mehetnek tovább, a sikertelen támadás érdekeltségei már mozogtak. A harmadik: mindazok továbbmehetnek, amelyek a védőnek legalább egy érdekeltségébe kerültek, akár győztek, akár nem.
    }
rawsiko-book-66 = Például: a műtrágyák 3 pontért és az égésgátlók 8 pontért készen vannak, a másik kettő nem, az 11 pont.
rawsiko-book-70 =
    { $setup ->
        [simple] Ennél az asztalnál mindenki maga választ.
        [territories] Ennél az asztalnál a kontinenseket és a területeket is a véletlen adja.
        [continents] Ennél az asztalnál a kontinenseket a véletlen adja, a területeket ott mindenki maga választja.
       *[any] { "" }
    }
rawsiko-book-71 =
    Ha 6 forduló van, és valaki a 4. fordulóban kiesik, a folyó forduló lesz az ötödik, és már csak a hatodik jön. { $stranglehold ->
        [yes] Ennél az asztalnál játsszátok.
        [no] Ennél az asztalnál nem játsszátok.
       *[any] { "" }
    }
rawsiko-book-73 =
    Az ilyen jelenlét kizárólagos. Az itt szerzett nyersanyag mindenben számít, egyenlőségnél is. { $trade ->
        [yes] Ennél az asztalnál játsszátok.
        [no] Ennél az asztalnál nem játsszátok.
       *[any] { "" }
    }

# Envyra. How names and fields are made: docs/texts.md. Terms: the project's glossary, section 5.
# Names stand first or behind a colon, without article or suffix; no article stands before a variable.

envyra-help =
    Egy doboz egy lapka: a neve és a pontjai ★, a színe és a szimbóluma, a kockái.
    □         egy kocka helye, amely még kell a lapkára
    A vezet   a mostani állás szerint az A játékos szerezné meg a lapkát
    NZ kell   csak annak, akinek van narancs és zöld lapkája (✓ megvan, ✗ még nem)
    →A        az A játékos kockája a tábláján ezen a mezőn, még nem tette át
    ▲         a kezdőjátékos kúpja
    9 = 7 + 2 pont: a lapkákon + a sorozatokért (+ az Equilibrium-kártyákért)
    „a1 c2” két lapkához, „a1” egyhez helyez kockát; a II. fázisban „a1” átteszi.

## The table

envyra-the-tile = { $tile-mark ->
    [end] zárólapka
   *[other] { $tile-theme } { $tile-symbol }
}
# With its place where the grid has another one of that name
envyra-the-tile-there = { $tile-mark ->
    [end] zárólapka
   *[other] { $tile-symbol } ({ $tile-theme }{ $twin ->
        [yes] {", "}{ $cell }
       *[no] {""}
    })
}
envyra-tiles-end = zárólapka
# The words in a list of symbols are symbols
envyra-field-tiles = symbol
envyra-field-symbols = symbol
envyra-field-missing = theme
envyra-field-secret-symbols = symbol
envyra-part-tiles = lapkák
envyra-part-sets = sorozatok
envyra-part-equilibrium = Equilibrium

## The board in the terminal: short words, a box is 16 columns wide; what does not fit is shortened

envyra-board-round = { $round }. forduló
envyra-board-phase-placing = I. fázis: kockák elhelyezése a táblán
envyra-board-phase-moving = II. fázis: kockák áthelyezése a lapkákra
envyra-board-phase-over = vége a játéknak
envyra-board-bag = { $bag } lapka a zsákban
envyra-board-tile = { $theme } { $symbol }
envyra-board-end-tile = zárólapka
envyra-board-no-tile = nincs lapka
envyra-board-leads = { $seat } vezet
envyra-board-needs = { $icons } kell
# One letter for each colour, all different
envyra-board-icon-orange = N
envyra-board-icon-green = Z
envyra-board-icon-blue = K
envyra-board-order = Az áthelyezés sorrendje:
envyra-board-player = játékos
envyra-board-you = te
envyra-board-cubes = kocka
envyra-board-points = pont
envyra-board-ready = kész
envyra-board-won-tiles = megszerzett lapkák
envyra-board-set = { $theme } { $symbols }
envyra-board-won-end-tile = zárólapka ({ $tile })
envyra-board-cards = Equilibrium
envyra-board-card-open = nyílt: { $card }
envyra-board-card-taken = { $seat } elvitte: { $card }
envyra-board-card-mine = titkos kártyád: { $card }
envyra-board-card-secret = { $seat } titkos kártyája: { $card }

## What happened

envyra-event-set-up = Kész a lapkarács ({ $columns } × { $rows }), a zsákban { $bag } lapka van. { $cone-me ->
    [yes] Te vagy a kezdőjátékos.
   *[no] Kezdőjátékos: { $cone-name }.
}
envyra-event-ready = { $seat-me ->
    [yes] Kész vagy.
   *[no] { $seat-name } kész.
}
envyra-event-changed-mind = { $seat-me ->
    [yes] Megváltoztatod a választásodat: { $tiles }.
   *[no] { $seat-name } megváltoztatja a választását: { $tiles }.
}
envyra-event-screens-removed = Lekerülnek a paravánok: { $tiles-shares }.
envyra-event-cube-moved = { $forced ->
    [yes] { $seat-me ->
        [yes] Csak egy kockát tehetsz át,
       *[no] { $seat-name } csak egy kockát tehet át,
    }
   *[no] { $seat-me ->
        [yes] Átteszel egy kockát
       *[no] { $seat-name } áttesz egy kockát
    }
} erre a lapkára: { envyra-the-tile-there }.
envyra-event-skipped = { $seat-me ->
    [yes] Kimaradsz, mert
   *[no] { $seat-name } kimarad, mert
} { $cells-count ->
    [one] ez a lapka feltételes, és a feltétele még nem teljesül: { $tiles }.
   *[other] ezek a lapkák feltételesek, és a feltételük még nem teljesül: { $tiles }.
}
envyra-event-tile-won = { $seat-me ->
    [yes] Megszerzed
   *[no] { $seat-name } megszerzi
} ezt a lapkát: { envyra-the-tile-there }, { $tile-points } pont. { $tie ->
    [yes] { $seat-me ->
        [yes] Egyenlő, { $most }–{ $most }: közülük te érkeztél utoljára.
       *[no] Egyenlő, { $most }–{ $most }: közülük { $seat-name } érkezett utoljára.
    }{" "}
   *[no] {""}
}Ennyi kocka kerül vissza a készletekbe: { $returned-shares }.
envyra-event-card-taken = { $seat-me ->
    [yes] Elviszed
   *[no] { $seat-name } elviszi
} ezt az Equilibrium-kártyát: { $card-symbols }, { $card-points } pont.
envyra-event-boards-cleared = Ennyi kocka nem mehetett át, és visszakerül a készletbe: { $returned-shares }.
envyra-event-tile-laid = Új lapka a zsákból: { $cell }, { envyra-the-tile }; { $bag ->
    [0] a zsák üres.
   *[other] a zsákban még { $bag } lapka van.
}
envyra-event-end-tile-put-back = Előkerül a zárólapka, de senki sem teljesíti a feltételét, ezért visszakerül a zsákba.
envyra-event-cubes-taken-back = { $seat-me ->
    [yes] Nincs kocka a készletedben, ezért minden kockádat visszaveszed
   *[no] { $seat-name } készletében nincs kocka, ezért minden kockáját visszaveszi
} innen: { $tiles }.
envyra-event-cone-passed = Új forduló kezdődik ({ $round }.). { $seat-me ->
    [yes] Megkapod a kúpot: te vagy a kezdőjátékos.
   *[no] { $seat-name } megkapja a kúpot, és kezdőjátékos lesz.
}
envyra-event-game-over = Vége a játéknak.{ $secret_cards-count ->
    [0] { "" }
   *[other] { " " }A titkos kártyák: { $secret_symbols-shares }.
}

## What to do now

envyra-prompt-place = { $most ->
    [1] Titokban helyezz le egy kockát.
   *[other] Titokban helyezz le 1 vagy { $most } kockát.
}
envyra-prompt-change = { $most ->
    [1] Már választottál; amíg nincs kész mindenki, máshová is lehelyezheted a kockádat.
   *[other] Már választottál; amíg nincs kész mindenki, újra lehelyezhetsz 1 vagy { $most } kockát.
}
envyra-prompt-move = Tedd át az egyik kockát a lapkájára: { $cells-ids }.

## Why a move is not allowed

envyra-expected = „place a1”, „place a1 c2” vagy „move a1”; az oszlopok a-tól d-ig, a sorok 1-től 3-ig tartanak

envyra-why-screens-are-up = A paravánok még állnak: kockát csak akkor lehet áttenni, ha már mindenki választott. Még nincs kész: { $waiting-names }.
envyra-why-one-cube-a-round = Az egyszerűsített változatban fordulónként mindenki csak egy kockát helyez le.
envyra-why-not-enough-cubes = Nem helyezhetsz le { $cubes } kockát, mert a készletedben csak { $supply } van.
envyra-why-outside-the-grid = Ez a hely kívül esik a lapkarácson: { $cell }.
envyra-why-no-tile-there = { $cells-count ->
    [one] Ezen a helyen nincs lapka: { $cells }.
   *[other] Ezeken a helyeken nincs lapka: { $cells }.
}
envyra-why-screens-are-removed = A paravánok már lekerültek: a következő fordulóig senki sem helyez le kockát.
envyra-why-another-moves-first = Még nem te teszel át kockát. Soron van: { $waiting-names }.
envyra-why-no-cube-there = A táblád { $cell } mezőjén nincs kocka; a kockáid itt vannak: { $board }.
envyra-why-restricted = { $cubes ->
    [1] A kockád áthelyezés nélkül visszakerül hozzád: feltételes lapkára szántad, és még hiányzik
   *[other] Mindkét kockád áthelyezés nélkül visszakerül hozzád: feltételes lapkákra szántad, és még hiányzik
}: { $missing }.{ $hope ->
    [yes] {" "}Csak akkor mozdulhat, ha ezt még előtte megszerzed.
   *[no] {""}
}

## How it ended

envyra-end-end-tile-won = Valaki megszerezte a zárólapkát.
envyra-end-end-tile-left = Csak a zárólapka maradt a zsákban, és senki sem jogosult rá.
envyra-end-no-tile-open = Valaki egyetlen lapkára sem tehet kockát.
envyra-end-round-limit = Lement 200 forduló.

## Options

envyra-option-grid = a lapkarács mérete, oszlop x sor; auto: 2, 3 vagy 4 játékosnak 3x2, 3x3 vagy 4x3
envyra-option-end-tile = az eredeti zárólapka vagy az alternatív (K)
envyra-option-simplified = fordulónként mindenki csak egy kockát helyez le
envyra-option-equilibrium = Equilibrium-kártyák: A – két nyílt kártya, B – mindenkinek egy titkos kártya, C – mindkettő
envyra-option-start-player = ki kapja először a kúpot: egy megadott hely, vagy a véletlen dönt

## Colours and symbols of our own tiles; other content may bring words of its own.
## “Narancssárga” would be too long for a box of the board.

envyra-theme-orange = narancs
envyra-theme-green = zöld
envyra-theme-blue = kék
envyra-symbol-sun = nap
envyra-symbol-mountain = hegy
envyra-symbol-dune = dűne
envyra-symbol-fire = tűz
envyra-symbol-leaf = levél
envyra-symbol-tree = fa
envyra-symbol-mushroom = gomba
envyra-symbol-fern = páfrány
envyra-symbol-sea = tenger
envyra-symbol-rain = eső
envyra-symbol-ice = jég
envyra-symbol-wind = szél

## The rules, each in one sentence of our own

envyra-rule-1 = A játékban 39 lapka van: 15 kezdőlapka (S), 22 alaplapka, köztük néhány 3/4 jelű, a zárólapka és az alternatív zárólapka (K).
envyra-rule-2 = Minden játékosnak öt egyszínű kockája, egy játékostáblája és egy paravánja van; hozzájuk jön egy kúp, egy sarokkártya, egy zsák és kilenc Equilibrium-kártya.
envyra-rule-3 = A lapkán látszik, hány kocka kell rá, hány pontot ér, mi a színe (a témája) és a szimbóluma, a feltételes lapkán pedig színes ikonok is vannak.
envyra-rule-4 = A kezdőlapkákat, az alaplapkákat és egy zárólapkát (az eredetit vagy a K jelűt) külön kell rakni.
envyra-rule-5 = Néhány véletlen lapka a dobozban marad: két játékosnál 4 kezdőlapka és 14 alaplapka (köztük minden 3/4 jelű), háromnál 2 és 6, négynél 1 és 1.
envyra-rule-6 = A lapkarács kezdőlapkákból áll; a bal felső lapka alatt fekvő sarokkártya mutatja, merről kell nézni.
envyra-rule-7 = Mindenki kap öt kockát, egy táblát és egy paravánt, amely eltakarja a tábláját.
envyra-rule-8 = A többi kezdőlapka, az alaplapkák és a zárólapka összekeverve a zsákba kerülnek.
envyra-rule-9 = Az kezd, aki legutóbb ázott meg az esőben, vagy akiben megegyeztek; itt a véletlen dönt, vagy a házigazda választ.
envyra-rule-10 = Az I. fázisban mindenki egyszerre és titokban 1 vagy 2 kockát helyez a készletéből a táblájára; akinek csak egy kockája van, annak azt kell lehelyeznie.
envyra-rule-11 = A tábla egy mezője azt a lapkát jelenti, amely a rács ugyanazon helyén fekszik; egy lapka több forduló alatt is megtelhet.
envyra-rule-12 = A II. fázis akkor kezdődik, amikor minden paraván lekerült.
envyra-rule-13 = A kezdőjátékostól az óramutató járásával megegyezően mindenki pontosan egy kockát tesz át a táblájáról a hozzá tartozó lapkára; aki kettőt helyezett le, maga dönti el, melyiket.
envyra-rule-14 = Az utolsó játékos után a sorrend megfordul, és legvégül a kezdőjátékos teszi át a második kockáját.
envyra-rule-15 = Feltételes lapkára csak az tehet kockát, aki minden ikonhoz megszerzett már egy olyan színű lapkát.
envyra-rule-16 = Ha egy lapkát megszereznek, mielőtt sorra kerülnél, az oda szánt kockád visszakerül a készletedbe, és a másikat kell áttenned.
envyra-rule-17 = Ha egy lapkán megvan a szükséges számú kocka, azonnal lekerül a rácsról.
envyra-rule-18 = A lapkát az kapja, akinek a legtöbb kockája van rajta; ha többen vannak ilyenek, közülük az, aki utoljára tett rá kockát.
envyra-rule-19 = A megszerzett lapkáról minden kocka visszakerül a gazdájához, és azok is, amelyek a táblákon még erre a helyre vártak.
envyra-rule-20 = A megszerzett lapkák nyíltan fekszenek a gazdájuk táblája mellett.
envyra-rule-21 = A forduló akkor ér véget, amikor mindenki áttette a kockáit; ezután jön sorban a feltöltés, a kockakészlet ellenőrzése és a kúp továbbadása.
envyra-rule-22 = Minden üres helyre véletlen lapka kerül a zsákból, amíg van benne lapka.
envyra-rule-23 = A zárólapka csak akkor kerül a rácsra, ha valaki már szerzett narancssárga, zöld és kék lapkát is; különben másikat kell húzni, a zárólapka visszakerül a zsákba, és ha ez az utolsó lapka, vége a játéknak.
envyra-rule-24 = Akinek új forduló előtt nincs kocka a készletében, mind az ötöt visszaveszi a lapkákról.
envyra-rule-25 = A kúpot a bal oldali szomszéd kapja meg.
envyra-rule-26 = Azonnal vége a játéknak, ha valaki megszerzi a zárólapkát.
envyra-rule-27 = Vége a játéknak, ha üres helyet kell feltölteni, de a zsákban csak a zárólapka van, és senki sem teljesíti a feltételét.
envyra-rule-28 = Vége a játéknak, ha a forduló végén valaki a rács egyetlen lapkájára sem tehet kockát.
envyra-rule-29 = Az egyszínű, de különböző szimbólumú megszerzett lapkák sorozatot alkotnak; egy lapka csak egy sorozatba tartozhat.
envyra-rule-30 = Pont jár a lapkákért, a sorozatokért (2, 3 vagy 4 szimbólumért 2, 4 vagy 7 pont) és az Equilibrium-kártyákért.
envyra-rule-31 = Az nyer, akinek a legtöbb pontja van; egyenlőségnél az, aki több pontot kapott sorozatokért, aztán az, akinél a zárólapka van; ha ez sem dönt, közös a győzelem.
envyra-rule-32 = A sorozatok a legjobb módon állnak össze: újra meg újra minden meglévő szimbólumból egy lapka kerül egy sorozatba.
envyra-rule-33 = Az egyszerűsített változatban, amely tanulóknak és fiatalabbaknak való, mindenki csak egy kockát játszik ki fordulónként.
envyra-rule-34 = Equilibrium: az A változatban két nyílt kártya azé lesz, aki először gyűjti össze a szimbólumait; a B-ben mindenkinek van egy titkos kártyája, amely a végén számít; a C-ben mindkettő érvényes.
envyra-rule-35 = A B és a C változat inkább három-négy játékosnak való; a 4 pontos Equilibrium-kártyák csak négy játékosnál szerepelnek.

envyra-rule-D-C1 = A sorozatok a legjobb módon állnak össze: újra meg újra minden meglévő szimbólumból egy lapka kerül egy sorozatba.
envyra-rule-D-C2 = A rács két játékosnál 3 x 2, háromnál 3 x 3, négynél 4 x 3 lapkából áll, ha nem választotok más méretet.
envyra-rule-D-C3 = Egy forduló két kockája két különböző mezőre kerül.
envyra-rule-D-C4 = Az I. fázisban bármelyik mező választható, amelyhez lapka tartozik, akár feltételes is; amelyikhez nem tartozik lapka, az nem.
envyra-rule-D-C5 = Az a kocka, amelyet a gazdája még nem tehet át, a táblán vár: odafelé és visszafelé is van egy-egy esélye, aztán visszakerül a készletbe.
envyra-rule-D-C6 = Aki át tud tenni kockát, annak át is kell tennie egyet.
envyra-rule-D-C7 = A 28. szabály szerint csak akkor van vége a játéknak, ha valaki egyáltalán semelyik lapkára nem tehet kockát; az üres rács is ilyen.
envyra-rule-D-C8 = A zsákba visszatett zárólapkát a következő üres helyhez újra ki lehet húzni.
envyra-rule-D-C9 = Két játékosnál előbb minden 3/4 jelű lapka marad ki, azután véletlenek.
envyra-rule-D-C10 = Akinek mind az öt kockája lapkákon van, az összeset visszaveszi.
envyra-rule-D-C11 = A nyílt Equilibrium-kártyákat minden megszerzett lapka után ellenőrizni kell; az elvitt kártya helyére nem jön új.
envyra-rule-D-C12 = A zárólapkához narancssárga, zöld és kék lapka kell; nincs témája, és sohasem része sorozatnak.
envyra-rule-D-C13 = Két és három játékosnál a kártyahúzáshoz a 4 pontos kártyákat félre kell tenni.

envyra-rule-E-1 = Fordulónként egyszer, a feltöltés és a kockakészlet ellenőrzése után kell megnézni, hogy mindenki tud-e még kockát áttenni.
envyra-rule-E-3 = Az üres helyek a sarokkártyától kezdve soronként telnek meg, mindegyik egy-egy húzással.
envyra-rule-E-4 = A többi helyezés ugyanúgy dől el, mint az első; az egyenlő játékosok osztoznak a helyezésen.
envyra-rule-E-5 = A feltételes lapkák nem használják el a megszerzett lapkákat.
envyra-rule-E-8 = Ha a rácson csak egy lapka maradt, csak egy kockát lehet lehelyezni.
envyra-rule-E-10 = Egy témának legfeljebb négy szimbóluma van.
envyra-rule-E-14 = Ha egy lapkát a II. fázis közben szerez meg valaki, a hozzá szánt kockák azonnal visszakerülnek, a helye pedig a forduló végéig üres marad.
envyra-rule-E-15 = A sorrend akkor is megfordul, ha az utolsó játékos nem tud kockát áttenni.
envyra-rule-E-16 = Senki sem tarthatja vissza az egyetlen kockáját a visszafelé útra.
envyra-rule-E-17 = Ha a játék egyszerre két okból érne véget, első a zárólapka, aztán az üres zsák, végül az, aki nem tud kockát áttenni.
envyra-rule-E-18 = A játék végén elmarad a kockakészlet ellenőrzése és a kúp továbbadása; csak azt kell a készletek ellenőrzése után nézni, hogy van-e, aki sehová sem tehet kockát, és lement-e 200 forduló.
envyra-rule-E-19 = Az üres helyeket egyesével kell nézni; a már lerakott lapkák a játék végén is ott maradnak.
envyra-rule-E-21 = Ha nincs feltöltendő hely, a játék akkor is folytatódik, ha a zsákban csak a zárólapka van.
envyra-rule-E-24 = A zárólapka lerakásához elég, ha egyetlen játékos teljesíti a feltételét.
envyra-rule-E-25 = Aki egyszerre mindkét nyílt Equilibrium-kártyát teljesíti, mindkettőt elviszi.
envyra-rule-E-26 = Ha egy kártyán kétszer szerepel egy szimbólum, két ilyen lapka kell hozzá; egy lapka több kártyához is számíthat.
envyra-rule-E-27 = A kilenc Equilibrium-kártya közül legfeljebb négy ér 4 pontot.
envyra-rule-E-28 = Az Equilibrium-kártyák pontjai nem számítanak, amikor a sorozatok döntik el az egyenlőséget.
envyra-rule-E-29 = Ha többeknek van a legtöbb kockája, de az utolsót más tette le, közülük az kapja a lapkát, akinek a legújabb kockája később került oda.
envyra-rule-E-30 = 200 forduló után vége a játéknak, és jön az értékelés.
envyra-rule-E-31 = Az első rácson mindenkinek kell hogy legyen olyan kezdőlapka, amelyre kockát tehet.

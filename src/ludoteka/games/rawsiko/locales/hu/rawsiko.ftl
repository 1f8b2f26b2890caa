# RAWsiko. How names and fields are made: docs/texts.md. Terms: the project's glossary, section 1.
# Names of territories, continents, materials and applications: rawsiko-names.ftl. They stand first or
# behind a colon, without article or suffix; no article stands before a variable.

rawsiko-help =
    VNM A 2/4     Vietnám (VNM) az A játékosé: ott 4 érdekeltsége van, 2 még léphet
    ·             üres terület
    Sb Bi! FL✓    a nyersanyagai: ✓ birtoklod, ! kell a célodhoz
    → IND:B ~NGU  a szomszédai: India, ahol B van, és a tengeren át (~) Új-Guinea
    csak A        csak az A játékos van a kontinensen (kizárólagos jelenlét)
    ▲ ▶ (kiesett) az első játékos; aki most lép; aki már kiesett
    3★            ennyi győzelmi pontot ér egy termék
    Az előkészületekben írd: „continent OCE”, „take VNM”; „UKR 2” lehelyez 2-t.
    „VNM>IND 2” 2 érdekeltséget mozgat, vagy 2-vel támad; „end” befejezi a fázisod.
    „TUR>DEU until”: támadsz, amíg tudsz, vagy amíg tiéd nem lesz Németország;
    „TUR>DEU until 4”: csak addig, amíg legalább 4 támadhat. „hint”: az esélyek.
    Amikor Kínával kereskedsz, ezt írd: „trade Bi” vagy „stop”.
    „info VNM” egy terület minden szomszédját mutatja, „info Bi” azt, mire jó.

rawsiko-expected = „UKR 2”, „VNM>IND 2”, „TUR>DEU until” vagy „end”; az előkészületekben „continent OCE” vagy „take VNM”; a Kínával való kereskedelemben „trade Bi” vagy „stop”

## Of which kind the words in these fields are

rawsiko-field-source = territory
rawsiko-field-target = territory
rawsiko-field-territories = territory
rawsiko-field-continents = continent
rawsiko-field-exclusive = continent
rawsiko-field-objective = application
rawsiko-field-objectives = application
rawsiko-field-missing = material
rawsiko-field-free = material
rawsiko-field-contested = material
rawsiko-field-trade = material
rawsiko-field-materials = material
rawsiko-field-land = territory
rawsiko-field-sea = territory
rawsiko-field-covers = country
rawsiko-field-parts = country
rawsiko-field-id = material territory continent application source

## The table of results, which has to fit 80 columns: I to IV are the tiers of applications

rawsiko-part-tier-1 = I
rawsiko-part-tier-2 = II
rawsiko-part-tier-3 = III
rawsiko-part-tier-4 = IV
rawsiko-part-points = győzelmi pontok
rawsiko-part-applications = termék
rawsiko-part-materials = nyersanyag
rawsiko-part-territories = terület

## The board in the terminal: short words; what does not fit is shortened

rawsiko-board-set-up = Előkészületek
rawsiko-board-optional-rules = Ez is érvényes: { $rules }
rawsiko-board-rule-stranglehold = A monopólium szorítása
rawsiko-board-rule-trade = Kereskedelem Kínával
rawsiko-board-rule-garrison = egy mindig marad
rawsiko-board-rule-conquerors-fresh = a győztes továbbmehet
rawsiko-board-rule-loss-fresh = aki veszteséget okozott, továbbmehet
rawsiko-board-turn = Forduló: { $turn } / { $turns }
rawsiko-board-phase-choosing = kontinens választása
rawsiko-board-phase-taking = területek választása
rawsiko-board-phase-placing = kezdeti érdekeltségek lehelyezése
rawsiko-board-phase-investing = befektetési fázis
rawsiko-board-phase-acting = akciófázis
rawsiko-board-phase-trading = Kereskedelem Kínával
rawsiko-board-phase-over = vége a játéknak
rawsiko-board-moves = { $name } ({ $seat }) lép
rawsiko-board-your-move = te lépsz
rawsiko-board-no-continent = kontinens nélkül
rawsiko-board-exclusive = csak { $seat }
rawsiko-board-exclusive-presence = Kizárólagos jelenlét:
rawsiko-board-nobody = senki
rawsiko-board-player = játékos
rawsiko-board-you = te
rawsiko-board-territories = terület
rawsiko-board-assets = érdekeltség
rawsiko-board-materials = nyersanyag
rawsiko-board-income = befektetés
rawsiko-board-to-place = lehelyezni
rawsiko-board-choices = választás
rawsiko-board-out = kiesett
rawsiko-board-objective = A céljaid a mostani állás szerint { $points } pontot érnek (legfeljebb { $most })

## What happened

rawsiko-event-set-up = Kezdődik a játék, a fordulók száma: { $turns }. { $first-me ->
    [yes] Te vagy az első játékos.
   *[no] Az első játékos: { $first-name }.
}{ $rest ->
    [0] { "" }
   *[other] { " " }A területek kiválasztása után mindenki lehelyez { $rest } érdekeltséget.
}
rawsiko-event-continent-chosen = { $drawn ->
    [yes] { $seat-me ->
        [yes] Ezt a kontinenst kapod véletlenszerűen: { $continent }.
       *[no] { $seat-name } ezt a kontinenst kapja véletlenszerűen: { $continent }.
    }
   *[no] { $seat-me ->
        [yes] Ezt a kontinenst választod: { $continent }.
       *[no] { $seat-name } ezt a kontinenst választja: { $continent }.
    }
}
rawsiko-event-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Ezt a területet kapod véletlenszerűen: { $territory }.
       *[no] { $seat-name } ezt a területet kapja véletlenszerűen: { $territory }.
    }
   *[no] { $seat-me ->
        [yes] Ezt a területet választod: { $territory }.
       *[no] { $seat-name } ezt a területet választja: { $territory }.
    }
}
rawsiko-event-assets-placed = { $seat-me ->
    [yes] Lehelyezel
   *[no] { $seat-name } lehelyez
} { $count } érdekeltséget ide: { $territory }; { $left ->
    [0] mind a helyén van.
   *[other] még { $left } van hátra.
}
rawsiko-event-turn-began = Új forduló kezdődik: { $turn } / { $turns }.
rawsiko-event-income = Befektetési fázis, új érdekeltségek: { $assets-shares }.
rawsiko-event-phase-began = { $seat-me ->
    [yes] Kezdődik az akciófázisod.
   *[no] { $seat-name } megkezdi az akciófázisát.
}
rawsiko-event-assets-moved = { $occupied ->
    [yes] { $seat-me ->
        [yes] Elfoglalsz
       *[no] { $seat-name } elfoglal
    } egy területet { $count } érdekeltséggel: { $source } → { $target }{ rawsiko-left-empty }
   *[no] { $seat-me ->
        [yes] Átmozgatsz
       *[no] { $seat-name } átmozgat
    } { $count } érdekeltséget: { $source } → { $target }{ rawsiko-left-empty }
}
rawsiko-left-empty = { $abandoned ->
    [yes] ; üresen marad: { $source }.
   *[no] .
}
rawsiko-event-clash = { $seat-me ->
    [yes] Támadsz
   *[no] { $seat-name } támad
}: { $source } → { $target }, dobás: { $seat-letter } { $attack-row }, { $defender-letter } { $defence-row }. { $conquered ->
    [yes] { $defender-me ->
        [yes] Elveszíted a területet és { $defenders_lost } érdekeltséget
       *[no] { $defender-name } elveszíti a területet és { $defenders_lost } érdekeltséget
    }
   *[no] A terület kitart, veszteség: { $seat-name } { $attackers_lost }, { $defender-name } { $defenders_lost }
}{ rawsiko-left-empty }
rawsiko-event-eliminated = { $seat-me ->
    [yes] Nincs több érdekeltséged: kiestél a játékból.
   *[no] { $seat-name } kiesik a játékból: nincs több érdekeltsége.
}
rawsiko-event-counter-advanced = A monopólium szorítása: a fordulószámláló előrelép, ez már a következő forduló: { $turn } / { $turns }.
rawsiko-event-phase-ended = { $seat-me ->
    [yes] Befejezed az akciófázisodat.
   *[no] { $seat-name } befejezi az akciófázisát.
}
rawsiko-event-trade-began = Kezdődik a kereskedelem Kínával. Kizárólagos jelenlét: { $exclusive-shares }.
rawsiko-event-material-gained = { $seat-me ->
    [yes] Megszerzed
   *[no] { $seat-name } megszerzi
} ezt a nyersanyagot: { $material } ({ $material-id }); { $left ->
    [0] ez volt az utolsó választás.
   *[other] még { $left } választás van hátra.
}
rawsiko-event-trade-stopped = { $seat-me ->
    [yes] Nem kérsz több nyersanyagot.
   *[no] { $seat-name } nem kér több nyersanyagot.
}
rawsiko-event-game-over = Vége a játéknak. Ezek voltak a célok: { $objectives-shares }.

## What to do now

rawsiko-prompt-choose = Válassz kontinenst; utána { $territories ->
    [one] { $territories } területet választasz ott.
   *[other] { $territories } szomszédos területet választasz ott.
}
rawsiko-prompt-take = Válassz még { $left } területet ezen a kontinensen: { $continent }.
rawsiko-prompt-place = Helyezz le még { $left } kezdeti érdekeltséget a területeidre.
rawsiko-prompt-invest = Helyezz le még { $left } új érdekeltséget a területeidre.
rawsiko-prompt-act = Forduló: { $turn } / { $turns }. Mozgass, foglalj el területet, támadj, vagy fejezd be az akciófázisodat („end”).
rawsiko-prompt-trade = Kereskedelem Kínával: válassz még { $left } nyersanyagot, vagy állj meg („stop”). A legjobb: { $best-ids }.

## Help for the player who asks for it

rawsiko-aid-income = Új érdekeltségek a következő befektetési fázisban, a mostani állás szerint: { $income-shares }.
rawsiko-aid-needed = Ez kell még a célodhoz: { $needed-ids }.
rawsiko-aid-able = Még mozgatható érdekeltségek, területenként: { $able }.
rawsiko-aid-free = Összecsapás nélkül most elérhető: { $free-ids }.
rawsiko-aid-contested = Összecsapással most elérhető: { $contested-ids }.
rawsiko-aid-steps = Ennyi lépésre vannak a területeidtől a hiányzó nyersanyagok: { $steps-groups }.
rawsiko-aid-trade = A legjobb választás, ha Kínával kereskedsz: { $trade-ids }.
rawsiko-aid-attacks = Támadások: a hódítás esélye egy összecsapásban a lehető legtöbb érdekeltséggel, illetve ha addig támadsz, amíg van kivel; és az átlagos veszteség addig.
rawsiko-aid-attacks-each = { $source-id }>{ $target-id }  { $able } támad, { $defenders } véd: egyszer { $clash-last-conquest-percent }%, végig { $until-conquest-percent }%; te −{ $until-attackers_lost-decimal }, ő −{ $until-defenders_lost-decimal }

## Why a move is not allowed, or should be thought over

rawsiko-why-stopping = Még { $left } nyersanyagot szerezhetnél.
rawsiko-why-abandoning = { $lost-count ->
    [0] Ez a terület üresen marad: { $territory }.
   *[other] Ez a terület üresen marad: { $territory }, és elveszíted ezt: { $lost }.
}

rawsiko-why-out-of-the-game = Kiestél a játékból.
rawsiko-why-choose-a-continent = Előbb válassz kontinenst.
rawsiko-why-continent-chosen-before = Ezt a kontinenst már választottad: { $continent }.
rawsiko-why-two-players-there = Ezen a kontinensen már két játékos van: { $continent } – { $players-names }.
rawsiko-why-no-room-there = Ezen a kontinensen kevés a szabad terület: { $continent }. Neked { $needed } kell, de csak { $free } szabad.
rawsiko-why-untouched-continent-left = { $continents-count ->
    [one] Ezt a kontinenst még senki sem választotta, ezért ezt kell választanod: { $continents }.
   *[other] Ezeket a kontinenseket még senki sem választotta, ezért közülük kell választanod: { $continents }.
}
rawsiko-why-take-a-territory = Most válassz területet. A kontinensed: { $continent }.
rawsiko-why-other-continent = Ez a terület nem a választott kontinenseden van: { $territory }. A kontinensed: { $continent }.
rawsiko-why-taken-by-you = Ez a terület már a tiéd: { $territory }.
rawsiko-why-taken-by-another = Ez a terület már foglalt: { $territory }. A birtokosa: { $owner-name }.
rawsiko-why-not-connected = { $territory } nem szomszédos azzal, amit ott már választottál: { $territories }.
rawsiko-why-no-room-around = { $territory } körül kevés a szabad terület: { $needed } összefüggő terület kell.
rawsiko-why-place-first = Előbb minden érdekeltséget le kell helyezni: neked még { $left } van hátra.
rawsiko-why-not-your-territory = Ez a terület nem a tiéd: { $territory }. Érdekeltséget csak a saját területeidre helyezhetsz.
rawsiko-why-too-many-to-place = Csak { $left } érdekeltséget helyezhetsz le, { $count } túl sok.
rawsiko-why-move-or-end = Az akciófázisban érdekeltségeket mozgatsz, vagy befejezed a fázist.
rawsiko-why-not-your-assets = Ezen a területen nincs érdekeltséged: { $territory }.
rawsiko-why-not-adjacent = { $source } és { $target } nem szomszédos.
rawsiko-why-moved-already = { $unmoved ->
    [0] Innen már egy érdekeltség sem mozgatható: { $territory }.
   *[other] Innen már csak { $unmoved } érdekeltség mozgatható: { $territory }.
} Összesen { $total } van ott.
rawsiko-why-leave-one = Egy érdekeltségnek itt kell maradnia: { $territory }. Összesen { $total } van ott.
rawsiko-why-three-at-most = Legfeljebb 3 érdekeltséggel támadhatsz, { $count } túl sok.
rawsiko-why-choose-a-material = Válassz nyersanyagot, vagy állj meg; még { $left } választásod van.
rawsiko-why-owned-already = Ezt a nyersanyagot már birtoklod: { $material } ({ $material-id }).

## How it ended

rawsiko-end-turns-played = Véget ért az utolsó forduló.
rawsiko-end-one-left = Csak egy játékos maradt.

## Options

rawsiko-option-turns = hány fordulóból áll a játszma
rawsiko-option-setup = simple: mindenki kontinenst és területeket választ; territories: mindkettőt a véletlen adja; continents: a kontinenst a véletlen adja, a területeket ott mindenki maga választja
rawsiko-option-starting-assets = ennyi érdekeltséget oszt szét mindenki a területek kiválasztása után; auto: 3, 4 vagy 5 játékosnál 6, 6 vagy 5
rawsiko-option-stranglehold = A monopólium szorítása: minden kiesés egy fordulóval rövidíti a játszmát
rawsiko-option-trade = Kereskedelem Kínával: az értékelés előtt minden kontinens, ahol valaki kizárólagosan van jelen, egy szabadon választott nyersanyagot ad
rawsiko-option-garrison = minden területen maradjon legalább egy érdekeltség
rawsiko-option-after-clash = melyik érdekeltség mozgatható még összecsapás után: failed-fresh – amelyik sikertelenül támadott (a lett szabály); conquerors-fresh – amelyik győzött (a szlovák szabály); loss-fresh – amelyik a védőnek veszteséget okozott (a magyar szabály)

## The rules, each in one sentence of our own

rawsiko-rule-1 = A RAWsiko – Materials around us a Risiko! digitális változata, amely az RM@Schools projektben készült a távoktatáshoz.
rawsiko-rule-2 = A CNR később ugyanebből az ötletből társasjátékot is készített, ez a RawSeekers.
rawsiko-rule-3 = 3–5 játékosnak való, 10 éves kortól.
rawsiko-rule-4 = A mintájául szolgáló RisiKo! 42 területből és 6 kontinensből áll.
rawsiko-rule-5 = A jövőben Kína, a kritikus nyersanyagok legnagyobb exportőre lezárja a határait, és mindenki versenyezni kezd a nyersanyagokért.
rawsiko-rule-6 = Minden játékos egy vállalatot vezet, amely az egész világon szétosztja az érdekeltségeit, hogy megszerezze a céljához szükséges nyersanyagokat.
rawsiko-rule-7 = Kína nem terület: senki sem léphet be oda, nem birtokolhatja, és nem haladhat át rajta.
rawsiko-rule-8 = Egy érdekeltség bármilyen alakú lehet; nálunk egy bányavagon vagy egy szám mutatja.
rawsiko-rule-9 = Egy terület legfeljebb egy kontinenshez tartozik, és nyersanyagok vannak rajta; a termékhez pontok és szükséges nyersanyagok tartoznak; a cél termékek listája; a fordulóban minden játékos egyszer sorra kerül.
rawsiko-rule-10 = Két terület akkor szomszédos, ha közös a határuk, vagy tengeri összeköttetés van köztük.
rawsiko-rule-11 = Addig irányítasz egy területet, amíg legalább egy érdekeltséged van rajta.
rawsiko-rule-12 = Addig birtokolsz egy nyersanyagot, amíg irányítasz olyan területet, ahol megtalálható; ha több ilyened van, az csak biztosíték.
rawsiko-rule-13 = Az a terület, amelyen nincs érdekeltség, üres.
rawsiko-rule-14 = Mindenki véletlenszerűen kap egy titkos célt, amely négy termékből áll.
rawsiko-rule-15 = Ezután mindenki kezdőterületeket választ, és lehelyezi a kezdeti érdekeltségeit.
rawsiko-rule-16 = Az egyszerű előkészületekben szabadon választod meg, hol kezdesz, közel azokhoz a nyersanyagokhoz, amelyek kellenek neked.
rawsiko-rule-17 = A játékosok sorban választanak egy kontinenst, és ott néhány szomszédos területet.
rawsiko-rule-18 = Ezután mindenki fordított sorrendben választ egy második kontinenst, így az utolsó játékos kétszer választ egymás után.
rawsiko-rule-19 = Amíg van olyan kontinens, amelyet még senki sem választott, az ilyenek közül kell választanod.
rawsiko-rule-20 = Sohasem választhatsz olyan kontinenst, ahol már két játékos van.
rawsiko-rule-21 = Sohasem választhatod kétszer ugyanazt a kontinenst.
rawsiko-rule-22 = Sohasem választhatsz olyan területet, amely egy másik játékosé.
rawsiko-rule-23 = Három játékosnál mindenki 3 területet választ az első kontinensen és 2-t a másodikon; négy vagy öt játékosnál 2-t és 1-et.
rawsiko-rule-24 = Az egy kontinensen választott területeidnek össze kell függniük.
rawsiko-rule-25 = Egy kontinens csak akkor választható, ha elég szabad terület van rajta.
rawsiko-rule-26 = Hat kontinens van, hogy mindig mindenki tudjon választani.
rawsiko-rule-27 = A haladó előkészületekben a véletlen osztja ki azt, amit a játékosok választanának.
rawsiko-rule-28 = A véletlen ugyanezek szerint a szabályok szerint oszt ki kontinenseket és területeket, vagy ha úgy állítjátok be, csak kontinenseket.
rawsiko-rule-29 = Ha minden terület gazdára talált, mindenki szétosztja a maradék kezdeti érdekeltségeit a saját területein.
rawsiko-rule-30 = Minden lehelyezés egy saját területhez ad érdekeltségeket; látszik, mennyi van még hátra.
rawsiko-rule-31 = Egy játékos az összeset lehelyezi, csak utána jön a következő.
rawsiko-rule-32 = Három játékosnál mindenki 6 érdekeltséget oszt szét.
rawsiko-rule-33 = Minden terület kap egy érdekeltséget, amikor kiválasztják; ez nem számít bele a szétosztottakba.
rawsiko-rule-34 = Három és négy játékosnál mindenki 6, öt játékosnál 5 érdekeltséget oszt szét.
rawsiko-rule-35 = Minden kezdeti érdekeltséget le kell helyezni; az első játékost sorsolni kell, és a sorrend végig ugyanaz marad.
rawsiko-rule-36 = A játszma előre megadott számú fordulóból áll: 6-ból, ha nem egyeztek meg másban.
rawsiko-rule-37 = Minden fordulóban a játékosok egymás után üres területeket foglalhatnak el, vagy területeket vehetnek el másoktól.
rawsiko-rule-38 = Egy forduló befektetési fázisból, majd akciófázisokból áll.
rawsiko-rule-39 = Az első fordulóban nincs befektetési fázis.
rawsiko-rule-40 = A befektetési fázisban, minden más előtt, mindenki új érdekeltségeket kap, és lehelyezi őket.
rawsiko-rule-41 = Minden három különböző nyersanyagod után egy új érdekeltséget kapsz, felfelé kerekítve.
rawsiko-rule-42 = Érdekeltséget csak olyan területre helyezhetsz, amelyet te irányítasz.
rawsiko-rule-43 = Amíg minden érdekeltség a helyére nem kerül, senki sem kezdheti el az akciófázisát.
rawsiko-rule-44 = Az új érdekeltségeket a fázis elején mindenkinek ki kell számolni, aztán a játékosok sorban lehelyezik őket.
rawsiko-rule-45 = A játékosok sorban egy-egy akciófázist játszanak, mindenki addig, amíg be nem fejezi.
rawsiko-rule-46 = Az akciófázisodban akárhányszor mozgathatsz saját érdekeltséget szomszédos területre.
rawsiko-rule-47 = Egy érdekeltség egy akciófázisban csak egyszer mozoghat.
rawsiko-rule-48 = Minden területen két szám áll: a még mozgatható érdekeltségek és az összes érdekeltség száma.
rawsiko-rule-49 = Ha üres területre lépsz, azonnal te irányítod, és a nyersanyagai is a tieid.
rawsiko-rule-50 = Két saját terület között egyszerűen átmozgatod az érdekeltségeket; ezek ezután már mozgatottnak számítanak.
rawsiko-rule-51 = Ha másik játékos területére lépsz, kereskedelmi összecsapás kezdődik.
rawsiko-rule-52 = Egyszerre 1 vagy több, akár az összes még mozgatható érdekeltségedet is mozgathatod; ha egy sem marad, a terület üres lesz.
rawsiko-rule-53 = Egy összecsapásban mindkét fél legfeljebb 3 érdekeltséget használ.
rawsiko-rule-54 = A védő annyit használ, amennyit csak lehet; a támadó eldönti, hány mozgatható érdekeltséggel támad.
rawsiko-rule-55 = Mindkét fél annyi hatoldalú dobókockával dob, ahány érdekeltséget használ.
rawsiko-rule-56 = A két fél legnagyobb dobásait kell összehasonlítani, aztán a másodikat, végül a harmadikat; a pár nélküli kockák nem számítanak.
rawsiko-rule-57 = Minden kockapárnál az veszít egy érdekeltséget, aki kisebbet dobott; egyenlőségnél a támadó.
rawsiko-rule-58 = Ha minden védő elveszett, a támadók bevonulnak a területre.
rawsiko-rule-59 = Ha akár egy védő is marad, a támadás sikertelen, és a terület a védőé marad.
rawsiko-rule-60 = Ugyanazt a területet újra megtámadhatod, amíg van mozgatható érdekeltséged.
rawsiko-rule-61 = Beállítható, melyik érdekeltség mozgatható még egy összecsapás után, mert a szabályszövegek eltérnek: amelyik sikertelenül támadott (lett), amelyik győzött (szlovák), vagy amelyik a védőnek veszteséget okozott (magyar).
rawsiko-rule-62 = Akinek nincs több érdekeltsége, azonnal kiesik, és többé nem tehet semmit.
rawsiko-rule-63 = A kiesett játékosok mindenki más mögött végeznek; aki később esett ki, előrébb áll.
rawsiko-rule-64 = Ha csak egy játékos marad, vége a játéknak, és ő nyer.
rawsiko-rule-65 = Az utolsó forduló után vége a játéknak.
rawsiko-rule-66 = Egy termék akkor ad pontot, ha minden nyersanyagát birtoklod; ha csak egy részét, semmit sem ér.
rawsiko-rule-67 = A legtöbb pont nyer; egyenlőségnél a legtöbb termék, aztán a legtöbb különböző nyersanyag, végül a legtöbb terület; ha ez sem dönt, a helyezés közös.
rawsiko-rule-68 = Az eredmény megmutatja a pontokat, a termékeket, a nyersanyagokat és a területeket.
rawsiko-rule-69 = Beállítás: a fordulók száma.
rawsiko-rule-70 = Beállítás: a haladó előkészületek, ahol a véletlen osztja ki a kezdőhelyeket.
rawsiko-rule-71 = A monopólium szorítása: valahányszor egy játékos az utolsó forduló előtt kiesik, a fordulószámláló eggyel előrelép.
rawsiko-rule-72 = A megkezdett forduló a következő számmal folytatódik; befektetési fázis emiatt se ki nem marad, se meg nem ismétlődik.
rawsiko-rule-73 = Kereskedelem Kínával: az értékelés előtt egy szabadon választott nyersanyagot kapsz minden kontinens után, ahol neked van területed, másnak viszont nincs.
rawsiko-rule-74 = A térkép bármelyik nyersanyaga választható, bárhol legyen is.
rawsiko-rule-75 = A Kínával való kereskedelemben a játékosok sorban választanak; senkinek sem kötelező, és olyat, amit már birtokolsz, nem választhatsz.
rawsiko-rule-76 = A Kínával való kereskedelem az utolsó forduló után és az értékelés előtt zajlik.

rawsiko-rule-D-1 = Kína nem terület: senki sem léphet be oda, nem birtokolhatja, és nem haladhat át rajta.
rawsiko-rule-D-2 = Az érdekeltséget egy bányavagon mutatja, rajta egy szám.
rawsiko-rule-D-3 = A tengeri összeköttetés ugyanúgy számít, mint a határ.
rawsiko-rule-D-4 = Mindenkinek négy terméke van, minden szintről egy, és ezeket senki más nem ismeri.
rawsiko-rule-D-5 = Az egy kontinensen választott területeidnek össze kell függniük: minden új terület szomszédos egy ott már választott területeddel.
rawsiko-rule-D-6 = Egy kontinens csak akkor választható, ha elég szabad terület van rajta.
rawsiko-rule-D-7 = Legalább hat kontinens van, hogy mindig mindenki tudjon választani.
rawsiko-rule-D-8 = A haladó előkészületekben a véletlen osztja ki a kontinenseket és a területeket, vagy ha úgy állítjátok be, csak a kontinenseket.
rawsiko-rule-D-9 = Minden terület kap egy érdekeltséget, amikor kiválasztják.
rawsiko-rule-D-10 = Három és négy játékosnál mindenki további 6, öt játékosnál további 5 érdekeltséget oszt szét.
rawsiko-rule-D-11 = Minden érdekeltséget le kell helyezni; az első játékost sorsolni kell, és a sorrend végig ugyanaz marad.
rawsiko-rule-D-12 = Egy játszma 6 fordulóból áll, vagy megegyezés szerint 3–12-ből.
rawsiko-rule-D-13 = Előbb mindenkinek ki kell számolni az új érdekeltségeit, aztán a játékosok sorban lehelyezik őket.
rawsiko-rule-D-14 = Érdekeltség két saját terület között is mozgatható; utána mozgatottnak számít.
rawsiko-rule-D-15 = Egy terület üresen is hagyható, hacsak nincs bekapcsolva az „Egy mindig maradjon” beállítás.
rawsiko-rule-D-16 = A dobókockák hatoldalúak.
rawsiko-rule-D-17 = Sikertelen támadás után a megmaradt támadók még mozgathatók; a beállítás más értékeivel a győztes támadók, vagy mindazok, amelyek a védőnek veszteséget okoztak.
rawsiko-rule-D-18 = A kiesett játékosok közül az áll előrébb, aki később esett ki.
rawsiko-rule-D-19 = Ha csak egy játékos marad, azonnal vége a játéknak, és ő nyer.
rawsiko-rule-D-20 = A holtversenyt sorban ezek döntik el: termékek, nyersanyagok, területek.
rawsiko-rule-D-21 = Akik ezután is egyenlők, osztoznak a helyezésen.
rawsiko-rule-D-22 = A monopólium szorítása csak a számlálót lépteti: a megkezdett forduló folytatódik, és lehet, hogy az utolsó lesz.
rawsiko-rule-D-23 = A Kínával való kereskedelemben a nyersanyag a térképen bárhol lehet.
rawsiko-rule-D-24 = A Kínával való kereskedelemben sorban mindenki egyszerre választja ki az összes nyersanyagát; olyat, amit már birtokol, nem választhat.
rawsiko-rule-D-25 = Egy lépésben legfeljebb 16 érdekeltség mozoghat; ha több megy, két lépés kell, de az eredmény ugyanaz.
rawsiko-rule-D-26 = Az összecsapás előbb a már mozgatott védőket veszi el; ennek sohasincs jelentősége.
rawsiko-rule-D-27 = A játék végén mindenki célja láthatóvá válik, a kiesetteké is.
rawsiko-rule-D-28 = Az is maga fejezi be a fázist, aki semmit sem tud mozgatni.
rawsiko-rule-D-29 = Beállítható, hány kezdeti érdekeltséget oszt szét egy-egy játékos: 0 és 12 között.
rawsiko-rule-D-30 = Előbb a támadó dob; a dobások a legnagyobbtól lefelé sorakoznak.
rawsiko-rule-D-31 = A térképünkön a balti államok Finnországhoz tartoznak, Nyugat-Oroszország az Urálig Európához, Marokkót pedig tenger köti össze Nyugat-Afrikával.
rawsiko-rule-D-32 = Egy térkép minden kontinensén legalább négy terület van, és minden nyersanyag legalább két területen megtalálható.
rawsiko-rule-D-34 = Mielőtt egy lépéssel üresen hagynál egy területet, a játék rákérdez; a térképen az olyan támadás előtt is, amely után a terület üresen maradhat, ha az esélyek nem látszottak.
rawsiko-rule-D-35 = Az a térkép, amelyen nem juthatna mindenkinek kontinens, nem használható.
rawsiko-rule-D-36 = A megadott számig tartó támadási parancs addig folytatódik, amíg a kiinduló területen legalább ennyi még nem mozgatott érdekeltség van.
rawsiko-rule-D-37 = A térkép néhány földje csak díszlet, senki sem birtokolhatja: a Kaukázus, Észak-Korea, Dárfúr, Nyugat-Szahara, valamint Mali és Mauritánia északi része, Kalinyingrád, Tajvan, Izland, Grönland, Új-Zéland és néhány sziget.
rawsiko-rule-D-38 = A térképen rövid név áll; ha egy terület többet foglal magában, a kártyáján és a listákban a teljes neve olvasható.
rawsiko-rule-D-33 = A játékosok sorrendje mindig az első játékossal kezdődik.

rawsiko-rule-R-2 = Aki a saját támadásában veszíti el az utolsó érdekeltségét, azonnal kiesik, és a következő játékos jön.
rawsiko-rule-R-3 = A kezdeti érdekeltségeket a játékosok sorban helyezik le.
rawsiko-rule-R-4 = Az, hogy egy érdekeltség mozgott-e már, a saját akciófázisodra vonatkozik.
rawsiko-rule-R-6 = Ha a kontinens szabad területei között van elég, amely összefügg, ilyeneket kell választanod: már az első körül is legyen elég szabad terület.
rawsiko-rule-R-7 = Olyan kontinenst választhatsz, ahol kettőnél kevesebb játékos van, te még nem vagy ott, és elég a szabad terület; előbb azokat, amelyeket még senki sem választott.
rawsiko-rule-R-8 = Az „Egy mindig maradjon” beállítással mozgatás és támadás után is marad egy érdekeltség; ez olyan is lehet, amelyik már mozgott.
rawsiko-rule-R-9 = A monopólium szorítása az első fordulótól érvényes, de az utolsóban sohasem.
rawsiko-rule-R-11 = Az egyenlő játékosok osztoznak egy helyezésen, a következő pedig kimarad; a kiesettek állnak leghátul.
rawsiko-rule-R-12 = A véletlen minden kontinenst és a területek minden összefüggő csoportját egyformán kezeli.
rawsiko-rule-R-13 = A Kínával való kereskedelemben senki sem választhat olyan nyersanyagot, amelyet már birtokol, vagy épp most kapott.
rawsiko-rule-R-15 = Győztes támadással az utolsó érdekeltséged is elhagyhatja a területét; az ezután üres lesz.
rawsiko-rule-R-16 = Ha egy sikertelen támadásban elvész a terület utolsó érdekeltsége, a terület üres lesz.
rawsiko-rule-R-17 = Ha kiejtesz egy versenytársat, a fázisod folytatódik.
rawsiko-rule-R-18 = Ha csak egy játékos maradt, elmarad a kereskedelem Kínával.
rawsiko-rule-R-19 = A Kínával való kereskedelemben többen is választhatják ugyanazt a nyersanyagot.
rawsiko-rule-R-20 = Aki sehol sincs kizárólagosan jelen, azt a játék nem kérdezi a Kínával való kereskedelemben.
rawsiko-rule-R-21 = A Kínával való kereskedelmet abbahagyhatod, mielőtt mindent kiválasztottál; amit már választottál, megmarad.
rawsiko-rule-R-22 = Az a terület, amely nem tartozik kontinenshez, nem ad jelenlétet, és az előkészületekben nem választható.
rawsiko-rule-R-24 = Aki nem kap új érdekeltséget, attól a játék nem kéri, hogy lehelyezzen.
rawsiko-rule-R-25 = Az akciófázisodat úgy is befejezheted, hogy semmit sem tettél.
rawsiko-rule-R-26 = Az érdekeltségeid a következő akciófázisod elején újra mozgathatók; az újak azonnal mozgathatók.
rawsiko-rule-R-28 = A kiesett játékosoknak 0 pontjuk van; aki egyedül marad, 0 ponttal is nyer.
rawsiko-rule-R-30 = Ha az első játékos kiesett, a sorban következő kezdi a fordulót.

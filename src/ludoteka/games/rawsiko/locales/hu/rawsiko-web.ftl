# RAWsiko in the browser: its map, dock, panels and cards. Terms: the project's glossary, section 1.
# Names of territories, materials and players stand first or behind a colon: they are never inflected.
# No article stands before a variable.

## The map

rawsiko-web-map = A nyersanyagok világtérképe. A nyilak az arra eső szomszédhoz visznek, az N a következő választható területhez, az Enter választ, az I megnyitja a terület kártyáját.
rawsiko-web-loading-map = A térkép kiterítése…
rawsiko-web-map-tools = Térkép
rawsiko-web-more-tools = A térkép eszközei
rawsiko-web-zoom-in = Közelebb
rawsiko-web-zoom-out = Távolabb
rawsiko-web-zoom-fit = Az egész világ mutatása
rawsiko-web-show-all = Minden nyersanyag
rawsiko-web-show-legend = Jelmagyarázat
rawsiko-web-show-list = Területek listája
rawsiko-web-show-map = Térkép
rawsiko-web-china-closed = Kína lezárta a határait: oda senki sem mehet.

rawsiko-web-legend-wagon = Egy terület érdekeltségei, itt példaként: 4 közül még 2 mozgatható. A tieiden az akciófázisban mindkét szám látszik
rawsiko-web-legend-parked = Ebben a fordulóban már egy sem mozgatható
rawsiko-web-legend-own = Nyersanyag a saját területeden
rawsiko-web-legend-owned = Máshol birtoklod
rawsiko-web-legend-need = Kell a céljaidhoz
rawsiko-web-legend-other = Másik nyersanyag
rawsiko-web-legend-pick = A Kereskedelem Kínával alatt választottad
rawsiko-web-legend-sea = Tengeri összeköttetés: ezek a területek szomszédosak
rawsiko-web-legend-legal = Most választhatod
rawsiko-web-legend-coming = Úton a szerverhez
rawsiko-web-legend-looked = Nyitva van a kártyája
rawsiko-web-legend-closed = Kína lezárva; a többi szürke föld díszlet, senki sem birtokolhatja
rawsiko-web-legend-open = Kína kereskedik: nyersanyagot a térképen vagy lent választhatsz
rawsiko-web-legend-map = A térképen
rawsiko-web-legend-course = Fordulók és fázisok
rawsiko-web-legend-players = Játékosok
rawsiko-web-legend-table = Az asztalnál
rawsiko-web-legend-tools = A térkép gombjai
rawsiko-web-legend-hourglass = Homokóra: hányadik forduló van, és mennyiből
rawsiko-web-legend-cross = X a homokórán: A monopólium szorítása be van kapcsolva
rawsiko-web-legend-draft = Előkészületek: kontinensek és területek választása
rawsiko-web-legend-placing = Lehelyezés: mindenki leteszi a kezdeti érdekeltségeit
rawsiko-web-legend-investing = Befektetési fázis; játékos mellett: új érdekeltségek a következőben
rawsiko-web-legend-acting = Akciófázis: a játékosok sorban mozgatnak, elfoglalnak, támadnak
rawsiko-web-legend-occupation = Elfoglalás: a területnek új tulajdonosa van
rawsiko-web-legend-clash = Kereskedelmi összecsapás: támadás kockákkal
rawsiko-web-legend-holds = A védő megtartja a területet
rawsiko-web-legend-trading = Kereskedelem Kínával: ingyen nyersanyagok az értékelés előtt
rawsiko-web-legend-over = Győzelmi pontok; a fázis jeleként: a játék véget ért
rawsiko-web-legend-current = Soron lévő játékos: most ő lép
rawsiko-web-legend-next = Következő játékos: utána ő lép
rawsiko-web-legend-first = Első játékos: minden fázist ő kezd
rawsiko-web-legend-territories = Egy játékos területei
rawsiko-web-legend-assets = Egy játékos érdekeltségei a térképen
rawsiko-web-legend-materials = Egy játékos különböző nyersanyagai
rawsiko-web-legend-alone = Portré koszorúval: egyedül van a kontinensen
rawsiko-web-legend-info = Információ: megnyitja a terület kártyáját
rawsiko-web-legend-waves = Hullámok egy szomszéd mellett: tengeren át
rawsiko-web-legend-online = Van kapcsolat a szerverrel
rawsiko-web-legend-offline = Nincs kapcsolat, vagy a játékos nincs itt
rawsiko-web-legend-settings = Menü: beállítások, az asztal, a billentyűk
rawsiko-web-legend-owner = Kié: itt betű, alak és szín, a területen szín és minta
rawsiko-web-legend-source = Innen indul a lépésed
rawsiko-web-legend-goal = Ezt támadod; ahová harc nélkül mész, zöld
rawsiko-web-legend-hint = Erről szól a tanács vagy az előzmény, vagy itt van a keresett nyersanyag
rawsiko-web-legend-leader = A névtől a területéhez vezet
rawsiko-web-legend-exit = A tengeri összeköttetés a térkép másik szélén folytatódik
rawsiko-web-legend-present = Portré a kontinens mellett: ennek a játékosnak van ott területe
rawsiko-web-legend-nobody = Ezen a kontinensen senkinek sincs területe
rawsiko-web-legend-small = A kis térképen
rawsiko-web-legend-star = Egy csillag minden ottani nyersanyagért, amely kell neked
rawsiko-web-legend-ticks = Egy pipa minden nyersanyagért a saját területeden
rawsiko-web-legend-hollow = Egy üres pipa minden ottani nyersanyagért, amelyet máshol birtokolsz; minden nyersanyag mutatásakor látszik
rawsiko-web-legend-dots = Egy karika minden más nyersanyagért; minden nyersanyag mutatásakor látszik
rawsiko-web-legend-plate = Az érdekeltségek száma; a keret a tulajdonos színe
rawsiko-web-legend-undo = Visszavonás lakattal: az utolsó lépésed marad; nyomd meg, és megtudod, miért

## Territories and continents in words

rawsiko-web-empty = üres
rawsiko-web-yours = a tiéd
rawsiko-web-held = { $name }: { $total } érdekeltség
rawsiko-web-held-mine = a tiéd: { $total } érdekeltségből { $unmoved } mozgatható még
rawsiko-web-held-mine-all = a tiéd: { $total } érdekeltség
rawsiko-web-coming = még { $count } úton van
rawsiko-web-material-symbol = { $material } ({ $symbol })
rawsiko-web-needed-material = { $material }: kell
rawsiko-web-owned-material = { $material }: birtoklod
rawsiko-web-is-source = innen indulsz
rawsiko-web-is-target = ez a célterület
rawsiko-web-can-start = innen indulhatsz
rawsiko-web-can-attack = megtámadható
rawsiko-web-can-occupy = elfoglalható
rawsiko-web-can-move = elérhető
rawsiko-web-can-place = ide helyezhetsz érdekeltséget
rawsiko-web-can-take = választható
rawsiko-web-can-choose = a kontinense választható
rawsiko-web-continent-empty = { $continent }: senki
rawsiko-web-continent-held = { $continent }: { $names }
rawsiko-web-continent-alone = { $continent }: { $names }, egyedül
rawsiko-web-free-count = { $count } szabad terület

## The dock: choosing a start

rawsiko-web-dock = Akciók
rawsiko-web-choose-source = Válaszd ki, honnan indulsz
rawsiko-web-choose-source-note = Olyat, ahonnan még indulhatsz
rawsiko-web-still-able = Innen még indulhatsz
rawsiko-web-choose-target = Hová?
rawsiko-web-choose-target-note = Egy szomszédos területre
rawsiko-web-targets-of = Elérhető innen: { $name }
rawsiko-web-all-moved = Már minden érdekeltséged mozgott
rawsiko-web-all-moved-note = Fent befejezheted az akciófázisodat.
rawsiko-web-card-of = Kártya: { $name }

## The dock: source, target, number

rawsiko-web-can-act = { $count } mozgatható
rawsiko-web-defends = { $name }: { $count } véd
rawsiko-web-how-many = Hány érdekeltséget
rawsiko-web-at-most = legfeljebb { $count }
rawsiko-web-fewer = Kevesebb
rawsiko-web-more = Több
rawsiko-web-half = a fele
rawsiko-web-all = mind
rawsiko-web-odds-take = Egy összecsapással a tiéd: { $percent }%.
rawsiko-web-odds-not-yet = Egy összecsapás még nem elég hozzá.
rawsiko-web-odds-losses = Átlagosan te { $own }, ő { $theirs } érdekeltséget veszít.
rawsiko-web-odds-share = { $percent }%
rawsiko-web-odds-win = tiéd lesz
rawsiko-web-odds-you = te −{ $lost }
rawsiko-web-odds-they = ő −{ $killed }
rawsiko-web-odds-win-spoken = meghódítod: { $percent }%
rawsiko-web-odds-spoken = te { $lost }, az ellenfél { $killed } érdekeltséget veszít: { $percent }%
rawsiko-web-occupy-head = Elfoglalod { $count } érdekeltséggel
rawsiko-web-move-head = { $count } érdekeltséget mozgatsz oda; utána már nem mozgatható
rawsiko-web-gives = Amit ad: { $materials }.
rawsiko-web-gives-nothing = Nem ad új nyersanyagot.
rawsiko-web-gives-useful = Amit ad: { $materials }. Kell a céljaidhoz: { $useful }.
rawsiko-web-gives-completes = Amit ad: { $materials }. Elkészül: { $applications }, +{ $points }.
rawsiko-web-changes-points = { $parts }, összesen { $points }
rawsiko-web-income-then = Befektetés: { $now } → { $then }
rawsiko-web-leaves-empty = { $when ->
    [won] Ha nyersz – üresen marad
    [lost] Ha mind elvész – üresen marad
    [both] Ha nyersz, vagy ha mind elvész – üresen marad
    [either] Mindenképp üresen marad
    [may] Üresen maradhat
   *[sure] Üresen marad
}: { $territory }
rawsiko-web-leaves-losing = { $when ->
    [may] { $told }. Elveszítenéd: { $materials }.
   *[sure] { $told }. Elveszíted: { $materials }.
}
rawsiko-web-do-attack = Támadás
rawsiko-web-do-occupy = Elfoglalás
rawsiko-web-do-move = Mozgatás
rawsiko-web-do-until = Támadás végig
rawsiko-web-cancel = Mégse
rawsiko-web-until = Támadás, amíg a tiéd nem lesz
rawsiko-web-until-name = Támadás végig
rawsiko-web-one-clash = Csak egy összecsapás
rawsiko-web-until-least = Addig folytatod, amíg ennyi támadhat
rawsiko-web-until-note = { $count ->
    [1] az utolsóig
   *[other] amíg van { $count }
}
rawsiko-web-until-head = { $count ->
    [one] Támadsz, amíg a tiéd nem lesz, de csak amíg van kivel
   *[other] Támadsz, amíg a tiéd nem lesz, de csak amíg legalább { $count } mozgatható
}
rawsiko-web-until-odds = Tiéd lesz: { $percent }%.

## The dock: placing, set-up, trade, waiting

rawsiko-web-to-place = Lehelyezendő: { $count }
rawsiko-web-to-place-start = Kezdeti érdekeltségek: koppints a területeidre
rawsiko-web-to-place-invest = Új érdekeltségek: koppints a területeidre
rawsiko-web-per-tap = Érdekeltség koppintásonként
rawsiko-web-per-tap-note = koppintásonként
rawsiko-web-your-territories = A területeid
rawsiko-web-first-continent = Első kontinens
rawsiko-web-second-continent = Második kontinens
rawsiko-web-choose-continent = Válassz kontinenst
rawsiko-web-then-take = { $count ->
    [one] utána ott { $count } terület
   *[other] utána ott { $count } szomszédos terület
}
rawsiko-web-take-left = még { $count }
rawsiko-web-take-label = Választható területek
rawsiko-web-would-help = Szükséges nyersanyagok ott:
rawsiko-web-would-not-help = Nincs ott semmi, ami a céljaidhoz kell.
rawsiko-web-helps-count = { $count ->
    [0] nincs, ami kell
   *[other] { $count } nyersanyag kell
}
rawsiko-web-taken = foglalt
rawsiko-web-not-now = most nem
rawsiko-web-do-choose = Választom: { $continent }
rawsiko-web-choose-it = Választom
rawsiko-web-trade-slot = Válassz nyersanyagot
rawsiko-web-trade-offers = Nyersanyagok, amelyeket nem birtokolsz
rawsiko-web-trade-full = { $count ->
    [one] { $count } választásod van. Előbb tedd vissza a másik nyersanyagot.
   *[other] { $count } választásod van. Előbb tegyél vissza egy nyersanyagot.
}
rawsiko-web-put-back = Visszateszed: { $material }
rawsiko-web-your-score = Pontszámod
rawsiko-web-plus-points = { $name } +{ $points }
rawsiko-web-minus-points = { $name } −{ $points }
rawsiko-web-meanwhile-cost = Már nem teljes: { $applications }.
rawsiko-web-meanwhile-massed = { $territory }, közvetlenül melletted: { $name } itt már { $count } érdekeltséggel áll.
rawsiko-web-best-pick = Legjobb választás
rawsiko-web-do-trade = Kereskedem
rawsiko-web-phase-over = Vége a játéknak
rawsiko-web-acts-now = Most lép: { $name }
rawsiko-web-points-stand = Pontok a mostani állás szerint
rawsiko-web-points-stand-short = Pontok
rawsiko-web-points-of = { $points } / { $most }
rawsiko-web-you-are-out = Kiestél a játékból. Nézheted a többieket, és a végén minden célt látni fogsz.

## The prompt bar

rawsiko-web-aim-attack = Támadás: { $source } → { $target }?
rawsiko-web-aim-attacking = Támadsz: { $source } → { $target }
rawsiko-web-aim-occupy = Elfoglalás: { $source } → { $target }?
rawsiko-web-aim-move = Mozgatás: { $source } → { $target }?
rawsiko-web-drag-attack = Engedd el: { $count } érdekeltséggel támadsz.
rawsiko-web-drag-occupy = Engedd el: { $count } érdekeltséggel elfoglalod.
rawsiko-web-drag-move = Engedd el: { $count } érdekeltség megy oda.
rawsiko-web-aim-detail = Erősítsd meg, vagy koppints újra a célterületre.
rawsiko-web-aim-source = { $source }: hová?
rawsiko-web-aim-source-detail = Válassz célterületet, vagy húzd oda.
rawsiko-web-aim-continent = { $continent }?
rawsiko-web-aim-continent-detail = Koppints rá újra, vagy erősítsd meg lent.
rawsiko-web-aim-act = Akciófázisod
rawsiko-web-aim-act-able = Akciófázisod: { $count } mozgatható
rawsiko-web-aim-act-detail = Válaszd ki, honnan indulsz, vagy fejezd be a fázist.
rawsiko-web-aim-act-done = Már minden érdekeltséged mozgott: fejezd be a fázist.
rawsiko-web-aim-trade = Kereskedelem Kínával: válassz { $count } nyersanyagot
rawsiko-web-aim-trade-detail = Itt vagy egyedül: { $continents }
rawsiko-web-end-phase = Fázis vége
rawsiko-web-end-phase-able = Fázis vége ({ $count } mozgatható)
rawsiko-web-end-caution = Még { $count } érdekeltség mozgatható. Befejezed az akciófázisodat?
rawsiko-web-end-unconfirmed = { $source } → { $target }: még nincs megerősítve. Enélkül fejezed be az akciófázisodat?
rawsiko-web-stop-trade = Ennyi elég

## A clash

rawsiko-web-clash = Kereskedelmi összecsapás
rawsiko-web-attack-with = { $name }: { $count } támad
rawsiko-web-defend-with = { $name }: { $count } véd
rawsiko-web-rolling = Gurulnak a dobókockák…
rawsiko-web-verdict-holds = { $territory }: kitart
rawsiko-web-verdict-taken = { $territory }: meghódítva
rawsiko-web-verdict-lost = { $territory }: elveszett
rawsiko-web-verdict-able = { $territory }: { $count } még mozgatható.
rawsiko-web-verdict-toll = { $clashes } összecsapás: a te veszteséged { $own }, { $defender }: { $theirs }.
rawsiko-web-verdict-losses = Veszteség – { $attacker }: { $attackers }, { $defender }: { $defenders }.
rawsiko-web-tie-holds = Egyenlőségnél a védő kitart.
rawsiko-web-luck-bad = A támadónak ilyen rossz vagy rosszabb eredménye 100-ból { $percent } esetben lenne.
rawsiko-web-luck-good = A támadónak ilyen jó vagy jobb eredménye 100-ból { $percent } esetben lenne.
rawsiko-web-attack-again = Újabb támadás
rawsiko-web-continue = Tovább

## Cards

rawsiko-web-close = Bezárás
rawsiko-web-neighbours = Szomszédok:
rawsiko-web-by-sea = tengeren át
rawsiko-web-covers = Országok:
rawsiko-web-country-part = { $country } (egy része)
rawsiko-web-about-material = Kártya: { $material }
rawsiko-web-you-own-it = Birtoklod.
rawsiko-web-you-need-it = Kell a céljaidhoz.
rawsiko-web-you-do-not-need-it = Nem kell a céljaidhoz.
rawsiko-web-strategic = stratégiai az EU-nak
rawsiko-web-where-it-lies = Hol van a térképen
rawsiko-web-needed-for = Ehhez kell:
rawsiko-web-comes-from = Honnan jön
rawsiko-web-facts-missing = A tények nem töltődtek be. Próbáld újra később.
rawsiko-web-other-materials = Minden nyersanyag

## The list

rawsiko-web-no-drawing = Ennek az asztalnak nincs kirajzolt térképe: itt vannak a területei.
rawsiko-web-filter = Mutasd
rawsiko-web-filter-all = Mind
rawsiko-web-filter-legal = Választható
rawsiko-web-filter-mine = Enyém
rawsiko-web-filter-needed = Kell
rawsiko-web-filter-empty = Üres
rawsiko-web-none-such = Most nincs ilyen.
rawsiko-web-alone = egyedül

## The strip of a player and the hourglass

rawsiko-web-territories = Területek
rawsiko-web-materials = Nyersanyagok
rawsiko-web-first-player = Első játékos
rawsiko-web-next-income = Új érdekeltségek a következő fordulóban
rawsiko-web-next-income-short = Következő forduló
rawsiko-web-strip-territories = területek
rawsiko-web-strip-assets = érdekeltség
rawsiko-web-strip-materials = nyersanyag
rawsiko-web-strip-income = köv. forduló
rawsiko-web-next-player = következik
rawsiko-web-last-turn = { $phase }, utolsó forduló
rawsiko-web-out = kiesett
rawsiko-web-left-to-place = lehelyezendő: { $count }
rawsiko-web-trades-left = Kína: { $count }
rawsiko-web-stranglehold = A monopólium szorítása: minden kiesés egy fordulóval rövidíti a játszmát
rawsiko-web-set-up = Előkészületek
rawsiko-web-turn-of = Forduló: { $turn } / { $turns }
rawsiko-web-turns-left = { $count ->
    [0] ez az utolsó
   *[other] utána még { $count }
}
rawsiko-web-turns-in-all = aztán { $turns } forduló

## The objectives

rawsiko-web-your-objectives = Céljaid
rawsiko-web-objectives-hidden = A célok a játék végéig titkosak.
rawsiko-web-objectives-open = A játéknak vége: minden cél látható az eredménynél.
rawsiko-web-done = kész
rawsiko-web-have-of = { $have } / { $all }
rawsiko-web-victory-points = Győzelmi pontok
rawsiko-web-more-details = Nevekkel
rawsiko-web-fewer-details = Nevek nélkül
rawsiko-web-where-to-find = Hol van, ami kell
rawsiko-web-seek = Mutasd a térképen
rawsiko-web-sought = { $material }: { $count } terület
rawsiko-web-near-free = szabad szomszéd
rawsiko-web-near-contested = szomszéd
rawsiko-web-near-steps = { $count } lépés
rawsiko-web-show-more = még { $count }
rawsiko-web-show-fewer = Kevesebb
rawsiko-web-alone-where = Ki hol van egyedül

## The result

rawsiko-web-decided-by = { $material }: ez a nyersanyag döntött. Elkészült vele: { $application }.
rawsiko-web-read-card = Olvasd el a kártyáját
rawsiko-web-from-china = Kínától: { $materials }
rawsiko-web-part-tier-1 = I: könnyű
rawsiko-web-part-tier-2 = II: közepes
rawsiko-web-part-tier-3 = III: nehéz
rawsiko-web-part-tier-4 = IV: a legnehezebb

## Answers to what is typed

rawsiko-web-answer-unknown = „{ $words }”: nincs ilyen ezen a térképen.
rawsiko-web-answer-none = Nincs.
rawsiko-web-answer-neighbour = { $name } ({ $id }): { $holding }
rawsiko-web-answer-neighbour-sea = { $name } ({ $id }), tengeren át: { $holding }
rawsiko-web-answer-at = { $name } ({ $player })
rawsiko-web-answer-where = { $material }: { $places }.
rawsiko-web-answer-objective = { $name }, { $points } pont. Hiányzik: { $missing }.
rawsiko-web-answer-objective-done = { $name }, { $points } pont: kész.
rawsiko-web-answer-score = { $name }: területek { $territories }, érdekeltségek { $assets }, nyersanyagok { $materials }.
rawsiko-web-answer-income = Új érdekeltségek a következő fordulóban: { $income }.
rawsiko-web-answer-odds = Egy összecsapás, { $own } – { $theirs }: a hódítás esélye { $percent }%; átlagos veszteség { $lost } és { $killed }.

## Its keys: the keys, two spaces or more, what they do

rawsiko-web-keys =
    ← ↑ → ↓    a szomszédhoz abba az irányba
    N / ⇧ N    a következő vagy az előző választható területre
    Z / ⇧ Z    közelebb, távolabb
    0          az egész világ
    Enter      kiválasztás; még egyszer: megerősítés
    + / W      eggyel több
    - / S      eggyel kevesebb
    1 … 9      ennyi
    Q / H / A  mind, a fele, egy
    U          támadás, amíg a tiéd nem lesz
    E          fázis vége; a Kereskedelem Kínával alatt: ennyi elég
    B          a legjobb választás a Kereskedelem Kínával alatt
    I          a terület kártyája
    M          minden nyersanyag a térképen
    V          térkép vagy lista
    K          mit jelentenek a jelek
    Esc        minden kijelölés törlése

# RAWsiko in the browser: its map, dock, panels and cards. Terms: the project's glossary, section 1.
# Names of territories, materials and players stand first or behind a colon: they are never inflected.
# “tava”, “brīva”, “iekarota” agree with teritorija, “vajadzīga” with izejviela.

## The map

rawsiko-web-map = Pasaules izejvielu karte. Bultiņu taustiņi ved uz kaimiņu tajā virzienā, N – uz nākamo teritoriju, ko var izvēlēties, Enter izvēlas, I atver tās kartīti.
rawsiko-web-loading-map = Karte tiek atritināta …
rawsiko-web-map-tools = Karte
rawsiko-web-more-tools = Kartes rīki
rawsiko-web-zoom-in = Tuvāk
rawsiko-web-zoom-out = Tālāk
rawsiko-web-zoom-fit = Rādīt visu pasauli
rawsiko-web-show-all = Visas izejvielas
rawsiko-web-show-legend = Apzīmējumi
rawsiko-web-show-list = Teritoriju saraksts
rawsiko-web-show-map = Karte
rawsiko-web-china-closed = Ķīna ir slēgusi robežas: tur neviens nevar ieiet.

rawsiko-web-legend-wagon = Teritorijas aktīvi, te kā piemērs: no 4 vēl var pārvietot 2. Uz taviem darbības fāzē redzami abi skaitļi
rawsiko-web-legend-parked = Šajā kārtā nevienu vairs nevar pārvietot
rawsiko-web-legend-own = Izejviela tavā teritorijā
rawsiko-web-legend-owned = Tev tā pieder citur
rawsiko-web-legend-need = Vajadzīga taviem mērķiem
rawsiko-web-legend-other = Cita izejviela
rawsiko-web-legend-pick = Izvēlēta Tirdzniecībā ar Ķīnu
rawsiko-web-legend-sea = Jūras savienojums: šīs teritorijas ir kaimiņi
rawsiko-web-legend-legal = To tagad vari izvēlēties
rawsiko-web-legend-coming = Ceļā uz serveri
rawsiko-web-legend-looked = Ir atvērta tās kartīte
rawsiko-web-legend-closed = Ķīna ir slēgta; cita pelēkā zeme ir fons, ko neviens nevar iegūt
rawsiko-web-legend-open = Ķīna tirgojas: izejvielas izvēlies kartē vai apakšā
rawsiko-web-legend-map = Kartē
rawsiko-web-legend-course = Kārtas un fāzes
rawsiko-web-legend-players = Spēlētāji
rawsiko-web-legend-table = Pie galda
rawsiko-web-legend-tools = Kartes pogas
rawsiko-web-legend-hourglass = Smilšu pulkstenis: kura kārta un no cik
rawsiko-web-legend-cross = X uz smilšu pulksteņa: spēlē ar Monopola kontroli
rawsiko-web-legend-draft = Sagatavošana: izvēlas kontinentus un teritorijas
rawsiko-web-legend-placing = Izvietošana: visi izvieto kartē sākotnējos aktīvus
rawsiko-web-legend-investing = Investīciju fāze; pie spēlētāja: jaunie aktīvi nākamajā
rawsiko-web-legend-acting = Darbības fāze: spēlētāji pēc kārtas pārvieto, ieņem, uzbrūk
rawsiko-web-legend-occupation = Ieņemšana: teritorijai ir jauns īpašnieks
rawsiko-web-legend-clash = Komerciālā sadursme: uzbrukums ar kauliņiem
rawsiko-web-legend-holds = Aizstāvji notur teritoriju
rawsiko-web-legend-trading = Tirdzniecība ar Ķīnu: izejvielas par velti pirms punktu skaitīšanas
rawsiko-web-legend-over = Uzvaras punkti; kā fāzes zīme: spēle beigusies
rawsiko-web-legend-current = Pašreizējais spēlētājs: rīkojas tagad
rawsiko-web-legend-next = Nākamais spēlētājs: rīkojas pēc tam
rawsiko-web-legend-first = Pirmais spēlētājs: sāk katru fāzi
rawsiko-web-legend-territories = Spēlētāja teritorijas
rawsiko-web-legend-assets = Spēlētāja aktīvi kartē
rawsiko-web-legend-materials = Spēlētāja dažādās izejvielas
rawsiko-web-legend-alone = Portrets ar vainagu: kontinentā ir tikai šis spēlētājs
rawsiko-web-legend-info = Informācija: atver teritorijas kartīti
rawsiko-web-legend-waves = Viļņi pie kaimiņa: pa jūru
rawsiko-web-legend-online = Savienojums ar serveri ir
rawsiko-web-legend-offline = Nav savienojuma, vai spēlētājs ir prom
rawsiko-web-legend-settings = Izvēlne: iestatījumi, galds, taustiņi
rawsiko-web-legend-owner = Kam tie pieder: šeit burts, forma un krāsa, teritorijā krāsa un raksts
rawsiko-web-legend-source = No kurienes sākas tavs gājiens
rawsiko-web-legend-goal = Kam tu uzbrūc; kur ieej bez cīņas, ir zaļš
rawsiko-web-legend-hint = Par ko runā padoms vai gaita, un kur ir izejviela, ko meklē
rawsiko-web-legend-leader = Ved no nosaukuma uz teritoriju
rawsiko-web-legend-exit = Jūras savienojums turpinās kartes otrā malā
rawsiko-web-legend-present = Portrets pie kontinenta: šim spēlētājam tur ir teritorija
rawsiko-web-legend-nobody = Šajā kontinentā nevienam nav teritoriju
rawsiko-web-legend-small = Mazajā kartē
rawsiko-web-legend-star = Viena zvaigzne par katru izejvielu, kas tev tur vajadzīga
rawsiko-web-legend-ticks = Viens ķeksītis par katru izejvielu tavā teritorijā
rawsiko-web-legend-hollow = Viens tukšs ķeksītis par katru tur esošo izejvielu, kas tev pieder citur; redzams kopā ar visām izejvielām
rawsiko-web-legend-dots = Viens aplītis par katru citu izejvielu; redzams kopā ar visām izejvielām
rawsiko-web-legend-plate = Aktīvu skaits; rāmim ir īpašnieka krāsa
rawsiko-web-legend-undo = Atsaukt ar slēdzeni: pēdējais gājiens paliek; nospied, lai uzzinātu, kāpēc

## Territories and continents in words

rawsiko-web-empty = brīva
rawsiko-web-yours = tava
rawsiko-web-held = { $name }: { $total ->
    [zero] { $total } aktīvu
    [one] { $total } aktīvs
   *[other] { $total } aktīvi
}
rawsiko-web-held-mine = tava: vēl var pārvietot { $unmoved } no { $total }
rawsiko-web-held-mine-all = tava: { $total ->
    [zero] { $total } aktīvu
    [one] { $total } aktīvs
   *[other] { $total } aktīvi
}
rawsiko-web-coming = ceļā vēl { $count }
rawsiko-web-material-symbol = { $material } ({ $symbol })
rawsiko-web-needed-material = { $material }: vajag
rawsiko-web-owned-material = { $material }: pieder tev
rawsiko-web-is-source = izvēlēta kā sākums
rawsiko-web-is-target = izvēlēta kā galamērķis
rawsiko-web-can-start = no šejienes var sākt
rawsiko-web-can-attack = tai var uzbrukt
rawsiko-web-can-occupy = to var ieņemt
rawsiko-web-can-move = uz šejieni var pārvietot
rawsiko-web-can-place = šeit var izvietot aktīvus
rawsiko-web-can-take = to var paņemt
rawsiko-web-can-choose = var izvēlēties tās kontinentu
rawsiko-web-continent-empty = { $continent }: neviena
rawsiko-web-continent-held = { $continent }: { $names }
rawsiko-web-continent-alone = { $continent }: tikai { $names }
rawsiko-web-free-count = { $count ->
    [zero] { $count } brīvu teritoriju
    [one] { $count } brīva teritorija
   *[other] { $count } brīvas teritorijas
}

## The dock: choosing a start

rawsiko-web-dock = Darbību panelis
rawsiko-web-choose-source = Izvēlies, kur sākt
rawsiko-web-choose-source-note = Teritorija, no kuras vēl var rīkoties
rawsiko-web-still-able = Vēl var rīkoties
rawsiko-web-choose-target = Uz kurieni?
rawsiko-web-choose-target-note = Kaimiņu teritorija
rawsiko-web-targets-of = Sasniedzamas no: { $name }
rawsiko-web-all-moved = Visi tavi aktīvi ir pārvietoti
rawsiko-web-all-moved-note = Beidz darbības fāzi ar pogu augšā.
rawsiko-web-card-of = Sīkāk: { $name }

## The dock: source, target, number

rawsiko-web-can-act = { $count } var rīkoties
rawsiko-web-defends = { $name }: { $count } aizstāvas
rawsiko-web-how-many = Cik aktīvu
rawsiko-web-at-most = ne vairāk par { $count }
rawsiko-web-fewer = Mazāk
rawsiko-web-more = Vairāk
rawsiko-web-half = puse
rawsiko-web-all = visi
rawsiko-web-odds-take = Ar vienu sadursmi iekarosi: { $percent } %.
rawsiko-web-odds-not-yet = Ar vienu sadursmi to vēl nevar iekarot.
rawsiko-web-odds-losses = Vidēji tu zaudē { $own }, pretinieks { $theirs }.
rawsiko-web-odds-share = { $percent } %
rawsiko-web-odds-win = iekaro
rawsiko-web-odds-you = tu −{ $lost }
rawsiko-web-odds-they = viņš −{ $killed }
rawsiko-web-odds-win-spoken = tu to iekaro: { $percent } %
rawsiko-web-odds-spoken = tu zaudē { $lost }, pretinieks zaudē { $killed }: { $percent } %
rawsiko-web-occupy-head = { $count ->
    [zero] Ieņem to ar { $count } aktīviem
    [one] Ieņem to ar { $count } aktīvu
   *[other] Ieņem to ar { $count } aktīviem
}
rawsiko-web-move-head = { $count ->
    [zero] Pārvieto { $count } aktīvu; pēc tam tie skaitās pārvietoti
    [one] Pārvieto { $count } aktīvu; pēc tam tas skaitās pārvietots
   *[other] Pārvieto { $count } aktīvus; pēc tam tie skaitās pārvietoti
}
rawsiko-web-gives = Dod: { $materials }.
rawsiko-web-gives-nothing = Jaunu izejvielu tur nav.
rawsiko-web-gives-useful = Dod: { $materials }. Vajag: { $useful }.
rawsiko-web-gives-completes = Dod: { $materials }. Pabeidz: { $applications }, +{ $points }.
rawsiko-web-changes-points = { $parts }, kopā { $points }
rawsiko-web-income-then = Jaunie aktīvi { $now } → { $then }
rawsiko-web-leaves-empty = { $when ->
    [won] Ja uzvarēsi – paliek tukša
    [lost] Ja zaudēsi visus – paliek tukša
    [both] Ja uzvarēsi vai zaudēsi visus – paliek tukša
    [either] Tik un tā paliek tukša
    [may] Var palikt tukša
   *[sure] Paliek tukša
}: { $territory }
rawsiko-web-leaves-losing = { $when ->
    [may] { $told }. Tu zaudētu: { $materials }.
   *[sure] { $told }. Tu zaudē: { $materials }.
}
rawsiko-web-do-attack = Uzbrukt
rawsiko-web-do-occupy = Ieņemt
rawsiko-web-do-move = Pārvietot
rawsiko-web-do-until = Uzbrukt atkārtoti
rawsiko-web-cancel = Atcelt
rawsiko-web-until = Uzbrukt, līdz tā ir tava
rawsiko-web-until-name = Uzbrukt atkārtoti
rawsiko-web-one-clash = Tikai viena sadursme
rawsiko-web-until-least = Turpināt, kamēr tik daudz var uzbrukt
rawsiko-web-until-note = { $count ->
    [1] līdz pēdējam
   *[other] kamēr ir vismaz { $count }
}
rawsiko-web-until-head = { $count ->
    [1] Uzbrukt, līdz tā ir tava vai vairs nav, ar ko uzbrukt
   *[other] Uzbrukt, līdz tā ir tava vai rīkoties var mazāk par { $count }
}
rawsiko-web-until-odds = Iekarosi: { $percent } %.

## The dock: placing, set-up, trade, waiting

rawsiko-web-to-place = { $count ->
    [zero] Jāizvieto { $count } aktīvu
    [one] Jāizvieto { $count } aktīvs
   *[other] Jāizvieto { $count } aktīvi
}
rawsiko-web-to-place-start = Sākotnējie aktīvi: pieskaries savām teritorijām
rawsiko-web-to-place-invest = Jaunie aktīvi: pieskaries savām teritorijām
rawsiko-web-per-tap = Aktīvi vienā pieskārienā
rawsiko-web-per-tap-note = vienā reizē
rawsiko-web-your-territories = Tavas teritorijas
rawsiko-web-first-continent = Pirmais kontinents
rawsiko-web-second-continent = Otrais kontinents
rawsiko-web-choose-continent = Izvēlies kontinentu
rawsiko-web-then-take = { $count ->
    [zero] tad tur { $count } kaimiņu teritoriju
    [one] tad tur { $count } teritoriju
   *[other] tad tur { $count } kaimiņu teritorijas
}
rawsiko-web-take-left = vēl { $count }
rawsiko-web-take-label = Teritorijas, ko vari paņemt
rawsiko-web-would-help = Tur ir vajadzīgās izejvielas:
rawsiko-web-would-not-help = Tur nav nekā, kas vajadzīgs taviem mērķiem.
rawsiko-web-helps-count = { $count ->
    [0] nekā vajadzīga
    [zero] { $count } vajadzīgu izejvielu
    [one] { $count } vajadzīga izejviela
   *[other] { $count } vajadzīgas izejvielas
}
rawsiko-web-taken = aizņemta
rawsiko-web-not-now = tagad ne
rawsiko-web-do-choose = Izvēlēties: { $continent }
rawsiko-web-choose-it = Izvēlēties
rawsiko-web-trade-slot = Izvēlies izejvielu
rawsiko-web-trade-offers = Izejvielas, kas tev nepieder
rawsiko-web-trade-full = { $count ->
    [zero] Tev ir { $count } izvēļu. Vispirms noliec kādu izejvielu atpakaļ.
    [one] Tev ir { $count } izvēle. Vispirms noliec otru izejvielu atpakaļ.
   *[other] Tev ir { $count } izvēles. Vispirms noliec kādu izejvielu atpakaļ.
}
rawsiko-web-put-back = Nolikt atpakaļ: { $material }
rawsiko-web-your-score = Tavi punkti
rawsiko-web-plus-points = { $name } +{ $points }
rawsiko-web-minus-points = { $name } −{ $points }
rawsiko-web-meanwhile-cost = Vairs nav pabeigts: { $applications }.
rawsiko-web-meanwhile-massed = { $territory }, tieši tev blakus: { $name } tur jau ir { $count ->
    [zero] { $count } aktīvu
    [one] { $count } aktīvs
   *[other] { $count } aktīvi
}.
rawsiko-web-best-pick = Labākā izvēle
rawsiko-web-do-trade = Tirgoties
rawsiko-web-phase-over = Spēle ir beigusies
rawsiko-web-acts-now = Tagad rīkojas: { $name }
rawsiko-web-points-stand = Punkti šobrīd
rawsiko-web-points-stand-short = Punkti
rawsiko-web-points-of = { $points } no { $most }
rawsiko-web-you-are-out = Šī partija tev ir beigusies. Vari skatīties; beigās redzēsi visus mērķus.

## The prompt bar

rawsiko-web-aim-attack = Uzbrukt: { $source } → { $target }?
rawsiko-web-aim-attacking = Tu uzbrūc: { $source } → { $target }
rawsiko-web-aim-occupy = Ieņemt: { $source } → { $target }?
rawsiko-web-aim-move = Pārvietot: { $source } → { $target }?
rawsiko-web-drag-attack = Atlaid: uzbruksi ar { $count }.
rawsiko-web-drag-occupy = Atlaid: ieņemsi to ar { $count }.
rawsiko-web-drag-move = Atlaid: tur pāries { $count }.
rawsiko-web-aim-detail = Apstiprini vai vēlreiz pieskaries galamērķim.
rawsiko-web-aim-source = { $source }: uz kurieni?
rawsiko-web-aim-source-detail = Izvēlies galamērķi vai velc uz to.
rawsiko-web-aim-continent = { $continent }?
rawsiko-web-aim-continent-detail = Pieskaries vēlreiz vai apstiprini apakšā.
rawsiko-web-aim-act = Tava darbības fāze
rawsiko-web-aim-act-able = Tava darbības fāze, var rīkoties: { $count }
rawsiko-web-aim-act-detail = Izvēlies, kur sākt, vai beidz fāzi.
rawsiko-web-aim-act-done = Visi tavi aktīvi ir pārvietoti: beidz fāzi.
rawsiko-web-aim-trade = { $count ->
    [zero] Tirdzniecība ar Ķīnu: izvēlies { $count } izejvielu
    [one] Tirdzniecība ar Ķīnu: izvēlies { $count } izejvielu
   *[other] Tirdzniecība ar Ķīnu: izvēlies { $count } izejvielas
}
rawsiko-web-aim-trade-detail = Šeit esi tikai tu: { $continents }
rawsiko-web-end-phase = Beigt fāzi
rawsiko-web-end-phase-able = Beigt fāzi (var rīkoties: { $count })
rawsiko-web-end-caution = { $count ->
    [zero] Vēl var pārvietot { $count } aktīvu. Vai beigt darbības fāzi?
    [one] Vēl var pārvietot { $count } aktīvu. Vai beigt darbības fāzi?
   *[other] Vēl var pārvietot { $count } aktīvus. Vai beigt darbības fāzi?
}
rawsiko-web-end-unconfirmed = { $source } → { $target }: vēl nav apstiprināts. Vai beigt darbības fāzi bez tā?
rawsiko-web-stop-trade = Vairāk neņemt

## A clash

rawsiko-web-clash = Komerciālā sadursme
rawsiko-web-attack-with = { $name }: { $count } uzbrūk
rawsiko-web-defend-with = { $name }: { $count } aizstāvas
rawsiko-web-rolling = Kauliņi ripo …
rawsiko-web-verdict-holds = { $territory }: noturas
rawsiko-web-verdict-taken = { $territory }: iekarota
rawsiko-web-verdict-lost = { $territory }: zaudēta
rawsiko-web-verdict-toll = Sadursmju skaits: { $clashes }. Tavi zaudējumi – { $own }, { $defender } – { $theirs }.
rawsiko-web-verdict-losses = Zaudējumi: { $attacker } – { $attackers }, { $defender } – { $defenders }.
rawsiko-web-verdict-able = { $territory }: { $count } vēl var rīkoties.
rawsiko-web-tie-holds = Neizšķirts: aizstāvis noturas.
rawsiko-web-luck-bad = Tik slikts vai sliktāks iznākums uzbrucējam ir { $percent } reizēs no 100.
rawsiko-web-luck-good = Tik labs vai labāks iznākums uzbrucējam ir { $percent } reizēs no 100.
rawsiko-web-attack-again = Uzbrukt vēlreiz
rawsiko-web-continue = Turpināt

## Cards

rawsiko-web-close = Aizvērt
rawsiko-web-neighbours = Kaimiņi:
rawsiko-web-by-sea = pa jūru
rawsiko-web-covers = Valstis:
rawsiko-web-country-part = { $country } (daļa)
rawsiko-web-about-material = Sīkāk: { $material }
rawsiko-web-you-own-it = Tā tev pieder.
rawsiko-web-you-need-it = Taviem mērķiem to vajag.
rawsiko-web-you-do-not-need-it = Taviem mērķiem to nevajag.
rawsiko-web-strategic = ES stratēģiska izejviela
rawsiko-web-where-it-lies = Kur tā ir kartē
rawsiko-web-needed-for = Kam to vajag:
rawsiko-web-comes-from = No kurienes tā nāk
rawsiko-web-facts-missing = Faktus neizdevās saņemt. Mēģini vēlāk.
rawsiko-web-other-materials = Visas izejvielas
rawsiko-web-seek = Rādīt kartē
rawsiko-web-sought = { $material }: { $count ->
    [zero] { $count } teritoriju
    [one] { $count } teritorija
   *[other] { $count } teritorijas
}

## The list

rawsiko-web-no-drawing = Šī galda kartei nav zīmējuma: te ir tās teritorijas.
rawsiko-web-filter = Rādīt
rawsiko-web-filter-all = Visas
rawsiko-web-filter-legal = Iespējamās
rawsiko-web-filter-mine = Manas
rawsiko-web-filter-needed = Vajadzīgās
rawsiko-web-filter-empty = Brīvās
rawsiko-web-none-such = Tagad tādu nav.
rawsiko-web-alone = tikai viens

## The strip of a player and the hourglass

rawsiko-web-territories = Teritorijas
rawsiko-web-materials = Izejvielas
rawsiko-web-first-player = Pirmais spēlētājs
rawsiko-web-next-income = Jaunie aktīvi nākamajā kārtā
rawsiko-web-next-income-short = Nākamā kārta
rawsiko-web-strip-territories = teritorijas
rawsiko-web-strip-assets = aktīvi
rawsiko-web-strip-materials = izejvielas
rawsiko-web-strip-income = nāk. kārtā
rawsiko-web-next-player = nākamais
rawsiko-web-last-turn = { $phase }, pēdējā kārta
rawsiko-web-out = ārā
rawsiko-web-left-to-place = jāizvieto { $count }
rawsiko-web-trades-left = no Ķīnas: { $count }
rawsiko-web-stranglehold = Monopola kontrole: katra spēlētāja izslēgšana saīsina spēli par vienu kārtu
rawsiko-web-set-up = Sagatavošana
rawsiko-web-turn-of = { $turn }. kārta no { $turns }
rawsiko-web-turns-left = { $count ->
    [0] pēdējā
   *[other] pēc tās vēl { $count }
}
rawsiko-web-turns-in-all = { $turns ->
    [zero] tad { $turns } kārtu
    [one] tad { $turns } kārta
   *[other] tad { $turns } kārtas
}

## The objectives

rawsiko-web-your-objectives = Tavi mērķi
rawsiko-web-objectives-hidden = Mērķi ir slepeni līdz spēles beigām.
rawsiko-web-objectives-open = Spēle ir beigusies: visi mērķi redzami rezultātā.
rawsiko-web-done = gatavs
rawsiko-web-have-of = { $have } no { $all }
rawsiko-web-victory-points = Uzvaras punkti
rawsiko-web-more-details = Ar nosaukumiem
rawsiko-web-fewer-details = Bez nosaukumiem
rawsiko-web-where-to-find = Kur atrast vajadzīgo
rawsiko-web-near-free = brīva, blakus
rawsiko-web-near-contested = blakus
rawsiko-web-near-steps = { $count ->
    [zero] { $count } soļu
    [one] { $count } solis
   *[other] { $count } soļi
}
rawsiko-web-show-more = Vēl { $count }
rawsiko-web-show-fewer = Rādīt mazāk
rawsiko-web-alone-where = Kur ir tikai viens spēlētājs

## The result

rawsiko-web-decided-by = { $material }: izšķirošā izejviela. Ar to pabeigts: { $application }.
rawsiko-web-read-card = Lasīt par to
rawsiko-web-from-china = No Ķīnas: { $materials }
rawsiko-web-part-tier-1 = I: viegls
rawsiko-web-part-tier-2 = II: vidējs
rawsiko-web-part-tier-3 = III: grūts
rawsiko-web-part-tier-4 = IV: grūtākais

## Answers to what is typed

rawsiko-web-answer-unknown = „{ $words }” šajā kartē nav.
rawsiko-web-answer-none = Nav.
rawsiko-web-answer-neighbour = { $name } ({ $id }): { $holding }
rawsiko-web-answer-neighbour-sea = { $name } ({ $id }), pa jūru: { $holding }
rawsiko-web-answer-at = { $name } ({ $player })
rawsiko-web-answer-where = { $material }: { $places }.
rawsiko-web-answer-objective = { $name }, punkti: { $points }. Trūkst: { $missing }.
rawsiko-web-answer-objective-done = { $name }, punkti: { $points }. Gatavs.
rawsiko-web-answer-score = { $name }: teritorijas { $territories }, aktīvi { $assets }, izejvielas { $materials }.
rawsiko-web-answer-income = Jaunie aktīvi nākamajā kārtā: { $income }.
rawsiko-web-answer-odds = Viena sadursme, { $own } pret { $theirs }: izredzes iekarot { $percent } %; vidējie zaudējumi { $lost } un { $killed }.

## Its keys: the keys, two spaces or more, what they do

rawsiko-web-keys =
    ← ↑ → ↓    pie kaimiņa tajā virzienā
    N / ⇧ N    uz nākamo vai iepriekšējo teritoriju, ko var izvēlēties
    Z / ⇧ Z    tuvāk, tālāk
    0          visa pasaule
    Enter      izvēlēties; vēlreiz: apstiprināt
    + / W      par vienu vairāk
    - / S      par vienu mazāk
    1 … 9      tik, cik norāda cipars
    Q / H / A  visi, puse, viens
    U          uzbrukt, līdz tā ir tava
    E          beigt fāzi; Tirdzniecībā ar Ķīnu: vairāk neņemt
    B          labākā izvēle Tirdzniecībā ar Ķīnu
    I          teritorijas kartīte
    M          visas izejvielas kartē
    V          karte vai saraksts
    K          ko nozīmē zīmes
    Esc        atcelt visu izvēlēto

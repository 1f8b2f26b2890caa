# RAWsiko in the browser: its map, dock, panels and cards. Terms: the project's glossary, section 1.
# Names of territories, materials and players stand first or behind a colon: they are never inflected.

## The map

rawsiko-web-map = Mapa sveta so surovinami. Šípky vedú na susedné územie v danom smere, N na ďalšie územie, ktoré sa dá vybrať, Enter ho vyberie, I otvorí jeho kartu.
rawsiko-web-loading-map = Mapa sa rozbaľuje…
rawsiko-web-map-tools = Mapa
rawsiko-web-more-tools = Nástroje mapy
rawsiko-web-zoom-in = Priblížiť
rawsiko-web-zoom-out = Oddialiť
rawsiko-web-zoom-fit = Zobraziť celý svet
rawsiko-web-show-all = Všetky materiály
rawsiko-web-show-legend = Čo znamenajú značky
rawsiko-web-show-list = Zoznam území
rawsiko-web-show-map = Mapa
rawsiko-web-china-closed = Čína zatvorila hranice: nikto tam nemôže ísť.

rawsiko-web-legend-wagon = Aktíva na území, tu ako príklad: pohnúť sa môžu ešte 2 zo 4. Na tvojich vidíš v akčnej fáze obe čísla
rawsiko-web-legend-parked = V tomto kole sa už žiadne nepohne
rawsiko-web-legend-own = Materiál na tvojom území
rawsiko-web-legend-owned = Vlastníš ho inde
rawsiko-web-legend-need = Potrebný pre tvoje ciele
rawsiko-web-legend-other = Iný materiál
rawsiko-web-legend-pick = Vybraný v Obchode s Čínou
rawsiko-web-legend-sea = Morské spojenie: tieto územia susedia
rawsiko-web-legend-legal = Teraz sa dá vybrať
rawsiko-web-legend-coming = Na ceste k serveru
rawsiko-web-legend-looked = Jeho karta je otvorená
rawsiko-web-legend-closed = Čína je uzavretá; ostatná sivá zem je kulisa, ktorú nikto nemôže ovládať
rawsiko-web-legend-open = Čína obchoduje: materiály vyberieš na mape alebo dole
rawsiko-web-legend-map = Na mape
rawsiko-web-legend-course = Kolá a fázy
rawsiko-web-legend-players = Hráči
rawsiko-web-legend-table = Pri stole
rawsiko-web-legend-tools = Tlačidlá mapy
rawsiko-web-legend-hourglass = Presýpacie hodiny: ktoré je kolo a z koľkých
rawsiko-web-legend-cross = X na presýpacích hodinách: hrá sa Monopolné ovládanie
rawsiko-web-legend-draft = Príprava hry: vyberajú sa kontinenty a územia
rawsiko-web-legend-placing = Rozmiestnenie: každý kladie na mapu počiatočné aktíva
rawsiko-web-legend-investing = Investičná fáza; pri hráčovi: nové aktíva v ďalšej
rawsiko-web-legend-acting = Akčná fáza: hráči postupne presúvajú, obsadzujú, útočia
rawsiko-web-legend-occupation = Obsadenie: územie má nového vlastníka
rawsiko-web-legend-clash = Obchodný stret: útok s kockami
rawsiko-web-legend-holds = Obrana územie udržala
rawsiko-web-legend-trading = Obchod s Čínou: materiály zadarmo pred vyhodnotením
rawsiko-web-legend-over = Víťazné body; ako značka fázy: koniec hry
rawsiko-web-legend-current = Hráč na rade: koná teraz
rawsiko-web-legend-next = Ďalší hráč: koná potom
rawsiko-web-legend-first = Prvý hráč: začína každú fázu
rawsiko-web-legend-territories = Územia hráča
rawsiko-web-legend-assets = Aktíva hráča na mape
rawsiko-web-legend-materials = Rôzne materiály hráča
rawsiko-web-legend-alone = Portrét s vencom: na kontinente je len tento hráč
rawsiko-web-legend-info = Informácie: otvorí kartu územia
rawsiko-web-legend-waves = Vlny pri susedovi: po mori
rawsiko-web-legend-online = Spojenie so serverom je v poriadku
rawsiko-web-legend-offline = Bez spojenia, alebo hráč, ktorý tu nie je
rawsiko-web-legend-settings = Ponuka: nastavenia, stôl, klávesy
rawsiko-web-legend-owner = Čie sú: tu písmeno, tvar a farba, na území farba a vzor
rawsiko-web-legend-source = Odkiaľ sa pohneš
rawsiko-web-legend-goal = Na čo útočíš; kam vstúpiš bez boja, je zelené
rawsiko-web-legend-hint = O čom hovorí rada alebo história, a kde leží materiál, ktorý hľadáš
rawsiko-web-legend-leader = Vedie od názvu k územiu
rawsiko-web-legend-exit = Morské spojenie pokračuje na druhom okraji mapy
rawsiko-web-legend-present = Portrét pri kontinente: tento hráč tam má územie
rawsiko-web-legend-nobody = Na tomto kontinente nemá územie nikto
rawsiko-web-legend-small = Na malej mape
rawsiko-web-legend-star = Jedna hviezda za každý materiál, ktorý tam potrebuješ
rawsiko-web-legend-ticks = Jedna fajka za každý materiál na tvojom území
rawsiko-web-legend-hollow = Jedna prázdna fajka za každý tamojší materiál, ktorý vlastníš inde; vidno ju so všetkými materiálmi
rawsiko-web-legend-dots = Jeden krúžok za každý iný materiál; vidno ho so všetkými materiálmi
rawsiko-web-legend-plate = Počet aktív; rámik má farbu vlastníka
rawsiko-web-legend-undo = Späť so zámkou: posledný krok sa nedá vziať späť; stlač a dozvieš sa prečo

## Territories and continents in words

rawsiko-web-empty = prázdne
rawsiko-web-yours = tvoje
rawsiko-web-held = { $name }: { $total ->
    [one] { $total } aktívum
    [few] { $total } aktíva
    [many] { $total } aktíva
   *[other] { $total } aktív
}
rawsiko-web-held-mine = tvoje: spolu { $total }, z toho sa ešte môže pohnúť { $unmoved }
rawsiko-web-held-mine-all = tvoje: { $total ->
    [one] { $total } aktívum
    [few] { $total } aktíva
    [many] { $total } aktíva
   *[other] { $total } aktív
}
rawsiko-web-coming = ešte { $count } na ceste
rawsiko-web-material-symbol = { $material } ({ $symbol })
rawsiko-web-needed-material = { $material }: potrebuješ
rawsiko-web-owned-material = { $material }: vlastníš
rawsiko-web-is-source = vybraté ako východisko
rawsiko-web-is-target = vybraté ako cieľové územie
rawsiko-web-can-start = odtiaľto sa dá ísť
rawsiko-web-can-attack = dá sa naň útočiť
rawsiko-web-can-occupy = dá sa obsadiť
rawsiko-web-can-move = dá sa sem presunúť
rawsiko-web-can-place = sem sa dajú umiestniť aktíva
rawsiko-web-can-take = dá sa vybrať
rawsiko-web-can-choose = jeho kontinent sa dá vybrať
rawsiko-web-continent-empty = { $continent }: nikto
rawsiko-web-continent-held = { $continent }: { $names }
rawsiko-web-continent-alone = { $continent }: výhradne { $names }
rawsiko-web-free-count = { $count ->
    [one] { $count } voľné územie
    [few] { $count } voľné územia
    [many] { $count } voľného územia
   *[other] { $count } voľných území
}

## The dock: choosing a start

rawsiko-web-dock = Panel akcií
rawsiko-web-choose-source = Vyber, odkiaľ ísť
rawsiko-web-choose-source-note = Územie, z ktorého sa ešte dá pohnúť
rawsiko-web-still-able = Ešte sa môžu pohnúť
rawsiko-web-choose-target = Kam?
rawsiko-web-choose-target-note = Susedné územie
rawsiko-web-targets-of = Na dosah z územia: { $name }
rawsiko-web-all-moved = Všetky aktíva sa už pohli
rawsiko-web-all-moved-note = Hore ukonči akčnú fázu.
rawsiko-web-card-of = O území: { $name }

## The dock: source, target, number

rawsiko-web-can-act = { $count ->
    [few] { $count } môžu ísť
   *[other] { $count } môže ísť
}
rawsiko-web-defends = { $name }: { $count ->
    [few] { $count } bránia
   *[other] { $count } bráni
}
rawsiko-web-how-many = Koľko aktív
rawsiko-web-at-most = najviac { $count }
rawsiko-web-fewer = Menej
rawsiko-web-more = Viac
rawsiko-web-half = polovica
rawsiko-web-all = všetky
rawsiko-web-odds-take = Jeden stret ho dobyje: { $percent } %.
rawsiko-web-odds-not-yet = Na dobytie jeden stret ešte nestačí.
rawsiko-web-odds-losses = V priemere stratíš { $own }, súper { $theirs }.
rawsiko-web-odds-share = { $percent } %
rawsiko-web-odds-win = dobyješ
rawsiko-web-odds-you = ty −{ $lost }
rawsiko-web-odds-they = súper −{ $killed }
rawsiko-web-odds-win-spoken = dobyješ ho: { $percent } %
rawsiko-web-odds-spoken = stratíš { $lost }, súper stratí { $killed }: { $percent } %
rawsiko-web-occupy-head = { $count ->
    [one] Obsadí ho { $count } aktívum
    [few] Obsadia ho { $count } aktíva
    [many] Obsadí ho { $count } aktíva
   *[other] Obsadí ho { $count } aktív
}
rawsiko-web-move-head = { $count ->
    [one] Presunie sa { $count } aktívum; viac sa už nepohne
    [few] Presunú sa { $count } aktíva; viac sa už nepohnú
    [many] Presunie sa { $count } aktíva; viac sa už nepohne
   *[other] Presunie sa { $count } aktív; viac sa už nepohnú
}
rawsiko-web-gives = Získaš: { $materials }.
rawsiko-web-gives-nothing = Žiadny materiál, ktorý ešte nevlastníš.
rawsiko-web-gives-useful = Získaš: { $materials }. Potrebné: { $useful }.
rawsiko-web-gives-completes = Získaš: { $materials }. Hotovo: { $applications }, +{ $points }.
rawsiko-web-changes-points = { $parts }, spolu { $points }
rawsiko-web-income-then = Nové aktíva { $now } → { $then }
rawsiko-web-leaves-empty = { $when ->
    [won] Ak vyhráš – zostane prázdne
    [lost] Ak prídeš o všetky – zostane prázdne
    [both] Ak vyhráš alebo prídeš o všetky – zostane prázdne
    [either] Tak či tak zostane prázdne
    [may] Môže zostať prázdne
   *[sure] Zostane prázdne
}: { $territory }
rawsiko-web-leaves-losing = { $when ->
    [may] { $told }. Hrozí strata: { $materials }.
   *[sure] { $told }. Stratíš: { $materials }.
}
rawsiko-web-do-attack = Zaútočiť
rawsiko-web-do-occupy = Obsadiť
rawsiko-web-do-move = Presunúť
rawsiko-web-do-until = Útočiť opakovane
rawsiko-web-cancel = Zrušiť
rawsiko-web-until = Útočiť, kým nebude tvoje
rawsiko-web-until-name = Útočiť opakovane
rawsiko-web-one-clash = Len jeden stret
rawsiko-web-until-least = Pokračovať, kým ich toľkoto môže útočiť
rawsiko-web-until-note = { $count ->
    [1] do posledného
   *[other] kým ich je aspoň { $count }
}
rawsiko-web-until-head = { $count ->
    [one] Útočiť, kým nebude tvoje alebo kým je s čím
   *[other] Útočiť, kým nebude tvoje alebo kým ich môže útočiť aspoň { $count }
}
rawsiko-web-until-odds = Dobyješ ho: { $percent } %.

## The dock: placing, set-up, trade, waiting

rawsiko-web-to-place = { $count ->
    [one] Umiestni { $count } aktívum
    [few] Umiestni { $count } aktíva
    [many] Umiestni { $count } aktíva
   *[other] Umiestni { $count } aktív
}
rawsiko-web-to-place-start = Počiatočné aktíva: ťukaj na svoje územia
rawsiko-web-to-place-invest = Nové aktíva: ťukaj na svoje územia
rawsiko-web-per-tap = Aktíva na jedno ťuknutie
rawsiko-web-per-tap-note = na ťuknutie
rawsiko-web-your-territories = Tvoje územia
rawsiko-web-first-continent = Prvý kontinent
rawsiko-web-second-continent = Druhý kontinent
rawsiko-web-choose-continent = Vyber si kontinent
rawsiko-web-then-take = { $count ->
    [one] potom tam { $count } územie
    [few] potom tam { $count } susedné územia
    [many] potom tam { $count } susedného územia
   *[other] potom tam { $count } susedných území
}
rawsiko-web-take-left = ešte { $count }
rawsiko-web-take-label = Územia, ktoré si môžeš vybrať
rawsiko-web-would-help = Potrebné materiály:
rawsiko-web-would-not-help = Nie je tam nič, čo tvoje ciele potrebujú.
rawsiko-web-helps-count = { $count ->
    [0] nič potrebné
    [one] { $count } potrebný materiál
    [few] { $count } potrebné materiály
    [many] { $count } potrebného materiálu
   *[other] { $count } potrebných materiálov
}
rawsiko-web-taken = obsadené
rawsiko-web-not-now = teraz nie
rawsiko-web-do-choose = Vybrať: { $continent }
rawsiko-web-choose-it = Vybrať
rawsiko-web-trade-slot = Vyber materiál
rawsiko-web-trade-offers = Materiály, ktoré nevlastníš
rawsiko-web-trade-full = { $count ->
    [one] Máš { $count } výber. Najprv vráť materiál, ktorý už máš vybratý.
    [few] Máš { $count } výbery. Najprv vráť niektorý materiál.
    [many] Máš { $count } výberu. Najprv vráť niektorý materiál.
   *[other] Máš { $count } výberov. Najprv vráť niektorý materiál.
}
rawsiko-web-put-back = Vrátiť: { $material }
rawsiko-web-your-score = Tvoje skóre
rawsiko-web-plus-points = { $name } +{ $points }
rawsiko-web-minus-points = { $name } −{ $points }
rawsiko-web-meanwhile-cost = Už nie je hotové: { $applications }.
rawsiko-web-meanwhile-massed = { $territory }, hneď vedľa teba: { $name } tam už má { $count ->
    [one] { $count } aktívum
    [few] { $count } aktíva
    [many] { $count } aktíva
   *[other] { $count } aktív
}.
rawsiko-web-best-pick = Najlepší výber
rawsiko-web-do-trade = Obchodovať
rawsiko-web-phase-over = Koniec hry
rawsiko-web-acts-now = Teraz koná: { $name }
rawsiko-web-points-stand = Body zatiaľ
rawsiko-web-points-stand-short = Body
rawsiko-web-points-of = { $points } / { $most }
rawsiko-web-you-are-out = Táto partia sa pre teba skončila. Môžeš sa pozerať a na konci uvidíš všetky ciele.

## The prompt bar

rawsiko-web-aim-attack = Útok: { $source } → { $target }?
rawsiko-web-aim-attacking = Útočíš: { $source } → { $target }
rawsiko-web-aim-occupy = Obsadenie: { $source } → { $target }?
rawsiko-web-aim-move = Presun: { $source } → { $target }?
rawsiko-web-drag-attack = Pusti: zaútočíš s { $count }.
rawsiko-web-drag-occupy = Pusti: obsadíš ho s { $count }.
rawsiko-web-drag-move = Pusti: presunie sa ich { $count }.
rawsiko-web-aim-detail = Potvrď, alebo znova ťukni na cieľové územie.
rawsiko-web-aim-source = { $source }: kam?
rawsiko-web-aim-source-detail = Vyber cieľové územie alebo ťahaj naň.
rawsiko-web-aim-continent = { $continent }?
rawsiko-web-aim-continent-detail = Znova naň ťukni alebo potvrď dole.
rawsiko-web-aim-act = Tvoja akčná fáza
rawsiko-web-aim-act-able = Tvoja akčná fáza, môže ísť: { $count }
rawsiko-web-aim-act-detail = Vyber, odkiaľ ísť, alebo ukonči fázu.
rawsiko-web-aim-act-done = Všetky tvoje aktíva sa už pohli: ukonči fázu.
rawsiko-web-aim-trade = { $count ->
    [one] Obchod s Čínou: vyber { $count } materiál
    [few] Obchod s Čínou: vyber { $count } materiály
    [many] Obchod s Čínou: vyber { $count } materiálu
   *[other] Obchod s Čínou: vyber { $count } materiálov
}
rawsiko-web-aim-trade-detail = Tvoja výhradná prítomnosť: { $continents }
rawsiko-web-end-phase = Ukončiť fázu
rawsiko-web-end-phase-able = Ukončiť fázu (môže ísť: { $count })
rawsiko-web-end-caution = { $count ->
    [one] { $count } aktívum sa ešte môže pohnúť. Ukončiť akčnú fázu?
    [few] { $count } aktíva sa ešte môžu pohnúť. Ukončiť akčnú fázu?
    [many] { $count } aktíva sa ešte môže pohnúť. Ukončiť akčnú fázu?
   *[other] { $count } aktív sa ešte môže pohnúť. Ukončiť akčnú fázu?
}
rawsiko-web-end-unconfirmed = { $source } → { $target }: ešte nepotvrdené. Ukončiť akčnú fázu bez toho?
rawsiko-web-stop-trade = Skončiť výber

## A clash

rawsiko-web-clash = Obchodný stret
rawsiko-web-attack-with = { $name }: { $count ->
    [few] { $count } útočia
   *[other] { $count } útočí
}
rawsiko-web-defend-with = { $name }: { $count ->
    [few] { $count } bránia
   *[other] { $count } bráni
}
rawsiko-web-rolling = Kocky sa kotúľajú…
rawsiko-web-verdict-holds = { $territory }: obrana sa udržala
rawsiko-web-verdict-taken = { $territory }: územie dobyté
rawsiko-web-verdict-lost = { $territory }: stratené
rawsiko-web-verdict-toll = Počet stretov: { $clashes }. Tvoje straty: { $own }, { $defender }: { $theirs }.
rawsiko-web-verdict-losses = Straty – { $attacker }: { $attackers }, { $defender }: { $defenders }.
rawsiko-web-verdict-able = { $territory }: { $count ->
    [one] { $count } sa ešte môže pohnúť.
    [few] { $count } sa ešte môžu pohnúť.
    [many] { $count } sa ešte môže pohnúť.
   *[other] { $count } sa ešte môže pohnúť.
}
rawsiko-web-tie-holds = Pri rovnosti sa obrana udrží.
rawsiko-web-luck-bad = Taký zlý alebo horší výsledok má útočník { $percent }-krát zo 100.
rawsiko-web-luck-good = Taký dobrý alebo lepší výsledok má útočník { $percent }-krát zo 100.
rawsiko-web-attack-again = Znova zaútočiť
rawsiko-web-continue = Pokračovať

## Cards

rawsiko-web-close = Zavrieť
rawsiko-web-neighbours = Susedia:
rawsiko-web-by-sea = po mori
rawsiko-web-covers = Krajiny:
rawsiko-web-country-part = { $country } (časť)
rawsiko-web-about-material = O materiáli: { $material }
rawsiko-web-you-own-it = Tento materiál vlastníš.
rawsiko-web-you-need-it = Tvoje ciele ho potrebujú.
rawsiko-web-you-do-not-need-it = Tvoje ciele ho nepotrebujú.
rawsiko-web-strategic = strategický pre EÚ
rawsiko-web-where-it-lies = Kde je na mape
rawsiko-web-needed-for = Potrebujú ho:
rawsiko-web-comes-from = Odkiaľ pochádza
rawsiko-web-facts-missing = Fakty sa nenačítali. Skús to neskôr.
rawsiko-web-other-materials = Všetky materiály
rawsiko-web-seek = Zobraziť na mape
rawsiko-web-sought = { $material }: { $count ->
    [one] { $count } územie
    [few] { $count } územia
    [many] { $count } územia
   *[other] { $count } území
}

## The list

rawsiko-web-no-drawing = Mapa tohto stola nemá kresbu: tu sú jej územia.
rawsiko-web-filter = Zobraziť
rawsiko-web-filter-all = Všetky
rawsiko-web-filter-legal = Možné
rawsiko-web-filter-mine = Moje
rawsiko-web-filter-needed = Potrebné
rawsiko-web-filter-empty = Prázdne
rawsiko-web-none-such = Teraz tu nie je žiadne.
rawsiko-web-alone = výhradne

## The strip of a player and the hourglass

rawsiko-web-territories = Územia
rawsiko-web-materials = Materiály
rawsiko-web-first-player = Prvý hráč
rawsiko-web-next-income = Nové aktíva v ďalšom kole
rawsiko-web-next-income-short = Ďalšie kolo
rawsiko-web-strip-territories = územia
rawsiko-web-strip-assets = aktíva
rawsiko-web-strip-materials = materiály
rawsiko-web-strip-income = ďalšie kolo
rawsiko-web-next-player = ďalší
rawsiko-web-last-turn = { $phase }, posledné kolo
rawsiko-web-out = mimo hry
rawsiko-web-left-to-place = umiestniť { $count }
rawsiko-web-trades-left = z Číny { $count }
rawsiko-web-stranglehold = Monopolné ovládanie: každé vyradenie hráča skráti hru o jedno kolo
rawsiko-web-set-up = Príprava hry
rawsiko-web-turn-of = Kolo { $turn } / { $turns }
rawsiko-web-turns-left = { $count ->
    [0] posledné
   *[other] potom ešte { $count }
}
rawsiko-web-turns-in-all = { $turns ->
    [one] potom { $turns } kolo
    [few] potom { $turns } kolá
    [many] potom { $turns } kola
   *[other] potom { $turns } kôl
}

## The objectives

rawsiko-web-your-objectives = Tvoje ciele
rawsiko-web-objectives-hidden = Ciele sú tajné až do konca.
rawsiko-web-objectives-open = Hra sa skončila: všetky ciele sú odhalené vo výsledku.
rawsiko-web-done = hotovo
rawsiko-web-have-of = { $have } / { $all }
rawsiko-web-victory-points = Víťazné body
rawsiko-web-more-details = S názvami
rawsiko-web-fewer-details = Bez názvov
rawsiko-web-where-to-find = Kde nájdeš, čo potrebuješ
rawsiko-web-near-free = voľné, vedľa
rawsiko-web-near-contested = vedľa
rawsiko-web-near-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } krokov
}
rawsiko-web-show-more = ešte { $count }
rawsiko-web-show-fewer = Zobraziť menej
rawsiko-web-alone-where = Výhradná prítomnosť

## The result

rawsiko-web-decided-by = { $material }: materiál, ktorý rozhodol. Vďaka nemu je hotovo: { $application }.
rawsiko-web-read-card = Prečítať kartu
rawsiko-web-from-china = Z Číny: { $materials }
rawsiko-web-part-tier-1 = I: ľahká
rawsiko-web-part-tier-2 = II: stredná
rawsiko-web-part-tier-3 = III: ťažká
rawsiko-web-part-tier-4 = IV: najťažšia

## Answers to what is typed

rawsiko-web-answer-unknown = „{ $words }“ na tejto mape nie je.
rawsiko-web-answer-none = Nič.
rawsiko-web-answer-neighbour = { $name } ({ $id }): { $holding }
rawsiko-web-answer-neighbour-sea = { $name } ({ $id }), po mori: { $holding }
rawsiko-web-answer-at = { $name } ({ $player })
rawsiko-web-answer-where = { $material }: { $places }.
rawsiko-web-answer-objective = { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}. Chýba: { $missing }.
rawsiko-web-answer-objective-done = { $name }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}: hotovo.
rawsiko-web-answer-score = { $name }: územia { $territories }, aktíva { $assets }, materiály { $materials }.
rawsiko-web-answer-income = Nové aktíva v ďalšom kole: { $income }.
rawsiko-web-answer-odds = Jeden stret, { $own } proti { $theirs }: dobytie { $percent } %; priemerné straty { $lost } a { $killed }.

## Its keys: the keys, two spaces or more, what they do

rawsiko-web-keys =
    ← ↑ → ↓    k susedovi tým smerom
    N / ⇧ N    na ďalšie alebo predošlé územie, ktoré sa dá vybrať
    Z / ⇧ Z    priblížiť, oddialiť
    0          celý svet
    Enter      vyber; druhý raz: potvrď
    + / W      o jedno viac
    - / S      o jedno menej
    1 … 9      tento počet
    Q / H / A  všetky, polovica, jedno
    U          útočiť, kým nebude tvoje
    E          ukončiť fázu; v Obchode s Čínou: už nič nebrať
    B          najlepší výber v Obchode s Čínou
    I          karta územia
    M          všetky materiály na mape
    V          mapa alebo zoznam
    K          čo znamenajú značky
    Esc        zrušiť celý výber

# RAWsiko. How names and fields are made: docs/texts.md. Terms: the project's glossary, section 1.
# Names of territories, continents, materials and applications: rawsiko-names.ftl. In a sentence such
# a name follows the word „územie“, „kontinent“ or „materiál“, which takes the case, or a colon.

rawsiko-help =
    VNM A 2/4     Vietnam (VNM) ovláda A: sú tam 4 aktíva, 2 sa ešte môžu pohnúť
    ·             prázdne územie
    Sb Bi! FL✓    jeho materiály: ✓ vlastníš, ! potrebuje tvoj cieľ
    → IND:B ~NGU  jeho susedia: India, ovláda ju B, a po mori (~) Nová Guinea
    len A         A má na kontinente výhradnú prítomnosť
    ▲ ▶ (von)     kto začína; kto je na ťahu; kto vypadol z hry
    3★            víťazné body za aplikáciu
    Pri príprave hry píš „continent OCE“ a „take VNM“; „UKR 2“ umiestni 2 aktíva.
    „VNM>IND 2“ presunie 2 aktíva alebo nimi útočí; „end“ ukončí akčnú fázu.
    „TUR>DEU until“ útočí, kým Nemecko nie je tvoje alebo kým je s čím útočiť,
    „TUR>DEU until 4“ len kým ich môže útočiť aspoň 4. „hint“ ukáže šance útokov.
    Pri Obchode s Čínou píš „trade Bi“ alebo „stop“.
    „info VNM“ ukáže všetkých susedov územia, „info Bi“ na čo je bizmut.

rawsiko-expected = „UKR 2“, „VNM>IND 2“, „TUR>DEU until“ alebo „end“; pri príprave hry „continent OCE“ alebo „take VNM“; pri Obchode s Čínou „trade Bi“ alebo „stop“

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
rawsiko-part-points = víťazné body
rawsiko-part-applications = aplikácie
rawsiko-part-materials = materiály
rawsiko-part-territories = územia

## The board in the terminal: short words; what does not fit is shortened

rawsiko-board-set-up = Príprava hry
rawsiko-board-optional-rules = Navyše: { $rules }
rawsiko-board-rule-stranglehold = Monopolné ovládanie
rawsiko-board-rule-trade = Obchod s Čínou
rawsiko-board-rule-garrison = 1 aktívum ostáva
rawsiko-board-rule-conquerors-fresh = víťazi idú ďalej
rawsiko-board-rule-loss-fresh = kto spôsobil stratu, ide ďalej
rawsiko-board-turn = Kolo { $turn } / { $turns }
rawsiko-board-phase-choosing = výber kontinentu
rawsiko-board-phase-taking = výber území
rawsiko-board-phase-placing = počiatočné aktíva
rawsiko-board-phase-investing = investičná fáza
rawsiko-board-phase-acting = akčná fáza
rawsiko-board-phase-trading = Obchod s Čínou
rawsiko-board-phase-over = koniec hry
rawsiko-board-moves = na ťahu: { $name } ({ $seat })
rawsiko-board-your-move = si na ťahu
rawsiko-board-no-continent = bez kontinentu
rawsiko-board-exclusive = len { $seat }
rawsiko-board-exclusive-presence = Výhradná prítomnosť:
rawsiko-board-nobody = nikto
rawsiko-board-player = hráč
rawsiko-board-you = ty
rawsiko-board-territories = územia
rawsiko-board-assets = aktíva
rawsiko-board-materials = materiály
rawsiko-board-income = nové aktíva
rawsiko-board-to-place = umiestniť
rawsiko-board-choices = výbery
rawsiko-board-out = von
rawsiko-board-objective = Tvoje ciele: zatiaľ { $points } / { $most } bodov

## What happened

rawsiko-event-set-up = Začína sa partia na { $turns ->
    [one] { $turns } kolo
    [few] { $turns } kolá
    [many] { $turns } kola
   *[other] { $turns } kôl
}. { $first-me ->
    [yes] Začínaš ty.
   *[no] Začína { $first-name }.
}{ $rest ->
    [0] { "" }
    [one] { " " }Po výbere území každý umiestni { $rest } aktívum.
    [few] { " " }Po výbere území každý umiestni { $rest } aktíva.
    [many] { " " }Po výbere území každý umiestni { $rest } aktíva.
   *[other] { " " }Po výbere území každý umiestni { $rest } aktív.
}
rawsiko-event-continent-chosen = { $drawn ->
    [yes] { $seat-me ->
        [yes] Žrebom dostávaš kontinent: { $continent }.
       *[no] { $seat-name } dostáva žrebom kontinent: { $continent }.
    }
   *[no] { $seat-me ->
        [yes] Vyberáš si kontinent: { $continent }.
       *[no] { $seat-name } si vyberá kontinent: { $continent }.
    }
}
rawsiko-event-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Žrebom dostávaš územie: { $territory }.
       *[no] { $seat-name } dostáva žrebom územie: { $territory }.
    }
   *[no] { $seat-me ->
        [yes] Vyberáš si územie: { $territory }.
       *[no] { $seat-name } si vyberá územie: { $territory }.
    }
}
rawsiko-event-assets-placed = { $seat-me ->
    [yes] Umiestňuješ
   *[no] { $seat-name } umiestňuje
} { $count ->
    [one] { $count } aktívum
    [few] { $count } aktíva
    [many] { $count } aktíva
   *[other] { $count } aktív
} na územie { $territory }; { $left ->
    [0] všetky sú umiestnené.
   *[other] zostáva umiestniť ešte { $left }.
}
rawsiko-event-turn-began = Začína sa kolo { $turn } / { $turns }.
rawsiko-event-income = Investičná fáza, nové aktíva: { $assets-shares }.
rawsiko-event-phase-began = { $seat-me ->
    [yes] Začína sa tvoja akčná fáza.
   *[no] { $seat-name } začína akčnú fázu.
}
rawsiko-event-assets-moved = { $occupied ->
    [yes] { $seat-me ->
        [yes] Obsadzuješ
       *[no] { $seat-name } obsadzuje
    } územie { $target } ({ $count ->
        [one] { $count } aktívum
        [few] { $count } aktíva
        [many] { $count } aktíva
       *[other] { $count } aktív
    } z územia { $source }){ rawsiko-left-empty }
   *[no] { $seat-me ->
        [yes] Presúvaš
       *[no] { $seat-name } presúva
    } { $count ->
        [one] { $count } aktívum
        [few] { $count } aktíva
        [many] { $count } aktíva
       *[other] { $count } aktív
    } z územia { $source } na územie { $target }{ rawsiko-left-empty }
}
rawsiko-left-empty = { $abandoned ->
    [yes] ; územie { $source } je teraz prázdne.
   *[no] .
}
rawsiko-event-clash = { $seat-me ->
    [yes] Útočíš
   *[no] { $seat-name } útočí
} z územia { $source } na územie { $target }, { $seat-letter } { $attack-row } proti { $defender-letter } { $defence-row }: { $conquered ->
    [yes] { $defender-me ->
        [yes] strácaš
       *[no] { $defender-name } stráca
    } { $defenders_lost ->
        [one] { $defenders_lost } aktívum
        [few] { $defenders_lost } aktíva
        [many] { $defenders_lost } aktíva
       *[other] { $defenders_lost } aktív
    } a územie { $target }
   *[no] územie sa ubránilo; straty aktív: { $seat-name } { $attackers_lost }, { $defender-name } { $defenders_lost }
}{ rawsiko-left-empty }
rawsiko-event-eliminated = { $seat-me ->
    [yes] Nemáš už žiadne aktívum: táto partia sa pre teba skončila.
   *[no] { $seat-name } už nemá žiadne aktívum a vypadáva z hry.
}
rawsiko-event-counter-advanced = Monopolné ovládanie: počítadlo kôl sa posúva, teraz je kolo { $turn } / { $turns }.
rawsiko-event-phase-ended = { $seat-me ->
    [yes] Ukončuješ svoju akčnú fázu.
   *[no] { $seat-name } ukončuje akčnú fázu.
}
rawsiko-event-trade-began = Začína sa Obchod s Čínou. Výhradná prítomnosť: { $exclusive-shares }.
rawsiko-event-material-gained = { $seat-me ->
    [yes] Získavaš
   *[no] { $seat-name } získava
} materiál { $material } ({ $material-id }); { $left ->
    [0] to bol posledný výber.
    [one] zostáva { $left } výber.
    [few] zostávajú { $left } výbery.
    [many] zostáva { $left } výberu.
   *[other] zostáva { $left } výberov.
}
rawsiko-event-trade-stopped = { $seat-me ->
    [yes] Ďalší materiál si neberieš.
   *[no] { $seat-name } si ďalší materiál neberie.
}
rawsiko-event-game-over = Hra sa končí. Ciele boli: { $objectives-shares }.

## What to do now

rawsiko-prompt-choose = Vyber si kontinent: potom si na ňom vyberieš { $territories ->
    [one] { $territories } územie
    [few] { $territories } susedné územia
    [many] { $territories } susedného územia
   *[other] { $territories } susedných území
}.
rawsiko-prompt-take = Kontinent { $continent }: vyber ešte { $left ->
    [one] { $left } územie
    [few] { $left } územia
    [many] { $left } územia
   *[other] { $left } území
}.
rawsiko-prompt-place = Umiestni na svoje územia ešte { $left ->
    [one] { $left } počiatočné aktívum
    [few] { $left } počiatočné aktíva
    [many] { $left } počiatočného aktíva
   *[other] { $left } počiatočných aktív
}.
rawsiko-prompt-invest = Umiestni na svoje územia ešte { $left ->
    [one] { $left } nové aktívum
    [few] { $left } nové aktíva
    [many] { $left } nového aktíva
   *[other] { $left } nových aktív
}.
rawsiko-prompt-act = Kolo { $turn } / { $turns }: presúvaj, obsadzuj, útoč alebo ukonči akčnú fázu slovom „end“.
rawsiko-prompt-trade = Obchod s Čínou: vyber ešte { $left ->
    [one] { $left } materiál
    [few] { $left } materiály
    [many] { $left } materiálu
   *[other] { $left } materiálov
}, najlepšie: { $best-ids }. Alebo „stop“.

## Help for the player who asks for it

rawsiko-aid-income = Nové aktíva v ďalšej investičnej fáze, ak sa nič nezmení: { $income-shares }.
rawsiko-aid-needed = Tvoj cieľ ešte potrebuje: { $needed-ids }.
rawsiko-aid-able = Aktíva, ktoré sa ešte môžu pohnúť, podľa území: { $able }.
rawsiko-aid-free = Teraz na dosah bez stretu: { $free-ids }.
rawsiko-aid-contested = Teraz na dosah cez stret: { $contested-ids }.
rawsiko-aid-steps = Kroky z tvojich území k materiálom, ktoré na nich nemáš: { $steps-groups }.
rawsiko-aid-trade = Najlepší výber pri Obchode s Čínou: { $trade-ids }.
rawsiko-aid-attacks = Útoky: šanca na dobytie jedným stretom s čo najviac aktívami a útokmi do konca, kým je s čím útočiť; priemerné straty do konca.
rawsiko-aid-attacks-each = { $source-id }>{ $target-id }  { $able } proti { $defenders }: raz { $clash-last-conquest-percent } %, do konca { $until-conquest-percent } %; straty: ty { $until-attackers_lost-decimal }, súper { $until-defenders_lost-decimal }

## Why a move is not allowed, or should be thought over

rawsiko-why-stopping = { $left ->
    [one] Ešte môžeš získať { $left } materiál.
    [few] Ešte môžeš získať { $left } materiály.
    [many] Ešte môžeš získať { $left } materiálu.
   *[other] Ešte môžeš získať { $left } materiálov.
}
rawsiko-why-abandoning = { $lost-count ->
    [0] Územie zostane prázdne: { $territory }.
   *[other] Územie { $territory } zostane prázdne a stratíš: { $lost }.
}

rawsiko-why-out-of-the-game = Táto partia sa pre teba skončila.
rawsiko-why-choose-a-continent = Najprv si vyber kontinent.
rawsiko-why-continent-chosen-before = Kontinent { $continent } už máš vybratý.
rawsiko-why-two-players-there = Na kontinente { $continent } už sú dvaja hráči: { $players-names }.
rawsiko-why-no-room-there = Kontinent { $continent } má málo voľných území: { $free }, a potrebuješ { $needed }.
rawsiko-why-untouched-continent-left = { $continents-count ->
    [1] Jeden kontinent si ešte nikto nevybral, preto musíš vziať ten: { $continents }.
   *[other] Tieto kontinenty si ešte nikto nevybral, preto musíš vziať jeden z nich: { $continents }.
}
rawsiko-why-take-a-territory = Teraz si vyber územie na kontinente { $continent }.
rawsiko-why-other-continent = Územie { $territory } nie je na kontinente { $continent }, ktorý máš vybratý.
rawsiko-why-taken-by-you = Územie { $territory } už je tvoje.
rawsiko-why-taken-by-another = Územie { $territory } už niekto má: { $owner-name }.
rawsiko-why-not-connected = Územie { $territory } nesusedí s tými, ktoré tam už máš vybraté: { $territories }.
rawsiko-why-no-room-around = Okolo územia { $territory } je málo voľných území: spojených ich potrebuješ { $needed }.
rawsiko-why-place-first = Najprv treba umiestniť všetky aktíva: ešte ich máš { $left }.
rawsiko-why-not-your-territory = Územie { $territory } nie je tvoje: aktíva sa umiestňujú na vlastné územia.
rawsiko-why-too-many-to-place = Na umiestnenie máš len { $left ->
    [one] { $left } aktívum
    [few] { $left } aktíva
    [many] { $left } aktíva
   *[other] { $left } aktív
}, nie { $count }.
rawsiko-why-move-or-end = V akčnej fáze presúvaš aktíva, alebo ju ukončíš.
rawsiko-why-not-your-assets = Na území { $territory } nemáš aktíva.
rawsiko-why-not-adjacent = Tieto územia nesusedia: { $source } a { $target }.
rawsiko-why-moved-already = Na území { $territory } sa { $unmoved ->
    [0] už žiadne aktívum nemôže pohnúť
    [one] môže pohnúť len { $unmoved } aktívum
    [few] môžu pohnúť len { $unmoved } aktíva
    [many] môže pohnúť len { $unmoved } aktíva
   *[other] môže pohnúť len { $unmoved } aktív
}; spolu ich tam je { $total }.
rawsiko-why-leave-one = Na území { $territory } musí zostať jedno aktívum; máš ich tam { $total }.
rawsiko-why-three-at-most = Útočí sa najviac s 3 aktívami, ty ich chceš { $count }.
rawsiko-why-choose-a-material = Vyber si materiál alebo skonči; { $left ->
    [one] zostáva { $left } výber.
    [few] zostávajú { $left } výbery.
    [many] zostáva { $left } výberu.
   *[other] zostáva { $left } výberov.
}
rawsiko-why-owned-already = Materiál { $material } ({ $material-id }) už vlastníš.

## How it ended

rawsiko-end-turns-played = Posledné kolo je odohrané.
rawsiko-end-one-left = V hre zostáva už len jeden hráč.

## Options

rawsiko-option-turns = koľko kôl sa hrá
rawsiko-option-setup = simple: kontinenty aj územia si vyberajú hráči; territories: oboje pridelí náhoda; continents: kontinenty pridelí náhoda, územia na nich si vyberajú hráči
rawsiko-option-starting-assets = aktíva, ktoré každý rozmiestni po výbere území; auto: 6, 6 alebo 5 pre 3, 4 alebo 5 hráčov
rawsiko-option-stranglehold = Monopolné ovládanie: každé vyradenie hráča skráti hru o jedno kolo
rawsiko-option-trade = Obchod s Čínou: pred počítaním bodov dáva každý kontinent s výhradnou prítomnosťou jeden ľubovoľný materiál
rawsiko-option-garrison = na území musí zostať aspoň jedno aktívum
rawsiko-option-after-clash = ktoré aktíva sa po strete ešte môžu pohnúť: failed-fresh – po neúspešnom útoku (lotyšský text pravidiel); conquerors-fresh – po víťaznom útoku (slovenský text); loss-fresh – po každom strete, v ktorom obranca niečo stratil (maďarský text)

## The rules, each in one sentence of our own

rawsiko-rule-1 = RAWsiko – Materials around us je digitálna obmena hry Risiko!, ktorá vznikla v projekte RM@Schools na učenie na diaľku.
rawsiko-rule-2 = V CNR neskôr podľa tej istej myšlienky vznikla stolová hra RawSeekers.
rawsiko-rule-3 = Hra je pre 3 až 5 hráčov od 10 rokov.
rawsiko-rule-4 = Jej vzor RisiKo! má 42 území na 6 kontinentoch.
rawsiko-rule-5 = V budúcnosti Čína, najväčší vývozca kritických surovín, zatvorí svoje hranice a začne sa surovinová horúčka.
rawsiko-rule-6 = Každý hráč vedie spoločnosť, ktorá rozmiestňuje svoje aktíva po svete, aby získala materiály potrebné pre svoj cieľ.
rawsiko-rule-7 = Čína nie je územie: nikto na ňu nemôže vstúpiť, vlastniť ju ani cez ňu prejsť.
rawsiko-rule-8 = Aktívum môže vyzerať hocijako; my ho ukazujeme ako banský vozík alebo číslo.
rawsiko-rule-9 = Územie patrí najviac k jednému kontinentu a sú na ňom materiály; aplikácia je výrobok s bodmi a požadovanými materiálmi; cieľ je zoznam aplikácií; v jednom kole sa vystriedajú všetci hráči.
rawsiko-rule-10 = Dve územia susedia, ak majú spoločnú hranicu alebo ich spája morské spojenie.
rawsiko-rule-11 = Územie ovládaš, kým na ňom máš aspoň jedno aktívum.
rawsiko-rule-12 = Materiál vlastníš, kým ovládaš územie, na ktorom je; viac takých území je len poistka.
rawsiko-rule-13 = Územie bez aktív je prázdne.
rawsiko-rule-14 = Každý dostane náhodný tajný cieľ so štyrmi aplikáciami.
rawsiko-rule-15 = Potom si všetci vyberú počiatočné územia a umiestnia počiatočné aktíva.
rawsiko-rule-16 = Pri jednoduchej príprave si slobodne vyberáš, kde začneš, aby ti potrebné materiály boli blízko.
rawsiko-rule-17 = Hráči si v poradí vyberú po jednom kontinente a na ňom niekoľko susedných území.
rawsiko-rule-18 = Potom si každý v opačnom poradí vyberie druhý kontinent, takže posledný hráč vyberá dvakrát po sebe.
rawsiko-rule-19 = Kým sú kontinenty, ktoré si nikto nevybral, musíš si vybrať jeden z nich.
rawsiko-rule-20 = Nikdy si nemôžeš vybrať kontinent, na ktorom už sú dvaja hráči.
rawsiko-rule-21 = Nikdy si nemôžeš vybrať ten istý kontinent dvakrát.
rawsiko-rule-22 = Nikdy si nemôžeš vybrať územie, ktoré patrí inému hráčovi.
rawsiko-rule-23 = Traja hráči si vyberajú po 3 územia na prvom kontinente a po 2 na druhom; štyria alebo piati po 2 a po 1.
rawsiko-rule-24 = Územia, ktoré si na kontinente vyberieš, musia byť spojené.
rawsiko-rule-25 = Kontinent sa dá vybrať, len ak má dosť voľných území.
rawsiko-rule-26 = Kontinentov je šesť, aby mal každý vždy z čoho vyberať.
rawsiko-rule-27 = Pri rozšírenej príprave pridelí náhoda to, čo by si hráči vyberali.
rawsiko-rule-28 = Náhoda prideľuje kontinenty a územia podľa tých istých pravidiel; možnosťou je prideliť len kontinenty.
rawsiko-rule-29 = Keď sú všetky územia vybraté, každý rozmiestni zvyšok počiatočných aktív na vlastné územia.
rawsiko-rule-30 = Každé umiestnenie pridá aktíva na vlastné územie; je vidieť, koľko ich ešte zostáva.
rawsiko-rule-31 = Hráč umiestni všetky naraz, potom je na rade ďalší.
rawsiko-rule-32 = Pri troch hráčoch sa rozmiestňuje po 6 aktív.
rawsiko-rule-33 = Každé územie dostane pri výbere jedno aktívum, navyše k tým, ktoré sa rozmiestňujú.
rawsiko-rule-34 = Traja a štyria hráči rozmiestňujú po 6 aktív, piati po 5.
rawsiko-rule-35 = Všetky počiatočné aktíva treba umiestniť; kto začína, sa vylosuje a poradie sa nemení.
rawsiko-rule-36 = Hra má určený počet kôl, 6, ak sa hráči nedohodnú inak.
rawsiko-rule-37 = V každom kole môžu všetci hráči jeden po druhom obsadzovať prázdne územia alebo brať územia iným.
rawsiko-rule-38 = Kolo má investičnú fázu a po nej akčné fázy.
rawsiko-rule-39 = Prvé kolo nemá investičnú fázu.
rawsiko-rule-40 = V investičnej fáze všetci hráči dostanú a umiestnia nové aktíva skôr, než sa stane čokoľvek iné.
rawsiko-rule-41 = Za každé tri rôzne materiály, ktoré vlastníš, dostaneš jedno nové aktívum, zaokrúhľuje sa nahor.
rawsiko-rule-42 = Aktíva sa umiestňujú len na územia, ktoré ovládaš.
rawsiko-rule-43 = Kým nie sú umiestnené všetky aktíva, akčné fázy sa nezačnú.
rawsiko-rule-44 = Nové aktíva sa pre všetkých vypočítajú na začiatku fázy, potom sa umiestňujú v poradí hráčov.
rawsiko-rule-45 = V poradí hráčov má každý jednu akčnú fázu, ktorá trvá, kým ju neukončí.
rawsiko-rule-46 = Vo svojej akčnej fáze môžeš presúvať vlastné aktíva na susedné územia, koľkokrát chceš.
rawsiko-rule-47 = Každé aktívum sa v jednej akčnej fáze môže pohnúť len raz.
rawsiko-rule-48 = Pri území sú dve čísla: koľko aktív sa ešte môže pohnúť a koľko ich je spolu.
rawsiko-rule-49 = Presunom na prázdne územie ho hneď ovládneš a získaš jeho materiály.
rawsiko-rule-50 = Medzi vlastnými územiami sa aktíva jednoducho presunú a viac sa už nepohnú.
rawsiko-rule-51 = Presunom na územie iného hráča sa začne obchodný stret.
rawsiko-rule-52 = Presunúť môžeš 1 aktívum až všetky, ktoré sa ešte nepohli; územie, na ktorom nezostane žiadne, je prázdne.
rawsiko-rule-53 = Každá strana použije v strete najviac 3 aktíva.
rawsiko-rule-54 = Obranca použije čo najviac aktív; útočník si vyberie, s koľkými nepohnutými zaútočí.
rawsiko-rule-55 = Každá strana hodí za každé použité aktívum jednou šesťstennou kockou.
rawsiko-rule-56 = Porovnajú sa najvyššie kocky oboch strán, potom druhé, potom tretie; kocky bez dvojice sa nepočítajú.
rawsiko-rule-57 = V každej dvojici stráca aktívum strana s nižším číslom; pri rovnosti útočník.
rawsiko-rule-58 = Keď obrancovi nezostane žiadne aktívum, útočiace aktíva sa presunú na jeho územie.
rawsiko-rule-59 = Ak obrancovi nejaké aktívum zostane, útok sa nepodaril a územie mu patrí ďalej.
rawsiko-rule-60 = Na to isté územie môžeš útočiť znova, kým máš aktíva, ktoré sa môžu pohnúť.
rawsiko-rule-61 = Ktoré aktíva sa po strete ešte môžu pohnúť, je možnosť, lebo texty pravidiel sa líšia: tie z neúspešného útoku (lotyšský), tie z víťazného (slovenský) alebo tie z každého stretu, v ktorom obranca niečo stratil (maďarský).
rawsiko-rule-62 = Hráč bez aktív hneď vypadáva a nemôže už nič robiť.
rawsiko-rule-63 = Vyradení hráči sú v poradí za všetkými ostatnými; kto vypadne neskôr, je vyššie.
rawsiko-rule-64 = Keď zostane len jeden hráč, hra sa končí a tento hráč vyhráva.
rawsiko-rule-65 = Po poslednom kole sa hra končí.
rawsiko-rule-66 = Aplikácia dáva body, ak vlastníš všetky jej materiály; len časť z nich nedáva nič.
rawsiko-rule-67 = Vyhráva, kto má najviac bodov; potom rozhoduje viac aplikácií, viac rôznych materiálov a viac území; inak sa hráči o poradie delia.
rawsiko-rule-68 = Výsledok ukazuje body, aplikácie, materiály a územia.
rawsiko-rule-69 = Možnosť: počet kôl.
rawsiko-rule-70 = Možnosť: rozšírená príprava hry, pri ktorej začiatok pridelí náhoda.
rawsiko-rule-71 = Monopolné ovládanie: vždy, keď pred posledným kolom vypadne hráč, počítadlo kôl sa posunie o jedno.
rawsiko-rule-72 = Prebiehajúce kolo pokračuje ako nasledujúce; žiadna investičná fáza sa nevynechá ani neopakuje.
rawsiko-rule-73 = Obchod s Čínou: pred počítaním bodov získaš jeden ľubovoľný materiál za každý kontinent, na ktorom máš územie a nikto iný tam nemá žiadne.
rawsiko-rule-74 = Vybrať sa dá každý materiál na mape, nech leží kdekoľvek.
rawsiko-rule-75 = Pri Obchode s Čínou vyberajú hráči v poradí; nikto nemusí a materiál, ktorý vlastníš, sa vybrať nedá.
rawsiko-rule-76 = Obchod s Čínou je po poslednom kole a pred počítaním bodov.

rawsiko-rule-D-1 = Čína nie je územie: nikto na ňu nemôže vstúpiť, vlastniť ju ani cez ňu prejsť.
rawsiko-rule-D-2 = Aktívum sa ukazuje ako banský vozík s číslom.
rawsiko-rule-D-3 = Morské spojenia platia rovnako ako hranice.
rawsiko-rule-D-4 = Každý má štyri aplikácie, po jednej z každej skupiny, a nikto iný ich nepozná.
rawsiko-rule-D-5 = Územia, ktoré si na jednom kontinente vyberieš, musia byť spojené: každé nové susedí s niektorým práve vybratým.
rawsiko-rule-D-6 = Kontinent sa dá vybrať, len ak má dosť voľných území.
rawsiko-rule-D-7 = Kontinentov je aspoň šesť, aby mal každý vždy z čoho vyberať.
rawsiko-rule-D-8 = Pri rozšírenej príprave pridelí náhoda kontinenty aj územia, alebo podľa možnosti len kontinenty.
rawsiko-rule-D-9 = Každé územie dostane pri výbere jedno aktívum.
rawsiko-rule-D-10 = Traja a štyria hráči rozmiestňujú ešte po 6 aktív, piati po 5.
rawsiko-rule-D-11 = Všetky aktíva treba umiestniť; kto začína, sa vylosuje a poradie sa nemení.
rawsiko-rule-D-12 = Hra má 6 kôl, alebo 3 až 12 podľa dohody.
rawsiko-rule-D-13 = Najprv sa všetkým vypočítajú nové aktíva; potom ich každý v poradí hráčov umiestni.
rawsiko-rule-D-14 = Aktíva sa môžu presunúť medzi vlastnými územiami; potom sa už viac nepohnú.
rawsiko-rule-D-15 = Územie môže zostať prázdne, ak nie je zapnutá možnosť „Nechať aspoň jedno aktívum“.
rawsiko-rule-D-16 = Kocky majú šesť stien.
rawsiko-rule-D-17 = Po neúspešnom útoku sa zvyšné aktíva ešte môžu pohnúť; pri iných hodnotách možnosti tie po víťaznom útoku alebo všetky po strete, v ktorom obranca niečo stratil.
rawsiko-rule-D-18 = Z vyradených hráčov je vyššie ten, kto vypadne neskôr.
rawsiko-rule-D-19 = Keď zostane len jeden hráč, hra sa hneď končí a tento hráč vyhráva.
rawsiko-rule-D-20 = Pri rovnosti rozhodujú postupne aplikácie, materiály a územia.
rawsiko-rule-D-21 = Ak je rovnosť stále, hráči sa o poradie delia.
rawsiko-rule-D-22 = Monopolné ovládanie len posúva počítadlo: prebiehajúce kolo pokračuje a môže sa stať posledným.
rawsiko-rule-D-23 = Pri Obchode s Čínou môže materiál ležať kdekoľvek na mape.
rawsiko-rule-D-24 = Pri Obchode s Čínou vyberáš všetky svoje materiály naraz, v poradí hráčov; ten, ktorý vlastníš, sa vybrať nedá.
rawsiko-rule-D-25 = Jedným presunom ide najviac 16 aktív; viac ich ide dvoma, čo je to isté.
rawsiko-rule-D-26 = V strete sa obrancovi odoberajú najprv aktíva, ktoré sa už pohli; nikdy na tom nezáleží.
rawsiko-rule-D-27 = Po skončení hry sa ukážu ciele všetkých, aj vyradených hráčov.
rawsiko-rule-D-28 = Aj hráč, ktorý nemôže nič presunúť, ukončí fázu sám.
rawsiko-rule-D-29 = Koľko počiatočných aktív sa rozmiestňuje, sa dá zvoliť: 0 až 12 pre každého hráča.
rawsiko-rule-D-30 = Najprv sa hádžu kocky útočníka; kocky sa ukazujú od najvyššej.
rawsiko-rule-D-31 = Na našej mape patrí Pobaltie k Fínsku, západné Rusko po Ural do Európy a Maroko má morské spojenie so Západnou Afrikou.
rawsiko-rule-D-32 = Mapa má na každom kontinente aspoň štyri územia a každý materiál aspoň na dvoch územiach.
rawsiko-rule-D-34 = Pred presunom, po ktorom územie zostane prázdne, sa hra opýta; na mape aj pred útokom, po ktorom prázdne zostať môže, ak jeho vyhliadky nebolo vidieť.
rawsiko-rule-D-35 = Mapa, na ktorej by sa niekomu nedal prideliť kontinent, sa neprijme.
rawsiko-rule-D-36 = Príkaz útočiť po určitý počet pokračuje, kým je na východiskovom území aspoň toľko aktív, ktoré sa nepohli.
rawsiko-rule-D-37 = Niektorá zem na mape je len kulisa a nikto ju nemôže ovládať: Kaukaz, Severná Kórea, Darfúr, Západná Sahara a sever Mali a Mauritánie, Kaliningrad, Taiwan, Island, Grónsko, Nový Zéland a niektoré ostrovy.
rawsiko-rule-D-38 = Nápis na mape je krátky; ak územie zahŕňa viac, než hovorí, jeho karta a zoznamy majú celý názov.
rawsiko-rule-D-33 = Poradie hráčov sa vždy začína prvým hráčom.

rawsiko-rule-R-2 = Kto pri vlastnom útoku stratí posledné aktíva, hneď vypadáva a nasleduje ďalší hráč.
rawsiko-rule-R-3 = Počiatočné aktíva sa umiestňujú v poradí hráčov.
rawsiko-rule-R-4 = Či sa aktívum už pohlo, sa počíta vždy len pre tvoju vlastnú akčnú fázu.
rawsiko-rule-R-6 = Ak voľné územia kontinentu dovoľujú spojený výber potrebnej veľkosti, musíš ho urobiť: okolo prvého musí byť dosť voľných.
rawsiko-rule-R-7 = Vyberáš z kontinentov s najviac jedným hráčom a dostatkom voľných území, na ktorých ešte nie si; prednosť má ten, ktorý ešte nikto nemá.
rawsiko-rule-R-8 = S možnosťou „Nechať aspoň jedno aktívum“ jedno aktívum zostáva, po presunoch aj útokoch; môže to byť aj také, ktoré sa už pohlo.
rawsiko-rule-R-9 = Monopolné ovládanie platí od prvého kola a nikdy v poslednom.
rawsiko-rule-R-11 = Hráči s rovnakým výsledkom sa o poradie delia a nasledujúce sa vynechá; vyradení sú poslední.
rawsiko-rule-R-12 = Náhoda dáva všetkým kontinentom a všetkým spojeným skupinám území rovnakú šancu.
rawsiko-rule-R-13 = Pri Obchode s Čínou si nikto nemôže vybrať materiál, ktorý vlastní alebo práve získal.
rawsiko-rule-R-15 = Tvoje posledné aktívum môže víťazným útokom opustiť svoje územie; to je potom prázdne.
rawsiko-rule-R-16 = Ak územie príde neúspešným útokom o posledné aktívum, zostane prázdne.
rawsiko-rule-R-17 = Keď vyradíš konkurenta, tvoja fáza pokračuje.
rawsiko-rule-R-18 = Keď zostane len jeden hráč, Obchod s Čínou nie je.
rawsiko-rule-R-19 = Pri Obchode s Čínou si môže ten istý materiál vybrať viac hráčov.
rawsiko-rule-R-20 = Kto nemá výhradnú prítomnosť, toho sa Obchod s Čínou nepýta.
rawsiko-rule-R-21 = Pri Obchode s Čínou môžeš skončiť skôr, než vyberieš všetko; čo už máš vybraté, zostáva.
rawsiko-rule-R-22 = Územie bez kontinentu nedáva prítomnosť a pri príprave sa nedá vybrať.
rawsiko-rule-R-24 = Kto nedostane nové aktíva, nič neumiestňuje.
rawsiko-rule-R-25 = Akčnú fázu môžeš ukončiť aj bez jediného presunu.
rawsiko-rule-R-26 = Tvoje aktíva sa môžu znova pohnúť, keď sa začne tvoja ďalšia akčná fáza; nové sa môžu pohnúť hneď.
rawsiko-rule-R-28 = Vyradení hráči majú 0 bodov; kto zostane sám, vyhráva aj s 0.
rawsiko-rule-R-30 = Ak je prvý hráč vyradený, kolo začína ďalší v poradí.

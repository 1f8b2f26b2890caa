# RAWsiko. How names and fields are made: docs/texts.md. Terms: the project's glossary, section 1.
# Names of territories, continents, materials and applications: rawsiko-names.ftl. They stay in the
# nominative: behind a colon, with an arrow, or behind a word that takes the case (teritorijā Ukraina).

rawsiko-help =
    VNM A 2/4     A pieder Vjetnama (VNM): no 4 aktīviem vēl var pārvietot 2
    ·             brīva teritorija
    Sb Bi! FL✓    tās izejvielas: ✓ tev pieder, ! vajadzīga tavam mērķim
    → IND:B ~NGU  kaimiņi: Indija, kas pieder B, un pa jūru (~) Jaungvineja
    tikai A       kontinentā ir tikai viens spēlētājs, A
    ▲ ▶ (ārā)     pirmais spēlētājs; kura gājiens; ārā no spēles
    3★            pielietojuma uzvaras punkti
    Sagatavošanā raksti „continent OCE” un „take VNM”; „UKR 2” izvieto 2 aktīvus.
    „VNM>IND 2” pārvieto 2 aktīvus vai uzbrūk ar 2; „end” beidz darbības fāzi.
    „TUR>DEU until” uzbrūk, līdz Vācija ir tava vai vairs nav, ar ko uzbrukt;
    „TUR>DEU until 4” – kamēr ir vismaz 4. „hint” rāda uzbrukumu izredzes.
    Tirdzniecībā ar Ķīnu raksti „trade Bi” vai „stop”.
    „info VNM” rāda visus teritorijas kaimiņus, „info Bi” – kam izmanto bismutu.

rawsiko-expected = „UKR 2”, „VNM>IND 2”, „TUR>DEU until” vai „end”; sagatavošanā „continent OCE” vai „take VNM”; tirdzniecībā ar Ķīnu „trade Bi” vai „stop”

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
rawsiko-part-points = uzvaras punkti
rawsiko-part-applications = pielietojumi
rawsiko-part-materials = izejvielas
rawsiko-part-territories = teritorijas

## The board in the terminal: short words; what does not fit is shortened

rawsiko-board-set-up = Sagatavošana
rawsiko-board-optional-rules = Izvēles noteikumi: { $rules }
rawsiko-board-rule-stranglehold = Monopola kontrole
rawsiko-board-rule-trade = Tirdzniecība ar Ķīnu
rawsiko-board-rule-garrison = viens aktīvs paliek
rawsiko-board-rule-conquerors-fresh = iekarotāji turpina
rawsiko-board-rule-loss-fresh = kas nodarīja zaudējumu, turpina
rawsiko-board-turn = Kārta { $turn } / { $turns }
rawsiko-board-phase-choosing = kontinenta izvēle
rawsiko-board-phase-taking = teritoriju izvēle
rawsiko-board-phase-placing = sākotnējo aktīvu izvietošana
rawsiko-board-phase-investing = investīciju fāze
rawsiko-board-phase-acting = darbības fāze
rawsiko-board-phase-trading = tirdzniecība ar Ķīnu
rawsiko-board-phase-over = spēle ir beigusies
rawsiko-board-moves = gājiens: { $name } ({ $seat })
rawsiko-board-your-move = tavs gājiens
rawsiko-board-no-continent = ārpus kontinentiem
rawsiko-board-exclusive = tikai { $seat }
rawsiko-board-exclusive-presence = Vienīgā spēlētāja klātbūtne:
rawsiko-board-nobody = nav
rawsiko-board-player = spēlētājs
rawsiko-board-you = tu
rawsiko-board-territories = teritorijas
rawsiko-board-assets = aktīvi
rawsiko-board-materials = izejvielas
rawsiko-board-income = nāks klāt
rawsiko-board-to-place = jāizvieto
rawsiko-board-choices = izvēles
rawsiko-board-out = ārā
rawsiko-board-objective = Tavi mērķi, punkti šobrīd: { $points } no { $most }

## What happened

rawsiko-event-set-up = Sākas spēle, kurā ir { $turns ->
    [zero] { $turns } kārtu
    [one] { $turns } kārta
   *[other] { $turns } kārtas
}; { $first-me ->
    [yes] sāc tu.
   *[no] sāk { $first-name }.
}{ $rest ->
    [0] { "" }
    [zero] { " " }Kad teritorijas būs izvēlētas, katrs izvietos vēl { $rest } aktīvu.
    [one] { " " }Kad teritorijas būs izvēlētas, katrs izvietos vēl { $rest } aktīvu.
   *[other] { " " }Kad teritorijas būs izvēlētas, katrs izvietos vēl { $rest } aktīvus.
}
rawsiko-event-continent-chosen = { $drawn ->
    [yes] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } izlozē saņem kontinentu: { $continent }.
   *[no] { $seat-me ->
        [yes] Tu izvēlies
       *[no] { $seat-name } izvēlas
    } kontinentu: { $continent }.
}
rawsiko-event-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } izlozē saņem teritoriju: { $territory }.
   *[no] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } paņem teritoriju: { $territory }.
}
rawsiko-event-assets-placed = { $seat-me ->
    [yes] Tu izvieto
   *[no] { $seat-name } izvieto
} { $count ->
    [zero] { $count } aktīvu
    [one] { $count } aktīvu
   *[other] { $count } aktīvus
} teritorijā { $territory }; { $left ->
    [0] viss ir izvietots.
    [zero] vēl jāizvieto { $left } aktīvu.
    [one] vēl jāizvieto { $left } aktīvs.
   *[other] vēl jāizvieto { $left } aktīvi.
}
rawsiko-event-turn-began = Sākas { $turn }. kārta no { $turns }.
rawsiko-event-income = Investīciju fāze, jaunie aktīvi: { $assets-shares }.
rawsiko-event-phase-began = { $seat-me ->
    [yes] Sākas tava darbības fāze.
   *[no] { $seat-name } sāk darbības fāzi.
}
rawsiko-event-assets-moved = { $occupied ->
    [yes] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } ar { $count ->
        [zero] { $count } aktīviem
        [one] { $count } aktīvu
       *[other] { $count } aktīviem
    } ieņem brīvu teritoriju: { $source } → { $target }{ rawsiko-left-empty }
   *[no] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } pārvieto { $count ->
        [zero] { $count } aktīvu
        [one] { $count } aktīvu
       *[other] { $count } aktīvus
    }: { $source } → { $target }{ rawsiko-left-empty }
}
rawsiko-left-empty = { $abandoned ->
    [yes] ; teritorija { $source } paliek tukša.
   *[no] .
}
rawsiko-event-clash = { $seat-me ->
    [yes] Tu uzbrūc
   *[no] { $seat-name } uzbrūk
}: { $source } → { $target }, { $seat-letter } { $attack-row } pret { $defender-letter } { $defence-row }; { $conquered ->
    [yes] { $defender-name } zaudē { $defenders_lost ->
        [zero] { $defenders_lost } aktīvu
        [one] { $defenders_lost } aktīvu
       *[other] { $defenders_lost } aktīvus
    } un teritoriju
   *[no] { $seat-name } { $attackers_lost ->
        [0] nezaudē nevienu aktīvu
        [zero] zaudē { $attackers_lost } aktīvu
        [one] zaudē { $attackers_lost } aktīvu
       *[other] zaudē { $attackers_lost } aktīvus
    }, { $defender-name } { $defenders_lost ->
        [0] nezaudē nevienu
       *[other] zaudē { $defenders_lost }
    }; teritorija noturas
}{ rawsiko-left-empty }
rawsiko-event-eliminated = { $seat-me ->
    [yes] Tev vairs nav aktīvu: šī partija tev ir beigusies.
   *[no] { $seat-name } zaudē pēdējo aktīvu un izkrīt no spēles.
}
rawsiko-event-counter-advanced = Monopola kontrole: kārtu skaitītājs pavirzās uz priekšu, tagad ir { $turn }. kārta no { $turns }.
rawsiko-event-phase-ended = { $seat-me ->
    [yes] Tu beidz savu darbības fāzi.
   *[no] { $seat-name } beidz darbības fāzi.
}
rawsiko-event-trade-began = Sākas tirdzniecība ar Ķīnu. Vienīgā spēlētāja klātbūtne: { $exclusive-shares }.
rawsiko-event-material-gained = { $seat-me ->
    [yes] Tu iegūsti
   *[no] { $seat-name } iegūst
} izejvielu: { $material } ({ $material-id }); { $left ->
    [0] tā bija pēdējā izvēle.
    [zero] atliek { $left } izvēļu.
    [one] atliek { $left } izvēle.
   *[other] atliek { $left } izvēles.
}
rawsiko-event-trade-stopped = { $seat-me ->
    [yes] Tu vairāk izejvielu neņem.
   *[no] { $seat-name } vairāk izejvielu neņem.
}
rawsiko-event-game-over = Spēle beidzas. Mērķi bija: { $objectives-shares }.

## What to do now

rawsiko-prompt-choose = Izvēlies kontinentu: tajā tu paņemsi { $territories ->
    [zero] { $territories } kaimiņu teritoriju
    [one] { $territories } teritoriju
   *[other] { $territories } kaimiņu teritorijas
}.
rawsiko-prompt-take = Paņem vēl { $left ->
    [zero] { $left } teritoriju
    [one] { $left } teritoriju
   *[other] { $left } teritorijas
} kontinentā { $continent }.
rawsiko-prompt-place = Izvieto savās teritorijās vēl { $left ->
    [zero] { $left } sākotnējo aktīvu
    [one] { $left } sākotnējo aktīvu
   *[other] { $left } sākotnējos aktīvus
}.
rawsiko-prompt-invest = Izvieto savās teritorijās vēl { $left ->
    [zero] { $left } jaunu aktīvu
    [one] { $left } jaunu aktīvu
   *[other] { $left } jaunus aktīvus
}.
rawsiko-prompt-act = { $turn }. kārta no { $turns }: pārvieto aktīvus, ieņem, uzbrūc vai beidz darbības fāzi ar „end”.
rawsiko-prompt-trade = Tirdzniecība ar Ķīnu: izvēlies vēl { $left ->
    [zero] { $left } izejvielu
    [one] { $left } izejvielu
   *[other] { $left } izejvielas
}; labākā izvēle: { $best-ids }. Vai arī „stop”.

## Help for the player who asks for it

rawsiko-aid-income = Jaunie aktīvi nākamajā investīciju fāzē, ja nekas nemainās: { $income-shares }.
rawsiko-aid-needed = Tavam mērķim vēl vajag: { $needed-ids }.
rawsiko-aid-able = Aktīvi, ko vēl var pārvietot, pa teritorijām: { $able }.
rawsiko-aid-free = Izejvielas, kas tagad sasniedzamas bez sadursmes: { $free-ids }.
rawsiko-aid-contested = Izejvielas, kas tagad sasniedzamas ar sadursmi: { $contested-ids }.
rawsiko-aid-steps = Soļi no tavām teritorijām līdz izejvielām, kuru tev tur nav: { $steps-groups }.
rawsiko-aid-trade = Labākā izvēle tirdzniecībā ar Ķīnu: { $trade-ids }.
rawsiko-aid-attacks = Uzbrukumi: izredzes iekarot vienā sadursmē ar visiem iespējamiem aktīviem un uzbrūkot, līdz vairs nav ar ko; vidējie zaudējumi līdz tam.
rawsiko-aid-attacks-each = { $source-id }>{ $target-id }  { $able } pret { $defenders }: uzreiz { $clash-last-conquest-percent } %, līdz galam { $until-conquest-percent } %; zaudē tu { $until-attackers_lost-decimal }; viņi { $until-defenders_lost-decimal }

## Why a move is not allowed, or should be thought over

rawsiko-why-stopping = { $left ->
    [zero] Tu vēl vari iegūt { $left } izejvielu.
    [one] Tu vēl vari iegūt { $left } izejvielu.
   *[other] Tu vēl vari iegūt { $left } izejvielas.
}
rawsiko-why-abandoning = { $lost-count ->
    [0] Teritorija { $territory } paliks tukša.
   *[other] Teritorija { $territory } paliks tukša, un tu zaudēsi: { $lost }.
}

rawsiko-why-out-of-the-game = Šī partija tev ir beigusies.
rawsiko-why-choose-a-continent = Vispirms izvēlies kontinentu.
rawsiko-why-continent-chosen-before = Šo kontinentu tu jau izvēlējies: { $continent }.
rawsiko-why-two-players-there = Kontinentā { $continent } jau ir divi spēlētāji: { $players-names }.
rawsiko-why-no-room-there = Kontinentā { $continent } ir par maz brīvu teritoriju: vajag { $needed }, ir { $free }.
rawsiko-why-untouched-continent-left = { $continents-count ->
    [zero] Šos kontinentus vēl neviens nav izvēlējies, tāpēc jāizvēlas viens no tiem:
    [one] Šo kontinentu vēl neviens nav izvēlējies, tāpēc jāizvēlas tas:
   *[other] Šos kontinentus vēl neviens nav izvēlējies, tāpēc jāizvēlas viens no tiem:
} { $continents }.
rawsiko-why-take-a-territory = Tagad paņem teritoriju kontinentā { $continent }.
rawsiko-why-other-continent = { $territory } neatrodas tavā izvēlētajā kontinentā { $continent }.
rawsiko-why-taken-by-you = Teritorija { $territory } jau ir tava.
rawsiko-why-taken-by-another = Teritorija { $territory } pieder citam: { $owner-name }.
rawsiko-why-not-connected = { $territory } nav kaimiņos tam, ko tu tur jau paņēmi: { $territories }.
rawsiko-why-no-room-around = Ap teritoriju { $territory } ir par maz brīvu teritoriju: jābūt { $needed } savienotām.
rawsiko-why-place-first = Vispirms jāizvieto visi aktīvi; tev vēl jāizvieto { $left }.
rawsiko-why-not-your-territory = Teritorija { $territory } nav tava: aktīvus izvieto savās teritorijās.
rawsiko-why-too-many-to-place = Tev jāizvieto tikai { $left ->
    [zero] { $left } aktīvu
    [one] { $left } aktīvs
   *[other] { $left } aktīvi
}, nevis { $count }.
rawsiko-why-move-or-end = Darbības fāzē tu pārvieto aktīvus vai beidz to.
rawsiko-why-not-your-assets = Teritorijā { $territory } tev nav aktīvu.
rawsiko-why-not-adjacent = Tās nav kaimiņu teritorijas: { $source } un { $target }.
rawsiko-why-moved-already = { $unmoved ->
    [0] Teritorijā { $territory } nevienu aktīvu vairs nevar pārvietot
    [zero] Teritorijā { $territory } vēl var pārvietot tikai { $unmoved } aktīvu
    [one] Teritorijā { $territory } vēl var pārvietot tikai { $unmoved } aktīvu
   *[other] Teritorijā { $territory } vēl var pārvietot tikai { $unmoved } aktīvus
}; kopā tur ir { $total ->
    [zero] { $total } aktīvu.
    [one] { $total } aktīvs.
   *[other] { $total } aktīvi.
}
rawsiko-why-leave-one = Teritorijā { $territory } jāpaliek vienam aktīvam; tev tur ir { $total }.
rawsiko-why-three-at-most = Uzbrukt var ar ne vairāk kā 3 aktīviem, nevis ar { $count }.
rawsiko-why-choose-a-material = Izvēlies izejvielu vai beidz; { $left ->
    [zero] atliek { $left } izvēļu.
    [one] atliek { $left } izvēle.
   *[other] atliek { $left } izvēles.
}
rawsiko-why-owned-already = Šī izejviela tev jau pieder: { $material } ({ $material-id }).

## How it ended

rawsiko-end-turns-played = Ir izspēlēta pēdējā kārta.
rawsiko-end-one-left = Ir palicis tikai viens spēlētājs.

## Options

rawsiko-option-turns = cik kārtu spēlē
rawsiko-option-setup = simple: visi paši izvēlas kontinentus un teritorijas; territories: izlozē gan kontinentus, gan teritorijas; continents: izlozē kontinentus, teritorijas tajos katrs izvēlas pats
rawsiko-option-starting-assets = aktīvi, ko katrs izvieto pēc teritoriju izvēles; auto: 6, 6 vai 5, ja spēlē 3, 4 vai 5
rawsiko-option-stranglehold = Monopola kontrole: katra spēlētāja izslēgšana saīsina spēli par vienu kārtu
rawsiko-option-trade = Tirdzniecība ar Ķīnu: pirms punktu skaitīšanas katrs kontinents, kurā ir tikai viens spēlētājs, viņam dod vienu izejvielu pēc izvēles
rawsiko-option-garrison = teritorijā jāatstāj vismaz viens aktīvs
rawsiko-option-after-clash = kurus aktīvus pēc sadursmes vēl var pārvietot: failed-fresh – pēc neveiksmīga uzbrukuma (latviešu noteikumi); conquerors-fresh – pēc uzvaras (slovāku noteikumi); loss-fresh – pēc katras sadursmes, kurā aizstāvis kaut ko zaudēja (ungāru noteikumi)

## The rules, each in one sentence of our own

rawsiko-rule-1 = „RAWsiko – Materials around us” ir spēles „Risiko!” digitāls variants, kas tapis projektā RM@Schools attālinātām mācībām.
rawsiko-rule-2 = Pēc tās pašas idejas CNR vēlāk radīja galda spēli „RawSeekers”.
rawsiko-rule-3 = To spēlē 3 līdz 5 spēlētāji no 10 gadu vecuma.
rawsiko-rule-4 = Tās paraugam „RisiKo!” ir 42 teritorijas 6 kontinentos.
rawsiko-rule-5 = Nākotnē Ķīna, lielākā kritiski svarīgo izejvielu eksportētāja, slēdz savas robežas, un sākas izejvielu drudzis.
rawsiko-rule-6 = Katrs spēlētājs vada uzņēmumu, kas izvieto aktīvus visā pasaulē, lai iegūtu mērķim vajadzīgās izejvielas.
rawsiko-rule-7 = Ķīna nav teritorija: neviens nevar tajā ieiet, to iegūt vai šķērsot.
rawsiko-rule-8 = Aktīvs var izskatīties dažādi; mēs to rādām kā raktuvju vagonu vai skaitli.
rawsiko-rule-9 = Teritorija pieder ne vairāk kā vienam kontinentam, un tajā ir izejvielas; pielietojums ir izstrādājums ar punktiem un nepieciešamajām izejvielām; mērķis ir pielietojumu saraksts; kārta ir viens pilns aplis ap galdu.
rawsiko-rule-10 = Divas teritorijas ir kaimiņi, ja tām ir kopīga robeža vai jūras savienojums.
rawsiko-rule-11 = Tu kontrolē teritoriju, kamēr tev tajā ir vismaz viens aktīvs.
rawsiko-rule-12 = Izejviela tev pieder, kamēr tu kontrolē teritoriju, kurā tā ir; vairākas tādas teritorijas der tikai drošībai.
rawsiko-rule-13 = Teritorija bez aktīviem ir tukša, tātad brīva.
rawsiko-rule-14 = Katrs saņem nejaušu, slepenu mērķi ar četriem pielietojumiem.
rawsiko-rule-15 = Pēc tam visi izvēlas sākuma teritorijas un izvieto sākotnējos aktīvus.
rawsiko-rule-16 = Vienkāršajā sagatavošanā tu brīvi izvēlies, kur sākt, – tuvu vajadzīgajām izejvielām.
rawsiko-rule-17 = Spēlētāju secībā katrs izvēlas kontinentu un paņem tajā dažas kaimiņu teritorijas.
rawsiko-rule-18 = Tad pretējā secībā katrs izvēlas otru kontinentu, tāpēc pēdējais spēlētājs izvēlas uzreiz divas reizes.
rawsiko-rule-19 = Kamēr ir kontinenti, ko neviens vēl nav izvēlējies, tev jāizvēlas viens no tiem.
rawsiko-rule-20 = Nekad nevar izvēlēties kontinentu, kurā jau ir divi spēlētāji.
rawsiko-rule-21 = Vienu un to pašu kontinentu nekad nevar izvēlēties divreiz.
rawsiko-rule-22 = Nekad nevar paņemt teritoriju, kas pieder citam spēlētājam.
rawsiko-rule-23 = Trīs spēlētāji paņem 3 teritorijas pirmajā kontinentā un 2 otrajā; četri vai pieci spēlētāji – 2 un 1.
rawsiko-rule-24 = Teritorijām, ko tu paņem vienā kontinentā, jābūt savienotām.
rawsiko-rule-25 = Kontinentu var izvēlēties tikai tad, ja tajā pietiek brīvu teritoriju.
rawsiko-rule-26 = Kontinenti ir seši, lai katrs vienmēr varētu kādu izvēlēties.
rawsiko-rule-27 = Paplašinātajā sagatavošanā to, ko spēlētāji citādi izvēlētos, nosaka izloze.
rawsiko-rule-28 = Kontinentus un teritorijas izlozē pēc tiem pašiem noteikumiem; var izlozēt arī tikai kontinentus.
rawsiko-rule-29 = Kad visas teritorijas ir paņemtas, katrs savās teritorijās izvieto atlikušos sākotnējos aktīvus.
rawsiko-rule-30 = Katru reizi tu pievieno aktīvus kādai savai teritorijai; redzams, cik vēl atlicis.
rawsiko-rule-31 = Spēlētājs izvieto visus savus aktīvus, tad to dara nākamais.
rawsiko-rule-32 = Trīs spēlētāju spēlē katrs izvieto 6 aktīvus.
rawsiko-rule-33 = Paņemot teritoriju, tajā uzreiz noliek vienu aktīvu; tas nav no tiem, ko izvieto vēlāk.
rawsiko-rule-34 = Trīs un četri spēlētāji izvieto katrs 6 aktīvus, pieci spēlētāji – katrs 5.
rawsiko-rule-35 = Visi sākotnējie aktīvi jāizvieto; pirmo spēlētāju izlozē, un secība nemainās.
rawsiko-rule-36 = Spēlei ir noteikts kārtu skaits – 6, ja nav norunāts citādi.
rawsiko-rule-37 = Katrā kārtā visi spēlētāji cits pēc cita var ieņemt brīvas teritorijas vai atņemt teritorijas citiem.
rawsiko-rule-38 = Kārtā vispirms ir investīciju fāze, tad darbības fāzes.
rawsiko-rule-39 = Pirmajā kārtā investīciju fāzes nav.
rawsiko-rule-40 = Investīciju fāzē visi spēlētāji saņem un izvieto jaunus aktīvus, pirms notiek kas cits.
rawsiko-rule-41 = Par katrām trim dažādām izejvielām, kas tev pieder, tu saņem vienu jaunu aktīvu, noapaļojot uz augšu.
rawsiko-rule-42 = Aktīvus izvieto tikai teritorijās, ko tu kontrolē.
rawsiko-rule-43 = Neviens nerīkojas, kamēr nav izvietoti visi aktīvi.
rawsiko-rule-44 = Visu spēlētāju jaunos aktīvus saskaita fāzes sākumā, tad tos izvieto spēlētāju secībā.
rawsiko-rule-45 = Spēlētāju secībā katram ir viena darbības fāze, līdz viņš to beidz.
rawsiko-rule-46 = Savā darbības fāzē tu vari pārvietot aktīvus uz kaimiņu teritorijām, cik reižu vēlies.
rawsiko-rule-47 = Katru aktīvu darbības fāzē var pārvietot tikai vienu reizi.
rawsiko-rule-48 = Teritorija rāda divus skaitļus: cik aktīvu vēl var pārvietot un cik to ir kopā.
rawsiko-rule-49 = Ieejot brīvā teritorijā, tu uzreiz kontrolē to un iegūsti tās izejvielas.
rawsiko-rule-50 = Starp savām teritorijām aktīvus vienkārši pārvieto; pēc tam tie skaitās pārvietoti.
rawsiko-rule-51 = Ja ieej cita spēlētāja teritorijā, sākas komerciālā sadursme.
rawsiko-rule-52 = Pārvietot var no 1 līdz visiem vēl nepārvietotajiem aktīviem; teritorija, kurā neviens nepaliek, ir tukša.
rawsiko-rule-53 = Katra puse sadursmē izmanto ne vairāk kā 3 aktīvus.
rawsiko-rule-54 = Aizstāvis izmanto, cik vien var; uzbrucējs izvēlas, ar cik nepārvietotiem aktīviem uzbrukt.
rawsiko-rule-55 = Katra puse par katru izmantoto aktīvu met vienu sešskaldņu kauliņu.
rawsiko-rule-56 = Salīdzina abu pušu augstākos kauliņus, tad otros, tad trešos; kauliņus bez pāra neņem vērā.
rawsiko-rule-57 = Katrā pārī aktīvu zaudē puse ar mazāko skaitli; ja neizšķirts, to zaudē uzbrucējs.
rawsiko-rule-58 = Kad neviena aizstāvja vairs nav, uzbrucēji ieiet teritorijā.
rawsiko-rule-59 = Ja paliek kaut viens aizstāvis, uzbrukums neizdevās un teritorija paliek aizstāvim.
rawsiko-rule-60 = Vienai un tai pašai teritorijai var uzbrukt atkal, kamēr ir aktīvi, ko var pārvietot.
rawsiko-rule-61 = Kurus aktīvus pēc sadursmes vēl var pārvietot, nosaka iespēja, jo noteikumu teksti atšķiras: pēc neveiksmīga uzbrukuma (latviešu), pēc uzvaras (slovāku) vai pēc katras sadursmes, kurā aizstāvis kaut ko zaudēja (ungāru).
rawsiko-rule-62 = Spēlētājs bez aktīviem uzreiz izkrīt no spēles un neko vairs nevar darīt.
rawsiko-rule-63 = Izslēgtie spēlētāji ir zemāk par visiem citiem; kas izkrita vēlāk, ir augstāk.
rawsiko-rule-64 = Kad paliek tikai viens spēlētājs, spēle beidzas un viņš uzvar.
rawsiko-rule-65 = Pēc pēdējās kārtas spēle beidzas.
rawsiko-rule-66 = Pielietojums dod punktus, ja tev pieder visas tā izejvielas; par daļu no tām nav nekā.
rawsiko-rule-67 = Uzvar tas, kam visvairāk punktu; ja to ir vienādi daudz, izšķir pielietojumi, tad dažādās izejvielas, tad teritorijas; ja arī tad viss ir vienāds, vietu dala.
rawsiko-rule-68 = Rezultātā rāda punktus, pielietojumus, izejvielas un teritorijas.
rawsiko-rule-69 = Iespēja: kārtu skaits.
rawsiko-rule-70 = Iespēja: paplašinātā sagatavošana, kurā sākumu izlozē.
rawsiko-rule-71 = Monopola kontrole: katru reizi, kad spēlētāju izslēdz pirms pēdējās kārtas, kārtu skaitītājs pavirzās par vienu.
rawsiko-rule-72 = Iesāktā kārta turpinās kā nākamā; nevienu investīciju fāzi neizlaiž un neatkārto.
rawsiko-rule-73 = Tirdzniecība ar Ķīnu: pirms punktu skaitīšanas tu iegūsti vienu izejvielu pēc izvēles par katru kontinentu, kurā tev ir teritorija, bet nevienam citam nav.
rawsiko-rule-74 = Izvēlēties var jebkuru izejvielu kartē, lai kur tā būtu.
rawsiko-rule-75 = Tirdzniecībā izvēlas spēlētāju secībā; tas nav obligāti, un izejvielu, kas tev jau pieder, izvēlēties nevar.
rawsiko-rule-76 = Tirdzniecība ar Ķīnu notiek pēc pēdējās kārtas, pirms punktu skaitīšanas.

rawsiko-rule-D-1 = Ķīna nav teritorija: neviens nevar tajā ieiet, to iegūt vai šķērsot.
rawsiko-rule-D-2 = Aktīvu rāda kā raktuvju vagonu ar skaitli.
rawsiko-rule-D-3 = Jūras savienojumi der tāpat kā robežas.
rawsiko-rule-D-4 = Katram ir četri pielietojumi, pa vienam no katras grupas, un neviens cits tos nezina.
rawsiko-rule-D-5 = Vienā kontinentā paņemtajām teritorijām jābūt savienotām: katra jaunā ir kaimiņos kādai tikko paņemtai.
rawsiko-rule-D-6 = Kontinentu var izvēlēties tikai tad, ja tajā pietiek brīvu teritoriju.
rawsiko-rule-D-7 = Kontinenti ir vismaz seši, lai katrs vienmēr varētu kādu izvēlēties.
rawsiko-rule-D-8 = Paplašinātajā sagatavošanā izlozē kontinentus un teritorijas vai, ja tā izvēlas, tikai kontinentus.
rawsiko-rule-D-9 = Paņemot teritoriju, tajā noliek vienu aktīvu.
rawsiko-rule-D-10 = Trīs un četri spēlētāji izvieto vēl 6 aktīvus katrs, pieci spēlētāji – 5.
rawsiko-rule-D-11 = Visi aktīvi jāizvieto; pirmo spēlētāju izlozē, un secība nemainās.
rawsiko-rule-D-12 = Spēlē ir 6 kārtas vai, ja tā norunāts, no 3 līdz 12.
rawsiko-rule-D-13 = Vispirms saskaita visu jaunos aktīvus, tad spēlētāju secībā katrs tos izvieto.
rawsiko-rule-D-14 = Aktīvus var pārvietot starp savām teritorijām; pēc tam tie skaitās pārvietoti.
rawsiko-rule-D-15 = Teritoriju var atstāt tukšu, ja vien nav ieslēgta iespēja „Atstāt vienu aktīvu”.
rawsiko-rule-D-16 = Kauliņiem ir sešas skaldnes.
rawsiko-rule-D-17 = Pēc neveiksmīga uzbrukuma atlikušos aktīvus vēl var pārvietot; ar citām iespējas vērtībām – uzvarētājus vai visus pēc sadursmes, kurā aizstāvis kaut ko zaudēja.
rawsiko-rule-D-18 = No izslēgtajiem spēlētājiem augstāk ir tas, kas izkrita vēlāk.
rawsiko-rule-D-19 = Kad paliek tikai viens spēlētājs, spēle uzreiz beidzas un viņš uzvar.
rawsiko-rule-D-20 = Vienādus punktus izšķir šādā secībā: pielietojumi, izejvielas, teritorijas.
rawsiko-rule-D-21 = Ja viss joprojām ir vienāds, vietu dala.
rawsiko-rule-D-22 = Monopola kontrole tikai pavirza skaitītāju: iesāktā kārta turpinās un var kļūt par pēdējo.
rawsiko-rule-D-23 = Tirdzniecībā ar Ķīnu izejviela var būt jebkurā kartes vietā.
rawsiko-rule-D-24 = Tirdzniecībā spēlētāju secībā katrs izvēlas visas savas izejvielas uzreiz; to, kas jau pieder, izvēlēties nevar.
rawsiko-rule-D-25 = Vienā reizē pārvieto ne vairāk kā 16 aktīvus; vairāk pārvieto divās reizēs, un iznāk tas pats.
rawsiko-rule-D-26 = Sadursmē vispirms zūd tie aizstāvji, kas jau ir pārvietoti; tam nekad nav nozīmes.
rawsiko-rule-D-27 = Kad spēle beidzas, mērķus parāda, arī izslēgto spēlētāju mērķus.
rawsiko-rule-D-28 = Arī spēlētājs, kas neko nevar pārvietot, fāzi beidz pats.
rawsiko-rule-D-29 = Var izvēlēties, cik sākotnējo aktīvu katrs izvieto, – no 0 līdz 12.
rawsiko-rule-D-30 = Vispirms met uzbrucēja kauliņus; kauliņus rāda no augstākā uz leju.
rawsiko-rule-D-31 = Mūsu kartē Baltijas valstis ir kopā ar Somiju, Rietumkrievija līdz Urāliem ir Eiropā, un Maroku ar Rietumāfriku savieno jūra.
rawsiko-rule-D-32 = Kartē katrā kontinentā ir vismaz četras teritorijas, un katra izejviela ir vismaz divās teritorijās.
rawsiko-rule-D-34 = Pirms gājiena, kas atstās teritoriju tukšu, tev pajautā; kartē arī pirms uzbrukuma, pēc kura tā var palikt tukša, ja tā izredzes nebija redzamas.
rawsiko-rule-D-35 = Karte, kurā kādam nevarētu piešķirt kontinentu, neder.
rawsiko-rule-D-36 = Rīkojums uzbrukt līdz noteiktam skaitam turpinās, kamēr sākuma teritorijā ir vismaz tik daudz nepārvietotu aktīvu.
rawsiko-rule-D-37 = Daļa zemes kartē ir tikai fons, un neviens to nevar iegūt: Kaukāzs, Ziemeļkoreja, Dārfūra, Rietumsahāra un Mali un Mauritānijas ziemeļi, Kaļiņingrada, Taivāna, Islande, Grenlande, Jaunzēlande un dažas salas.
rawsiko-rule-D-38 = Kartē ir īsais nosaukums; ja teritorijā ietilpst vairāk, tās kartītē un sarakstos ir pilnais nosaukums.
rawsiko-rule-D-33 = Spēlētāju secība vienmēr sākas ar pirmo spēlētāju.

rawsiko-rule-R-2 = Kas pēdējos aktīvus zaudē savā uzbrukumā, uzreiz izkrīt, un seko nākamais spēlētājs.
rawsiko-rule-R-3 = Sākotnējos aktīvus izvieto spēlētāju secībā.
rawsiko-rule-R-4 = Vai aktīvs ir pārvietots, skaitās tikai tavā darbības fāzē.
rawsiko-rule-R-6 = Ja kontinenta brīvajās teritorijās iespējama vajadzīgā lieluma savienota izvēle, tā jāizdara: ap pirmo teritoriju jābūt pietiekami daudz brīvu.
rawsiko-rule-R-7 = Tu izvēlies starp kontinentiem, kuros tevis vēl nav, ir mazāk par diviem spēlētājiem un pietiek brīvu teritoriju; ja ir neskarts kontinents, tad to.
rawsiko-rule-R-8 = Ar iespēju „Atstāt vienu aktīvu” pēc pārvietošanas un uzbrukuma viens aktīvs paliek; tas var būt arī jau pārvietots.
rawsiko-rule-R-9 = Monopola kontrole darbojas no pirmās kārtas, bet pēdējā – nekad.
rawsiko-rule-R-11 = Ja rezultāts ir vienāds, vietu dala un nākamo izlaiž; izslēgtie ir pēdējie.
rawsiko-rule-R-12 = Izlozē visiem kontinentiem un visām savienotu teritoriju grupām ir vienādas izredzes.
rawsiko-rule-R-13 = Tirdzniecībā nevar izvēlēties izejvielu, kas jau pieder, arī tikko iegūtu.
rawsiko-rule-R-15 = Pēc uzvaras uzbrukumā no teritorijas var aiziet arī tavs pēdējais aktīvs; vecā teritorija tad ir tukša.
rawsiko-rule-R-16 = Ja neveiksmīgā uzbrukumā zūd teritorijas pēdējais aktīvs, teritorija ir tukša.
rawsiko-rule-R-17 = Kad tu izslēdz konkurentu, tava fāze turpinās.
rawsiko-rule-R-18 = Ja palicis tikai viens spēlētājs, tirdzniecības ar Ķīnu nav.
rawsiko-rule-R-19 = Tirdzniecībā vairāki spēlētāji var izvēlēties vienu un to pašu izejvielu.
rawsiko-rule-R-20 = Kas nevienā kontinentā nav vienīgais spēlētājs, tam tirdzniecībā nejautā.
rawsiko-rule-R-21 = Tirdzniecībā var beigt, pirms izdarītas visas izvēles; izdarītās paliek.
rawsiko-rule-R-22 = Teritorija ārpus kontinentiem klātbūtni nedod, un sagatavošanā to paņemt nevar.
rawsiko-rule-R-24 = Kas jaunus aktīvus nesaņem, tam tos izvietot neprasa.
rawsiko-rule-R-25 = Darbības fāzi var beigt, neko neizdarot.
rawsiko-rule-R-26 = Tavus aktīvus atkal var pārvietot, kad sākas tava nākamā darbības fāze; jaunos – uzreiz.
rawsiko-rule-R-28 = Izslēgtajiem spēlētājiem ir 0 punktu; vienīgais palikušais uzvar arī ar 0 punktiem.
rawsiko-rule-R-30 = Ja pirmais spēlētājs ir izkritis, kārtu sāk nākamais.

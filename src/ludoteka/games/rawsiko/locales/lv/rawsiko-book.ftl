# The rule book of RAWsiko: headings, the game in brief, pictures, and what a rule's sentence leaves out.
# $turns, $setup, $starting_assets, $stranglehold, $trade, $garrison, $after_clash are the options of the
# table beside which the book lies; without a table each is "any".

rawsiko-chapter-story = Stāsts
rawsiko-chapter-terms = Karte un izejvielas
rawsiko-chapter-setup = Sagatavošana: kontinenti un teritorijas
rawsiko-chapter-start = Sagatavošana: sākotnējie aktīvi
rawsiko-chapter-turn = Kārta
rawsiko-chapter-investment = Investīciju fāze
rawsiko-chapter-action = Darbības fāze
rawsiko-chapter-clash = Komerciālā sadursme
rawsiko-chapter-out = Izkrišana no spēles
rawsiko-chapter-end = Beigas un punktu skaitīšana
rawsiko-chapter-options = Iespējas un izvēles noteikumi
rawsiko-chapter-rulings = Neparastas situācijas
rawsiko-chapter-edition = Par šo izdevumu

rawsiko-brief-aim =
    Mērķis
    Tavā slepenajā mērķī ir četri pielietojumi. Beigās katrs dod punktus, ja tev pieder visas tā izejvielas.
    Izejviela tev pieder, kamēr tev ir aktīvs teritorijā, kur tā atrodama.
rawsiko-brief-setup =
    Sagatavošana
    Spēlētāji pēc kārtas izvēlas kontinentu un tajā kaimiņu teritorijas, tad pretējā secībā otru kontinentu.
    Trīs spēlētāji ņem 3 un 2 teritorijas, četri vai pieci – 2 un 1. Katrā nonāk viens aktīvs; tad izvieto vēl 6 (pieciem spēlētājiem 5).
rawsiko-brief-turn =
    Kārta
    Investīcijas, pirmajā kārtā to nav: viens jauns aktīvs par katrām trim dažādām izejvielām, noapaļojot uz augšu, savās teritorijās.
    Darbība, spēlētāji cits pēc cita: pārvieto aktīvus uz kaimiņu teritorijām, katru vienreiz.
    Brīva teritorija uzreiz ir tava. Cita spēlētāja teritorijā notiek sadursme.
rawsiko-brief-clash =
    Komerciālā sadursme
    Katra puse met ne vairāk kā 3 kauliņus, pa vienam par aktīvu. Salīdzina augstāko ar augstāko, tad otro, tad trešo.
    Zemākais zaudē aktīvu; ja vienādi, zaudē uzbrucējs.
    Aizstāvju vairs nav: uzbrucēji ieiet teritorijā. Citādi uzbrukums neizdevās.
rawsiko-brief-end =
    Beigas
    Pēc pēdējās kārtas ({ $turns ->
        [any] 6, ja nav norunāts citādi
       *[other] { $turns }
    }). Uzvar tas, kam visvairāk punktu; tad pielietojumi, izejvielas, teritorijas.
    Kam aktīvu vairs nav, izkrīt un paliek pēdējā vietā.
rawsiko-brief-options =
    Izvēles noteikumi
    Monopola kontrole: katra izkrišana saīsina spēli par kārtu.
    Tirdzniecība ar Ķīnu: pirms punktu skaitīšanas brīvi izvēlēta izejviela par katru kontinentu, kas ir tikai tavs.

rawsiko-figure-map = Vjetnama robežojas ar Indiju pa sauszemi un ar Filipīnām pa jūru. Ķīnā neieiet neviens.
rawsiko-figure-map-text = Kartes daļa: zils vagonets ar 2/4 Vjetnamā, oranžs vagonets ar 3 Filipīnās, Indija un Indonēzija brīvas, starp salām pārtrauktas jūras savienojumu līnijas, Ķīna pelēki svītrota, ar slēdzeni.
rawsiko-figure-chips = Izejvielas kartē, kā tās redzi tu.
rawsiko-figure-chips-text = Četras apaļas zīmes: ar vienlaidu zaļu gredzenu un ķeksīti ir tavā zemē; ar pārtrauktu oranžu gredzenu un zvaigzni ir vajadzīga taviem mērķiem; ar mazu ķeksīti tev pieder citur; bez zīmes ir cita izejviela.
rawsiko-figure-wagon = Aktīvi ir raktuvju vagoneti ar skaitļiem.
rawsiko-figure-wagon-text = Trīs vagoneti: zils ar 2/4, izbalējis zils ar 0/4, oranžs ar 3.
rawsiko-figure-wagon-legend =
    Tavs: divus no četriem vēl var pārvietot.
    Tavs: šajā kārtā visi četri jau ir pārvietoti.
    Cita spēlētāja: trīs aktīvi.
rawsiko-figure-dice = Trīs uzbrūk diviem. Katra puse zaudē vienu aktīvu, un aizstāvis noturas.
rawsiko-figure-dice-text = Kauliņu pāri: uzbrucēja 6 pret aizstāvja 5, aizstāvis zaudē vienu; 4 pret 4 ir neizšķirts, uzbrucējs zaudē vienu; uzbrucēja 1 ir bez pāra un netiek skaitīts.
rawsiko-figure-dice-legend =
    6 ir vairāk nekā 5: aizstāvis zaudē aktīvu.
    Neizšķirts: uzbrucējs zaudē aktīvu.
    Bez pāra: šo kauliņu neskaita.

rawsiko-book-9 = Pasaulē ir seši kontinenti; pie „Okeānijas” pieder arī Dienvidaustrumāzija. Tādas zīmes kā Bi vai PR ir izejvielas: norādi uz zīmi, un redzēsi nosaukumu.
rawsiko-book-10 = Pārtrauktās līnijas pāri jūrai ir savienojumi. Daži ved pāri kartes malai: tie turpinās otrā pusē.
rawsiko-book-12 = Zaudējot teritoriju, zaudē arī izejvielu, ja tās tev nav vēl citur.
rawsiko-book-14 = Katram ir pa vienam pielietojumam no četrām grupām, apmēram par 3, 8, 13 un 22 punktiem; grupā grūtākie dod vairāk. Diviem spēlētājiem nekad nav viena un tā paša.
rawsiko-book-17 = Izvēlies tur, kur ir tava mērķa izejvielas, un paskaties, ko varētu gribēt kaimiņi.
rawsiko-book-18 = Piemērs ar A, B, C: pirmo kontinentu izvēlas A, B, C, otro – C, B, A.
rawsiko-book-24 = Teritoriju, ko citi ieslēguši no visām pusēm, nevar ņemt kā pirmo, ja citur kontinentā ir iespējama savienota grupa.
rawsiko-book-29 = Daudzi aktīvi vienuviet var uzbrukt; viens vienīgs aktīvs notur teritoriju tikai tad, ja neviens neuzbrūk.
rawsiko-book-34 =
    { $starting_assets ->
        [any] { "" }
        [auto] { "" }
       *[other] Pie šī galda katrs izvieto { $starting_assets }.
    }
rawsiko-book-36 =
    { $turns ->
        [any] To norunā pirms spēles, no 3 līdz 12.
       *[other] Pie šī galda ir { $turns } kārtas.
    }
rawsiko-book-41 = Izejvielu skaita vienreiz, lai cik teritoriju to dotu. Tātad 1–3 izejvielas dod 1 aktīvu, 4–6 dod 2, 10–12 dod 4.
rawsiko-book-46 = Jebkurā secībā: ieņem, pārvieto, uzbrūc, atkal ieņem. Tad beidz fāzi.
rawsiko-book-47 =
    Aktīvi, kas teritorijā ienāca šajā fāzē, tur paliek; tie, kas tur vēl nav kustējušies, var doties tālāk. { $after_clash ->
        [failed-fresh] { "" }
       *[other] Ar iekarotājiem ir citādi: 61. noteikums.
    }
rawsiko-book-49 = Pietiek ar vienu aktīvu. Teritorija, kur neatstāj nevienu, atkal ir brīva.
rawsiko-book-52 =
    { $garrison ->
        [yes] Pie šī galda vienam aktīvam jāpaliek: aizejot teritoriju neviens neatdod.
       *[other] Līdz ar pēdējo aktīvu zūd arī teritorijas izejvielas, un tajā var ieiet jebkurš. Pirms tam tev pajautās.
    }
rawsiko-book-54 = Vairāk kauliņu ir labāk: ar trim pret diviem uzbrucējam klājas mazliet labāk, ar vienu pret trim cerību ir maz. Izredzes redzi, pirms apstiprini uzbrukumu.
rawsiko-book-57 = Tā viena sadursme abām pusēm kopā maksā tik aktīvu, cik ir pāru.
rawsiko-book-58 =
    { $after_clash ->
        [failed-fresh] Tad tie jau ir pārvietoti.
        [any] Vai tie līdz ar to ir pārvietoti, nosaka 61. noteikums.
       *[other] Tad tos vēl var pārvietot.
    } Lai tas izdotos vienā sadursmē, jāuzvar visos pāros, un aizstāvju nedrīkst būt vairāk par trim.
rawsiko-book-59 = Aizstāvis tomēr var būt zaudējis aktīvus; nākamais uzbrukums sastop to mazāk.
rawsiko-book-61 =
    { $after_clash ->
        [failed-fresh] Pie šī galda vēl var pārvietot neveiksmīga uzbrukuma aktīvus, jo tie savu teritoriju neatstāja; iekarotāji jau ir pārvietoti.
        [conquerors-fresh] Pie šī galda turpināt var iekarotāji; neveiksmīga uzbrukuma aktīvi jau ir pārvietoti.
        [loss-fresh] Pie šī galda turpināt var visi aktīvi no sadursmes, kurā aizstāvis zaudēja vismaz vienu aktīvu, uzvarot vai ne; kas zaudējumus nenodarīja, jau ir pārvietots.
       *[any] Pirms spēles vienojas par vienu lasījumu. Parastais: vēl var pārvietot neveiksmīga uzbrukuma aktīvus, jo tie savu teritoriju neatstāja. Otrais: turpināt var iekarotāji, bet neveiksmīga uzbrukuma aktīvi jau ir pārvietoti. Trešais: turpināt var visi no sadursmes, kurā aizstāvis zaudēja vismaz vienu aktīvu, uzvarot vai ne.
    }
rawsiko-book-66 = Piemērs: izpildīti mēslošanas līdzekļi par 3 un liesmu slāpētāji par 8, pārējie divi ne – tie ir 11 punkti.
rawsiko-book-70 =
    { $setup ->
        [simple] Pie šī galda katrs izvēlas pats.
        [territories] Pie šī galda izlozē gan kontinentus, gan teritorijas.
        [continents] Pie šī galda izlozē kontinentus, bet teritorijas tajos katrs izvēlas pats.
       *[any] { "" }
    }
rawsiko-book-71 =
    Ja ir 6 kārtas un kāds izkrīt 4. kārtā, šī kārta kļūst par piekto, un paliek tikai sestā. { $stranglehold ->
        [yes] Pie šī galda to spēlē.
        [no] Pie šī galda to nespēlē.
       *[any] { "" }
    }
rawsiko-book-73 =
    Tā ir vienīgā spēlētāja klātbūtne. Šeit iegūta izejviela der visam, arī vienādu punktu izšķiršanai. { $trade ->
        [yes] Pie šī galda to spēlē.
        [no] Pie šī galda to nespēlē.
       *[any] { "" }
    }

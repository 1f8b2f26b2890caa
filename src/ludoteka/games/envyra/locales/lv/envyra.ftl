# Envyra. How names and fields are made: docs/texts.md. Terms: the project's glossary, section 5.
# “Zaļa” and “zila” begin alike, so the icons of these themes are M (mežs) and Ū (ūdens).

envyra-help =
    Lodziņš ir plāksnīte: tās apzīmējums, punkti ★, krāsa un simbols, klucīši.
    □         klucītis, kura plāksnītei vēl trūkst
    A vadībā  ja nekas nemainītos, plāksnīti iegūtu A
    vajag OM  tikai tam, kam jau ir oranža (O) un zaļa (M – mežs) plāksnīte;
              Ū – zila (ūdens); ✓ tev tās ir, ✗ vēl nav
    →A        A klucītis šajā planšetes vietā, vēl nav pārvietots
    ▲         konuss: tas ir pirmajam spēlētājam
    9 = 7 + 2 punkti: uz plāksnītēm + par komplektiem (+ par Equilibrium kārtīm)
    „a1 c2” novieto klucīšus divām plāksnītēm, „a1” vienai; II fāzē „a1” pārvieto.

## The table

envyra-the-tile = { $tile-mark ->
    [end] beigu plāksnīte
   *[other] plāksnīte ({ $tile-theme }, { $tile-symbol })
}
# With its place where the grid has another one of that name
envyra-the-tile-there = { $tile-mark ->
    [end] beigu plāksnīte
   *[other] { $tile-symbol } ({ $tile-theme }{ $twin ->
        [yes] {", "}{ $cell }
       *[no] {""}
    })
}
envyra-tiles-end = beigu plāksnīte
envyra-part-tiles = plāksnītes
envyra-part-sets = komplekti
envyra-part-equilibrium = Equilibrium

## The board in the terminal: short words, a box is 16 columns wide; what does not fit is shortened

envyra-board-round = { $round }. kārta
envyra-board-phase-placing = I fāze: klucīšu izvietošana uz planšetēm
envyra-board-phase-moving = II fāze: klucīšu pārvietošana uz plāksnītēm
envyra-board-phase-over = spēle ir beigusies
envyra-board-bag = { $bag ->
    [zero] maisiņā { $bag } plāksnīšu
    [one] maisiņā { $bag } plāksnīte
   *[other] maisiņā { $bag } plāksnītes
}
envyra-board-tile = { $theme }: { $symbol }
envyra-board-end-tile = beigu plāksnīte
envyra-board-no-tile = nav plāksnītes
envyra-board-leads = { $seat } vadībā
envyra-board-needs = vajag { $icons }
# One letter for each colour, all different
envyra-board-icon-orange = O
envyra-board-icon-green = M
envyra-board-icon-blue = Ū
envyra-board-order = Pārvietošanas secība:
envyra-board-player = spēlētājs
envyra-board-you = tu
envyra-board-cubes = klucīši
envyra-board-points = punkti
envyra-board-ready = izvēlējās
envyra-board-won-tiles = iegūtās plāksnītes
envyra-board-set = { $theme }: { $symbols }
envyra-board-won-end-tile = beigu plāksnīte { $tile }
envyra-board-cards = Equilibrium
envyra-board-card-open = atklāta: { $card }
envyra-board-card-taken = { $seat } paņēma: { $card }
envyra-board-card-mine = tava slepenā: { $card }
envyra-board-card-secret = { $seat } slepenā: { $card }

## What happened

envyra-event-set-up = Plāksnīšu režģis { $columns } × { $rows } ir izlikts, maisiņā ir { $bag ->
    [zero] { $bag } plāksnīšu
    [one] { $bag } plāksnīte
   *[other] { $bag } plāksnītes
}, un { $cone-me ->
    [yes] spēli sāc tu.
   *[no] spēli sāk { $cone-name }.
}
envyra-event-ready = { $seat-me ->
    [yes] Tu jau izvēlējies.
   *[no] { $seat-name } jau izvēlējās.
}
envyra-event-changed-mind = { $seat-me ->
    [yes] Tu maini savu izvēli: { $tiles }.
   *[no] { $seat-name } maina savu izvēli: { $tiles }.
}
envyra-event-screens-removed = Visi aizslietņi ir noņemti: { $tiles-shares }.
envyra-event-cube-moved = { $forced ->
    [yes] { $seat-me ->
        [yes] Tu vari
       *[no] { $seat-name } var
    } pārvietot tikai vienu klucīti uz plāksnīti
   *[no] { $seat-me ->
        [yes] Tu pārvieto
       *[no] { $seat-name } pārvieto
    } klucīti uz plāksnīti
}: { envyra-the-tile-there }.
envyra-event-skipped = { $seat-me ->
    [yes] Tu izlaid gājienu:
   *[no] { $seat-name } izlaiž gājienu:
} { $cells-count ->
    [zero] klucīšus nevar pārvietot, jo tās ir plāksnītes ar nosacījumu ({ $tiles }).
    [one] klucīti nevar pārvietot, jo tā ir plāksnīte ar nosacījumu ({ $tiles }).
   *[other] klucīšus nevar pārvietot, jo tās ir plāksnītes ar nosacījumu ({ $tiles }).
}
envyra-event-tile-won = { $seat-me ->
    [yes] Tu iegūsti
   *[no] { $seat-name } iegūst
} { $tile-points ->
    [zero] { $tile-points } punktu
    [one] { $tile-points } punktu
   *[other] { $tile-points } punktus
}: { envyra-the-tile-there }. { $tie ->
    [yes] { $seat-me ->
        [yes] Vienādi, { $most } : { $most }: pēdējais no tiem nāca tavs klucītis.
       *[no] Vienādi, { $most } : { $most }: pēdējais no tiem nāca klucītis: { $seat-name }.
    }{" "}
   *[no] {""}
}Klucīši atgriežas krājumos: { $returned-shares }.
envyra-event-card-taken = { $seat-me ->
    [yes] Tu paņem
   *[no] { $seat-name } paņem
} Equilibrium kārti ({ $card-symbols }), kas dod { $card-points ->
    [zero] { $card-points } punktu
    [one] { $card-points } punktu
   *[other] { $card-points } punktus
}.
envyra-event-boards-cleared = Klucīši, ko nevarēja pārvietot, atgriežas krājumā: { $returned-shares }.
envyra-event-tile-laid = Vietā { $cell } no maisiņa nonāk { envyra-the-tile }; { $bag ->
    [0] maisiņš ir tukšs.
    [zero] maisiņā paliek { $bag } plāksnīšu.
    [one] maisiņā paliek { $bag } plāksnīte.
   *[other] maisiņā paliek { $bag } plāksnītes.
}
envyra-event-end-tile-put-back = Izvilkta beigu plāksnīte; neviens neizpilda tās nosacījumu, tāpēc tā atgriežas maisiņā.
envyra-event-cubes-taken-back = { $seat-me ->
    [yes] Tavs krājums ir tukšs, tāpēc tu paņem atpakaļ visus savus klucīšus no plāksnītēm:
   *[no] { $seat-name } paņem atpakaļ visus savus klucīšus no plāksnītēm, jo krājums ir tukšs:
} { $tiles }.
envyra-event-cone-passed = Sākas { $round }. kārta; { $seat-me ->
    [yes] konusu saņem un kārtu sāc tu.
   *[no] konusu saņem un kārtu sāk { $seat-name }.
}
envyra-event-game-over = Spēle beidzas.{ $secret_cards-count ->
    [0] { "" }
   *[other] { " " }Slepenās kārtis bija: { $secret_symbols-shares }.
}

## What to do now

envyra-prompt-place = { $most ->
    [1] Slepeni novieto klucīti.
   *[other] Slepeni novieto 1 vai { $most } klucīšus.
}
envyra-prompt-change = { $most ->
    [1] Tu jau izvēlējies; kamēr citi vēl izvēlas, vari novietot klucīti citur.
   *[other] Tu jau izvēlējies; kamēr citi vēl izvēlas, vari novietot 1 vai { $most } klucīšus citur.
}
envyra-prompt-move = Pārvieto vienu klucīti uz tā plāksnīti: { $cells-ids }.

## Why a move is not allowed

envyra-expected = „place a1”, „place a1 c2” vai „move a1”; kolonnas ir no a līdz d, rindas no 1 līdz 3

envyra-why-screens-are-up = Aizslietņi vēl nav noņemti: klucīšus pārvieto tad, kad visi ir izvēlējušies. Vēl izvēlas: { $waiting-names }.
envyra-why-one-cube-a-round = Vienkāršotajā variantā katrs kārtā novieto tikai vienu klucīti.
envyra-why-not-enough-cubes = { $cubes ->
    [zero] Tu nevari novietot { $cubes } klucīšu
    [one] Tu nevari novietot { $cubes } klucīti
   *[other] Tu nevari novietot { $cubes } klucīšus
}: tavā krājumā ir { $supply ->
    [zero] { $supply } klucīšu
    [one] { $supply } klucītis
   *[other] { $supply } klucīši
}.
envyra-why-outside-the-grid = Vieta { $cell } ir ārpus plāksnīšu režģa.
envyra-why-no-tile-there = { $cells-count ->
    [zero] Vietās { $cells } plāksnīšu nav.
    [one] Vietā { $cells } plāksnītes nav.
   *[other] Vietās { $cells } plāksnīšu nav.
}
envyra-why-screens-are-removed = Aizslietņi jau ir noņemti: līdz nākamajai kārtai neviens klucīšus neizvieto.
envyra-why-another-moves-first = Tagad nav tavs gājiens; klucīti vispirms pārvieto: { $waiting-names }.
envyra-why-no-cube-there = Uz tavas planšetes vietā { $cell } klucīša nav; tavi klucīši ir šeit: { $board }.
envyra-why-restricted = { $cubes ->
    [1] Tavs klucītis nepārvietots atgriezīsies pie tevis: tā ir plāksnīte ar nosacījumu, un tev vēl trūkst
   *[other] Abi tavi klucīši nepārvietoti atgriezīsies pie tevis: tās ir plāksnītes ar nosacījumu, un tev vēl trūkst
}: { $missing }.{ $hope ->
    [yes] {" "}Pārvietot varēs tikai tad, ja to iegūsi pirms tam.
   *[no] {""}
}

## How it ended

envyra-end-end-tile-won = Kāds ieguva beigu plāksnīti.
envyra-end-end-tile-left = Maisiņā ir palikusi tikai beigu plāksnīte, un nevienam uz to nav tiesību.
envyra-end-no-tile-open = Kāds nevar uzlikt klucīti ne uz vienas plāksnītes.
envyra-end-round-limit = Ir izspēlētas 200 kārtas.

## Options

envyra-option-grid = plāksnīšu režģa kolonnas x rindas; auto: 3x2, 3x3 vai 4x3, ja spēlē 2, 3 vai 4
envyra-option-end-tile = parastā beigu plāksnīte (original) vai alternatīvā (K)
envyra-option-simplified = katrs kārtā novieto tikai vienu klucīti
envyra-option-equilibrium = Equilibrium kārtis: A – divas atklātas, B – katram viena slepena, C – abējādi
envyra-option-start-player = kurš pirmais saņem konusu: kāda vieta vai nejaušība

## Colours and symbols of our own tiles; other content may bring words of its own

envyra-theme-orange = oranža
envyra-theme-green = zaļa
envyra-theme-blue = zila
envyra-symbol-sun = saule
envyra-symbol-mountain = kalns
envyra-symbol-dune = kāpa
envyra-symbol-fire = uguns
envyra-symbol-leaf = lapa
envyra-symbol-tree = koks
envyra-symbol-mushroom = sēne
envyra-symbol-fern = paparde
envyra-symbol-sea = jūra
envyra-symbol-rain = lietus
envyra-symbol-ice = ledus
envyra-symbol-wind = vējš

## The rules, each in one sentence of our own

envyra-rule-1 = Ir 39 plāksnītes: 15 sākuma plāksnītes (S), 22 pamata plāksnītes, dažas no tām ar zīmi 3/4, beigu plāksnīte un alternatīvā beigu plāksnīte K.
envyra-rule-2 = Katram spēlētājam ir pieci vienas krāsas klucīši, planšete un aizslietnis; vēl ir konuss, stūra kartīte, maisiņš un deviņas Equilibrium kārtis.
envyra-rule-3 = Plāksnīte rāda, cik klucīšu tai vajag, tās punktus, krāsu (tēmu), simbolu un, ja tā ir plāksnīte ar nosacījumu, krāsu ikonas.
envyra-rule-4 = Atsevišķi saliek sākuma plāksnītes, pamata plāksnītes un vienu beigu plāksnīti – parasto vai K.
envyra-rule-5 = Dažas nejaušas plāksnītes liek atpakaļ kastē: diviem spēlētājiem 4 S un 14 pamata plāksnītes (arī visas ar zīmi 3/4), trim – 2 un 6, četriem – 1 un 1.
envyra-rule-6 = No sākuma plāksnītēm izliek režģi; stūra kartīte zem tā augšējās kreisās plāksnītes rāda, no kuras puses to skatīt.
envyra-rule-7 = Katrs paņem piecus klucīšus, planšeti un aizslietni, aiz kura planšeti paslēpt.
envyra-rule-8 = Pārējās sākuma plāksnītes, pamata plāksnītes un beigu plāksnīti sajauc maisiņā.
envyra-rule-9 = Sāk tas, kurš pēdējais salijis lietū, vai kā vienojaties; šeit izšķir nejaušība vai izvēlas rīkotājs.
envyra-rule-10 = I fāzē visi vienlaikus slepeni novieto uz savas planšetes 1 vai 2 klucīšus no krājuma; ja krājumā ir tikai viens, tas jānovieto.
envyra-rule-11 = Vieta uz planšetes nozīmē plāksnīti tajā pašā režģa vietā; lai plāksnīti piepildītu, var būt vajadzīgas vairākas kārtas.
envyra-rule-12 = II fāze sākas, kad visi aizslietņi ir noņemti.
envyra-rule-13 = No pirmā spēlētāja pulksteņrādītāja virzienā katrs pārvieto tieši vienu klucīti no planšetes uz tā plāksnīti; ja novietoti divi, spēlētājs izvēlas, kuru.
envyra-rule-14 = Pēc pēdējā spēlētāja secība iet atpakaļ, un pašās beigās savu otro klucīti pārvieto pirmais spēlētājs.
envyra-rule-15 = Uz plāksnīti ar nosacījumu klucīti drīkst pārvietot tikai tad, ja tā īpašnieks par katru ikonu jau ir ieguvis vienu šīs krāsas plāksnīti.
envyra-rule-16 = Ja plāksnīti iegūst, pirms tu paspēj uz to pārvietot klucīti, tas atgriežas tavā krājumā un tev jāpārvieto otrs klucītis.
envyra-rule-17 = Plāksnīti, uz kuras ir tik klucīšu, cik tai vajag, uzreiz noņem no režģa.
envyra-rule-18 = To iegūst spēlētājs, kuram uz tās ir visvairāk klucīšu; ja tādu ir vairāki, tas no viņiem, kurš klucīti tur uzlika pēdējais.
envyra-rule-19 = Visi klucīši no iegūtās plāksnītes un vēl nepārvietotie klucīši tās vietā uz planšetēm atgriežas pie īpašniekiem.
envyra-rule-20 = Iegūtās plāksnītes guļ atklātas blakus īpašnieka planšetei.
envyra-rule-21 = Kārta beidzas, kad visi klucīši ir pārvietoti; tad šādā secībā notiek papildināšana, klucīšu krājuma pārbaude un konusa nodošana.
envyra-rule-22 = Katru tukšo vietu aizpilda ar nejaušu plāksnīti no maisiņa, kamēr tajā vēl kāda ir.
envyra-rule-23 = Beigu plāksnīti izliek tikai tad, ja kāds jau ir ieguvis oranžu, zaļu un zilu plāksnīti; ja ne, velk citu un beigu plāksnīti liek atpakaļ, bet, ja tā ir pēdējā, spēle beidzas.
envyra-rule-24 = Ja tev pirms jaunas kārtas krājumā nav neviena klucīša, tu paņem no plāksnītēm atpakaļ visus piecus.
envyra-rule-25 = Konusu nodod spēlētājam pa kreisi.
envyra-rule-26 = Spēle uzreiz beidzas, kad kāds iegūst beigu plāksnīti.
envyra-rule-27 = Spēle beidzas, ja jāaizpilda tukša vieta, maisiņā ir tikai beigu plāksnīte un neviens neizpilda tās nosacījumu.
envyra-rule-28 = Spēle beidzas kārtas beigās, ja kāds spēlētājs nevar pārvietot klucīti ne uz vienu režģa plāksnīti.
envyra-rule-29 = Iegūtās vienas krāsas plāksnītes ar dažādiem simboliem veido komplektu; katra plāksnīte ir tikai vienā komplektā.
envyra-rule-30 = Skaita punktus uz plāksnītēm, 2, 4 vai 7 punktus par 2, 3 vai 4 simbolu komplektiem un punktus par Equilibrium kārtīm.
envyra-rule-31 = Uzvar tas, kam visvairāk punktu; ja vienādi, tas, kam vairāk punktu par komplektiem, tad beigu plāksnītes īpašnieks; citādi uzvaru dala.
envyra-rule-32 = Komplektus veido tā, lai punktu būtu visvairāk: atkal un atkal ņem pa vienai plāksnītei ar katru simbolu.
envyra-rule-33 = Vienkāršotajā variantā, kas domāts iesācējiem un jaunākiem, katrs kārtā izspēlē tikai vienu klucīti.
envyra-rule-34 = Equilibrium: A – divas atklātas kārtis saņem tas, kam pirmajam ir to simboli; B – katram ir slepena kārts, ko vērtē spēles beigās; C – abējādi.
envyra-rule-35 = B un C variants labāk der trim un četriem spēlētājiem; 4 punktu Equilibrium kārtis ir tikai četriem spēlētājiem.

envyra-rule-D-C1 = Komplektus veido tā, lai punktu būtu visvairāk: atkal un atkal ņem pa vienai plāksnītei ar katru simbolu.
envyra-rule-D-C2 = Režģī ir 3 x 2 plāksnītes diviem spēlētājiem, 3 x 3 trim un 4 x 3 četriem, ja nav izvēlēts cits izmērs.
envyra-rule-D-C3 = Abus vienas kārtas klucīšus novieto dažādās vietās.
envyra-rule-D-C4 = I fāzē var izvēlēties jebkuru vietu, kur ir plāksnīte, arī plāksnīti ar nosacījumu; vietu bez plāksnītes izvēlēties nevar.
envyra-rule-D-C5 = Klucītis, ko īpašnieks vēl nedrīkst pārvietot, gaida uz planšetes: ir viena iespēja turpceļā un viena atpakaļceļā, pēc tam tas atgriežas krājumā.
envyra-rule-D-C6 = Ja vari pārvietot klucīti, tev tas jādara.
envyra-rule-D-C7 = Pēc 28. noteikuma spēle beidzas tikai tad, ja spēlētājs nevar pārvietot klucīti pilnīgi ne uz vienu plāksnīti; tas attiecas arī uz tukšu režģi.
envyra-rule-D-C8 = Maisiņā atpakaļ ielikto beigu plāksnīti var atkal izvilkt jau nākamajai tukšajai vietai.
envyra-rule-D-C9 = Divu spēlētāju spēlē vispirms izņem visas plāksnītes ar zīmi 3/4, pēc tam nejaušas.
envyra-rule-D-C10 = Ja visi pieci tavi klucīši ir uz plāksnītēm, tu tos visus paņem atpakaļ.
envyra-rule-D-C11 = Atklātās Equilibrium kārtis pārbauda pēc katras iegūtās plāksnītes; paņemtas kārts vietā jaunu neliek.
envyra-rule-D-C12 = Beigu plāksnītei vajag oranžu, zaļu un zilu plāksnīti, tai nav tēmas, un tā nekad nav komplektā.
envyra-rule-D-C13 = Diviem un trim spēlētājiem kārtis velk no tām, kas nedod 4 punktus.

envyra-rule-E-1 = Vai visi vēl var pārvietot klucīšus, pārbauda reizi kārtā – pēc papildināšanas un krājuma pārbaudes.
envyra-rule-E-3 = Tukšās vietas aizpilda rindu pa rindai, sākot no stūra kartītes; katrai velk vienu plāksnīti.
envyra-rule-E-4 = Pārējās vietas nosaka tāpat kā pirmo; ja viss ir vienāds, vietu dala.
envyra-rule-E-5 = Iegūtās plāksnītes neizlieto, lai izpildītu nosacījumu.
envyra-rule-E-8 = Ja režģī palikusi tikai viena plāksnīte, var novietot tikai vienu klucīti.
envyra-rule-E-10 = Tēmai ir ne vairāk kā četri simboli.
envyra-rule-E-14 = Ja plāksnīti iegūst II fāzes vidū, visi tai domātie vēl nepārvietotie klucīši uzreiz atgriežas, un vieta paliek tukša līdz kārtas beigām.
envyra-rule-E-15 = Secība iet atpakaļ arī tad, ja pēdējais spēlētājs nevar pārvietot klucīti.
envyra-rule-E-16 = Vienīgo klucīti nedrīkst pietaupīt atpakaļceļam.
envyra-rule-E-17 = Ja ir divi beigu iemesli reizē, pirmā ir beigu plāksnīte, tad tukšais maisiņš, tad spēlētājs, kas nevar pārvietot klucīti.
envyra-rule-E-18 = Kad spēle beidzas, krājumu nepārbauda un konusu nenodod; tikai to, vai kāds nekur nevar pārvietot klucīti un vai izspēlētas 200 kārtas, pārbauda vēl pēc krājuma pārbaudes.
envyra-rule-E-19 = Tukšās vietas aplūko pa vienai; kad spēle beidzas, jau izliktās plāksnītes paliek.
envyra-rule-E-21 = Ja nav jāaizpilda neviena vieta, spēle turpinās arī tad, ja maisiņā ir tikai beigu plāksnīte.
envyra-rule-E-24 = Lai beigu plāksnīti izliktu, pietiek ar vienu spēlētāju, kas izpilda tās nosacījumu.
envyra-rule-E-25 = Kas izpilda abas atklātās Equilibrium kārtis, paņem abas.
envyra-rule-E-26 = Kārtij, kas rāda simbolu divreiz, vajag divas tādas plāksnītes; viena plāksnīte var derēt vairākām kārtīm.
envyra-rule-E-27 = No deviņām Equilibrium kārtīm ne vairāk kā četras dod 4 punktus.
envyra-rule-E-28 = Ja neizšķirtu izšķir pēc komplektiem, Equilibrium punktus neskaita.
envyra-rule-E-29 = Ja vairākiem ir visvairāk klucīšu, bet pēdējo uzlika kāds cits, izšķir jaunākais klucītis no tiem, kam ir visvairāk.
envyra-rule-E-30 = Pēc 200 kārtām spēle beidzas un punktus saskaita.
envyra-rule-E-31 = Sākuma plāksnītēm jābūt tādām, lai pirmajā režģī katram būtu ko spēlēt.

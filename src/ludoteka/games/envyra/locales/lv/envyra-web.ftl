# Envyra in the browser. Names of players stand first or behind a colon, and are never inflected;
# where a sentence is about a player, $me is "yes" for the reader, else $name is to be used.
# A score of cubes is written 2 : 1. A tile that closes is “pilna”; colours agree with plāksnīte, krāsa.

## Phases

envyra-web-phases = Kārtas fāzes
envyra-web-phase-placing = I Slepenā izvēle
envyra-web-phase-moving = II Pārvietošana
envyra-web-phase-refill = Papildināšana, konuss
envyra-web-round = { $round }. kārta
envyra-web-starts = { $me ->
    [yes] Sāc tu
   *[no] Sāk { $name }
}
envyra-web-start-player = Pirmais spēlētājs
envyra-web-bag = { $bag ->
    [0] Maisiņš ir tukšs
   *[other] Maisiņā: { $bag }
}
envyra-web-end-tile-lies = Beigu plāksnīte: { $cell }

## Tiles

# $tile: END, or K for the alternative one
envyra-web-end-tile = { $tile ->
    [K] Beigu plāksnīte K
   *[other] Beigu plāksnīte
}
envyra-web-grid = Plāksnīšu režģis
envyra-web-no-tile = Nav plāksnītes
envyra-web-won-here = { $me ->
    [yes] Tava: { $tile }
   *[no] { $name }: { $tile }
}
envyra-web-refilled-later = papildinās pēc kārtas
envyra-web-your-cube = { $count ->
    [1] tavs klucītis
   *[other] tavs { $number }. klucītis
}
envyra-web-cube-short = { $count ->
    [1] klucītis
   *[other] { $number }. klucītis
}
envyra-web-on-its-way = ceļā
envyra-web-tap-again = spied vēlreiz

## What a tile says to those who can't see it, sentence by sentence

envyra-web-says-tile = { $cell }: { $tile }, { $theme }, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
envyra-web-says-end-tile = { $cell }: { $tile }, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}. Kas to iegūst, beidz spēli.
envyra-web-says-cubes = { $needed ->
    [zero] Vajag { $needed } klucīšu,
    [one] Vajag { $needed } klucīti,
   *[other] Vajag { $needed } klucīšus,
} { $placed ->
    [0] vēl nav neviena.
   *[other] jau ir { $placed }: { $names }.
}
envyra-web-says-leader = { $me ->
    [yes] Vadībā esi tu.
   *[no] Vadībā ir { $name }.
}
envyra-web-says-needs = Plāksnīte ar nosacījumu, jau jābūt iegūtam: { $needs }.
envyra-web-says-open = Tu nosacījumu izpildi.
envyra-web-says-coming = Vēl nāks klucīši: { $names }.
envyra-web-says-chosen = Tev tai ir novietots klucītis.
envyra-web-says-advised = To iesaka padoms.
envyra-web-says-no-tile = { $cell }: nav plāksnītes.
envyra-web-says-gap = { $cell }: nav plāksnītes līdz kārtas beigām. { $me ->
    [yes] To ieguvi tu: { $tile }.
   *[no] To ieguva { $name }: { $tile }.
}
envyra-web-says-hole = { $cell }: { $tile }{ $filled ->
    [yes] {", ar tavu klucīti"}
   *[no] {""}
}
# $cells: names of tiles, or "none"
envyra-web-says-board = { $cells ->
    [none] Spēlētāja planšete bez klucīšiem
   *[other] Spēlētāja planšete ar klucīšiem šīm plāksnītēm: { $cells }
}
envyra-web-says-set = { $value ->
    [0] { $tiles }.
    [zero] Komplekts, krāsa – { $theme }: { $tiles }, vēl { $value } punktu.
    [one] Komplekts, krāsa – { $theme }: { $tiles }, vēl { $value } punkts.
   *[other] Komplekts, krāsa – { $theme }: { $tiles }, vēl { $value } punkti.
}
envyra-web-says-order = Pārvietošanas secība: { $names }.
envyra-web-says-now = { $me ->
    [yes] Tagad tu.
   *[no] Tagad: { $name }.
}
envyra-web-says-supply = Klucītis { $number } no { $count } tavā krājumā
# $names: who has it, or "none"
envyra-web-says-symbol = { $symbol }. Iegūts: { $names }. Režģī: { $grid }. Vēl nav redzēts: { $unseen }.
envyra-web-says-score = { $name }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
} (plāksnītes { $tiles }, komplekti { $sets }, Equilibrium { $cards }).
envyra-web-says-cubes-of-mine = Tavā krājumā: { $free }. Uz tavas planšetes, šīm plāksnītēm: { $board }.

## What one more cube would do

envyra-web-more-lacking = Plāksnīte ar nosacījumu: tev vēl trūkst: { $lacking }.
envyra-web-more-full = { $me ->
    [yes] Plāksnīte ir pilna: to iegūsti tu, { $leading } : { $trailing }, un tavs klucītis atgriežas pie tevis.
   *[no] Plāksnīte ir pilna: to iegūst { $name }, { $leading } : { $trailing }. Tavs klucītis atgriežas pie tevis.
}
envyra-web-more-closes = { $me ->
    [yes] Ar tavu klucīti tā būtu pilna un to iegūtu tu, { $leading } : { $trailing }{ $level ->
        [yes] {" "}– izšķir pēdējais klucītis
       *[no] {""}
    }.
   *[no] Ar tavu klucīti tā būtu pilna, bet to iegūtu { $name }, { $leading } : { $trailing }{ $level ->
        [yes] {" "}– izšķir pēdējais klucītis
       *[no] {""}
    }.
}
envyra-web-more-stays = { $left ->
    [zero] Pēc tava klucīša trūktu vēl { $left } klucīšu.
    [one] Pēc tava klucīša trūktu vēl { $left } klucīša.
   *[other] Pēc tava klucīša trūktu vēl { $left } klucīšu.
} { $me ->
    [yes] Vadībā būtu tu, { $leading } : { $trailing }{ $level ->
        [yes] {" "}– izšķir pēdējais klucītis
       *[no] {""}
    }.
   *[no] Vadībā būtu { $name }, { $leading } : { $trailing }{ $level ->
        [yes] {" "}– izšķir pēdējais klucītis
       *[no] {""}
    }.
}
# The same in a few words, for a phone
envyra-web-short-lacking = Ar nosacījumu: vēl trūkst: { $lacking }.
envyra-web-short-full = { $me ->
    [yes] Pilna: to iegūsti tu, { $leading } : { $trailing }.
   *[no] Pilna: to iegūst { $name }, { $leading } : { $trailing }. Klucītis atgriežas.
}
envyra-web-short-closes = { $me ->
    [yes] Būtu pilna: to iegūtu tu, { $leading } : { $trailing }.
   *[no] Būtu pilna: to iegūtu { $name }, { $leading } : { $trailing }.
}
envyra-web-short-stays = Tad trūks vēl { $left }, { $me ->
    [yes] vadībā būtu tu, { $leading } : { $trailing }.
   *[no] vadībā būtu { $name }, { $leading } : { $trailing }.
}
# On a card of a phone: one line each; who is still to come is seen on the tile
envyra-web-brief-lacking = Tev trūkst: { $lacking }
envyra-web-brief-full = { $me ->
    [yes] Pilna: iegūsti tu, { $leading } : { $trailing }
   *[no] Pilna: iegūst { $name }, { $leading } : { $trailing }
}
envyra-web-brief-closes = { $me ->
    [yes] To iegūtu tu, { $leading } : { $trailing }
   *[no] To iegūtu { $name }, { $leading } : { $trailing }
}
envyra-web-brief-stays = { $me ->
    [yes] Vadībā būtu tu, { $leading } : { $trailing }; trūks vēl { $left }
   *[no] Vadībā būtu { $name }, { $leading } : { $trailing }; trūks vēl { $left }
}
envyra-web-brief-then = { $me ->
    [yes] Beigās iegūsti tu, { $leading } : { $trailing }
   *[no] Beigās iegūst { $name }, { $leading } : { $trailing }
}
envyra-web-brief-then-leads = { $me ->
    [yes] Beigās vadībā tu, { $leading } : { $trailing }
   *[no] Beigās vadībā { $name }, { $leading } : { $trailing }
}
# Others may still choose when they come
envyra-web-brief-may-win = To var iegūt: { $names }
envyra-web-brief-may-lead = Vadībā var būt: { $names }
envyra-web-more-coming = Vēl nāks klucīši: { $names }.
envyra-web-more-then = { $me ->
    [yes] Tad to iegūtu tu, { $leading } : { $trailing }.
   *[no] Tad to iegūtu { $name }, { $leading } : { $trailing }.
}
envyra-web-more-then-leads = { $me ->
    [yes] Tad vadībā būtu tu, { $leading } : { $trailing }.
   *[no] Tad vadībā būtu { $name }, { $leading } : { $trailing }.
}
envyra-web-short-then = { $me ->
    [yes] Vēl nāks: { $names }. Tad iegūsti tu, { $leading } : { $trailing }.
   *[no] Vēl nāks: { $names }. Tad iegūst { $name }, { $leading } : { $trailing }.
}
envyra-web-short-then-leads = { $me ->
    [yes] Vēl nāks: { $names }. Tad vadībā esi tu, { $leading } : { $trailing }.
   *[no] Vēl nāks: { $names }. Tad vadībā ir { $name }, { $leading } : { $trailing }.
}
envyra-web-of-tile = { $tile }: { $text }

## Phase I

envyra-web-behind-screen = Aiz tava aizslietņa
envyra-web-behind-hint = Šo planšeti redzi tikai tu. Pieskaries vietai vai plāksnītei vai velc turp klucīti.
envyra-web-locked-hint = Vari mainīt izvēli, kamēr citi vēl izvēlas. Tad visus aizslietņus noņem reizē.
envyra-web-changing-hint = Kamēr neapstiprini vēlreiz, spēkā ir iepriekšējā izvēle.
envyra-web-own-board = Tava planšete
envyra-web-your-cubes = Tavi pieci klucīši
envyra-web-supply = Krājums
envyra-web-cube-on = Tavs klucītis ir uz plāksnītes: { $tile }
envyra-web-cube-for = Tavs klucītis uz planšetes, plāksnītei: { $tile }
envyra-web-now-a-tile = Tagad pieskaries plāksnītei vai vietai uz savas planšetes, vai velc klucīti turp.
envyra-web-both-placed = Kārtā novieto ne vairāk kā divus klucīšus: pieskaries vienam, lai to paņemtu atpakaļ.
envyra-web-place-one = Vispirms novieto vismaz vienu klucīti.
envyra-web-lock = { $count ->
    [0] Apstiprināt izvēli
   *[other] Apstiprināt: { $count }
}
envyra-web-lock-again = { $count ->
    [0] Apstiprināt vēlreiz
   *[other] Apstiprināt vēlreiz: { $count }
}
envyra-web-come-back = { $count ->
    [one] Tavs klucītis atgriezīsies
   *[other] Abi tavi klucīši atgriezīsies
}
envyra-web-go-on-restricted = Tomēr apstiprināt izvēli
envyra-web-first-cube = Pirmais klucītis: pieskaries plāksnītei
envyra-web-only-cube = Tavs klucītis: pieskaries plāksnītei
envyra-web-second-cube = Otrs klucītis, ja vēlies
envyra-web-locked = Apstiprināts
envyra-web-change = Mainīt
envyra-web-keep = Nemainīt
envyra-web-clear = Noņemt
envyra-web-aim-lock = { $count ->
    [1] { $most ->
        [1] Kad viss izdomāts, apstiprini savu klucīti.
       *[other] Novieto otru klucīti vai apstiprini.
    }
   *[other] Kad viss izdomāts, apstiprini izvēli.
}
envyra-web-is-ready = izvēlējās
envyra-web-is-placing = vēl domā

## Phase II

envyra-web-order = Kas kad pārvieto
envyra-web-screens-go-up = Aizslietņi nost!
envyra-web-order-wait = Klucīšus pārvietos, kad visi būs izvēlējušies.
envyra-web-order-later = Kad visi būs izvēlējušies, klucīšus pārvietos šādā secībā.
envyra-web-order-choose = Tagad tu: izvēlies, kuru klucīti pārvietot vispirms.
envyra-web-order-now = { $me ->
    [yes] Tagad: tu.
   *[no] Tagad: { $name }.
}
envyra-web-order-done = Visi klucīši ir pārvietoti.
envyra-web-order-over = Spēle ir beigusies.
envyra-web-own-waits = { $count ->
    [zero] { $count } klucīšu gaida pārvietošanu.
    [one] { $count } klucītis gaida pārvietošanu.
   *[other] { $count } klucīši gaida pārvietošanu.
} Kur nav ko izvēlēties, tas notiek pats no sevis.
envyra-web-own-stuck = { $count ->
    [zero] Tavus klucīšus vēl nevar pārvietot: tās ir plāksnītes ar nosacījumu. Ja tā paliks, tie atgriezīsies.
    [one] Tavu klucīti vēl nevar pārvietot: tā ir plāksnīte ar nosacījumu. Ja tā paliks, tas atgriezīsies.
   *[other] Tavus klucīšus vēl nevar pārvietot: tās ir plāksnītes ar nosacījumu. Ja tā paliks, tie atgriezīsies.
}
envyra-web-own-empty = Tavi klucīši ir pārvietoti.
envyra-web-must-move = Kas var pārvietot klucīti, tam tas jādara; otrs klucītis seko atpakaļceļā.
envyra-web-choose-cube = Izvēlies klucīti
envyra-web-choose-cube-first = Vispirms izvēlies, kuru savu klucīti pārvietot: pieskaries tā plāksnītei.
envyra-web-move-to = Pārvietot klucīti: { $tile }
envyra-web-aim-choose = Kuru klucīti pārvietot vispirms: { $tiles }?
envyra-web-tutorial-watch = Klucīši pārvietojas …
envyra-web-aim-move = Vai vispirms pārvietot šo klucīti?
envyra-web-waits-for = { $count ->
    [zero] Klucīši plāksnītēm: { $tiles }
    [one] Klucītis plāksnītei: { $tiles }
   *[other] Klucīši plāksnītēm: { $tiles }
}
envyra-web-all-moved = Viss pārvietots
envyra-web-moves-here = { $me ->
    [yes] Tu pārvieto šurp
   *[no] { $name } pārvieto šurp
}
envyra-web-cannot-move = { $me ->
    [yes] Tu šurp vēl nedrīksti
   *[no] { $name } šurp vēl nedrīkst
}
envyra-web-wins-it = { $me ->
    [yes] Tu to iegūsti, { $won } : { $other }{ $level ->
        [yes] {", "}izšķir pēdējais
       *[no] {""}
    }
   *[no] { $name } to iegūst, { $won } : { $other }{ $level ->
        [yes] {", "}izšķir pēdējais
       *[no] {""}
    }
}
# The same beside the player's mark, where there is little room
envyra-web-here-moves = pārvieto šurp
envyra-web-here-cannot = vēl nedrīkst
envyra-web-here-wins = iegūst, { $won } : { $other }

## The end tile

envyra-web-end-tile-laid = Beigu plāksnīte ir vietā { $cell }: kas to iegūst, beidz spēli.
envyra-web-end-tile-back = Beigu plāksnīte! Neviens vēl nedrīkst to ņemt: atpakaļ maisiņā.

## Won tiles and score

envyra-web-your-tiles = Tavas plāksnītes
envyra-web-no-tiles = vēl nav nevienas plāksnītes
# Of the points
envyra-web-part-tiles = par plāksnītēm
envyra-web-part-sets = par komplektiem
envyra-web-set-value = komplekts +{ $value }
envyra-web-next-step = { $number ->
    [2] Krāsa – { $theme }: ar otru simbolu būs komplekts, +{ $gain }.
    [3] Krāsa – { $theme }: trešais simbols komplektam dod +{ $gain }.
   *[other] Krāsa – { $theme }: ceturtais simbols komplektam dod +{ $gain }.
}
envyra-web-first-step = Dažādi vienas krāsas simboli veido komplektu.
envyra-web-points-now = { $points ->
    [zero] punktu tagad
    [one] punkts tagad
   *[other] punkti tagad
}
envyra-web-points-short = { $points } p.
envyra-web-points-word = { $points ->
   *[other] p.
}
envyra-web-supply-count = { $count ->
    [zero] krājumā { $count } klucīšu
    [one] krājumā { $count } klucītis
   *[other] krājumā { $count } klucīši
}
envyra-web-your-score = { $points ->
    [zero] Tev ir { $points } punktu
    [one] Tev ir { $points } punkts
   *[other] Tev ir { $points } punkti
}

## Equilibrium

envyra-web-card = Equilibrium kārts: { $symbols }, { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}.
envyra-web-card-taken = { $me ->
    [yes] To paņēmi tu.
   *[no] To paņēma { $name }.
}
envyra-web-card-lacks = Tev vēl trūkst: { $symbols }.
envyra-web-card-met = Tev ir visi.
envyra-web-open-cards = Equilibrium: tam, kam pirmajam ir visi simboli
envyra-web-secret-card = Tava slepenā kārts: to redzi tikai tu
envyra-web-secret-card-shown = Tava slepenā kārts
envyra-web-secret-card-of = Slepenā kārts: { $name }
envyra-web-secret-counts = slepenā kārts, skaitās
envyra-web-secret-missed = slepenā kārts, nav izpildīta
envyra-web-takes-card = { $me ->
    [yes] Tu to paņem. { $card }
   *[no] { $name } to paņem. { $card }
}

## Symbols

envyra-web-symbols = Kam kurš simbols
envyra-web-set-values = Vienas krāsas komplekts: 2 simboli +2, 3 simboli +4, 4 simboli +7.
envyra-web-unseen = neredzēti: { $count }

## The end

envyra-web-end-tile-won = { $me ->
    [yes] Tu ieguvi beigu plāksnīti.
   *[no] { $name } ieguva beigu plāksnīti.
}
envyra-web-sets-at-end = Plāksnītes komplektos
envyra-web-moments = Izšķirošās plāksnītes
envyra-web-moment-title = { $round }. kārta: { $tile }
envyra-web-moment = { $me ->
    [yes] Tu to iegūsti: { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
   *[no] { $name } to iegūst: { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
}{ $sets ->
    [0] {""}
   *[other] {", "}vēl { $sets } par komplektiem
}{ $cards ->
    [0] {""}
   *[other] {", "}vēl { $cards } par Equilibrium
}.
envyra-web-moment-tied = { $me ->
    [yes] Vienādi, { $most } : { $most }: pēdējais no tiem nāca tavs klucītis.
   *[no] Vienādi, { $most } : { $most }: pēdējais no tiem nāca klucītis: { $name }.
}
envyra-web-moment-given = { $me ->
    [yes] Pēdējais klucītis bija tavs.
   *[no] Pēdējo klucīti uzlika { $name }.
}

## Typed questions: the words themselves

envyra-web-ask-score = score
envyra-web-ask-order = order
envyra-web-ask-cubes = cubes
envyra-web-ask-tile = tile

## The legend: what the signs and the lines around tiles mean

envyra-web-signs = Zīmes
envyra-web-sign-locked = plāksnīte ar nosacījumu, tev vēl slēgta
envyra-web-sign-start = sākuma plāksnīte: no tām izliek pirmo režģi
envyra-web-sign-players = tikai trim un četriem spēlētājiem
envyra-web-sign-leader = vadībā: pašlaik iegūtu plāksnīti
envyra-web-sign-coming = klucīši, kas vēl nāks
envyra-web-sign-open = plāksnīte ar nosacījumu, tev atvērta
envyra-web-sign-met = bāla krāsa: tāda plāksnīte tev jau ir
envyra-web-sign-cone = kārtas pirmais spēlētājs
envyra-web-sign-legal = vari izvēlēties
envyra-web-sign-chosen = tu to izvēlējies
envyra-web-sign-closing = vēl 1, un tā ir pilna
envyra-web-sign-advice = iesaka padoms
envyra-web-sign-lesson = par to runā mācība
envyra-web-sign-new = jauna šajā kārtā
envyra-web-sign-pointed = par to stāsta gaita vai tā tikko mainījās
envyra-web-sign-focus = šeit ir tastatūra

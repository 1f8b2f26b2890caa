# Envyra in the browser. Names of players stand first or behind a colon, and are never inflected;
# where a sentence is about a player, $me is "yes" for the reader, else $name is to be used.
# No article stands before a variable.

## Phases

envyra-web-phases = A forduló fázisai
envyra-web-phase-placing = I. Titkos lehelyezés
envyra-web-phase-moving = II. Áthelyezés
envyra-web-phase-refill = Feltöltés, kúp tovább
envyra-web-round = { $round }. forduló
envyra-web-starts = { $me ->
    [yes] Te kezdesz
   *[no] { $name } kezd
}
envyra-web-start-player = Kezdőjátékos
envyra-web-bag = { $bag ->
    [0] Üres a zsák
   *[other] A zsákban: { $bag }
}
envyra-web-end-tile-lies = Zárólapka: { $cell }

## Tiles

# $tile: END, or K for the alternative one
envyra-web-end-tile = { $tile ->
    [K] Zárólapka (K)
   *[other] Zárólapka
}
envyra-web-grid = Lapkarács
envyra-web-no-tile = Nincs lapka
envyra-web-won-here = { $me ->
    [yes] Megszerzed: { $tile }
   *[no] { $name }: { $tile }
}
envyra-web-refilled-later = új lapka a forduló végén
envyra-web-your-cube = { $count ->
    [1] a kockád
   *[other] { $number }. kockád
}
envyra-web-cube-short = { $count ->
    [1] kocka
   *[other] { $number }. kocka
}
envyra-web-on-its-way = úton van
envyra-web-tap-again = koppints újra: átteszed

## What a tile says to those who can't see it, sentence by sentence

envyra-web-says-tile = { $cell }: { $tile }, { $theme }, { $points } pont.
envyra-web-says-end-tile = { $cell }: { $tile }, { $points } pont. Aki megszerzi, befejezi a játékot.
envyra-web-says-cubes = { $needed } kocka kell rá, { $placed ->
    [0] még egy sincs rajta.
   *[other] { $placed } van rajta: { $names }.
}
envyra-web-says-leader = { $me ->
    [yes] Te vezetsz.
   *[no] { $name } vezet.
}
envyra-web-says-needs = Feltételes lapka, csak annak, akinek már van: { $needs }.
envyra-web-says-open = Te teljesíted.
envyra-web-says-coming = Ide szánt kockája van: { $names }.
envyra-web-says-chosen = Már helyeztél le ide egy kockát.
envyra-web-says-advised = A tipp ezt ajánlja.
envyra-web-says-no-tile = { $cell }: nincs lapka.
envyra-web-says-gap = { $cell }: a forduló végéig nincs lapka. { $me ->
    [yes] Te szerezted meg: { $tile }.
   *[no] { $name } szerezte meg: { $tile }.
}
envyra-web-says-hole = { $cell }: { $tile }{ $filled ->
    [yes] {", rajta egy kockád"}
   *[no] {""}
}
# $cells: names of tiles, or "none"
envyra-web-says-board = { $cells ->
    [none] Játékostábla kocka nélkül
   *[other] Játékostábla, kockák ide: { $cells }
}
envyra-web-says-set = { $value ->
    [0] { $tiles }.
   *[other] Sorozat ({ $theme }): { $tiles }, további { $value } pont.
}
envyra-web-says-order = Az áthelyezés sorrendje: { $names }.
envyra-web-says-now = { $me ->
    [yes] Most te jössz.
   *[no] Most: { $name }.
}
envyra-web-says-supply = Kocka a készletedből: { $number } / { $count }
# $names: who has it, or "none"
envyra-web-says-symbol = { $symbol }. Gazdája: { $names }. A rácson: { $grid }. Még nem került elő: { $unseen }.
envyra-web-says-score = { $name }: { $points } pont (lapkák { $tiles }, sorozatok { $sets }, Equilibrium { $cards }).
envyra-web-says-cubes-of-mine = A készletedben: { $free }. A tábládon, ide szánva: { $board }.

## What one more cube would do

envyra-web-more-lacking = Feltételes lapka: még hiányzik { $lacking }.
envyra-web-more-full = { $me ->
    [yes] A lapka megtelt: te szerzed meg, { $leading }–{ $trailing } arányban, és a kockád visszakerül hozzád.
   *[no] A lapka megtelt: { $name } szerzi meg, { $leading }–{ $trailing } arányban. A kockád visszakerül hozzád.
}
envyra-web-more-closes = { $me ->
    [yes] A kockáddal megtelne, és te szereznéd meg, { $leading }–{ $trailing } arányban{ $level ->
        [yes] {", "}mert te érkeznél utoljára
       *[no] {""}
    }.
   *[no] A kockáddal megtelne, de nem te szereznéd meg: { $name }, { $leading }–{ $trailing } arányban{ $level ->
        [yes] {", "}mert később érkezett
       *[no] {""}
    }.
}
envyra-web-more-stays = A kockád után még { $left } kell, hogy megteljen. { $me ->
    [yes] Te vezetnél { $leading }–{ $trailing } arányban{ $level ->
        [yes] {", "}mert te érkeznél utoljára
       *[no] {""}
    }.
   *[no] { $name } vezetne { $leading }–{ $trailing } arányban{ $level ->
        [yes] {", "}mert később érkezett
       *[no] {""}
    }.
}
# The same in a few words, for a phone
envyra-web-short-lacking = Feltételes: még hiányzik { $lacking }.
envyra-web-short-full = { $me ->
    [yes] Megtelt: megszerzed, { $leading }–{ $trailing }.
   *[no] Megtelt: { $name } szerzi meg, { $leading }–{ $trailing }. A kockád visszakerül.
}
envyra-web-short-closes = { $me ->
    [yes] Megtelne: te szereznéd meg, { $leading }–{ $trailing }.
   *[no] Megtelne: { $name } szerezné meg, { $leading }–{ $trailing }.
}
envyra-web-short-stays = Utána még { $left } kell, { $me ->
    [yes] te vezetnél: { $leading }–{ $trailing }.
   *[no] { $name } vezetne: { $leading }–{ $trailing }.
}
# On a card of a phone: one line each; who is still to come is seen on the tile
envyra-web-brief-lacking = Még kell: { $lacking }
envyra-web-brief-full = { $me ->
    [yes] Megtelt: megszerzed, { $leading }–{ $trailing }
   *[no] Megtelt: { $name } szerzi meg, { $leading }–{ $trailing }
}
envyra-web-brief-closes = { $me ->
    [yes] Te szereznéd meg, { $leading }–{ $trailing }
   *[no] { $name } szerezné meg, { $leading }–{ $trailing }
}
envyra-web-brief-stays = { $me ->
    [yes] Te vezetnél, { $leading }–{ $trailing }; még { $left } kell
   *[no] { $name } vezetne, { $leading }–{ $trailing }; még { $left } kell
}
envyra-web-brief-then = { $me ->
    [yes] Végül megszerzed, { $leading }–{ $trailing }
   *[no] Végül { $name } szerzi meg, { $leading }–{ $trailing }
}
envyra-web-brief-then-leads = { $me ->
    [yes] Végül te vezetsz, { $leading }–{ $trailing }
   *[no] Végül { $name } vezet, { $leading }–{ $trailing }
}
# Others may still choose when they come
envyra-web-brief-may-win = Megszerezheti: { $names }
envyra-web-brief-may-lead = Vezethet: { $names }
envyra-web-more-coming = Ide szánt kockája van még: { $names }.
envyra-web-more-then = { $me ->
    [yes] Azután te szereznéd meg, { $leading }–{ $trailing } arányban.
   *[no] Azután { $name } szerezné meg, { $leading }–{ $trailing } arányban.
}
envyra-web-more-then-leads = { $me ->
    [yes] Azután te vezetnél, { $leading }–{ $trailing } arányban.
   *[no] Azután { $name } vezetne, { $leading }–{ $trailing } arányban.
}
envyra-web-short-then = { $me ->
    [yes] Még jön: { $names }. Azután te szerzed meg, { $leading }–{ $trailing }.
   *[no] Még jön: { $names }. Azután { $name } szerzi meg, { $leading }–{ $trailing }.
}
envyra-web-short-then-leads = { $me ->
    [yes] Még jön: { $names }. Azután te vezetsz, { $leading }–{ $trailing }.
   *[no] Még jön: { $names }. Azután { $name } vezet, { $leading }–{ $trailing }.
}
envyra-web-of-tile = { $tile }: { $text }

## Phase I

envyra-web-behind-screen = A paravánod mögött
envyra-web-behind-hint = Ezt a táblát csak te látod. Koppints egy mezőre vagy lapkára, vagy húzz oda egy kockát.
envyra-web-locked-hint = Amíg nincs kész mindenki, módosíthatod. Aztán egyszerre kerül le minden paraván.
envyra-web-changing-hint = Amit rögzítettél, addig érvényes, amíg újra nem rögzítesz.
envyra-web-own-board = A táblád
envyra-web-your-cubes = Az öt kockád
envyra-web-supply = Készlet
envyra-web-cube-on = Egy kockád itt fekszik: { $tile }
envyra-web-cube-for = Egy kockád a tábládon, ide szánva: { $tile }
envyra-web-now-a-tile = Most koppints egy lapkára vagy a táblád egyik mezőjére, vagy húzd oda a kockát.
envyra-web-both-placed = Fordulónként legfeljebb két kockát helyezhetsz le: koppints az egyikre, hogy visszavedd.
envyra-web-place-one = Előbb helyezz le legalább egy kockát.
envyra-web-lock = { $count ->
    [0] Rögzítés
   *[other] { $count } kocka rögzítése
}
envyra-web-lock-again = { $count ->
    [0] Újra rögzítés
   *[other] Újra rögzítés: { $count } kocka
}
envyra-web-come-back = { $count ->
    [one] A kockád visszakerül hozzád
   *[other] Mindkét kockád visszakerül hozzád
}
envyra-web-go-on-restricted = Rögzítés mindenképp
envyra-web-first-cube = Az első kockád: koppints egy lapkára
envyra-web-only-cube = A kockád: koppints egy lapkára
envyra-web-second-cube = Egy második kocka, ha akarod
envyra-web-locked = Rögzítve
envyra-web-change = Módosítás
envyra-web-keep = Maradjon
envyra-web-clear = Törlés
envyra-web-aim-lock = { $count ->
    [1] { $most ->
        [1] Ha kész vagy, rögzítsd a választásodat.
       *[other] Helyezz le egy második kockát, vagy rögzítsd a választásodat.
    }
   *[other] Ha kész vagy, rögzítsd a választásodat.
}
envyra-web-is-ready = kész
envyra-web-is-placing = választ
envyra-web-screens-go-up = Lekerülnek a paravánok!

## Phase II

envyra-web-order = Ki mikor tesz át
envyra-web-order-wait = A kockák akkor mennek át, ha mindenki kész.
envyra-web-order-later = Ha mindenki kész, a kockák ebben a sorrendben mennek át.
envyra-web-order-choose = Most te jössz: válaszd ki, melyik kocka menjen előbb.
envyra-web-order-now = { $me ->
    [yes] Most: te.
   *[no] Most: { $name }.
}
envyra-web-order-done = Minden kocka átkerült.
envyra-web-order-over = Vége a játéknak.
envyra-web-own-waits = { $count } kockád vár áthelyezésre. Ahol nincs mit választani, magától átmegy.
envyra-web-own-stuck = { $count ->
    [one] A kockád még nem mehet át: a lapkája feltételes. Ha ez így marad, visszakerül.
   *[other] A kockáid még nem mehetnek át: a lapkáik feltételesek. Ha ez így marad, visszakerülnek.
}
envyra-web-own-empty = A kockáid átkerültek.
envyra-web-must-move = Aki át tud tenni kockát, annak át is kell tennie egyet; a másik visszafelé kerül sorra.
envyra-web-choose-cube = Válassz kockát
envyra-web-choose-cube-first = Előbb válaszd ki, melyik kockád menjen: koppints a lapkájára.
envyra-web-move-to = Átteszem: { $tile }
envyra-web-aim-choose = Melyik kocka menjen előbb: { $tiles }?
envyra-web-tutorial-watch = Mozognak a kockák …
envyra-web-aim-move = Ez a kocka menjen előbb?
envyra-web-waits-for = { $count ->
    [one] Kocka ide: { $tiles }
   *[other] Kockák ide: { $tiles }
}
envyra-web-all-moved = Mind átkerült
envyra-web-moves-here = { $me ->
    [yes] Ide teszel kockát
   *[no] { $name } ide tesz kockát
}
envyra-web-cannot-move = { $me ->
    [yes] Ide még nem tehetsz kockát
   *[no] { $name } ide még nem tehet kockát
}
envyra-web-wins-it = { $me ->
    [yes] Megszerzed, { $won }–{ $other }{ $level ->
        [yes] {", "}utolsóként
       *[no] {""}
    }
   *[no] { $name } megszerzi, { $won }–{ $other }{ $level ->
        [yes] {", "}utolsóként
       *[no] {""}
    }
}
# The same beside the player's mark, where there is little room
envyra-web-here-moves = ide tesz
envyra-web-here-cannot = még nem tehet
envyra-web-here-wins = megszerzi, { $won }–{ $other }

## The end tile

envyra-web-end-tile-laid = A zárólapka itt fekszik: { $cell }. Aki megszerzi, befejezi a játékot.
envyra-web-end-tile-back = A zárólapka! Még senki sem szerezheti meg: vissza a zsákba.

## Won tiles and score

envyra-web-your-tiles = Lapkáid
envyra-web-no-tiles = még nincs lapka
# Of the points
envyra-web-part-tiles = lapkákért
envyra-web-part-sets = sorozatokért
envyra-web-set-value = +{ $value } pont
envyra-web-next-step = { $number ->
    [2] Második { $theme } szimbólum: sorozat lesz, +{ $gain }.
    [3] Harmadik { $theme } szimbólum: +{ $gain } a sorozatért.
   *[other] Negyedik { $theme } szimbólum: +{ $gain } a sorozatért.
}
envyra-web-first-step = Egy szín különböző szimbólumai sorozatot alkotnak.
envyra-web-points-now = { $points ->
   *[other] pont most
}
envyra-web-points-short = { $points } pont
envyra-web-points-word = { $points ->
   *[other] pont
}
envyra-web-supply-count = { $count } kocka a készletben
envyra-web-your-score = Pontszámod: { $points }

## Equilibrium

envyra-web-card = Equilibrium-kártya: { $symbols }, { $points } pont.
envyra-web-card-taken = { $me ->
    [yes] Már elvitted.
   *[no] { $name } elvitte.
}
envyra-web-card-lacks = Még hiányzik: { $symbols }.
envyra-web-card-met = Minden szimbóluma megvan neked.
envyra-web-open-cards = Equilibrium: azé, akinek előbb megvan minden szimbóluma
envyra-web-secret-card = Titkos kártyád: csak te látod
envyra-web-secret-card-shown = A titkos kártyád
envyra-web-secret-card-of = Titkos kártya: { $name }
envyra-web-secret-counts = titkos kártya, számít
envyra-web-secret-missed = titkos kártya, nem teljesült
envyra-web-takes-card = { $me ->
    [yes] Elviszed. { $card }
   *[no] { $name } elviszi. { $card }
}

## Symbols

envyra-web-symbols = Kinek melyik szimbóluma van
envyra-web-set-values = Egyszínű sorozat: 2 szimbólum +2, 3 szimbólum +4, 4 szimbólum +7.
envyra-web-unseen = { $count } rejtve

## The end

envyra-web-end-tile-won = { $me ->
    [yes] Megszerezted a zárólapkát.
   *[no] { $name } megszerezte a zárólapkát.
}
envyra-web-sets-at-end = A lapkák sorozatai
envyra-web-moments = Döntő lapkák
envyra-web-moment-title = { $round }. forduló: { $tile }
envyra-web-moment = { $me ->
    [yes] Megszerzed: { $points } pont
   *[no] { $name } megszerzi: { $points } pont
}{ $sets ->
    [0] {""}
   *[other] {", "}a sorozatokért még { $sets }
}{ $cards ->
    [0] {""}
   *[other] {", "}az Equilibriumért { $cards }
}.
envyra-web-moment-tied = { $me ->
    [yes] Egyenlő, { $most }–{ $most }: közülük te érkeztél utoljára.
   *[no] Egyenlő, { $most }–{ $most }: közülük { $name } érkezett utoljára.
}
envyra-web-moment-given = { $me ->
    [yes] A te kockáddal telt meg.
   *[no] Az utolsó kockát rátette: { $name }.
}

## Typed questions: the words themselves, English in every language, as all words to type

envyra-web-ask-score = score
envyra-web-ask-order = order
envyra-web-ask-cubes = cubes
envyra-web-ask-tile = tile

## The legend: what the signs and the lines around tiles mean

envyra-web-signs = Jelek
envyra-web-sign-locked = feltételes lapka, neked még zárva
envyra-web-sign-start = kezdőlapka: ezekből áll az első rács
envyra-web-sign-players = csak három és négy játékosnál
envyra-web-sign-leader = vezet: most ő szerezné meg a lapkát
envyra-web-sign-coming = ide szánt kockák
envyra-web-sign-open = feltételes lapka, neked nyitva
envyra-web-sign-met = halvány szín: ilyen lapkád már van
envyra-web-sign-cone = a forduló kezdőjátékosa
envyra-web-sign-legal = választhatod
envyra-web-sign-chosen = ezt választottad
envyra-web-sign-closing = még 1, és megtelik
envyra-web-sign-advice = a tipp ajánlja
envyra-web-sign-lesson = a lecke erről szól
envyra-web-sign-new = ebben a fordulóban új
envyra-web-sign-pointed = a játékmenet említi, vagy most változott
envyra-web-sign-focus = itt jár a billentyűzet

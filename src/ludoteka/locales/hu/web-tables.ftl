# Az asztalaim a kezdőlapon: a folyamatban lévők, a félretettek és a befejezettek.

web-tables = Az asztalaid
web-tables-with = többi játékos: { $names }
web-tables-here = { $names } ezen az eszközön
web-tables-alone = még nincs más játékos
web-tables-your-turn = te jössz
web-tables-turn-of = soron van: { $names }
web-tables-gathering = még nem kezdődött el
web-tables-paused = szünetel
web-tables-gone = már nincs a szerveren
web-tables-stuck = nem folytatható
web-tables-lesson = lecke
web-tables-moves = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
web-tables-progress = { $total ->
    [0] { $done }. forduló
   *[other] { $done }. forduló, összesen { $total }
}
web-tables-continue = Folytatás
web-tables-watch = Megnézem
web-tables-continue-table = { $what }: folytatás
web-tables-put-away = Félreteszem
web-tables-put-away-table = { $what }: félretétel
web-tables-take-back = Vissza az asztalok közé
web-tables-take-back-table = { $what }: vissza az asztalok közé
web-tables-remove = Eltávolítás
web-tables-remove-table = { $what }: eltávolítás
web-tables-more = { $count ->
    [one] Még { $count } mutatása
   *[other] Még { $count } mutatása
}
web-tables-fewer = Kevesebb mutatása
web-tables-archive = { $count ->
    [one] { $count } félretett asztal
   *[other] { $count } félretett asztal
}
web-tables-removed = Erről az eszközről eltávolítva.
web-tables-is-away = Félretéve. Lejjebb, a félretett asztalok között találod.
web-tables-remove-title = Eltávolítod ezt az asztalt?
web-tables-lose-alone = Az eszköz elfelejti a helyét. Más nem játszik ott, ezért a játszma végleg félbemarad.
web-tables-lose-others = Helyetted egy bot játszik tovább, és az eszköz elfelejti a helyet: oda már nem térhetsz vissza.
web-tables-lose-gathering = A helyed felszabadul, és az eszköz elfelejti az asztalt.
web-tables-lose-host = Ezt az asztalt itt nyitották. Ez az eszköz nélkül senki sem indíthatja el, szüneteltetheti vagy zárhatja le.
web-tables-lose-finished = Az eszköz elfelejti a játszmát. Ami az „Eredményeid” között van, megmarad.
web-tables-lose-gone = A szerveren már nincs meg ez az asztal. Csak ez a sor tűnik el.
web-tables-won = győztél
web-tables-winner = győztes: { $names }
web-tables-no-result = eredmény nélkül ért véget

# "What would you do?": the move a bot would make, and what speaks for it.

rawsiko-hint-move-continent = Válaszd ezt a kontinenst: { $continent }
rawsiko-hint-move-take = Vedd el ezt a területet: { $territory }
rawsiko-hint-move-place = { $territory }: helyezz le { $count ->
    [one] { $count } érdekeltséget
   *[other] { $count } érdekeltséget
}
rawsiko-hint-move-move = { $source } → { $target }: { $count ->
    [one] { $count } érdekeltség
   *[other] { $count } érdekeltség
}
rawsiko-hint-move-trade = Válaszd ezt a nyersanyagot: { $material }
rawsiko-hint-move-end = Fejezd be az akciófázist
rawsiko-hint-move-stop = Ne válassz több nyersanyagot

rawsiko-hint-application = { $application } ({ $points } GYP): { $left ->
    [0] ezzel teljes: { $materials }.
   *[other] közelebb visz: { $materials }; még ennyi hiányozna: { $left }.
}
rawsiko-hint-income = A bevételhez { $count ->
    [one] { $count } új nyersanyag
   *[other] { $count } új nyersanyag
} járul.
rawsiko-hint-group = A terv: { $territories }, együtt számolva.
rawsiko-hint-nearby = Ezek szomszédságában van még, ami kell neked: { $territories }.
rawsiko-hint-around = Ezek szomszédságában van még, ami kell neked.
rawsiko-hint-trade = Ez a választás hozza a céljaidhoz a legtöbb pontot.
rawsiko-hint-rest = Egyik hátralévő mozgatás sem éri meg a kockázatot.
rawsiko-hint-land = Még egy terület: { $target }.
rawsiko-hint-empties = Üresen marad: { $source }{ $materials-count ->
    [0] ; nyersanyagot nem veszítesz.
   *[other] . Elveszíted: { $materials }.
}
rawsiko-hint-empties-won = Ha nyersz, üresen marad: { $source }{ $materials-count ->
    [0] ; nyersanyagot nem veszítesz.
   *[other] . Elveszíted: { $materials }.
}
rawsiko-hint-swap = Területet cserélsz: { $source } → { $target }.
rawsiko-hint-border = { $territory } biztonságosabb lesz: az elvesztés veszélye { $before-percent }%-ról { $after-percent }%-ra csökken.
rawsiko-hint-march = Ezek az érdekeltségek közelebb kerülnek a határhoz: { $territory }.
rawsiko-hint-weakens = Nyersanyagot vesz el egy ellenféltől: { $rival-name }.
rawsiko-hint-finishes = Egy ellenfél utolsó területét veszi el: { $rival-name }.
rawsiko-hint-holds = { $territory } jobban tartható: az elvesztés veszélye így { $after-percent }%.
rawsiko-hint-threat = Onnan meghódítható: { $target }, { $odds-percent }%.
rawsiko-hint-ahead = Onnan üres területet foglalhatsz el: { $target }.
rawsiko-hint-spare = Az érdekeltségek szabadon továbbmozgathatók.
rawsiko-hint-alone = Utána csak te leszel ott: { $continent }. Ezért a Kereskedelem Kínával alatt választhatsz.
rawsiko-hint-chance = { $target }: ha végig támadsz, { $odds-percent }% eséllyel a tiéd lesz; átlagosan te { $own-decimal }, az ellenfél { $rivals-decimal } érdekeltséget veszít.
rawsiko-hint-long-shot = Kicsi az esély, de semmi más nem ígér többet.
rawsiko-hint-plan = Mind a { $count }: { $territories }.

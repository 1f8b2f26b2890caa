# "What would you do?": the move a bot would make, and what speaks for it.

rawsiko-hint-move-continent = Vyber tento kontinent: { $continent }
rawsiko-hint-move-take = Vezmi si toto územie: { $territory }
rawsiko-hint-move-place = { $territory }: umiestni { $count ->
    [one] { $count } aktívum
    [few] { $count } aktíva
    [many] { $count } aktíva
   *[other] { $count } aktív
}
rawsiko-hint-move-move = { $source } → { $target }: { $count ->
    [one] { $count } aktívum
    [few] { $count } aktíva
    [many] { $count } aktíva
   *[other] { $count } aktív
}
rawsiko-hint-move-trade = Vyber tento materiál: { $material }
rawsiko-hint-move-end = Ukonči akčnú fázu
rawsiko-hint-move-stop = Nevyberaj ďalšie materiály

rawsiko-hint-application = { $application } ({ $points } VB): { $left ->
    [0] pribudne { $materials } a je to celé.
   *[other] pribudne { $materials }; chýbať bude ešte { $left }.
}
rawsiko-hint-income = Do príjmu pribudne { $count ->
    [one] { $count } materiál
    [few] { $count } materiály
    [many] { $count } materiálu
   *[other] { $count } materiálov
}.
rawsiko-hint-group = Plán: { $territories }, počíta sa so všetkými spolu.
rawsiko-hint-nearby = Pri týchto územiach leží ďalšie, čo potrebuješ: { $territories }.
rawsiko-hint-around = Vedľa nich leží ďalšie, čo potrebuješ.
rawsiko-hint-trade = Táto voľba prinesie tvojim cieľom najviac bodov.
rawsiko-hint-rest = Žiadny zvyšný presun nestojí za riziko.
rawsiko-hint-land = Jedno územie navyše: { $target }.
rawsiko-hint-empties = { $source }: územie zostane prázdne{ $materials-count ->
    [0] ; o materiál neprídeš.
   *[other] . Stratíš: { $materials }.
}
rawsiko-hint-empties-won = Ak vyhráš, zostane prázdne územie { $source }{ $materials-count ->
    [0] ; o materiál neprídeš.
   *[other] . Stratíš: { $materials }.
}
rawsiko-hint-swap = Vymeníš územie: { $source } → { $target }.
rawsiko-hint-border = { $territory }: hrozba straty klesne z { $before-percent } na { $after-percent } %.
rawsiko-hint-march = Tieto aktíva prídu bližšie k hranici: { $territory }.
rawsiko-hint-weakens = Berie materiály súperovi: { $rival-name }.
rawsiko-hint-finishes = Berie súperovi posledné územie: { $rival-name }.
rawsiko-hint-holds = { $territory } sa lepšie udrží: hrozba straty bude { $after-percent } %.
rawsiko-hint-threat = Odtiaľ sa dá dobyť { $target }: { $odds-percent } %.
rawsiko-hint-ahead = Odtiaľ môžeš obsadiť prázdne územie: { $target }.
rawsiko-hint-spare = Aktíva zostanú voľné na ďalšie presuny.
rawsiko-hint-alone = Potom tam budeš bez súperov: { $continent }. Pri Obchode s Čínou ti to dá jednu voľbu.
rawsiko-hint-chance = { $target }: ak útočíš, kým územie nezískaš alebo kým máš čím, šanca je { $odds-percent } %; v priemere stratíš { $own-decimal }, súper { $rivals-decimal }.
rawsiko-hint-long-shot = Nádej je malá, no nič iné nesľubuje viac.
rawsiko-hint-plan = Spolu { $count }: { $territories }.

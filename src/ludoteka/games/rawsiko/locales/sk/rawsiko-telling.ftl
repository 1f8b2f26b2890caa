rawsiko-together-assets-placed = { $seat-me ->
    [yes] Umiestňuješ
   *[no] { $seat-name } umiestňuje
} { $count ->
    [one] { $count } aktívum
    [few] { $count } aktíva
    [many] { $count } aktíva
   *[other] { $count } aktív
}{ $going ->
    [yes] .
   *[no] : { $territory }.
}
rawsiko-together-clash = { $seat-me ->
    [yes] Útočíš
   *[no] { $seat-name } útočí
} z územia { $source } na územie { $target }…
rawsiko-went-on-clash = { $seat-me ->
    [yes] Útočíš
   *[no] { $seat-name } útočí
} z územia { $source } na územie { $target }, { $seat-letter } { $attack-row } proti { $defender-letter } { $defence-row }: útok pokračuje; straty aktív: { $seat-name } { $attackers_lost }, { $defender-name } { $defenders_lost }.
rawsiko-together-land-won = { $seat-me ->
    [yes] Tvoje nové územia
   *[no] { $seat-name }, nové územia
}: { $territory }.
rawsiko-together-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Žrebom dostávaš územia: { $territory }.
       *[no] { $seat-name } dostáva žrebom územia: { $territory }.
    }
   *[no] { $seat-me ->
        [yes] Vyberáš si územia: { $territory }.
       *[no] { $seat-name } si vyberá územia: { $territory }.
    }
}
rawsiko-together-material-gained = { $seat-me ->
    [yes] Získavaš
   *[no] { $seat-name } získava
} materiály: { $material }.
rawsiko-web-leads = Najviac území ({ $count }) { $seat-me ->
    [yes] máš teraz ty.
   *[no] má teraz { $seat-name }.
}

## What decided the game, by the name of the figure

rawsiko-decided-lasted = { $seat-me ->
    [yes] Všetci ostatní sú vyradení: územia máš už len ty.
   *[no] Všetci ostatní sú vyradení: územia má už len { $seat-name }.
}
rawsiko-decided-applications = Body { $points } : { $points }; viac aplikácií { $seat-me ->
    [yes] máš ty
   *[no] má { $seat-name }
}, { $applications } : { $rival-applications }.
rawsiko-decided-materials = Body { $points } : { $points }, aplikácie { $applications } : { $applications }; viac materiálov { $seat-me ->
    [yes] máš ty
   *[no] má { $seat-name }
}, { $materials } : { $rival-materials }.
rawsiko-decided-territories = Body { $points } : { $points }, aplikácie { $applications } : { $applications }, materiály { $materials } : { $materials }; viac území { $seat-me ->
    [yes] máš ty
   *[no] má { $seat-name }
}, { $territories } : { $rival-territories }.
rawsiko-decided-shared = Body po { $points }, aplikácie po { $applications }, materiály po { $materials }, územia po { $territories }: víťazstvo je spoločné.

## What to do now: the terminal names the words to type

rawsiko-web-prompt-act = Kolo { $turn } / { $turns }: presúvaj, obsadzuj, útoč alebo ukonči akčnú fázu.
rawsiko-web-prompt-trade = Obchod s Čínou: vyber ešte { $left ->
    [one] { $left } materiál
    [few] { $left } materiály
    [many] { $left } materiálu
   *[other] { $left } materiálov
} alebo skonči; najlepšie: { $best-ids }.

## The report tells the time by these

rawsiko-report-rounds = Kolá
rawsiko-report-round = Kolo { $round }
rawsiko-report-after-round = Po kole
rawsiko-report-see-round = Pozrieť kolo { $round }

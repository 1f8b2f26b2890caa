envyra-together-tile-laid = { $count } új lapka kerül elő a zsákból ({ $tiles }); { $bag ->
    [0] a zsák üres.
   *[other] a zsákban még { $bag } lapka van.
}
envyra-web-leads = { $seat-me ->
    [yes] Most te vezetsz
   *[no] Most { $seat-name } vezet
} { $count } ponttal.

## In a few words, for a phone

envyra-short-screens-removed = Lekerültek a paravánok: nézd, ki mit szeretne!
envyra-short-cube-moved = { $forced ->
    [yes] { $seat-me ->
        [yes] Csak egy kockát tehetsz át:
       *[no] { $seat-name } csak egy kockát tehet át:
    }
   *[no] { $seat-me ->
        [yes] Átteszel egy kockát:
       *[no] { $seat-name } áttesz egy kockát:
    }
} { $tiles }.
envyra-short-tile-won = { $seat-me ->
    [yes] Megszerzed:
   *[no] { $seat-name } megszerzi:
} { $tiles }, { $tile-points } pont{ $tie ->
    [yes] {"; "}egyenlő, { $most }–{ $most }, utolsóként érkezett.
   *[no] {"."}
}

## What decided the game, by the name of the figure

envyra-decided-sets = A pontszám { $points } : { $points }; a sorozatokért { $seat-me ->
    [yes] te kaptál
   *[no] { $seat-name } kapott
} több pontot, { $sets } : { $rival-sets }.
envyra-decided-end-tile = A pontszám { $points } : { $points }, a sorozatokért { $sets } : { $sets }; a zárólapkát { $seat-me ->
    [yes] te szerezted
   *[no] { $seat-name } szerezte
} meg.
envyra-decided-shared = A pontszám egyaránt { $points }, a sorozatokért egyaránt { $sets }, és a zárólapka egyiküké sem, ezért a győzelem közös.

## The report tells the time by these

envyra-report-rounds = Fordulók
envyra-report-round = { $round }. forduló
envyra-report-after-round = Forduló után
envyra-report-see-round = { $round }. forduló megtekintése

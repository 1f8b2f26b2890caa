envyra-together-tile-laid = { $count } új lapka kerül elő a zsákból ({ $cell }); { $bag ->
    [0] a zsák üres.
   *[other] a zsákban még { $bag } lapka van.
}
envyra-web-leads = { $seat-me ->
    [yes] Most te vezetsz
   *[no] Most { $seat-name } vezet
} { $count } ponttal.

## What decided the game, by the name of the figure

envyra-decided-sets = A pontszám { $points } : { $points }; a sorozatokért { $seat-me ->
    [yes] te kaptál
   *[no] { $seat-name } kapott
} több pontot, { $sets } : { $rival-sets }.
envyra-decided-end-tile = A pontszám { $points } : { $points }, a sorozatokért { $sets } : { $sets }; a zárólapkát { $seat-me ->
    [yes] te szerezted
   *[no] { $seat-name } szerezte
} meg.
envyra-decided-shared = A pontszám egyaránt { $points }, a sorozatokért egyaránt { $sets }, és a zárólapka egyiküké sem, ezért a győzelem közös.

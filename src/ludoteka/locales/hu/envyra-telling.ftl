envyra-together-tile-laid = { $count } új lapka kerül elő a zsákból ({ $cell }); { $bag ->
    [0] a zsák üres.
   *[other] a zsákban még { $bag } lapka van.
}
envyra-web-leads = { $seat-me ->
    [yes] Most te vezetsz
   *[no] Most { $seat-name } vezet
} { $count } ponttal.

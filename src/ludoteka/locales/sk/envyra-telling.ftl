envyra-together-tile-laid = Z vrecka { $count ->
    [one] prichádza { $count } nový dielik
    [few] prichádzajú { $count } nové dieliky
    [many] prichádza { $count } nového dielika
   *[other] prichádza { $count } nových dielikov
} ({ $cell }); { $bag ->
    [0] vrecko je prázdne.
    [one] zostáva v ňom { $bag } dielik.
    [few] zostávajú v ňom { $bag } dieliky.
    [many] zostáva v ňom { $bag } dielika.
   *[other] zostáva v ňom { $bag } dielikov.
}
envyra-web-leads = { $seat-me ->
    [yes] Teraz vedieš
   *[no] Teraz vedie { $seat-name }
}, počet bodov: { $count }.

envyra-together-tile-laid = Z vrecka { $count ->
    [one] prichádza { $count } nový dielik
    [few] prichádzajú { $count } nové dieliky
    [many] prichádza { $count } nového dielika
   *[other] prichádza { $count } nových dielikov
} ({ $tiles }); { $bag ->
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

## In a few words, for a phone

envyra-short-screens-removed = Zásteny sú preč: pozri, kto chce čo!
envyra-short-cube-moved = { $forced ->
    [yes] { $seat-me ->
        [yes] Máš
       *[no] { $seat-name } má
    } na presun jedinú kocku:
   *[no] { $seat-me ->
        [yes] Presúvaš
       *[no] { $seat-name } presúva
    } kocku:
} { $tiles }.
envyra-short-tile-won = { $seat-me ->
    [yes] Získavaš:
   *[no] { $seat-name } získava:
} { $tiles }, { $tile-points ->
    [one] { $tile-points } bod
    [few] { $tile-points } body
    [many] { $tile-points } bodu
   *[other] { $tile-points } bodov
}{ $tie ->
    [yes] {"; "}zhoda { $most } : { $most }, rozhodla posledná kocka.
   *[no] {"."}
}

## What decided the game, by the name of the figure

envyra-decided-sets = Body { $points } : { $points }; viac bodov za sady { $seat-me ->
    [yes] máš ty
   *[no] má { $seat-name }
}, { $sets } : { $rival-sets }.
envyra-decided-end-tile = Body { $points } : { $points }, za sady { $sets } : { $sets }; koncový dielik { $seat-me ->
    [yes] máš ty
   *[no] má { $seat-name }
}.
envyra-decided-shared = Body po { $points }, za sady po { $sets } a koncový dielik nemá nikto z nich, preto je víťazstvo spoločné.

## The report tells the time by these

envyra-report-rounds = Kolá
envyra-report-round = Kolo { $round }
envyra-report-after-round = Po kole
envyra-report-see-round = Pozrieť kolo { $round }

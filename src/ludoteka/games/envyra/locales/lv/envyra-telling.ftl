envyra-together-tile-laid = No maisiņa { $count ->
    [zero] nonāk { $count } jaunu plāksnīšu
    [one] nonāk { $count } jauna plāksnīte
   *[other] nonāk { $count } jaunas plāksnītes
} ({ $tiles }); { $bag ->
    [0] maisiņš ir tukšs.
    [zero] tajā paliek { $bag } plāksnīšu.
    [one] tajā paliek { $bag } plāksnīte.
   *[other] tajā paliek { $bag } plāksnītes.
}
envyra-web-leads = Tagad vadībā { $seat-me ->
    [yes] esi tu
   *[no] ir { $seat-name }
}; punktu skaits: { $count }.

## In a few words, for a phone

envyra-short-screens-removed = Aizslietņi noņemti: skaties, kurš ko grib!
envyra-short-cube-moved = { $forced ->
    [yes] { $seat-me ->
        [yes] Tu vari
       *[no] { $seat-name } var
    } pārvietot tikai vienu klucīti:
   *[no] { $seat-me ->
        [yes] Tu pārvieto
       *[no] { $seat-name } pārvieto
    } klucīti:
} { $tiles }.
envyra-short-tile-won = { $seat-me ->
    [yes] Tu iegūsti:
   *[no] { $seat-name } iegūst:
} { $tiles }, { $tile-points ->
    [zero] { $tile-points } punktu
    [one] { $tile-points } punkts
   *[other] { $tile-points } punkti
}{ $tie ->
    [yes] {"; "}vienādi, { $most } : { $most }, izšķir pēdējais klucītis.
   *[no] {"."}
}

## What decided the game, by the name of the figure

envyra-decided-sets = Punkti ir { $points } : { $points }; par komplektiem vairāk punktu ir { $seat-me ->
    [yes] tev
   *[no] spēlētājam { $seat-name }
}, { $sets } : { $rival-sets }.
envyra-decided-end-tile = Punkti ir { $points } : { $points }, par komplektiem { $sets } : { $sets }; beigu plāksnīte ir { $seat-me ->
    [yes] tev
   *[no] spēlētājam { $seat-name }
}.
envyra-decided-shared = Punktu ir pa { $points }, par komplektiem pa { $sets }, un beigu plāksnītes nav nevienam no viņiem, tāpēc uzvara ir kopīga.

## The report tells the time by these

envyra-report-rounds = Kārtas
envyra-report-round = { $round }. kārta
envyra-report-after-round = Pēc kārtas
envyra-report-see-round = Skatīt { $round }. kārtu

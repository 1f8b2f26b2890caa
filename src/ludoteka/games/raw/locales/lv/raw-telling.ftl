raw-together-drew = { raw-cause }{ $seat-me ->
    [yes] tu velc
   *[no] { $seat-name } velk
} { $card ->
    [none] { $count ->
        [zero] { $count } kāršu.
        [one] { $count } kārti.
       *[other] { $count } kārtis.
    }
   *[other] kārtis: { $card }.
}
raw-web-leads = Tagad visvairāk dzīvību ({ $count }) ir { $seat-me ->
    [yes] tev.
   *[no] spēlētājam { $seat-name }.
}
raw-together-laid = { $seat-me ->
    [yes] Tu izliec
   *[no] { $seat-name } izliek
} kārtis: { $card }; { raw-stars-left }.
raw-together-died = { raw-cause }{ $seat-me ->
    [yes] tu zaudē
   *[no] { $seat-name } zaudē
} kārtis: { $card }.

## What decided the game, by the name of the figure

raw-decided-lasted = { $seat-me ->
    [yes] Visi pārējie ir izstājušies: spēlē esi palicis tikai tu.
   *[no] Visi pārējie ir izstājušies: spēlē ir palicis tikai { $seat-name }.
}
raw-decided-spoils = Vairāk trofeju un dzīvību ir { $seat-me ->
    [yes] tev
   *[no] spēlētājam { $seat-name }
}, { $spoils } : { $rival-spoils }; otrajā vietā: { $rivals-names }.
raw-decided-stars = Trofejas un dzīvības ir { $spoils } : { $spoils }; vairāk zvaigznīšu uz tām ir { $seat-me ->
    [yes] tev
   *[no] spēlētājam { $seat-name }
}, { $stars } : { $rival-stars }.
raw-decided-shared = Trofeju un dzīvību ir pa { $spoils }, zvaigznīšu uz tām pa { $stars }: uzvara ir kopīga.

## The report tells the time by these

raw-report-rounds = Gājieni
raw-report-round = { $round }. gājiens
raw-report-after-round = Pēc gājiena
raw-report-see-round = Skatīt { $round }. gājienu

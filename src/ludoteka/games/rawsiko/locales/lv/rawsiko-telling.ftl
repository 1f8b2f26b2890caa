rawsiko-together-assets-placed = { $seat-me ->
    [yes] Tu izvieto
   *[no] { $seat-name } izvieto
} { $count ->
    [zero] { $count } aktīvu
    [one] { $count } aktīvu
   *[other] { $count } aktīvus
}{ $going ->
    [yes] .
   *[no] : { $territory }.
}
rawsiko-together-clash = { $seat-me ->
    [yes] Tu uzbrūc
   *[no] { $seat-name } uzbrūk
}: { $source } → { $target } …
rawsiko-went-on-clash = { $seat-me ->
    [yes] Tu uzbrūc
   *[no] { $seat-name } uzbrūk
}: { $source } → { $target }, { $seat-letter } { $attack-row } pret { $defender-letter } { $defence-row }; { $seat-name } { $attackers_lost ->
    [0] nezaudē nevienu aktīvu
    [zero] zaudē { $attackers_lost } aktīvu
    [one] zaudē { $attackers_lost } aktīvu
   *[other] zaudē { $attackers_lost } aktīvus
}, { $defender-name } { $defenders_lost ->
    [0] nezaudē nevienu
   *[other] zaudē { $defenders_lost }
}; uzbrukums turpinās.
rawsiko-together-land-won = { $seat-me ->
    [yes] Tavas jaunās teritorijas
   *[no] { $seat-name }, jaunās teritorijas
}: { $territory }.
rawsiko-together-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } izlozē saņem teritorijas: { $territory }.
   *[no] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } paņem teritorijas: { $territory }.
}
rawsiko-together-material-gained = { $seat-me ->
    [yes] Tu iegūsti
   *[no] { $seat-name } iegūst
} izejvielas: { $material }.
rawsiko-web-leads = Tagad visvairāk teritoriju ({ $count }) ir { $seat-me ->
    [yes] tev.
   *[no] spēlētājam { $seat-name }.
}

## What decided the game, by the name of the figure

rawsiko-decided-lasted = { $seat-me ->
    [yes] Visi pārējie ir izstājušies: teritorijas ir vairs tikai tev.
   *[no] Visi pārējie ir izstājušies: teritorijas ir vairs tikai spēlētājam { $seat-name }.
}
rawsiko-decided-applications = Punkti ir { $points } : { $points }; vairāk pielietojumu ir { $seat-me ->
    [yes] tev
   *[no] spēlētājam { $seat-name }
}, { $applications } : { $rival-applications }.
rawsiko-decided-materials = Punkti ir { $points } : { $points }, pielietojumi { $applications } : { $applications }; vairāk izejvielu ir { $seat-me ->
    [yes] tev
   *[no] spēlētājam { $seat-name }
}, { $materials } : { $rival-materials }.
rawsiko-decided-territories = Punkti ir { $points } : { $points }, pielietojumi { $applications } : { $applications }, izejvielas { $materials } : { $materials }; vairāk teritoriju ir { $seat-me ->
    [yes] tev
   *[no] spēlētājam { $seat-name }
}, { $territories } : { $rival-territories }.
rawsiko-decided-shared = Punktu ir pa { $points }, pielietojumu pa { $applications }, izejvielu pa { $materials }, teritoriju pa { $territories }: uzvara ir kopīga.

## What to do now: the terminal names the words to type

rawsiko-web-prompt-act = { $turn }. kārta no { $turns }: pārvieto aktīvus, ieņem, uzbrūc vai beidz darbības fāzi.
rawsiko-web-prompt-trade = Tirdzniecība ar Ķīnu: izvēlies vēl { $left ->
    [zero] { $left } izejvielu
    [one] { $left } izejvielu
   *[other] { $left } izejvielas
} vai beidz; labākā izvēle: { $best-ids }.

## The report tells the time by these

rawsiko-report-rounds = Kārtas
rawsiko-report-round = { $round }. kārta
rawsiko-report-after-round = Pēc kārtas
rawsiko-report-see-round = Skatīt { $round }. kārtu

raw-together-drew = { raw-cause }{ $seat-me ->
    [yes] ťaháš si
   *[no] { $seat-name } si ťahá
} { $card ->
    [none] { $count ->
        [one] { $count } kartu.
        [few] { $count } karty.
        [many] { $count } karty.
       *[other] { $count } kariet.
    }
   *[other] karty: { $card }.
}
raw-web-leads = Najviac životov ({ $count }) { $seat-me ->
    [yes] máš teraz ty.
   *[no] má teraz { $seat-name }.
}
raw-together-laid = { $seat-me ->
    [yes] Vykladáš
   *[no] { $seat-name } vykladá
} karty: { $card }; { raw-stars-left }.
raw-together-died = { raw-cause }{ $seat-me ->
    [yes] strácaš
   *[no] { $seat-name } stráca
} karty: { $card }.

## What decided the game, by the name of the figure

raw-decided-lasted = { $seat-me ->
    [yes] Všetci ostatní sú vyradení: v hre zostávaš už len ty.
   *[no] Všetci ostatní sú vyradení: v hre zostáva už len { $seat-name }.
}
raw-decided-spoils = Viac trofejí a životov { $seat-me ->
    [yes] máš ty
   *[no] má { $seat-name }
}, { $spoils } : { $rival-spoils }; druhé miesto: { $rivals-names }.
raw-decided-stars = Trofeje a životy { $spoils } : { $spoils }; viac hviezdičiek na nich { $seat-me ->
    [yes] máš ty
   *[no] má { $seat-name }
}, { $stars } : { $rival-stars }.
raw-decided-shared = Trofeje a životy po { $spoils }, hviezdičky na nich po { $stars }: víťazstvo je spoločné.

## The report tells the time by these

raw-report-rounds = Ťahy
raw-report-round = Ťah { $round }
raw-report-after-round = Po ťahu
raw-report-see-round = Pozrieť ťah { $round }

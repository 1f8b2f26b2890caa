raw-together-drew = { $seat-me ->
    [yes] Ťaháš si
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

rawsiko-together-assets-placed = { $seat-me ->
    [yes] Umiestňuješ
   *[no] { $seat-name } umiestňuje
} { $count ->
    [one] { $count } aktívum
    [few] { $count } aktíva
    [many] { $count } aktíva
   *[other] { $count } aktív
}: { $territory }.
rawsiko-together-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Žrebom dostávaš územia: { $territory }.
       *[no] { $seat-name } dostáva žrebom územia: { $territory }.
    }
   *[no] { $seat-me ->
        [yes] Vyberáš si územia: { $territory }.
       *[no] { $seat-name } si vyberá územia: { $territory }.
    }
}
rawsiko-together-material-gained = { $seat-me ->
    [yes] Získavaš
   *[no] { $seat-name } získava
} materiály: { $material }.
rawsiko-web-leads = Najviac území ({ $count }) { $seat-me ->
    [yes] máš teraz ty.
   *[no] má teraz { $seat-name }.
}

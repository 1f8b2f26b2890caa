raw-together-drew = { $seat-me ->
    [yes] Tu velc
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

raw-together-drew = { $seat-me ->
    [yes] You draw
   *[no] { $seat-name } draws
} { $card ->
    [none] { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { $card }.
}
raw-web-leads = { $seat-me ->
    [yes] You have
   *[no] { $seat-name } has
} the most lives now: { $count }.
raw-together-laid = { $seat-me ->
    [yes] You lay
   *[no] { $seat-name } lays
} { $card }; { raw-stars-left }.

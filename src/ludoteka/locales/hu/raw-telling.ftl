raw-together-drew = { $seat-me ->
    [yes] Húzol { $count } lapot
   *[no] { $seat-name } húz { $count } lapot
}{ $card ->
    [none] .
   *[other] : { $card }.
}
raw-web-leads = { $seat-me ->
    [yes] Most neked van a legtöbb életed
   *[no] Most { $seat-name } rendelkezik a legtöbb élettel
}: { $count }.
raw-together-laid = { $seat-me ->
    [yes] Kijátszod ezeket
   *[no] { $seat-name } kijátssza ezeket
}: { $card }; { raw-stars-left }.

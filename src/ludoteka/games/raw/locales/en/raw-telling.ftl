raw-together-drew = { raw-cause }{ $seat-me ->
    [yes] you draw
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
raw-together-died = { raw-cause }{ $seat-me ->
    [yes] you lose
   *[no] { $seat-name } loses
} { $card }.

## What decided the game, by the name of the figure

raw-decided-lasted = { $seat-me ->
    [yes] All others are out: you are the last one standing.
   *[no] All others are out: { $seat-name } is the last one standing.
}
raw-decided-spoils = { $seat-me ->
    [yes] You have
   *[no] { $seat-name } has
} more trophies and lives, { $spoils } to { $rival-spoils }; second: { $rivals-names }.
raw-decided-stars = { $spoils } to { $spoils } in trophies and lives; { $seat-me ->
    [yes] you have
   *[no] { $seat-name } has
} more stars on them, { $stars } to { $rival-stars }.
raw-decided-shared = Trophies and lives: { $spoils } each; stars on them: { $stars } each: the win is shared.

## The report tells the time by these

raw-report-rounds = Turns
raw-report-round = Turn { $round }
raw-report-after-round = After turn
raw-report-see-round = See turn { $round }

# What the cards and the tables of the server need of the words of every game; the rest is said
# in English so far.

ludoteka-list-and = { $first } a { $last }
ludoteka-list-or = { $first } alebo { $last }
ludoteka-list-none = nič

## Why a move is not allowed, by the order of the table

ludoteka-why-no-such-seat = Miesto { $seat-letter } tu nie je: pri stole { $seats ->
    [one] je { $seats } miesto
    [few] sú { $seats } miesta
    [many] je { $seats } miesta
   *[other] je { $seats } miest
}.
ludoteka-why-no-such-move = Ťah číslo { $move } v tejto hre nie je.
ludoteka-why-game-over = Hra sa skončila.
ludoteka-why-not-your-turn = Teraz nie si na ťahu; čaká sa na: { $waiting-names }.

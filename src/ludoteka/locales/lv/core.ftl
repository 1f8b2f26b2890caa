# What the cards and the tables of the server need of the words of every game; the rest is said
# in English so far.

ludoteka-list-and = { $first } un { $last }
ludoteka-list-or = { $first } vai { $last }
ludoteka-list-none = nekas

## Why a move is not allowed, by the order of the table

ludoteka-why-no-such-seat = Vietas { $seat-letter } šeit nav: pie galda ir { $seats ->
    [zero] { $seats } vietu
    [one] { $seats } vieta
   *[other] { $seats } vietas
}.
ludoteka-why-no-such-move = Gājiena ar numuru { $move } šajā spēlē nav.
ludoteka-why-game-over = Spēle ir beigusies.
ludoteka-why-not-your-turn = Tagad nav tavs gājiens; gaidām: { $waiting-names }.

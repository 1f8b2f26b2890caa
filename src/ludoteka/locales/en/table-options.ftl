# What the table says of options that do not go with the number of seats.

ludoteka-why-option-for-fewer-seats = { $most ->
    [one] One of the options is for tables with at most { $most } seat.
   *[other] One of the options is for tables with at most { $most } seats.
} Remove seats, or choose something else.
ludoteka-why-too-few-seats = { $least ->
    [one] This game needs at least { $least } player.
   *[other] This game needs at least { $least } players.
} Add a seat for a friend or a bot.
ludoteka-why-too-many-seats = { $most ->
    [one] At most { $most } person can play this game.
   *[other] At most { $most } people can play this game.
}

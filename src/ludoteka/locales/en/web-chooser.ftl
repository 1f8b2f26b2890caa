# The chooser beside "Play now": how many, how strong, which rules. What was chosen is said in a line.

web-choose = Choose players, bots and rules: { $title }
web-chooser-title = { $title }: how do you want to play?
web-chooser-players = Players
web-chooser-you-and = { $count ->
    [one] You and { $count } bot.
   *[other] You and { $count } bots.
}
web-chooser-bots = How well the bots play
web-chooser-rules = Rules and variants
web-chooser-play = Play
web-chooser-usual = Back to the usual
web-chooser-kept = Kept on this device: “Play now” takes it from now on.
web-chosen-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-chosen-bots-random = random bots
web-chosen-bots-greedy = clever bots
web-chosen-bots = bots: { $level }
web-chosen-clock = { $time } a move
web-chosen-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
# A level that the client has no word for yet.
web-level-number = level { $number } of { $of }
web-option-fell = { $seats ->
    [one] “{ $option }: { $value }” does not go with { $seats } player. Now it is “{ $now }”.
   *[other] “{ $option }: { $value }” does not go with { $seats } players. Now it is “{ $now }”.
}
web-option-for-fewer = { $seats ->
    [one] “{ $option }: { $value }” is for at most { $seats } seat. Remove seats, or choose something else.
   *[other] “{ $option }: { $value }” is for at most { $seats } seats. Remove seats, or choose something else.
}

# My tables on the start page: those that go on, those put away, those that are over.

web-tables = Your tables
web-tables-with = with { $names }
web-tables-here = { $names } on this device
web-tables-alone = with nobody else yet
web-tables-your-turn = your turn
web-tables-turn-of = { $names } to move
web-tables-gathering = not begun yet
web-tables-paused = paused
web-tables-gone = no longer on the server
web-tables-stuck = can’t go on
web-tables-lesson = lesson
web-tables-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-tables-progress = { $total ->
    [0] round { $done }
   *[other] round { $done } of { $total }
}
web-tables-continue = Continue
web-tables-watch = Look
web-tables-continue-table = { $what }: continue
web-tables-put-away = Put away
web-tables-put-away-table = { $what }: put away
web-tables-take-back = Take out again
web-tables-take-back-table = { $what }: take out again
web-tables-remove = Remove
web-tables-remove-table = { $what }: remove
web-tables-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
}
web-tables-fewer = Show fewer
web-tables-archive = { $count ->
    [one] { $count } table put away
   *[other] { $count } tables put away
}
web-tables-removed = Removed from this device.
web-tables-is-away = Put away. It is below, among the tables put away.
web-tables-remove-title = Remove this table?
web-tables-lose-alone = This device forgets its seat. Nobody else plays there, so the game ends here for good.
web-tables-lose-others = A bot plays on for you, and this device forgets the seat: you can’t come back to it.
web-tables-lose-gathering = Your seat becomes free, and this device forgets the table.
web-tables-lose-host = You opened this table. Without this device nobody can start, pause or end it.
web-tables-lose-finished = This device forgets the game. What it has in “Your results” stays.
web-tables-lose-gone = The server no longer has this table. Only its line here is lost.
web-tables-won = you won
web-tables-winner = { $names } won
web-tables-no-result = ended without a result

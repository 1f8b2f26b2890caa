# What a table of the server says: why it refuses something, by the reason's fault, and what can be
# said with one tap. How names and fields are made: docs/texts.md. More of these faults: core.ftl.

## Moves

ludoteka-why-unreadable = { $expected-id ->
    [none] This is no move of this game.
   *[other] This is no move of this game (expected: { $expected }).
}
ludoteka-why-ambiguous = This could mean several moves: { $candidates-ids }. Say which one.

## Taking back

ludoteka-why-another-acted = Another player has moved since, so this can't be taken back.
ludoteka-why-only-so-many = { $possible ->
    [one] You can take back only { $possible } move now.
   *[other] You can take back only { $possible } moves now.
}
ludoteka-why-chance-drawn = Chance has decided something in this move (dice, cards or tiles), so it can't be taken back.
ludoteka-why-secret-revealed = Something hidden was revealed, so this can't be taken back.
ludoteka-why-nothing-to-undo = There is no move to take back.
ludoteka-why-clock-ran-out = Your time had run out, so this move can't be taken back.

## Too early, too late, not now

ludoteka-why-not-gathering = { $status-id ->
    [finished] The game is over; this is possible only before the start.
   *[other] The game has already begun; this is possible only before the start.
}
ludoteka-why-not-running = { $status-id ->
    [gathering] The game has not begun yet. Wait for the start.
    [finished] The game is over, so this is no longer possible.
   *[other] The game is not running now.
}
ludoteka-why-not-finished = { $status-id ->
    [gathering] The game has not begun yet; this is possible only after its end.
   *[other] The game is not over yet; this is possible only after its end.
}
ludoteka-why-paused = The game is paused. Wait until it goes on.
ludoteka-why-bot-plays = A bot plays for this seat. Take the seat back first.
ludoteka-why-too-busy = Too much is happening at this table at once. Try again.
ludoteka-why-not-stored = The server can't save anything just now, so nothing has changed. Try again in a moment.

## Who may do it

ludoteka-why-not-your-seat = Seat { $seat-letter } is not yours. You can play only on your own seat.
ludoteka-why-not-the-host = Only the person who opened this table can do this.
ludoteka-why-wrong-token = This device has no place at this table any more. Perhaps it was moved to another device; try to join again.
ludoteka-why-command-id-used = This message has the same number as another one. Open the table again and try once more.

## Sitting down

ludoteka-why-unknown-code = No table has this code. Check the code and try again.
ludoteka-why-wrong-invitation = This invitation is not for this table. Ask for a new link.
ludoteka-why-invitation-needed = You need an invitation to sit down here. Ask the person who opened the table for the link.
ludoteka-why-no-free-seat = There is no free seat here, but you can watch the game.
ludoteka-why-nobody-there = Seat { $seat-letter } is free or has a bot, so there is nobody to send away.
ludoteka-why-seats-free = { $seats-count ->
    [one] There is still { $seats-count } free seat.
   *[other] There are still { $seats-count } free seats.
} Wait for players or add a bot.
ludoteka-why-option-needs-seats = { $seats ->
    [one] One of the options is for tables with at least { $seats } seat.
   *[other] One of the options is for tables with at least { $seats } seats.
} Add seats, or choose something else.
ludoteka-why-link-used-or-late = This link was used already or is too old. Make a new one on the other device.

## Chat

ludoteka-why-text-or-phrase = Either write a message or choose a ready phrase.
ludoteka-why-chat-off = Messages of your own are switched off at this table. Choose a ready phrase.
ludoteka-why-too-fast = Not so fast, please. { $seconds ->
    [one] Wait { $seconds } more second.
   *[other] Wait { $seconds } more seconds.
}

## A game that can't go on here

ludoteka-why-rules-changed = This game began with another version of the rules (then { $pinned }, now { $here }), so it can't go on. Open a new table.
ludoteka-why-content-changed = This game began with other content (such as other cards), so it can't go on. Open a new table.
ludoteka-why-game-missing = The game of this table is not installed on this server, so it can't go on. Choose another game.
ludoteka-why-log-unplayable = The saved game can't be played on here. Open a new table.

## Forms: the text says in English what is right

ludoteka-why-game = The game can't be set up like this ({ $text }).
ludoteka-why-content = This content can't be used here ({ $text }).
ludoteka-why-options = The options can't be set like this ({ $text }).
ludoteka-why-seats = These seats and options do not fit together ({ $text }).
ludoteka-why-level = The bot level is not right ({ $text }).
ludoteka-why-name = Choose a nickname of letters or numbers ({ $text }).
ludoteka-why-moves = The game does not have so many moves ({ $text }).
ludoteka-why-record = This record of a game can't be used ({ $text }).

## Said with one tap

ludoteka-phrase-hello = Hello!
ludoteka-phrase-good-luck = Good luck!
ludoteka-phrase-well-played = Well played!
ludoteka-phrase-thanks = Thanks for the game!
ludoteka-phrase-sorry = Sorry!
ludoteka-phrase-think = I'm thinking…
ludoteka-phrase-your-turn = It's your turn!
ludoteka-phrase-wait = One moment, please
ludoteka-phrase-back-soon = I'll be right back
ludoteka-phrase-oops = Oops!
ludoteka-phrase-nice = Nice move!
ludoteka-phrase-good-game = That was a good game!
ludoteka-phrase-again = Shall we play again?
ludoteka-phrase-bye = Bye!
ludoteka-why-somebody-plays = Somebody can still act: the bots finish quickly only when they are among themselves.

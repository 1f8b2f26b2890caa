# What every game says in the same words. How names and fields are made: docs/texts.md.

ludoteka-you = you
ludoteka-list-none = none
ludoteka-list-and = { $first } and { $last }
ludoteka-list-or = { $first } or { $last }
ludoteka-at-place = { $thing } ({ $place })
ludoteka-with-rule = { $text } (rule { $rule }).
ludoteka-rule-says = Rule { $rule }: { $text }
ludoteka-ruling-says = Our ruling: { $text }
ludoteka-no-such-rule = There is no rule { $rule } in our list.

## Why a move is not allowed, by the order of the table

ludoteka-why-no-such-seat = There is no seat { $seat } at a table of { $seats }.
ludoteka-why-no-such-move = There is no move number { $move } in this game.
ludoteka-why-game-over = The game is over.
ludoteka-why-not-your-turn = It is not your turn; the game waits for { $waiting-names }.

## At the prompt

ludoteka-begin = { $title }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $names }
ludoteka-begin-options = Options: { $options }
ludoteka-begin-content = Content: { $content }
ludoteka-begin-commitment = The seed is sealed; this is its SHA-256:
ludoteka-begin-help = Type ? for help, quit to stop.
ludoteka-your-turn = { $name }, it is your turn.
ludoteka-moves-listed = Type a number or a move:
ludoteka-moves-many = { $moves } moves are possible: type one, such as “{ $example }”, or “moves” for the list.
ludoteka-hand-over = { $name }, press Enter when only you can see the screen.
ludoteka-chosen = Your choice is { $move }. Enter keeps it; another move changes it.
ludoteka-no-such-number = There is no move { $number } in the list of { $moves }.
ludoteka-unreadable = “{ $text }” is no move of this game: expected { $expected }.
ludoteka-ambiguous = “{ $text }” could mean { $candidates }.
ludoteka-why-candidate = { $move }: { $why }
ludoteka-allowed = { $move } is allowed now.
ludoteka-why-what = Say which move, such as “why { $example }”.
ludoteka-rule-what = Say which rule, such as “rule 10”.
ludoteka-nothing-typed = Type a move, ? for help, or quit.

ludoteka-help-moves = a number of the list, or a move such as “{ $example }”
ludoteka-help-list = list all moves that are possible now
ludoteka-help-board = show the board again
ludoteka-help-why = say why a move is not allowed
ludoteka-help-rule = say a rule by its number
ludoteka-help-help = show this help
ludoteka-help-quit = stop; the game so far is saved

## The end

ludoteka-over = The game is over. { $how }
ludoteka-win-me = You win.
ludoteka-win-one = { $name } wins.
ludoteka-win-shared = { $names } share the win.
ludoteka-rank = rank
ludoteka-player = player
ludoteka-total = total
ludoteka-seed = The seed was:
ludoteka-commitment = Its SHA-256, shown before the game, is:
ludoteka-saved = The game is saved in { $path }
ludoteka-check-it = Check it with: { $program } verify { $path }
ludoteka-goes-on = { $to } of { $moves } moves; the game goes on.
ludoteka-unfinished = The game was not finished.
ludoteka-nothing-to-save = Nothing was played, so nothing was saved.
ludoteka-input-ended = the input ended before the game did

## Orders, hints, facts

ludoteka-order-done = { $moves ->
    [one] The order came to { $moves } move.
   *[other] The order came to { $moves } moves.
}
ludoteka-order-nothing = The order “{ $text }” comes to nothing now.
ludoteka-hint-none = There is no hint now.
ludoteka-hint-none-about = There is no hint about { $word } now.
ludoteka-info-what = Say about what, such as “info { $example }”.
ludoteka-info-none = Nothing is known about { $word }.
ludoteka-moves-none = No move has the word { $word } now.
ludoteka-help-hint = what can be worked out from what you see; “hint WORD” for one thing
ludoteka-help-info = facts about a thing of the game
ludoteka-help-some = list only the moves with this word
ludoteka-caution = { $text } Play it? (yes or no)
ludoteka-caution-no = It was not played.

# At the table: undo, waiting for somebody who is gone, the host's right, moves that are not sent yet.

web-log-undone-reopened = { $me ->
    [yes] You take
   *[no] { $name } takes
} back a move. To choose again: { $names }.

web-let-bot = Let a bot play for { $name }
web-let-bot-title = { $name } can take the seat back at any time.
web-let-bot-soon = { $seconds ->
    [one] { $name } is not here. In { $seconds } second you can let a bot play.
   *[other] { $name } is not here. In { $seconds } seconds you can let a bot play.
}
web-log-host = { $me ->
    [yes] The host is gone. You run the table now.
   *[no] The host is gone. { $name } runs the table now.
}
web-log-host-back = The host is back.
web-host-now-you = The host is gone, so you run the table now: see “Run the table” in the menu.
web-not-sent = Not sent yet
web-not-sent-detail = Your move waits for the connection. It is sent as soon as there is one.
web-not-sent-here = Your move waits for the connection. Keep this page open: on a shared device it is not kept elsewhere.
web-sent-late = The move that you made without a connection was no longer possible: the game had gone on.
web-log-forked = From here on the game was played on at this table.
web-log-imported = From here on the record was played on at this table.
web-let-bot-in = Bot in { $seconds } s

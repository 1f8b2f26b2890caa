# Word that it is one's turn, outside of the page; and what a page says while the server is away.

web-notices = Notices of your turn
web-notices-detail = Your browser tells you when it is your turn at one of your tables, as long as a Ludoteka tab is open.
web-notices-denied = Your browser does not allow notices from this page. You can allow them in its settings.
web-notices-unsupported = This browser has no notices. The tab’s title tells you instead.
web-notice-title = Your turn: { $title }
web-notice-with = With { $names }
web-turns-waiting = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
web-server-away = The server does not answer
web-server-away-detail = Perhaps it is being restarted, or this device is offline. Your games are safe on the server.
web-server-away-next = We try again by ourselves. This page goes on as soon as there is an answer.
web-server-away-trying = Trying …

# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-tables-progress-rawsiko = kārta { $done } / { $total }
web-blurb-rawsiko = Ķīna ir slēgta. Sūti savus raktuvju vagonus un iegūsti izejvielas, kas vajadzīgas tavām rūpnīcām.
web-title-rawsiko = RAWsiko

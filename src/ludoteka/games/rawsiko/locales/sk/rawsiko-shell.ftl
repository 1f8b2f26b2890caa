# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-tables-progress-rawsiko = kolo { $done } / { $total }
web-blurb-rawsiko = Čína zatvorila hranice. Vyšli do sveta banské vozíky a získaj suroviny, ktoré tvoje továrne potrebujú.
web-title-rawsiko = RAWsiko

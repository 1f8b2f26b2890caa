# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-tables-progress-rawsiko = forduló: { $done } / { $total }
web-blurb-rawsiko = Kína lezárta a határait. Küldd szét a bányavagonjaidat, és szerezd meg a nyersanyagokat, amelyek a gyáraidnak kellenek!
web-title-rawsiko = RAWsiko

# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-tables-progress-rawsiko = turn { $done } of { $total }
web-blurb-rawsiko = China is closed. Send out your mine wagons and win the raw materials your factories need.
web-title-rawsiko = RAWsiko

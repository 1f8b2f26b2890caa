# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-about-page-envyra = These are the short rules; the detailed ones can be had on the author’s page.
web-blurb-envyra = Everybody places cubes in secret. One tile, many hopes: guess who wants what.
web-title-envyra = Envyra

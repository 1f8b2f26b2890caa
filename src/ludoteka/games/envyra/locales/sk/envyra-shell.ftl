# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-about-page-envyra = Toto sú stručné pravidlá; podrobné sú na stránke autora.
web-blurb-envyra = Všetci tajne kladú kocky. Jeden dielik, veľa záujemcov: uhádni, kto po čom túži.
web-title-envyra = Envyra

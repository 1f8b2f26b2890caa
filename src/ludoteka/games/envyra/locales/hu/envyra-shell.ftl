# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-about-page-envyra = Ez a rövid szabály; a részletes a szerző oldalán található.
web-blurb-envyra = Mindenki titokban helyezi le a kockáit. Egy lapka, sok remény: találd ki, ki mire vágyik!
web-title-envyra = Envyra

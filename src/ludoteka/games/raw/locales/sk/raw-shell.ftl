# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-about-page-raw = Podľa pravidiel je RAW otvorený zlepšeniam a rozšíreniam od tvorivých hráčov; najnovšie pravidlá sú na stránke autora.
web-tables-progress-raw = { $done }. ťah
web-lesson-raw-1 = životy, hviezdičky a rabovanie
web-lesson-raw-2 = oheň, druhy a pasce
web-blurb-raw = Nakŕm svoje príšery, nastraž pasce a kradni životy skôr, než niekto ukradne tie tvoje.
web-title-raw = RAW

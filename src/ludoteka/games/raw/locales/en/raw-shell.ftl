# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-about-page-raw = By the rule book RAW is open to improvements and extensions by creative players; the newest rules are on the author’s page.
web-tables-progress-raw = turn { $done }
web-lesson-raw-1 = lives, stars and raids
web-lesson-raw-2 = fire, kinds and traps
web-blurb-raw = Feed your monsters, set your traps and steal lives before somebody steals yours.
web-title-raw = RAW

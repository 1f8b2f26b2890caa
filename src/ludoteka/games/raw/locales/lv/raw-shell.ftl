# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-about-page-raw = Pēc noteikumiem RAW ir atvērta radošu spēlētāju uzlabojumiem un papildinājumiem; jaunākie noteikumi ir autora lapā.
web-tables-progress-raw = { $done }. gājiens
web-lesson-raw-1 = dzīvības, zvaigznītes, laupīšana
web-lesson-raw-2 = uguns, sugas un slazdi
web-blurb-raw = Baro savus briesmoņus, liec slazdus un zodz dzīvības, pirms kāds nozog tavējās.
web-title-raw = RAW

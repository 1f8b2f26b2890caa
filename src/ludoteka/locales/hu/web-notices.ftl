# Jelzés az oldalon kívül arról, hogy te jössz; és amit az oldal mond, ha a szerver nem válaszol.

web-notices = Értesítés, ha te jössz
web-notices-detail = A böngésző szól, ha valamelyik asztalodnál te jössz, amíg nyitva van egy Ludoteka-lap.
web-notices-denied = A böngésző nem enged értesítést erről az oldalról. A böngésző beállításaiban engedélyezheted.
web-notices-unsupported = Ebben a böngészőben nincs értesítés. Helyette a lap címe szól.
web-notice-title = Te jössz: { $title }
web-notice-with = Többi játékos: { $names }
web-turns-waiting = { $count ->
    [one] { $count } asztalnál te jössz
   *[other] { $count } asztalnál te jössz
}
web-server-away = A szerver nem válaszol
web-server-away-detail = Lehet, hogy épp újraindul, vagy ez az eszköz nincs hálózaton. A játszmáid a szerveren biztonságban vannak.
web-server-away-next = Magától újra próbálkozik. Az oldal folytatódik, amint válasz érkezik.
web-server-away-trying = Próbálkozás…

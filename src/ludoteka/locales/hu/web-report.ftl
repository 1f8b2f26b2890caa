# The report of a finished game: how it went, what turned it, what everybody did best.

web-report = Elemzés
web-report-detail = A játék menete, fordulópontok, a legjobb lépések és a szerencse.
web-report-loading = Visszatekintés a játszmára …
web-report-course = A játék menete
web-report-scores = Pontok
web-report-standings = Kilátások
web-report-scores-detail = Mindenki pontjai, mintha a játék az adott lépés után véget ért volna.
web-report-standings-detail = Hány pontra értékeli egy mindent látó bot azt, amijük a játékosoknak van, és amit még remélhetnek.
web-report-as-table = Táblázatként
web-report-table = A játék menete táblázatban
web-report-plot = { $what } a játék során: a nyilak lépésről lépésre visznek, az Enter megmutatja a pillanatot
web-report-points = Pontok
web-report-moves = Lépések
web-report-move = { $move }. lépés
web-report-after-move = Lépés után
web-report-turning = Fordulópontok
web-report-turning-detail = A három lépés, amely a botok szerint a legtöbbet változtatott az előnyön.
web-report-best = Mindenki legjobb lépése
web-report-best-detail = Az a lépés, amely a legtöbbet hozta a legerősebb ellenféllel szemben.
web-report-gain = +{ $points } pont
web-report-lead-taken = { $name } átveszi a vezetést.
web-report-lead-changed = Most { $name } vezet.
web-report-lead-shared = Már senki sem vezet egyedül.
web-report-lead-larger = { $name } előnye nő.
web-report-lead-nearer = { $name } előnye csökken.
web-report-see-moment = { $move }. lépés megtekintése

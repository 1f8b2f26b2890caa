# Settings of a table that its host chooses, before and during the game.

web-table-settings = Ennél az asztalnál
web-content-usual = Szokásos készlet: { $title }
web-host-hints = Tanácsok mindenkinek
web-host-hints-detail = Bárki megkérdezheti, mit tenne egy bot. Kapcsold ki, ha mindenki maga jöjjön rá.
web-option-needs-seats = { $seats ->
    [one] Ehhez: „{ $option }: { $value }” { $seats } hely kell. Adj hozzá helyeket, vagy válassz mást.
   *[other] Ehhez: „{ $option }: { $value }” { $seats } hely kell. Adj hozzá helyeket, vagy válassz mást.
}

## The ground of RAW’s table, on this device

web-ground = A RAW asztala
web-ground-dark = sötét
web-ground-light = világos
web-ground-auto = mint az oldal

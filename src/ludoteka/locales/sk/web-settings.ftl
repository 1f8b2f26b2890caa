# Settings of a table that its host chooses, before and during the game.

web-table-settings = Pri tomto stole
web-content-usual = Obvyklá sada hry { $title }
web-host-hints = Rady pre všetkých
web-host-hints-detail = Každý sa smie spýtať, čo by urobil bot. Vypni ich, ak majú hráči prísť na všetko sami.
web-option-needs-seats = { $seats ->
    [one] „{ $option }: { $value }“ potrebuje { $seats } miesto. Pridaj miesta alebo zvoľ niečo iné.
    [few] „{ $option }: { $value }“ potrebuje { $seats } miesta. Pridaj miesta alebo zvoľ niečo iné.
    [many] „{ $option }: { $value }“ potrebuje { $seats } miesta. Pridaj miesta alebo zvoľ niečo iné.
   *[other] „{ $option }: { $value }“ potrebuje { $seats } miest. Pridaj miesta alebo zvoľ niečo iné.
}

## The ground of RAW’s table, on this device

web-ground = Stôl RAW
web-ground-dark = tmavý
web-ground-light = svetlý
web-ground-auto = ako stránka

# Settings of a table that its host chooses, before and during the game.

web-table-settings = Pie šī galda
web-content-usual = Spēles { $title } parastais komplekts
web-host-hints = Padomi visiem
web-host-hints-detail = Ikviens var jautāt, ko darītu bots. Izslēdz, ja spēlētājiem viss jāatklāj pašiem.
web-option-needs-seats = { $seats ->
    [zero] „{ $option }: { $value }” vajag { $seats } vietu. Pievieno vietas vai izvēlies ko citu.
    [one] „{ $option }: { $value }” vajag { $seats } vietu. Pievieno vietas vai izvēlies ko citu.
   *[other] „{ $option }: { $value }” vajag { $seats } vietas. Pievieno vietas vai izvēlies ko citu.
}

## The ground of RAW’s table, on this device

web-ground = RAW galds
web-ground-dark = tumšs
web-ground-light = gaišs
web-ground-auto = kā lapa

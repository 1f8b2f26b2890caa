# Seats of this device, while the table gathers and in play.

web-seat-astray = Miesto { $number } je pre toto zariadenie, ale zatiaľ tu nie je obsadené: obsaď ho alebo preň vyber niekoho iného.
web-seat-not-here = na tomto zariadení neobsadené
web-take-seat-here = Obsadiť na tomto zariadení
web-host-without-seat = Žiadne miesto nie je tvoje. Ak chceš hrať, vyber pre niektoré „toto zariadenie“, alebo spusti hru a pozeraj sa.
web-seat-lost = Zakladateľ stola uvoľnil tvoje miesto. Ak je niektoré voľné, môžeš si znova sadnúť.

## Several people at one device

web-now-looks = Teraz: { $name }
web-hand-on = Ďalej: { $name }
web-curtain-look-again = { $name }: pozrieť sa znova alebo niečo zmeniť
web-menu-hand = Podať zariadenie ďalej
web-menu-hand-detail = Opona sa spustí pre niekoho iného pri tomto zariadení
web-hand-how = Opona sa spustí hneď: na stránke nezostane nič tajné. Kto je na rade?
web-unfold = Ukázať: { $what }
web-fold = Skryť: { $what }
web-folded-away = Skryté, lebo na toto zariadenie sa pozerajú viacerí.
web-secret-card = Tvoja tajná karta
web-unkept-title = Tvoje miesto sa neukladá
web-unkept = V tomto prehliadači už nie je miesto na uloženie tvojich miest pri stoloch, alebo si neukladá nič: vydržia len dovtedy, kým je táto stránka otvorená. Nechaj ju otvorenú alebo presuň svoje miesto na iné zariadenie v ponuke stola; stoly, ktoré už nepotrebuješ, môžeš odstrániť na úvodnej stránke.

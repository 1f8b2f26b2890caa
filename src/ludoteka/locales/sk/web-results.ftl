# Moje partie a výsledky, ktoré nikdy neopustia toto zariadenie.

web-results = Tvoje výsledky
web-results-link = Tvoje výsledky
web-results-private = Toto všetko je len v tomto prehliadači. Nič z toho sa nikam neposiela.
web-results-counted = Ráta sa každá dohraná partia, v ktorej bolo jedno miesto až do konca tvoje, a to raz. Nerátajú sa lekcie, partie rozohrané zo záznamu, predčasne ukončené stoly ani partie, ktoré za teba dohral bot. Partie viacerých ľudí na tomto zariadení sú zvlášť: nedá sa vedieť, kto z nich si ty.
web-results-none = Zatiaľ žiadna dohraná partia. Zahraj si a nájdeš ju tu.
web-results-played = odohrané
web-results-won = výhry
web-results-share = podiel výhier
web-results-streak = najdlhšia séria výhier
web-results-streak-now = aktuálna séria výhier
web-results-shared-device = na jednom zariadení
web-results-by-game = Podľa hry
web-results-by-level = Podľa súperov
web-results-by-seats = Podľa počtu hráčov
web-results-game = Hra
web-results-opponents = Súperi
web-results-players = Hráči
web-results-against-people = len ľudia
web-results-against-mixed = boti rôznych úrovní
web-results-against-both = ľudia aj boti
web-results-latest = Posledné partie
web-results-rank = { $rank } / { $of }
web-results-show-all = { $count ->
    [one] Ukázať všetko: { $count } partia
    [few] Ukázať všetko: { $count } partie
    [many] Ukázať všetko: { $count } partie
   *[other] Ukázať všetko: { $count } partií
}
web-results-json = Uložiť ako JSON
web-results-csv = Uložiť ako tabuľku (CSV)
web-results-delete = Vymazať všetko
web-results-delete-sure = Vymazať všetky výsledky z tohto zariadenia? Nedá sa to vrátiť. Tvoje stoly zostanú.
web-results-deleted = Vymazané. Partie, ktoré skončia odteraz, sa zasa rátajú.
web-results-file = ludoteka-vysledky
web-results-replay = Pozrieť znova: { $title }, { $day }

# What a game is played with: to look through, and a file of one's own instead.

web-library = Lapok
web-library-of = Lapok: { $title }
web-library-back = Vissza az asztalhoz
web-library-show-all = Az összes
web-library-look = Megnézem őket

web-menu-library = Lapok
web-menu-library-detail = Minden, amivel ennél az asztalnál játszotok

web-content = Amivel játszotok
web-content-own = Az asztalnyitó saját fájlja
web-content-detail = Saját fájllal is játszhatsz (TOML). A program a játék előtt ellenőrzi.
web-content-choose = Fájl kiválasztása
web-content-drop = vagy ejtsd bárhová erre az oldalra
web-content-let-go = Engedd el: a program ellenőrzi a fájlt
web-content-template = Fájl kezdésnek
web-content-checking = Ellenőrzés: { $file } …
web-content-remove = Újra a játék sajátja
web-content-too-large = Túl nagy fájl: { $file }, legfeljebb { $most } kB lehet.
web-content-unreadable = Nem szöveg: { $file }.
web-content-faults = { $count ->
    [one] { $count } hiba van ebben: { $file }. Semmi sem változott.
   *[other] { $count } hiba van ebben: { $file }. Semmi sem változott.
}
web-content-whole-file = A fájl
web-content-close = A hibák bezárása

web-credits-for-card-names = nevek a lapokon

web-told-next = Ďalej
web-told-to-now = Do súčasnosti
web-told-to-turn = Na môj ťah
web-told-all = Ukazovať, čo sa deje
web-recap-title = Od tvojho posledného ťahu
web-recap-button = Od tvojho ťahu
web-recap-label = Od tvojho ťahu { $count }
web-recap-more = { $count ->
    [one] { $count } skoršia udalosť je v histórii.
    [few] { $count } skoršie udalosti sú v histórii.
    [many] { $count } skoršej udalosti je v histórii.
   *[other] { $count } skorších udalostí je v histórii.
}
web-recap-look = Pozrieť si túto chvíľu
web-out-title = Vypadávaš z hry
web-out-finish = Rýchlo dohrať
web-out-watch = Pozerať sa
web-out-new = Nová hra
web-out-bots = Ďalej hrajú už len boti. Môžu dohrať hneď, alebo sa na nich pozeraj.
web-out-others = Ostatní hrajú ďalej. Môžeš sa pozerať až do konca.

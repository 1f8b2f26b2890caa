# Moje stoly na úvodnej stránke: rozohrané, odložené a skončené.

web-tables = Tvoje stoly
web-tables-with = hrajú: { $names }
web-tables-here = { $names } na tomto zariadení
web-tables-alone = zatiaľ bez ďalších hráčov
web-tables-your-turn = na ťahu si ty
web-tables-turn-of = na ťahu: { $names }
web-tables-gathering = ešte sa nezačalo
web-tables-paused = pozastavené
web-tables-gone = na serveri už nie je
web-tables-stuck = nedá sa pokračovať
web-tables-lesson = lekcia
web-tables-moves = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
}
web-tables-progress = { $total ->
    [0] { $done }. kolo
    [one] kolo { $done } / { $total }
    [few] kolo { $done } / { $total }
    [many] kolo { $done } / { $total }
   *[other] kolo { $done } / { $total }
}
web-tables-continue = Pokračovať
web-tables-watch = Pozrieť
web-tables-continue-table = { $what }: pokračovať
web-tables-put-away = Odložiť
web-tables-put-away-table = { $what }: odložiť
web-tables-take-back = Vrátiť medzi stoly
web-tables-take-back-table = { $what }: vrátiť medzi stoly
web-tables-remove = Odstrániť
web-tables-remove-table = { $what }: odstrániť
web-tables-more = { $count ->
    [one] Ukázať ešte { $count }
    [few] Ukázať ešte { $count }
    [many] Ukázať ešte { $count }
   *[other] Ukázať ešte { $count }
}
web-tables-fewer = Ukázať menej
web-tables-archive = { $count ->
    [one] { $count } odložený stôl
    [few] { $count } odložené stoly
    [many] { $count } odloženého stola
   *[other] { $count } odložených stolov
}
web-tables-removed = Z tohto zariadenia odstránené.
web-tables-is-away = Odložené. Nájdeš to nižšie medzi odloženými stolmi.
web-tables-remove-title = Odstrániť tento stôl?
web-tables-lose-alone = Toto zariadenie zabudne svoje miesto. Nikto iný tam nehrá, takže sa partia už nedohrá.
web-tables-lose-others = Hrať za teba bude bot a toto zariadenie miesto zabudne: vrátiť sa už nedá.
web-tables-lose-gathering = Tvoje miesto sa uvoľní a toto zariadenie stôl zabudne.
web-tables-lose-host = Tento stôl sa otvoril tu. Bez tohto zariadenia ho nikto nespustí, nepozastaví ani neukončí.
web-tables-lose-finished = Toto zariadenie partiu zabudne. To, čo je v časti „Tvoje výsledky“, zostane.
web-tables-lose-gone = Server tento stôl už nemá. Zmizne len tento riadok.
web-tables-won = tvoja výhra
web-tables-winner = vyhráva { $names }
web-tables-no-result = skončené bez výsledku

# The report of a finished game: how it went, what turned it, what everybody did best.

web-report = Rozbor
web-report-detail = Priebeh hry, zlomové okamihy, najlepšie ťahy a šťastie.
web-report-loading = Rozbor sa pripravuje …
web-report-course = Priebeh hry
web-report-scores = Body
web-report-standings = Vyhliadky
web-report-scores-detail = Body každého hráča, akoby sa hra skončila po každom ťahu.
web-report-standings-detail = Ako bot, ktorý vidí všetko, oceňuje v bodoch to, čo kto má a v čo môže dúfať.
web-report-as-table = Ako tabuľka
web-report-table = Priebeh hry ako tabuľka
web-report-plot = { $what } v priebehu hry: šípky idú z ťahu na ťah, Enter ukáže ten okamih
web-report-points = Body
web-report-moves = Ťahy
web-report-move = Ťah { $move }
web-report-after-move = Po ťahu
web-report-turning = Zlomové okamihy
web-report-turning-detail = Tri ťahy, ktoré podľa botov najviac zmenili náskok.
web-report-best = Najlepší ťah každého
web-report-best-detail = Ťah, ktorý hráčovi priniesol najviac oproti najsilnejšiemu súperovi.
web-report-gain = +{ $points } b.
web-report-lead-taken = Vedenie preberá { $name }.
web-report-lead-changed = Teraz vedie { $name }.
web-report-lead-shared = Nikto už nevedie sám.
web-report-lead-larger = { $name } vedie s väčším náskokom.
web-report-lead-nearer = Náskok sa zmenšuje: { $name }.
web-report-see-moment = Pozrieť ťah { $move }

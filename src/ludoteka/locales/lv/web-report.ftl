# The report of a finished game: how it went, what turned it, what everybody did best.

web-report = Pārskats
web-report-detail = Spēles gaita, pagrieziena punkti, labākie gājieni un veiksme.
web-report-loading = Spēle tiek pārskatīta …
web-report-course = Spēles gaita
web-report-scores = Punkti
web-report-standings = Izredzes
web-report-scores-detail = Visu punkti, it kā spēle būtu beigusies pēc katra gājiena.
web-report-standings-detail = Kā bots, kas redz visu, punktos vērtē to, kas kuram ir un uz ko vēl var cerēt.
web-report-as-table = Kā tabula
web-report-table = Spēles gaita tabulā
web-report-plot = { $what } spēles gaitā: bultiņas ved no gājiena uz gājienu, Enter parāda šo brīdi
web-report-points = Punkti
web-report-moves = Gājieni
web-report-move = { $move }. gājiens
web-report-after-move = Pēc gājiena
web-report-turning = Pagrieziena punkti
web-report-turning-detail = Trīs gājieni, kas pēc botu vērtējuma visvairāk mainīja pārsvaru.
web-report-best = Katra labākais gājiens
web-report-best-detail = Gājiens, kas spēlētājam deva visvairāk pret stiprāko pretinieku.
web-report-gain = +{ $points } p.
web-report-lead-taken = Vadību pārņem { $name }.
web-report-lead-changed = Tagad vadībā ir { $name }.
web-report-lead-shared = Neviens vairs nav vadībā viens.
web-report-lead-larger = { $name } palielina pārsvaru.
web-report-lead-nearer = Pārsvars samazinās: { $name }.
web-report-see-moment = Skatīt { $move }. gājienu

# Mani galdi sākumlapā: iesāktie, noliktie un pabeigtie.

web-tables = Tavi galdi
web-tables-with = spēlē arī: { $names }
web-tables-here = { $names } šajā ierīcē
web-tables-alone = pagaidām neviena cita
web-tables-your-turn = jāiet tev
web-tables-turn-of = jāiet: { $names }
web-tables-gathering = vēl nav sākts
web-tables-paused = apturēts
web-tables-gone = serverī vairs nav
web-tables-stuck = nevar turpināt
web-tables-lesson = nodarbība
web-tables-moves = { $count ->
    [zero] { $count } gājienu
    [one] { $count } gājiens
   *[other] { $count } gājieni
}
web-tables-progress = { $total ->
    [0] { $done }. kārta
    [zero] { $done }. kārta no { $total }
    [one] { $done }. kārta no { $total }
   *[other] { $done }. kārta no { $total }
}
web-tables-continue = Turpināt
web-tables-watch = Apskatīt
web-tables-continue-table = { $what }: turpināt
web-tables-put-away = Nolikt malā
web-tables-put-away-table = { $what }: nolikt malā
web-tables-take-back = Atlikt atpakaļ
web-tables-take-back-table = { $what }: atlikt atpakaļ
web-tables-remove = Noņemt
web-tables-remove-table = { $what }: noņemt
web-tables-more = { $count ->
    [zero] Rādīt vēl { $count }
    [one] Rādīt vēl { $count }
   *[other] Rādīt vēl { $count }
}
web-tables-fewer = Rādīt mazāk
web-tables-archive = { $count ->
    [zero] { $count } malā noliktu galdu
    [one] { $count } malā nolikts galds
   *[other] { $count } malā nolikti galdi
}
web-tables-removed = No šīs ierīces noņemts.
web-tables-is-away = Nolikts malā. Tas ir zemāk, starp malā noliktajiem galdiem.
web-tables-remove-title = Vai noņemt šo galdu?
web-tables-lose-alone = Šī ierīce aizmirsīs savu vietu. Neviens cits tur nespēlē, tāpēc partija paliks nepabeigta.
web-tables-lose-others = Tavā vietā spēlēs bots, un šī ierīce aizmirsīs vietu: pie tās vairs nevarēs atgriezties.
web-tables-lose-gathering = Tava vieta kļūs brīva, un šī ierīce aizmirsīs galdu.
web-tables-lose-host = Šis galds ir atvērts šeit. Bez šīs ierīces neviens to nevarēs sākt, apturēt vai slēgt.
web-tables-lose-finished = Šī ierīce aizmirsīs partiju. Tas, kas ir sadaļā „Tavi rezultāti”, paliks.
web-tables-lose-gone = Serverī šī galda vairs nav. Pazudīs tikai šī rindiņa.
web-tables-won = tu uzvarēji
web-tables-winner = uzvar { $names }
web-tables-no-result = beidzās bez rezultāta

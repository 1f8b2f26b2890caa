# Kas par spēli zināms, pirms to spēlē: uz tās kartītes, noteikumos un pateicībās.

web-about-minutes = apm. { $least }–{ $most } min
web-about-minutes-one = apm. { $least } min
web-about-age = { $age ->
    [zero] no { $age } gadiem
    [one] no { $age } gada
   *[other] no { $age } gadiem
}
web-about-best = ideāli { $best }
web-warning-violence = Satur haotisku vardarbību un ļoti daudz melnbaltu asiņu.
web-warning-violence-short = haotiska vardarbība
web-about-pages-of = { $title }: autoru lapa, { $host }
web-about-time-estimated = Spēles ilgums ir aplēse: īsākais – pret botiem, ilgākais – pie pilna galda ar cilvēkiem.

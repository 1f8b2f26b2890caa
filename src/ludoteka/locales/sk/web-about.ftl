# Čo sa o hre vie skôr, než ju človek hrá: na jej karte, v pravidlách a v poďakovaní.

web-about-minutes = asi { $least } – { $most } min
web-about-minutes-one = asi { $least } min
web-about-age = { $age ->
    [one] od { $age } roka
    [few] od { $age } rokov
    [many] od { $age } roka
   *[other] od { $age } rokov
}
web-about-best = ideálne { $best }
web-warning-violence = Obsahuje chaotické násilie a strašne veľa čiernobielej krvi.
web-warning-violence-short = chaotické násilie
web-about-pages-of = { $title }: stránka autorov, { $host }
web-about-time-estimated = Čas hry je odhad: kratší platí pre hru s botmi, dlhší pre plný stôl ľudí.

# What is known of a game before one plays it: on its card, in its rules, in the credits.

web-about-minutes = about { $least }–{ $most } min
web-about-minutes-one = about { $least } min
web-about-age = { $age ->
    [one] from { $age } year
   *[other] from { $age } years
}
web-about-best = best with { $best }
web-warning-violence = Contains chaotic violence and a great deal of black-and-white blood.
web-warning-violence-short = chaotic violence
web-about-pages-of = { $title }: the authors’ own page, { $host }
web-about-time-estimated = The playing time is estimated: the shorter one alone against bots, the longer one at a full table of people.

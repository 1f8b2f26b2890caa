# What the cards need of the words of every game; the rest is said in English so far.

ludoteka-list-and = { $first } és { $last }
ludoteka-list-or = { $first } vagy { $last }
ludoteka-list-none = semmi

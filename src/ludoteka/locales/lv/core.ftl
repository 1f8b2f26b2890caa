# What the cards need of the words of every game; the rest is said in English so far.

ludoteka-list-and = { $first } un { $last }
ludoteka-list-or = { $first } vai { $last }
ludoteka-list-none = nekas

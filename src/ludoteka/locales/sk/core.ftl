# What the cards need of the words of every game; the rest is said in English so far.

ludoteka-list-and = { $first } a { $last }
ludoteka-list-or = { $first } alebo { $last }
ludoteka-list-none = nič

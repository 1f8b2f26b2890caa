# What the cards and the tables of the server need of the words of every game; the rest is said
# in English so far.

ludoteka-list-and = { $first } és { $last }
ludoteka-list-or = { $first } vagy { $last }
ludoteka-list-none = semmi

## Why a move is not allowed, by the order of the table

ludoteka-why-no-such-seat = Nincs ilyen hely: { $seat-letter }. Ennél az asztalnál { $seats } hely van.
ludoteka-why-no-such-move = Ebben a játékban nincs ilyen sorszámú lépés: { $move }.
ludoteka-why-game-over = Vége a játéknak.
ludoteka-why-not-your-turn = Most nem te jössz; soron van: { $waiting-names }.

# "What would you do?": the button in the prompt bar, and its answer.

web-hint = Padoms
web-hint-ask = Ko te darītu bots? (T)
web-hint-thinking = Bots domā …
web-hint-move = Padoms: { $move }.
web-hint-play = Izdarīt
web-hint-only = Tas ir tavs vienīgais gājiens.
web-hint-even = Pārējie tavi gājieni ir apmēram tikpat vērtīgi.
web-hint-late = Spēle pa to laiku turpinājās. Jautā vēlreiz.
web-hints = Padomi
web-hints-detail = Kad ir tavs gājiens, poga pasaka, ko tavā vietā darītu bots un kāpēc. Tas zina tikai to, ko zini tu.
web-keys-hint = Padoms tavam gājienam

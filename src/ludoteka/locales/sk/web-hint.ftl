# "What would you do?": the button in the prompt bar, and its answer.

web-hint = Rada
web-hint-ask = Čo by tu urobil bot? (T)
web-hint-thinking = Bot rozmýšľa …
web-hint-move = Rada: { $move }.
web-hint-play = Zahrať
web-hint-only = Iný ťah nemáš.
web-hint-even = Tvoje ostatné ťahy majú približne rovnakú cenu.
web-hint-late = Hra medzitým pokračovala. Spýtaj sa znova.
web-hints = Rady
web-hints-detail = Keď si na ťahu, tlačidlo povie, čo by na tvojom mieste urobil bot a prečo. Vie len to, čo vieš ty.
web-keys-hint = Rada pre tvoj ťah

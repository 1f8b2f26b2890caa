# "What would you do?": the button in the prompt bar, and its answer.

web-hint = Rada
web-hint-ask = Čo by si urobil? (T)
web-hint-thinking = Rozmýšľam …
web-hint-move = Moja rada: { $move }.
web-hint-play = Zahrať
web-hint-only = Iný ťah nemáš.
web-hint-even = Tvoje ostatné ťahy majú približne rovnakú cenu.
web-hint-late = Hra medzitým pokračovala. Spýtaj sa znova.
web-hints = Rady
web-hints-detail = Keď si na ťahu, tlačidlo povie, čo by na tvojom mieste urobil robot a prečo. Vie len to, čo vieš ty.
web-keys-hint = Rada pre tvoj ťah

# What holds at this table, and how it is connected: signs of the screen of a game.

web-match-options = Možnosti tejto partie
web-match-players = Hráči
web-match-on = áno
web-match-off = nie
web-match-content = Vlastné karty
web-match-preferences = Tvoje nastavenia
web-line = Spojenie: { $state }
web-line-good = dobré
web-line-slow = pomalé
web-line-again = obnovuje sa
web-line-lost = prerušené, skúšame znova
web-line-good-detail = Čo urobíš, je pri stole hneď.
web-line-slow-detail = Odpovede trvajú dlhšie ako zvyčajne. Nič sa nestratí, len chvíľu počkaj.
web-line-again-detail = Stôl práve neodpovedá. Tvoje ťahy sú v bezpečí; pokračuje to samo.
web-line-lost-detail = So stolom nie je spojenie. Skúšame to ďalej; tvoje ťahy sú v bezpečí.

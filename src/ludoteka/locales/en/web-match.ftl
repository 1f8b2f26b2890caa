# What holds at this table, and how it is connected: signs of the screen of a game.

web-match-options = Options of this match
web-match-players = Players
web-match-on = yes
web-match-off = no
web-match-content = Own cards
web-match-preferences = Your preferences
web-line = Connection: { $state }
web-line-good = good
web-line-slow = slow
web-line-again = reconnecting
web-line-lost = lost, trying again
web-line-good-detail = What you do reaches the table at once.
web-line-slow-detail = Answers take longer than usual. Nothing is lost; just wait a little.
web-line-again-detail = The table does not answer at the moment. Your moves are safe; it goes on by itself.
web-line-lost-detail = There is no connection to the table. We keep trying; your moves are safe.

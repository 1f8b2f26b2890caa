# The setting that shows any game as text.

web-plain = Játék szövegként
web-plain-detail = Minden játék szövegként, lépésenként egy gombbal, a saját táblája helyett

# "What would you do?": the button in the prompt bar, and its answer.

web-hint = Tanács
web-hint-ask = Mit tenne itt egy bot? (T)
web-hint-thinking = A bot gondolkodik …
web-hint-move = Tanács: { $move }.
web-hint-play = Ezt lépem
web-hint-only = Ez az egyetlen lépésed.
web-hint-even = A többi lépésed nagyjából ugyanannyit ér.
web-hint-late = A játék közben továbbment. Kérdezz újra.
web-hints = Tanácsok
web-hints-detail = Amikor te következel, egy gomb megmondja, mit tenne a helyedben egy bot, és miért. Csak annyit tud, amennyit te.
web-keys-hint = Tanács a körödhöz

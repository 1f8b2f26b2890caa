# "What would you do?": the button in the prompt bar, and its answer.

web-hint = Tanács
web-hint-ask = Te mit tennél? (T)
web-hint-thinking = Gondolkodom …
web-hint-move = A tanácsom: { $move }.
web-hint-play = Ezt lépem
web-hint-only = Ez az egyetlen lépésed.
web-hint-even = A többi lépésed nagyjából ugyanannyit ér.
web-hint-late = A játék közben továbbment. Kérdezz újra.
web-hints = Tanácsok
web-hints-detail = Amikor te következel, egy gomb megmondja, mit tenne a helyedben egy robot, és miért. Csak annyit tud, amennyit te.
web-keys-hint = Tanács a körödhöz

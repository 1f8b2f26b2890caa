# What holds at this table, and how it is connected: signs of the screen of a game.

web-match-options = A játszma beállításai
web-match-players = Játékosok
web-match-on = igen
web-match-off = nem
web-match-content = Saját lapok
web-match-preferences = A te beállításaid
web-line = Kapcsolat: { $state }
web-line-good = jó
web-line-slow = lassú
web-line-again = újrakapcsolódás
web-line-lost = megszakadt, újra próbáljuk
web-line-good-detail = Amit teszel, azonnal az asztalhoz ér.
web-line-slow-detail = A válaszok a szokásosnál tovább tartanak. Semmi sem vész el, csak várj egy kicsit.
web-line-again-detail = Az asztal most nem válaszol. A lépéseid biztonságban vannak; magától folytatódik.
web-line-lost-detail = Nincs kapcsolat az asztallal. Tovább próbálkozunk; a lépéseid biztonságban vannak.

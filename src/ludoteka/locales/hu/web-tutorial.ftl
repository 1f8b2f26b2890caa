# Leckék: a tréner az asztalnál és az utak hozzá.

web-tutorial-learn-new = Először játszod? Tanuld meg öt perc alatt
web-tutorial-learn-detail = Rövid lecke az igazi táblán
web-tutorial-learn-game = Tanuld meg lépésről lépésre
web-tutorial-coach = Tréner
web-tutorial-back = Vissza
web-tutorial-next = Tovább
web-tutorial-skip = Lecke kihagyása
web-tutorial-step = Lépés: { $step } / { $steps }
web-tutorial-do = Csináld meg helyettem
web-tutorial-your-turn = Most te jössz: a táblán
web-tutorial-watch = Nézd, mi történik …
web-tutorial-see = Kész! Figyeld a sávot és a táblát: megmutatják, mi lesz belőle.
web-tutorial-else = Ezt is szabad. De előbb tedd, amit a tréner mond.
web-tutorial-read-first = Egy pillanat: olvasd el, mit mond a tréner, aztán válaszd ezt: „Tovább”.
web-tutorial-astray-title = A magad útját járod
web-tutorial-astray = A lecke ezt a játékot már nem tudja követni. Játssz tovább szabadon, vagy kezdd újra a leckét.
web-tutorial-again = Újrakezdés
web-tutorial-on = Tovább játszom
web-tutorial-done = Kész
web-tutorial-real = Igazi játék
web-tutorial-show = A tréner újra látszik
web-tutorial-show-detail = A lecke onnan folytatódik, ahol abbahagytad
web-tutorial-key = A lecke tréneréhez

# Games with several lessons; web-lesson-GAME-NUMBER is what one of them is about.
web-tutorial-lesson = { $lesson }. lecke
web-tutorial-lesson-named = { $lesson }. lecke: { $name }
web-tutorial-learned = kész
web-tutorial-go-on = { $lesson ->
    [2] Tovább a második leckére
   *[other] Tovább a(z) { $lesson }. leckére
}
# The same on a phone.
web-tutorial-go-on-brief = { $lesson ->
    [2] Második lecke
   *[other] { $lesson }. lecke
}

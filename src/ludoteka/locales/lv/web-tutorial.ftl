# Nodarbības: treneris pie galda un ceļi pie viņa.

web-tutorial-learn-new = Spēlē pirmo reizi? Iemācies piecās minūtēs
web-tutorial-learn-detail = Īsa nodarbība uz īstā laukuma
web-tutorial-learn-game = Iemācies soli pa solim
web-tutorial-coach = Treneris
web-tutorial-back = Atpakaļ
web-tutorial-next = Tālāk
web-tutorial-skip = Izlaist nodarbību
web-tutorial-step = { $step }. solis no { $steps }
web-tutorial-do = Izdari manā vietā
web-tutorial-your-turn = Tagad tu: uz laukuma
web-tutorial-watch = Skaties, kas notiek …
web-tutorial-see = Izdarīts! Vēro joslu un laukumu: tie rāda, kas no tā iznāk.
web-tutorial-else = Arī tas ir atļauts. Bet vispirms dari, ko saka treneris.
web-tutorial-read-first = Acumirkli: izlasi, ko saka treneris, un izvēlies „Tālāk”.
web-tutorial-astray-title = Tu ej savu ceļu
web-tutorial-astray = Nodarbība šai spēlei vairs nevar sekot. Spēlē tālāk brīvi vai sāc nodarbību no jauna.
web-tutorial-again = Sākt no jauna
web-tutorial-on = Spēlēt tālāk
web-tutorial-done = Pabeigt
web-tutorial-real = Spēlēt pa īstam
web-tutorial-show = Atkal rādīt treneri
web-tutorial-show-detail = Nodarbība turpinās tur, kur tā apstājās
web-tutorial-key = Pie nodarbības trenera

# Games with several lessons; web-lesson-GAME-NUMBER is what one of them is about.
web-tutorial-lesson = { $lesson }. nodarbība
web-tutorial-lesson-named = { $lesson }. nodarbība: { $name }
web-tutorial-learned = apgūta
web-tutorial-go-on = { $lesson ->
    [2] Turpināt ar otro nodarbību
   *[other] Turpināt ar { $lesson }. nodarbību
}
# The same on a phone.
web-tutorial-go-on-brief = { $lesson ->
    [2] Otrā nodarbība
   *[other] { $lesson }. nodarbība
}

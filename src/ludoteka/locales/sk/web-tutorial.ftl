# Lekcie: tréner pri stole a cesty k nemu.

web-tutorial-learn-new = Hráš prvýkrát? Nauč sa to za päť minút
web-tutorial-learn-detail = Krátka lekcia na skutočnej hracej ploche
web-tutorial-learn-game = Naučiť sa to krok za krokom
web-tutorial-coach = Tréner
web-tutorial-back = Späť
web-tutorial-next = Ďalej
web-tutorial-skip = Preskočiť lekciu
web-tutorial-step = Krok { $step } z { $steps }
web-tutorial-do = Urob to za mňa
web-tutorial-your-turn = Teraz ty: na ploche
web-tutorial-watch = Pozri, čo sa deje …
web-tutorial-see = Hotovo! Sleduj lištu a plochu: ukazujú, čo z toho vzíde.
web-tutorial-else = Aj to je dovolené. Najprv však urob, čo hovorí tréner.
web-tutorial-read-first = Ešte chvíľu: prečítaj si, čo hovorí tréner, a zvoľ „Ďalej“.
web-tutorial-astray-title = Ideš vlastnou cestou
web-tutorial-astray = Lekcia už túto hru nemôže sledovať. Hraj ďalej, ako chceš, alebo začni lekciu znova.
web-tutorial-again = Začať znova
web-tutorial-on = Hrať ďalej
web-tutorial-done = Hotovo
web-tutorial-real = Zahrať si naozaj
web-tutorial-show = Znova ukázať trénera
web-tutorial-show-detail = Lekcia pokračuje tam, kde sa skončila
web-tutorial-key = K trénerovi lekcie

# Games with several lessons; web-lesson-GAME-NUMBER is what one of them is about.
web-tutorial-lesson = Lekcia { $lesson }
web-tutorial-lesson-named = Lekcia { $lesson }: { $name }
web-tutorial-learned = hotová
web-tutorial-go-on = { $lesson ->
    [2] Pokračovať druhou lekciou
   *[other] Pokračovať lekciou { $lesson }
}
# The same on a phone.
web-tutorial-go-on-brief = { $lesson ->
    [2] Druhá lekcia
   *[other] Lekcia { $lesson }
}

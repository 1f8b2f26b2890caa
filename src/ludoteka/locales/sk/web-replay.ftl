# Záznamy skončených partií, súbory, ktoré niekto prinesie, a skončené hry tohto zariadenia.

web-replay = Záznam partie
web-replay-loading = Partia sa načítava …
web-replay-not-yet = Táto partia sa ešte hrá. Jej záznam si pozrieš, keď sa skončí.
web-replay-begins = Príprava: hra sa začína.
web-replay-unseen = { $name } má za sebou ťah. Odtiaľto z neho nebolo nič vidieť.
web-replay-silent = { $name } má za sebou ťah.
web-replay-play = Spustiť
web-replay-pause = Pozastaviť
web-replay-to-end = Na koniec
web-replay-speed = Rýchlosť
web-replay-times = Rýchlosť krát { $speed }
web-replay-eyes = Čí pohľad
web-replay-eyes-onlooker = Divák
web-replay-eyes-of = { $name }
web-replay-eyes-all = Všetko odkryté
web-replay-fork-keeps = Nový stôl začne presne tu: hracia plocha, karty aj tajomstvá ostanú, ako boli. Kocky a miešanie sú odteraz nové.
web-replay-fork-over = V tejto chvíli je hra už na konci. Najprv sa trochu vráť.
web-replay-fork-start = Začať odtiaľto
web-replay-fork-open = Otvoriť stôl
web-replay-link = Kopírovať odkaz na túto chvíľu
web-replay-link-detail = Kto ho otvorí, uvidí to, čo teraz ty.
web-replay-copy-story = Kopírovať priebeh
web-replay-save-story = Uložiť priebeh ako textový súbor
web-replay-story-detail = Celá partia vo vetách, ako ju vidno odtiaľto.
web-replay-story-file = priebeh
web-replay-saved = Uložené medzi stiahnuté súbory.
web-replay-result-detail = Body, prehľad partie, odveta
web-replay-key-play = spustiť alebo pozastaviť
web-replay-key-round = na predošlé alebo ďalšie kolo
web-replay-key-ends = na začiatok alebo na koniec
web-replay-key-speed = pomalšie alebo rýchlejšie
web-replay-key-eyes = pozerať inými očami

web-import = Pozrieť partiu zo súboru
web-import-detail = Pusti záznam kamkoľvek na túto stránku alebo ho vyber.
web-import-choose = Otvoriť záznam
web-import-drop = Pusti ho: záznam sa otvorí
web-import-how = Záznam je textový súbor, ktorý dostaneš po partii. Pred zobrazením sa overí; najviac 1 MB.
web-import-file = Vyber súbor
web-import-text = Alebo vlož jeho text
web-import-open = Otvoriť
web-import-checking = Overuje sa …
web-import-too-long = Tento súbor je dlhší ako 1 MB. Taký dlhý nie je záznam žiadnej partie.
web-import-no-record = Toto nie je záznam: ten sa začína riadkom „ludoteka record 1“.
web-import-line-wrong = Riadok { $line } záznamu je chybný.
web-import-wrong = Tento záznam nemôže byť správny.

web-finished-games = Tvoje skončené partie
web-finished-replay-of = Pozrieť znova: { $title }, { $day }
web-finished-all = { $count ->
    [one] Ukázať { $count } partiu
    [few] Ukázať všetky { $count } partie
    [many] Ukázať všetkých { $count } partie
   *[other] Ukázať všetkých { $count } partií
}

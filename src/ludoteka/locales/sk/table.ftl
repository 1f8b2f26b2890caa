# What a table of the server says: why it refuses something, by the reason's fault, and what can be
# said with one tap. How names and fields are made: docs/texts.md. More of these faults: core.ftl.

## Moves

ludoteka-why-unreadable = { $expected-id ->
    [none] Takýto ťah v tejto hre nie je.
   *[other] Takýto ťah v tejto hre nie je (má vyzerať takto: { $expected }).
}
ludoteka-why-ambiguous = To môže znamenať viacero ťahov: { $candidates-ids }. Napíš, ktorý z nich.

## Taking back

ludoteka-why-another-acted = Medzitým ťahal niekto iný, preto sa to už nedá vrátiť späť.
ludoteka-why-only-so-many = { $possible ->
    [one] Teraz môžeš vrátiť späť len { $possible } ťah.
    [few] Teraz môžeš vrátiť späť len { $possible } ťahy.
    [many] Teraz môžeš vrátiť späť len { $possible } ťahu.
   *[other] Teraz môžeš vrátiť späť len { $possible } ťahov.
}
ludoteka-why-chance-drawn = V tomto ťahu rozhodovala náhoda (kocky, karty alebo dieliky), preto sa už nedá vrátiť späť.
ludoteka-why-secret-revealed = Odkrylo sa niečo skryté, preto sa to už nedá vrátiť späť.
ludoteka-why-nothing-to-undo = Nie je tu ťah, ktorý by sa dal vrátiť späť.
ludoteka-why-clock-ran-out = Vypršal ti čas, preto sa tento ťah nedá vziať späť.

## Too early, too late, not now

ludoteka-why-not-gathering = { $status-id ->
    [finished] Hra sa už skončila; toto je možné len pred jej začiatkom.
   *[other] Hra sa už začala; toto je možné len pred jej začiatkom.
}
ludoteka-why-not-running = { $status-id ->
    [gathering] Hra sa ešte nezačala. Počkaj na začiatok.
    [finished] Hra sa skončila, takže to už nie je možné.
   *[other] Hra teraz neprebieha.
}
ludoteka-why-not-finished = { $status-id ->
    [gathering] Hra sa ešte nezačala; toto je možné až po jej skončení.
   *[other] Hra sa ešte neskončila; toto je možné až po jej skončení.
}
ludoteka-why-paused = Hra je pozastavená. Počkaj, kým bude pokračovať.
ludoteka-why-bot-plays = Za toto miesto hrá bot. Najprv si miesto vezmi späť.
ludoteka-why-too-busy = Pri tomto stole sa práve deje priveľa naraz. Skús to znova.
ludoteka-why-not-stored = Server teraz nemôže nič uložiť, preto sa nič nezmenilo. Skús to o chvíľu znova.

## Who may do it

ludoteka-why-not-your-seat = Miesto { $seat-letter } nie je tvoje. Hrať môžeš len na svojom mieste.
ludoteka-why-not-the-host = Toto môže urobiť len zakladateľ stola.
ludoteka-why-wrong-token = Toto zariadenie už pri tomto stole nemá miesto. Možno sa presunulo na iné zariadenie; skús sa pripojiť znova.
ludoteka-why-command-id-used = Táto správa má rovnaké číslo ako iná. Otvor stôl znova a skús to ešte raz.

## Sitting down

ludoteka-why-unknown-code = Stôl s týmto kódom sa nenašiel. Skontroluj kód a skús to znova.
ludoteka-why-wrong-invitation = Táto pozvánka k tomuto stolu nepatrí. Vypýtaj si nový odkaz.
ludoteka-why-invitation-needed = Sadnúť si sem môžeš len s pozvánkou. Vypýtaj si odkaz od zakladateľa stola.
ludoteka-why-no-free-seat = Voľné miesto tu nie je, ale hru môžeš sledovať.
ludoteka-why-nobody-there = Miesto { $seat-letter } je voľné alebo tam hrá počítač, takže niet koho poslať preč.
ludoteka-why-seats-free = { $seats-count ->
    [one] Ešte je tu { $seats-count } voľné miesto.
    [few] Ešte sú tu { $seats-count } voľné miesta.
    [many] Ešte je tu { $seats-count } voľného miesta.
   *[other] Ešte je tu { $seats-count } voľných miest.
} Počkaj na hráčov alebo pridaj počítač.
ludoteka-why-option-needs-seats = { $seats ->
    [one] Jedna z možností je pre stôl, kde je aspoň { $seats } miesto.
    [few] Jedna z možností je pre stôl, kde sú aspoň { $seats } miesta.
    [many] Jedna z možností je pre stôl, kde je aspoň { $seats } miesta.
   *[other] Jedna z možností je pre stôl, kde je aspoň { $seats } miest.
} Pridaj miesta alebo zvoľ niečo iné.
ludoteka-why-link-used-or-late = Tento odkaz už bol použitý alebo je príliš starý. Vytvor si nový na druhom zariadení.

## Chat

ludoteka-why-text-or-phrase = Buď napíš správu, alebo vyber hotovú vetu.
ludoteka-why-chat-off = Vlastné správy sú pri tomto stole vypnuté. Vyber si hotovú vetu.
ludoteka-why-too-fast = Pomalšie, prosím. { $seconds ->
    [one] Počkaj ešte { $seconds } sekundu.
    [few] Počkaj ešte { $seconds } sekundy.
    [many] Počkaj ešte { $seconds } sekundy.
   *[other] Počkaj ešte { $seconds } sekúnd.
}

## A game that can't go on here

ludoteka-why-rules-changed = Táto partia sa začala s inou verziou pravidiel (vtedy { $pinned }, teraz { $here }), preto sa v nej nedá pokračovať. Založ nový stôl.
ludoteka-why-content-changed = Táto partia sa začala s iným obsahom (napríklad s inými kartami), preto sa v nej nedá pokračovať. Založ nový stôl.
ludoteka-why-game-missing = Hra tohto stola nie je na serveri nainštalovaná, preto sa v nej nedá pokračovať. Vyber inú hru.
ludoteka-why-log-unplayable = V uloženej partii sa tu nedá pokračovať. Založ nový stôl.

## Forms: the text says in English what is right

ludoteka-why-game = Takto sa hra nedá pripraviť ({ $text }).
ludoteka-why-content = Tento obsah sa tu nedá použiť ({ $text }).
ludoteka-why-options = Možnosti partie sa takto nedajú nastaviť ({ $text }).
ludoteka-why-seats = Tieto miesta a možnosti sa k sebe nehodia ({ $text }).
ludoteka-why-level = Úroveň počítača nie je správna ({ $text }).
ludoteka-why-name = Zvoľ si prezývku z písmen alebo číslic ({ $text }).
ludoteka-why-moves = Partia nemá toľko ťahov ({ $text }).
ludoteka-why-record = Tento záznam partie sa nedá použiť ({ $text }).

## Said with one tap

ludoteka-phrase-hello = Ahoj!
ludoteka-phrase-good-luck = Veľa šťastia!
ludoteka-phrase-well-played = Pekne zahrané!
ludoteka-phrase-thanks = Vďaka za hru!
ludoteka-phrase-sorry = Prepáčte!
ludoteka-phrase-think = Rozmýšľam…
ludoteka-phrase-your-turn = Si na ťahu!
ludoteka-phrase-wait = Chvíľku, prosím
ludoteka-phrase-back-soon = Hneď som späť
ludoteka-phrase-oops = Hopla!
ludoteka-phrase-nice = Pekný ťah!
ludoteka-phrase-good-game = To bola dobrá hra!
ludoteka-phrase-again = Zahráme si ešte raz?
ludoteka-phrase-bye = Majte sa!
ludoteka-why-somebody-plays = Niekto ešte môže hrať: roboti dohrajú rýchlo až vtedy, keď zostanú sami.

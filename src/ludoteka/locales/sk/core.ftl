# What every game says in the same words. How names and fields are made: docs/texts.md.

ludoteka-you = ty
ludoteka-list-none = nič
ludoteka-list-and = { $first } a { $last }
ludoteka-list-or = { $first } alebo { $last }
ludoteka-at-place = { $thing } ({ $place })
ludoteka-with-rule = { $text } (pravidlo { $rule }).
ludoteka-rule-says = Pravidlo { $rule }: { $text }
ludoteka-ruling-says = Naše spresnenie: { $text }
ludoteka-no-such-rule = Pravidlo { $rule } v našom zozname nie je.

## Why a move is not allowed, by the order of the table

ludoteka-why-no-such-seat = Miesto { $seat-letter } tu nie je: pri stole { $seats ->
    [one] je { $seats } miesto
    [few] sú { $seats } miesta
    [many] je { $seats } miesta
   *[other] je { $seats } miest
}.
ludoteka-why-no-such-move = Ťah číslo { $move } v tejto hre nie je.
ludoteka-why-game-over = Hra sa skončila.
ludoteka-why-not-your-turn = Teraz nie si na ťahu; čaká sa na: { $waiting-names }.

## At the prompt

ludoteka-begin = { $title }, { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
    [many] { $seats } hráča
   *[other] { $seats } hráčov
}: { $names }
ludoteka-begin-options = Možnosti: { $options }
ludoteka-begin-content = Obsah: { $content }
ludoteka-begin-commitment = Semienko náhody je zapečatené; toto je jeho SHA-256:
ludoteka-begin-help = Napíš ? a dostaneš pomoc; quit hru ukončí.
ludoteka-your-turn = { $name }, si na ťahu.
ludoteka-moves-listed = Napíš číslo alebo ťah:
ludoteka-moves-many = Možných ťahov je { $moves }: napíš niektorý, napríklad „{ $example }“, alebo „moves“ a uvidíš všetky.
ludoteka-hand-over = { $name }, stlač Enter, keď obrazovku vidíš len ty.
ludoteka-chosen = Tvoj výber: { $move }. Enter ho potvrdí, iný ťah ho zmení.
ludoteka-no-such-number = Ťah číslo { $number } v zozname nie je; posledný má číslo { $moves }.
ludoteka-unreadable = „{ $text }“ nie je ťah tejto hry. Má vyzerať takto: { $expected }.
ludoteka-ambiguous = „{ $text }“ môže znamenať: { $candidates }.
ludoteka-why-candidate = { $move }: { $why }
ludoteka-allowed = { $move }: tento ťah je teraz dovolený.
ludoteka-why-what = Napíš, o ktorý ťah ide, napríklad „why { $example }“.
ludoteka-rule-what = Napíš, o ktoré pravidlo ide, napríklad „rule 10“.
ludoteka-nothing-typed = Napíš ťah, ? (pomoc) alebo quit (koniec).

ludoteka-help-moves = číslo zo zoznamu alebo ťah, napríklad „{ $example }“
ludoteka-help-list = vypíše všetky ťahy, ktoré sú teraz možné
ludoteka-help-board = znova ukáže hraciu plochu
ludoteka-help-why = vysvetlí, prečo ťah nie je dovolený
ludoteka-help-rule = ukáže pravidlo s týmto číslom
ludoteka-help-help = ukáže túto pomoc
ludoteka-help-quit = ukončí hru; čo sa doteraz odohralo, sa uloží

## The end

ludoteka-over = Hra sa skončila. { $how }
ludoteka-win-me = Vyhrávaš!
ludoteka-win-one = Vyhráva { $name }.
ludoteka-win-shared = O výhru sa delia: { $names }.
ludoteka-rank = poradie
ludoteka-player = hráč
ludoteka-total = spolu
ludoteka-seed = Semienko náhody bolo:
ludoteka-commitment = Jeho SHA-256, ukázané pred hrou, je:
ludoteka-saved = Partia je uložená tu: { $path }
ludoteka-check-it = Over si ju takto: { $program } verify { $path }
ludoteka-goes-on = Ťahy: { $to } / { $moves }; hra pokračuje.
ludoteka-unfinished = Partia sa nedohrala.
ludoteka-nothing-to-save = Nič sa neodohralo, preto sa nič neuložilo.
ludoteka-input-ended = vstup sa skončil skôr ako hra

## Orders, hints, facts

ludoteka-order-done = { $moves ->
    [one] Príkaz znamenal { $moves } ťah.
    [few] Príkaz znamenal { $moves } ťahy.
    [many] Príkaz znamenal { $moves } ťahu.
   *[other] Príkaz znamenal { $moves } ťahov.
}
ludoteka-order-nothing = Príkaz „{ $text }“ teraz neznamená žiadny ťah.
ludoteka-hint-none = Teraz niet čo poradiť.
ludoteka-hint-none-about = K slovu „{ $word }“ teraz niet čo poradiť.
ludoteka-info-what = Napíš, o čo ide, napríklad „info { $example }“.
ludoteka-info-none = K slovu „{ $word }“ tu nič nie je.
ludoteka-moves-none = Slovo „{ $word }“ teraz nie je v žiadnom ťahu.
ludoteka-help-hint = čo sa dá zistiť z toho, čo vidíš; „hint SLOVO“ o jednej veci
ludoteka-help-info = fakty o jednej veci z hry
ludoteka-help-some = vypíše len ťahy s týmto slovom
ludoteka-caution = { $text } Naozaj? (yes = áno, no = nie)
ludoteka-caution-no = Ťah sa nezahral.

# What the browser says about RAW where the terminal's words would not fit.

raw-web-prompt-keep = Kuras kārtis paturi rokā (ne vairāk par { $most })? Pārējās kļūst par tavām dzīvībām.
raw-web-wins = Uzvar { $names }

## What to do now

raw-web-prompt-life = Vari paņemt rokā vienu no savām dzīvībām.
raw-web-prompt-feed = { $mouths ->
    [0] Vairs nav, ko barot.
    [zero] { $mouths } izsalkušu briesmoņu, { $stars }★: kurš paliek?
    [one] { $mouths } izsalcis briesmonis, { $stars }★: baro vai atlaid.
   *[other] { $mouths } izsalkuši briesmoņi, { $stars }★: kurš paliek?
}
raw-web-prompt-lay = Izliec kārtis no rokas: atlicis { $stars }★.
raw-web-prompt-attack = Uzbrūc vai izmanto prasmes. Ievainojumi krīt, kad pabeidz.
raw-web-prompt-trap = { $attackers-count ->
    [zero] Tev uzbrūk { $attackers-count } briesmoņu: iedarbini slazdu vai pasē.
    [one] Tev uzbrūk { $attackers-count } briesmonis: iedarbini slazdu vai pasē.
   *[other] Tev uzbrūk { $attackers-count } briesmoņi: iedarbini slazdu vai pasē.
}
raw-web-prompt-zombie = { $card } ir miris, bet ne gluži: nomest citu kārti un paņemt zombiju atpakaļ?
raw-web-prompt-raid = Laupīšana: kurš briesmonis nozags dzīvību?

## The table

raw-web-set-up = Sagatavošana
raw-web-turn = { $turn }. gājiens
raw-web-phases = Gājiena fāzes
raw-web-phase-skipped = pirmajā gājienā izlaiž
raw-web-stars-left = { $stars ->
    [zero] atlicis { $stars } zvaigznīšu
    [one] atlikusi { $stars } zvaigznīte
   *[other] atlikušas { $stars } zvaigznītes
}
raw-web-others = Pārējie spēlētāji
raw-web-you = Tu
raw-web-your-turn = tavs gājiens
raw-web-at-turn = gājienā
raw-web-attacking-you = uzbrūk tev
raw-web-open = neaizsargāts
raw-web-open-text = Šo spēlētāju nekas neaizstāv: laupītāji var zagt dzīvības.
raw-web-open-truce = Šo spēlētāju nekas neaizstāv, bet ir pamiers: savos pirmajos { $rounds } gājienos neviens nelaupa.
raw-web-out = izkritis
raw-web-no-cards = Uz galda nav kāršu
raw-web-no-cards-own = Šeit gulēs tavi briesmoņi un lietas.
raw-web-out-own = Tu esi izkritis. Pārējie spēlē tālāk.
raw-web-fell = Izkrita { $turn }. gājienā.
raw-web-fell-by = Izkrita { $turn }. gājienā: pēdējo dzīvību nozaga { $name }.
raw-web-your-army = { $count ->
    [zero] Tava armija: { $count } kāršu
    [one] Tava armija: { $count } kārts
   *[other] Tava armija: { $count } kārtis
}
raw-web-your-hand = { $count ->
    [zero] Tavā rokā: { $count } kāršu
    [one] Tavā rokā: { $count } kārts
   *[other] Tavā rokā: { $count } kārtis
}
raw-web-hand-empty = Tava roka ir tukša.
raw-web-your-lives = Tavas dzīvības
raw-web-your-trophies = Tavas trofejas
raw-web-if-ended = Ja spēle beigtos tagad
raw-web-cards-count = { $count ->
    [zero] { $count } kāršu
    [one] { $count } kārts
   *[other] { $count } kārtis
}
raw-web-fact-defenders = aizstāvji
raw-web-fact-hand = kārtis rokā
raw-web-fact-trophies = trofejas
raw-web-fact-lives = dzīvības
raw-web-lives-count = { $count ->
    [zero] { $count } dzīvību
    [one] { $count } dzīvība
   *[other] { $count } dzīvības
}
raw-web-trophies-worthless = Te skaitās tikai dzīvības: trofejas neko nav vērtas.
raw-web-player-facts = { $lives ->
    [zero] { $lives } dzīvību
    [one] { $lives } dzīvība
   *[other] { $lives } dzīvības
}, { $hand ->
    [zero] { $hand } kāršu rokā
    [one] { $hand } kārts rokā
   *[other] { $hand } kārtis rokā
}
raw-web-face-down-card = aizklāta kārts ({ $spot })
raw-web-deck = kava
raw-web-deck-label = { $count ->
    [zero] Kava: { $count } kāršu
    [one] Kava: { $count } kārts
   *[other] Kava: { $count } kārtis
}
raw-web-hunt = Medības
raw-web-hunt-gap = tukša vieta medībās
raw-web-known-top = Kavas augša, kā tu to zini
raw-web-known-short = Šīs tu zini
raw-web-known-text = Šo kārti tu redzēji pazemē: tā ir { $place }. no augšas.
raw-web-discard = nomestās kārtis
raw-web-discard-label = { $count ->
    [0] Nomestās kārtis: nav nevienas
    [zero] Nomestās kārtis: { $count }. Apskatīt.
    [one] Nomestās kārtis: { $count }. Apskatīt.
   *[other] Nomestās kārtis: { $count }. Apskatīt.
}
raw-web-discard-title = { $count ->
    [zero] Nomesto kāršu kaudze: { $count } kāršu
    [one] Nomesto kāršu kaudze: { $count } kārts
   *[other] Nomesto kāršu kaudze: { $count } kārtis
}
raw-web-discard-text = Augšējā kārts ir pirmā. Kad kava ir tukša, šo kaudzi sajauc.
raw-web-trophies-of = Trofejas: { $name }
raw-web-pile-empty = Šeit nekā nav.
raw-web-badge-leaves = pamet
raw-web-badge-target = mērķis
raw-web-badge-attacks = uzbrūk
raw-web-badge-attacked = zem uzbrukuma
raw-web-badge-trap = slazds
raw-web-badge-yours = { $word ->
    [none] tavs
   *[other] tavs: { $word }
}

## Set-up

raw-web-keep-title = Septiņas kārtis. Dažas cīnās, pārējās par tevi asiņo.
raw-web-press-long = Turi pirkstu uz kārts, un varēsi to izlasīt tuvumā.
raw-web-in-hand = rokā
raw-web-as-life = dzīvība
raw-web-keep-sum = { $kept } rokā, { $lives ->
    [zero] { $lives } dzīvību
    [one] { $lives } dzīvība
   *[other] { $lives } dzīvības
}
raw-web-keep-advice = Paturi to, ko vari izlikt pirmajos divos gājienos: parasti 1 līdz 3 kārtis. Ar maz dzīvībām tevi drīz var izlaupīt.
raw-web-keep-lesson = Vēl neskaitās: vispirms paturi trīs ierāmētās kārtis, pieskaries katrai.
raw-web-keep-price = Izlikt visas: { $stars }★. { $opening ->
    [7] Gājienā tev ir 7★.
   *[other] Tu sāc: pirmajā gājienā tev ir { $opening }★, pēc tam katrā 7★.
}
raw-web-begins = sāk, { $stars }★
raw-web-you-begin = Tu sāc: { $stars }★
raw-web-begins-text = Tam, kas sāk, pirmajā gājienā ir tikai { $stars }★; turpmākajos – 7★.
raw-web-keep-go = Apstiprināt: rokā { $kept }, dzīvības { $lives }
raw-web-keep-locked = Apstiprināts. Kamēr visi nav gatavi, vari pārdomāt.
raw-web-keep-secret = Cik tu paturi, neviens neredz, kamēr visi nav gatavi.
raw-web-ready = gatavs
raw-web-choosing = izvēlas
raw-web-draft-title = Vienu paturi, pārējās padod tālāk
raw-web-draft-way = { $count ->
    [zero] { $count } kāršu iet tālāk: { $name }
    [one] { $count } kārts iet tālāk: { $name }
   *[other] { $count } kārtis iet tālāk: { $name }
}
raw-web-your-pick = tava izvēle
raw-web-your-picks = Tavas kārtis
raw-web-picks-text = { $count } no 7. Vēlāk tās sadalīsi rokā un dzīvībās.
raw-web-pick-locked = Izvēlēts. Kamēr visi nav gatavi, vari pārdomāt.
raw-web-draft-secret = Pārējie redz tikai to, kurš ir gatavs.

## The decision

raw-web-decision = Tavs lēmums
raw-web-if-burns = ? ja deg
raw-web-lately = Kas notika
raw-web-over-title = Spēle ir beigusies
raw-web-ways = Kā?
raw-web-cancel = Atcelt
raw-web-fewer = Par vienu mazāk
raw-web-more = Par vienu vairāk
raw-web-your-own = tavs
raw-web-pass = Pasēt
raw-web-harvest-title = Ievākšana: ņem vienu kārti
raw-web-harvest-deck = Kāršu kavā: { $deck }.
raw-web-harvest-hunt = Vai pieskaries medību kārtij un ņem to.
raw-web-harvest-underworld = Vai ej pazemē: maksā zvaigznītes, apskati tikpat kāršu un vienu paņem.
raw-web-draw = Vilkt no kavas
raw-web-hunt-card = Ņemt: { $card }
raw-web-underworld-stars = Zvaigznītes par pazemi
raw-web-underworld-go = { $count ->
    [zero] Pazeme: maksāt { $count }★, redzēt { $count } kāršu
    [one] Pazeme: maksāt { $count }★, redzēt { $count } kārti
   *[other] Pazeme: maksāt { $count }★, redzēt { $count } kārtis
}
raw-web-take-card = Ņemt: { $card }
raw-web-life-title = Paņemt dzīvību rokā?
raw-web-life-text = { $lives ->
    [zero] Tev ir { $lives } dzīvību. Dzīvību rokā var izlikt, bet tā tevi vairs nesargā.
    [one] Tev ir { $lives } dzīvība. Dzīvību rokā var izlikt, bet tā tevi vairs nesargā.
   *[other] Tev ir { $lives } dzīvības. Dzīvību rokā var izlikt, bet tā tevi vairs nesargā.
}
raw-web-keep-lives = Lai paliek
raw-web-keep-lives-always = Lai vienmēr paliek
raw-web-lives-left = Tavas dzīvības vienmēr paliek savā vietā
raw-web-feed-title = Kurš dabūs ēst?
raw-web-feed-text = Katrs par vienu zvaigznīti. Pieskaries briesmonim, kuru atlaid.
raw-web-feed-count = Pabaroti: { $fed }. Izlikšanai { $stars ->
    [zero] paliek { $stars } zvaigznīšu.
    [one] paliek { $stars } zvaigznīte.
   *[other] paliek { $stars } zvaigznītes.
}
raw-web-feed-leaving = { $count ->
    [zero] Tevi pamet: { $names }
    [one] Tevi pamet: { $names }
   *[other] Tevi pamet: { $names }
}
raw-web-feed-too-many = { $count ->
    [zero] Trūkst { $count } zvaigznīšu: kādu atlaid.
    [one] Trūkst { $count } zvaigznītes: kādu atlaid.
   *[other] Trūkst { $count } zvaigznīšu: kādu atlaid.
}
raw-web-feed-go = { $fed ->
    [0] Nebarot nevienu
    [zero] Pabarot { $fed } briesmoņu
    [one] Pabarot { $fed } briesmoni
   *[other] Pabarot { $fed } briesmoņus
}
raw-web-lay-title = Izliec kārtis
raw-web-lay-text = { $stars ->
    [zero] Atlicis { $stars } zvaigznīšu. Pieskaries kārtij rokā.
    [one] Atlikusi { $stars } zvaigznīte. Pieskaries kārtij rokā.
   *[other] Atlikušas { $stars } zvaigznītes. Pieskaries kārtij rokā.
}
raw-web-lay-text-table = { $stars ->
    [zero] Atlicis { $stars } zvaigznīšu. Pieskaries kārtij rokā vai savai kārtij uz galda.
    [one] Atlikusi { $stars } zvaigznīte. Pieskaries kārtij rokā vai savai kārtij uz galda.
   *[other] Atlikušas { $stars } zvaigznītes. Pieskaries kārtij rokā vai savai kārtij uz galda.
}
raw-web-lay-nothing = { $stars ->
    [zero] Ar { $stars } zvaigznītēm vairs neko nevar izlikt.
    [one] Ar { $stars } zvaigznīti vairs neko nevar izlikt.
   *[other] Ar { $stars } zvaigznītēm vairs neko nevar izlikt.
}
raw-web-stars-after = Maksā { $cost }★, paliek { $stars }★.
raw-web-lay-go = Izlikt par { $cost }★
raw-web-cast-go = Uzburt par { $cost }★
raw-web-bond-choose = Pieskaries briesmonim, kurš to iegūs.
raw-web-bond-on = To iegūst: { $name }.
raw-web-down-text = Tā guļ aizklāta, līdz vēlākos gājienos samaksāsi pārējo.
raw-web-stake-stars = Zvaigznītes tagad, no { $cost }
raw-web-down-go = { $count ->
    [zero] Aizklāti par { $count }★
    [one] Aizklāti par { $count }★
   *[other] Aizklāti par { $count }★
}
raw-web-way-up = Izlikt atklāti
raw-web-way-down = Aizklāti, pa daļām
raw-web-way-attack = Uzbrukums
raw-web-way-skill = { $what ->
    [none] Prasme
   *[other] Prasme: { $what }
}
raw-web-way-skill-ability = { $what ->
    [none] Spējas prasme
   *[other] Spējas prasme: { $what }
}
raw-web-way-raid = Laupīšana
raw-web-way-bury = Aprakt kārti
raw-web-way-hold = Iekšā vai ārā
raw-web-way-turn = Atklāt
raw-web-way-pay = Maksāt
raw-web-hold-choose = Pieskaries briesmonim, kurš ies iekšā.
raw-web-hold-go = Iekšā: { $name }
raw-web-free-go = Izlaist: { $name }
raw-web-free-only = Izlaist to, kas ir iekšā
raw-web-bury-choose = Pieskaries kārtij rokā, kas ies zem skeleta: izturība +1.
raw-web-bury-go = Aprakt: { $card }
raw-web-pay-text = Samaksāts: { $paid } no { $cost } zvaigznītēm.
raw-web-pay-stars = Zvaigznītes
raw-web-pay-go = { $count ->
    [zero] Maksāt { $count } zvaigznīšu
    [one] Maksāt { $count } zvaigznīti
   *[other] Maksāt { $count } zvaigznītes
}
raw-web-turn-text = Pilnībā samaksāta.
raw-web-turn-go = Atklāt to
raw-web-to-attack = Tālāk: uzbrukums
raw-web-to-raid = Tālāk: laupīšana
raw-web-let-fall = Lai krīt ievainojumi
raw-web-end-turn = Beigt gājienu
raw-web-unmade-attack = Uzbrukums ir sagatavots, bet vēl nav apstiprināts. Vai turpināt bez tā?
raw-web-unmade-choice = Izvēle vēl nav apstiprināta. Vai turpināt bez tās?
raw-web-attack-title = Uzbrukums
raw-web-attack-text = { $count ->
    [0] Vairs nav, kas varētu uzbrukt.
    [zero] { $count } kāršu var rīkoties. Pieskaries vienai, tad mērķim.
    [one] { $count } kārts var rīkoties. Pieskaries tai, tad mērķim.
   *[other] { $count } kārtis var rīkoties. Pieskaries vienai, tad mērķim.
}
raw-web-attack-open = Bez aizstāvjiem: { $names }. Tur var laupīt briesmonis, kas neuzbrūk.
raw-web-declared = { $mode ->
    [kill] { $name } → { $targets } (tūlītēja nāve)
    [double] { $name } → { $targets } (2 ievainojumi)
   *[other] { $name } → { $targets }
}
raw-web-skill-go = Izmantot prasmi
raw-web-skill-first = { $burns ->
    [yes] Vispirms uguns, tad izvēlēsies: „{ raw-web-skill-go }”.
   *[no] Vispirms „{ raw-web-skill-go }”, tad izvēlēsies.
}
raw-web-strike-title = { $name } uzbrūk
raw-web-strike-choose = Pieskaries mērķim.
raw-web-strike-go = Uzbrukt
raw-web-split-choose = Pieskaries otrajai kārtij.
raw-web-mode-plain = 1 ievainojums
raw-web-mode-double = 2 ievainojumi
raw-web-mode-split = Pa 1 divām kārtīm
raw-web-mode-kill = Tūlītēja nāve
raw-web-hit-plain = 1 ievainojums
raw-web-hit-double = 2 ievainojumi
raw-web-hit-split = 1 ievainojums
raw-web-hit-kill = nāve!
raw-web-hit-dies = { $name }: tiek iznīcināta.
raw-web-hit-stands = { $name } turas: ievainojumi { $after } no { $endurance }.
raw-web-price = { $name }: { $count ->
    [zero] { $count } ievainojumu
    [one] { $count } ievainojums
   *[other] { $count } ievainojumi
} ({ $why ->
    [both] slimība, pretuguns
    [sick] slimība
   *[backburn] pretuguns
}).
raw-web-price-dies = { $name }: { $count ->
    [zero] { $count } ievainojumu
    [one] { $count } ievainojums
   *[other] { $count } ievainojumi
} ({ $why ->
    [both] slimība, pretuguns
    [sick] slimība
   *[backburn] pretuguns
}). Tā tiks iznīcināta.
raw-web-may-trap = { $name } var atbildēt ar slazdu.
raw-web-target-go = Izvēlēties: { $name }
raw-web-zombie-text = Pieskaries kārtij rokā, ko par to nomet.
raw-web-zombie-go = Nomest: { $card }
raw-web-zombie-pass = Lai paliek miris
raw-web-trap-title = Iedarbināt slazdu?
raw-web-trap-attacked = { $mode ->
    [kill] { $name } → { $targets }: tūlītēja nāve!
    [double] { $name } → { $targets }: 2 ievainojumi.
   *[other] { $name } → { $targets }.
}
raw-web-trap-if-pass = { $count ->
    [zero] Ja nekas nenotiks, tiks iznīcinātas: { $names }.
    [one] Ja nekas nenotiks, tiks iznīcināta: { $names }.
   *[other] Ja nekas nenotiks, tiks iznīcinātas: { $names }.
}
raw-web-trap-if-pass-none = Ja nekas nenotiks, neviena tava kārts netiks iznīcināta.
raw-web-trap-go = Iedarbināt
raw-web-pass-all = Pasēt līdz gājiena beigām
raw-web-ring-stop = Apturēt laiku: vajag vairāk
raw-web-ring-stopped = Laiks ir apturēts.
raw-web-wish = Slazdi
raw-web-wish-ask = Vienmēr jautāt
raw-web-wish-die = Vienmēr pasēt, ja vien nedraud zaudēt kārti
raw-web-wish-open = Vienmēr pasēt, ja vien nepalieku bez aizstāvjiem
raw-web-wish-never = Vienmēr pasēt
raw-web-raid-title = Laupīšana
raw-web-raid-text = Briesmoņi, kas neuzbruka, katrs var nozagt vienu dzīvību.
raw-web-raid-open = { $count ->
    [zero] Bez aizstāvjiem: { $names }
    [one] Bez aizstāvjiem: { $names }
   *[other] Bez aizstāvjiem: { $names }
}
raw-web-raid-go = Laupa: { $name }
raw-web-player-go = Izvēlēties: { $name }
raw-web-loot-title = Nozagta kārts: { $card }
raw-web-loot-text = { $counts ->
    [nothing] Rokā to var izlikt. Kā trofeja tā šeit neko nedod: uzvar tikai tas, kas paliek dzīvs.
    [life] Rokā to var izlikt. Kā trofeja tā ir par dzīvību vairāk, kamēr kāds to nepaņem.
    [both] Rokā to var izlikt. Kā trofeja tā beigās skaitās un līdz tam ir dzīvība.
   *[point] Rokā to var izlikt. Kā trofeja tā skaitās beigās.
}
raw-web-loot-trophy = Izlikt kā trofeju
raw-web-loot-hand = Ņemt rokā

## Jautājumi, kamēr kaut kas ir izvēlēts

raw-web-ask-lay = Izlikt kārti „{ $card }”?
raw-web-ask-cast = Burt „{ $card }”?
raw-web-ask-bond = Kurš saņems „{ $card }”?
raw-web-ask-down = Nolikt „{ $card }” ar attēlu uz leju?
raw-web-ask-hunt = Paņemt kārti „{ $card }”?
raw-web-ask-bury = Kuru kārti apraksi zem „{ $name }”?
raw-web-ask-hold = „{ $name }”: kurš ies iekšā?
raw-web-ask-pay = Maksāt par „{ $name }”?
raw-web-ask-turn = Apgriezt „{ $name }”?
raw-web-ask-skill = Izmantot kārts „{ $name }” prasmi?
raw-web-ask-raid = Laupīt ar kārti „{ $name }”?
raw-web-costs = Maksā { $cost }★.
raw-web-lay-hand-nothing = { $stars ->
    [zero] Ar { $stars } zvaigznītēm no rokas vairs neko nevar izlikt.
    [one] Ar { $stars } zvaigznīti no rokas vairs neko nevar izlikt.
   *[other] Ar { $stars } zvaigznītēm no rokas vairs neko nevar izlikt.
}
raw-web-still-turn = Pilnībā samaksāts: { $names }. Pieskaries, lai apgrieztu.
raw-web-still-pay = Vari vēl maksāt par: { $names }.
raw-web-still-bury = Vari aprakt kārti zem: { $names }.
raw-web-still-hold = Vari ielikt briesmoni vai izlaist no: { $names }.
raw-web-still-waits = Pilnībā samaksāts: { $names }. Apgriezt varēs no tava nākamā gājiena.
raw-web-won = Uzvar { $names }!
raw-web-won-you = Tu uzvari!
raw-web-won-shared = Uzvaru dala { $names }!

## Keys: the key, two spaces or more, what it does

raw-web-keys =
    ← / → / ↑ / ↓   uz nākamo kārti tajā virzienā
    N / ⇧ N         uz nākamo lietu vai vietu, ko var izvēlēties
    H               uz tavu roku
    1–9             izvēlies lietu no paneļa vai kārti no rokas
    Enter           paņem vai noliec kārti; vēlreiz: izdari to
    E               beidz fāzi vai pasē
    + / -           vairāk vai mazāk zvaigznīšu
    Z               apskati kārti tuvplānā
    Esc             soli atpakaļ
    Pele            velc kārti uz vietu vai klikšķini uz tās un tad uz vietas

## Typed questions

raw-web-word-hand = roka
raw-web-word-lives = dzīvības
raw-web-word-discard = nomestās
raw-web-command-hand = „roka”, „dzīvības”: tavas kārtis
raw-web-command-discard = „nomestās”: nomestās kārtis
raw-web-command-info = „info doormat”: ko kārts dara
raw-web-answer-none = Nav nevienas.
raw-web-answer-not-yours = Tev šeit nav vietas.

# RAW. How names and fields are made: docs/texts.md. What a card says: raw-cards.ftl. The names of the
# cards are in the deck itself, by language; words of the data: raw-names.ftl; rules: raw-rules.ftl.
# The name of a card stays in the nominative, in quotes behind the word “kārts”, which takes the case:
# that is why raw-spot and its like have no noun of their own.

raw-help =
    ▶ ▲ A B …      kura gājiens; kurš sāka; spēlētāji ar saviem burtiem
    BEZ AIZSTĀVJA  šo spēlētāju nekas neaizstāv: laupītāji, laipni lūgti
     3 Ļodzīgās ribas /skull 1/2   3. kārts, skelets: 1 ievainojums, izturība 2
    +Dzelzs žoklis:   kārts spēja un tas, ko tā dod
    pagriezta      nevar uzbrukt, lietot prasmi, laupīt un aizstāvēt
    paslēpta zem 7, ieslodzīta zem 7, zem tās: 3   kurš sēž zem kuras kārts
    (uzbrukums)    fāze, kuras spēlētāja pirmajā gājienā nav
    →17 ×2, ←3     sit 17. kārti (divreiz; † uzreiz nogalina); to sit 3. kārts
    ▒              aizklāta kārts: numurs un līdz šim samaksātās zvaigznītes
    ▸ ✓            šo kārti tagad vari lietot vai izvēlēties; vari samaksāt
    ★              zvaigznītes: katrā gājienā 7; viena par katru pabaroto
                   briesmoni, pārējās – kāršu izlikšanai
    „lay doormat” vai tikai kārts nosaukums to izliek; „info doormat” izskaidro.
    „3>17” uzbrūk 17. kārtij ar 3.; „3>17 double” – ar abiem ievainojumiem,
    „3>17+18” tos sadala, „3>17 kill” uzreiz nogalina, ja 3. kārts to spēj.
    „end” beidz izlikšanu, uzbrukumu vai laupīšanu. „info backburn” – par vārdu.

raw-expected = „lay doormat”, „attack 3”, „3>17”, „raid 3”, „target 17”, „player B”, „feed”, „pass” vai „end”; „moves” rāda, kas tagad iespējams

## Of which kind the words in these fields are

raw-field-spot-card = card
raw-field-cause-card = card
raw-field-cause-cards = card
raw-field-way-card = card
raw-field-stopper = card
raw-field-does-kind = kind
raw-field-holder-card = card
raw-field-first-card = card
raw-field-second-card = card
raw-field-cards = card
raw-field-paid = card
raw-field-trophy = card
raw-field-lives = card
raw-field-hand = card
raw-field-hands = card
raw-field-table = card
raw-field-kind-wanted = kind
raw-field-attacker = kind

## The table of results

raw-part-trophies = trofejas
raw-part-lives = dzīvības
raw-part-stars = zvaigznītes

## The board in the terminal: short words; what does not fit is shortened

raw-board-phase-drafting = Sagatavošana: drafts
raw-board-phase-keeping = Sagatavošana: kuras kārtis būs tavas dzīvības?
raw-board-phase-harvest = ievākšana
raw-board-phase-feeding = barošana
raw-board-phase-laying = izlikšana
raw-board-phase-attack = uzbrukums
raw-board-phase-raid = laupīšana
raw-board-phase-end = beigas
raw-board-phase-over = Spēle ir beigusies
raw-board-turn = { $turn }. gājiens: { $name }
raw-board-turn-own = { $turn }. gājiens: tavs
raw-board-asked = { $name }: { $what }
raw-board-asked-own = tu: { $what }
raw-board-ask-pick = kārts izvēle
raw-board-ask-keep = dzīvību izvēle
raw-board-ask-harvest = ņem kārti
raw-board-ask-take = pazemē
raw-board-ask-life = dzīvība rokā?
raw-board-ask-feed = baro briesmoņus
raw-board-ask-lay = kāršu izlikšana
raw-board-ask-bond = kuram briesmonim?
raw-board-ask-bury = kuru kārti aprakt?
raw-board-ask-hold = ko ielikt?
raw-board-ask-stake = cik zvaigznīšu?
raw-board-ask-pay = cik zvaigznīšu?
raw-board-ask-attack = uzbrukums
raw-board-ask-aim = kam uzbrukt?
raw-board-ask-split = kam otrs ievainojums?
raw-board-ask-trap = slazds?
raw-board-ask-target = kāds mērķis?
raw-board-ask-opponent = kurš pretinieks?
raw-board-ask-zombie = zombijs atpakaļ?
raw-board-ask-raid = laupīšana
raw-board-ask-rob = kuru aplaupīt?
raw-board-ask-loot = rokā vai kā trofeju?
# Behind ★★★★☆☆☆, in a line that is full
raw-board-stars = { $stars }
raw-board-variants = Varianti: { $variants }
raw-board-variant-drafting = drafts
raw-board-variant-hunt = medības
raw-board-variant-underworld = pazeme
raw-board-variant-summoning = piesaukšana
raw-board-variant-last-standing = spēle līdz pēdējam
raw-board-variant-trophies = trofejas ir dzīvības
raw-board-disabled = Līdz šī gājiena beigām neviena ? nedarbojas.
raw-board-deck = Kava { $deck }
raw-board-discard = nomestās kārtis { $discard }: { $cards }
raw-board-hunt = Medības:
raw-board-known = Kavas augša, ko tu zini:
raw-board-you = tu
raw-board-lives = { $lives ->
    [zero] { $lives } dzīvību
    [one] { $lives } dzīvība
   *[other] { $lives } dzīvības
}
raw-board-won = { $trophies ->
    [zero] { $trophies } trofeju
    [one] { $trophies } trofeja
   *[other] { $trophies } trofejas
}
raw-board-hand = rokā { $hand }
raw-board-open = BEZ AIZSTĀVJA
raw-board-undefended = bez aizstāvja
raw-board-truce = Pamiers: savos pirmajos { $rounds } gājienos neviens nelaupa.
raw-board-opening = Pirmais gājiens: { $name } sāk ar tikai { $stars }★.
raw-board-defended = ir aizstāvis
raw-board-ready = jau izvēlējās
raw-board-choosing = vēl izvēlas
raw-board-out = ārā
raw-board-trophies = trofejas:
raw-board-final-lives = dzīvības:
raw-board-final-hand = rokā:
raw-board-face-down = aizklātas:
raw-board-hidden = paslēpta zem { $holder }
raw-board-hidden-ability = paslēpta zem { $holder } spējas
raw-board-imprisoned = ieslodzīta zem { $holder }
raw-board-imprisoned-ability = ieslodzīta zem { $holder } spējas
raw-board-holds = zem tās: { $spot }
raw-board-buried = aprakta kārts
raw-board-buried-card = aprakta: { $name }
raw-board-tapped = pagriezta
raw-board-acted = prasme izmantota
raw-board-raided = jau laupīja
raw-board-spent = izmantota
raw-board-ability-spent = spēja izmantota
raw-board-changed = jau mainīta
raw-board-leaving = TEVI PAMET
raw-board-own-lives = Tavas dzīvības ({ $lives }):
raw-board-own-hand = { $hand ->
    [0] Tava roka ir tukša.
   *[other] Tev rokā ({ $hand }):
}
raw-board-pack = Paciņa, no kuras izvēlies:
raw-board-loot = Nozagta: { $card }
raw-board-choice-keep = Tava izvēle: paturēt { $places }
raw-board-choice-pick = Tava izvēle: { $card }

## What happened

# A number stands only where two cards of the same name lie on the table.
raw-spot-number = { $spot_twin ->
    [yes] { " " }({ $spot })
   *[no] { "" }
}
raw-holder-number = { $holder_twin ->
    [yes] { " " }({ $holder })
   *[no] { "" }
}
raw-first-number = { $first_twin ->
    [yes] { " " }({ $first })
   *[no] { "" }
}
raw-second-number = { $second_twin ->
    [yes] { " " }({ $second })
   *[no] { "" }
}
raw-spot = { $spot_card ->
    [none] nr. { $spot }
   *[other] „{ $spot_card }”{ raw-spot-number }
}
raw-holder = { $holder_card ->
    [none] nr. { $holder }
   *[other] „{ $holder_card }”{ raw-holder-number }
}
raw-first = { $first_card ->
    [none] nr. { $first }
   *[other] „{ $first_card }”{ raw-first-number }
}
raw-second = { $second_card ->
    [none] nr. { $second }
   *[other] „{ $second_card }”{ raw-second-number }
}
# Kāpēc tas notiek, ja tajā brīdī neviens to nedara; stāv teikuma priekšā.
raw-cause = { $cause ->
    [dead] Kārts „{ $cause_card }” nāve:{ " " }
    [skill] Kārts „{ $cause_card }” prasme:{ " " }
    [trap] Kārts „{ $cause_card }” slazds:{ " " }
    [play] „{ $cause_card }”:{ " " }
    [attack] { $cause_cards-count ->
        [one] Kārts
       *[other] Kāršu
    } { $cause_cards } uzbrukums:{ " " }
    [blood] Vampīra kodiens:{ " " }
    [backburn] Pretuguns:{ " " }
    [sick] Slimība:{ " " }
    [both] Slimība un pretuguns:{ " " }
   *[other] { "" }
}
# Ko dara prasme, kā tas rakstīts uz kārts.
raw-deed = { $does ->
    [draw] : vilkšana { $does_amount }
    [steal] : zādzība { $does_amount }
    [exhume] : izrakšana { $does_amount }
    [summon] : izsaukšana ({ $does_kind })
    [heal] : dziedināšana
    [repair] : labošana
    [hide] : paslēpšana
    [kill] : nogalināšana
    [destroy] : iznīcināšana
    [damage] : ievainošana { $does_amount }
    [tap] : pagriešana
    [imprison] : gūstā ņemšana
    [disable] : ? atslēgšana
   *[none] { "" }
}
# In the dative: whom a card attacks
# Tikai ja atklātā kārts to atļauj.
raw-deed-burning = { $does_burning ->
    [yes] { " " }?
   *[no] { "" }
}
raw-spot-of = { $spot_owner ->
    [none] kārts { raw-spot }
   *[other] { $spot_owner-me ->
        [yes] tava kārts { raw-spot }
       *[no] spēlētāja { $spot_owner-name } kārts { raw-spot }
    }
}
# Kas nenotiek, jo nekas nedeg.
raw-burned-out = { $burning ->
    [skill] prasmes ? neko nedara.
    [trap] slazda ? neko nedara.
    [dead] šīs nāves ? neko nedara.
    [play] kārts ? neko nedara.
   *[none] { $spot ->
        [0] nekas nenotiek.
       *[other] kārts { raw-spot } neko nedara.
    }
}
# Kas zagli laiž garām aizstāvjiem.
raw-way = { $way ->
    [own] { " " }(„tiešā laupīšana”: aizstāvji netraucē)
    [card] { " " }(„{ $way_card }”: aizstāvji netraucē)
   *[none] { "" }
}
raw-first-of = { $first_owner ->
    [none] kārtij { raw-first }
   *[other] { $first_owner-me ->
        [yes] tavai kārtij { raw-first }
       *[no] spēlētāja { $first_owner-name } kārtij { raw-first }
    }
}
raw-second-of = { $second_owner ->
    [none] kārtij { raw-second }
   *[other] { $second_owner-me ->
        [yes] tavai kārtij { raw-second }
       *[no] spēlētāja { $second_owner-name } kārtij { raw-second }
    }
}
raw-stars-left = { $stars ->
    [0] zvaigznīšu vairs nav
    [zero] atliek { $stars } zvaigznīšu
    [one] atliek { $stars } zvaigznīte
   *[other] atliek { $stars } zvaigznītes
}

raw-event-set-up = { $first-me ->
    [yes] Tu sāc
   *[no] { $first-name } sāk
}. Kavā ir { $deck ->
    [zero] { $deck } kāršu
    [one] { $deck } kārts
   *[other] { $deck } kārtis
}.
raw-event-dealt = { $cards ->
    [none] { $count ->
        [zero] Katrs saņem { $count } kāršu.
        [one] Katrs saņem { $count } kārti.
       *[other] Katrs saņem { $count } kārtis.
    }
   *[other] Tu saņem: { $cards }.
}
raw-event-ready = { $seat-me ->
    [yes] Tu jau izvēlējies.
   *[no] { $seat-name } jau izvēlējās.
}
raw-event-packs-passed = { $card ->
    [none] Paciņas ceļo tālāk pa kreisi; katrā ir { $left ->
        [zero] { $left } kāršu.
        [one] { $left } kārts.
       *[other] { $left } kārtis.
    }
   *[other] Tu paņem kārti „{ $card }”. { $cards-count ->
        [0] Drafts ir beidzies.
       *[other] Nākamajā paciņā ir: { $cards }.
    }
}
raw-event-hunt-laid = Medībām izliktas: { $cards }.
raw-event-lives-laid = Dzīvības ir noliktas: { $lives-shares }.{ $cards ->
    [none] { "" }
   *[other] { " " }Tavas: { $cards }.
}
raw-event-turn-began = { $turn }. gājiens: { $seat-me ->
    [yes] tavs
   *[no] { $seat-name }
}{ $first ->
    [yes] ; tas ir pirmais, tāpēc neviens neēd, neuzbrūk un nelaupa.
   *[no] .
}
raw-event-ritual-ended = Rituāls „{ $card }”{ raw-spot-number } ir beidzies.
raw-event-drew = { raw-cause }{ $seat-me ->
    [yes] tu velc
   *[no] { $seat-name } velk
} { $card ->
    [none] kārti.
   *[other] kārti „{ $card }”.
}
raw-event-hunted = { $seat-me ->
    [yes] Tu nomedī
   *[no] { $seat-name } nomedī
} kārti „{ $card }”.
raw-event-row-filled = Medībām nāk klāt kārts „{ $card }”.
raw-event-descended = { $seat-me ->
    [yes] Tu nokāp
   *[no] { $seat-name } nokāpj
} pazemē { $count ->
    [zero] { $count } kāršu
    [one] { $count } kārts
   *[other] { $count } kāršu
} dziļumā; { raw-stars-left }.{ $cards ->
    [none] { "" }
   *[other] { " " }Tur lejā: { $cards }.
}
raw-event-taken = { $seat-me ->
    [yes] Tu iznes
   *[no] { $seat-name } iznes
} no pazemes { $card ->
    [none] { $place }. kārti no augšas.
   *[other] kārti „{ $card }”.
}
raw-event-life-taken = { $seat-me ->
    [yes] Tu paņem
   *[no] { $seat-name } paņem
} rokā { $trophy-id ->
    [none] dzīvību{ $card ->
        [none] .
       *[other] : „{ $card }”.
    }
   *[other] trofeju „{ $trophy }”.
}
raw-event-fed = { $count ->
    [0] { $seat-me ->
        [yes] Tu nebaro nevienu
       *[no] { $seat-name } nebaro nevienu
    }; { raw-stars-left }.
    [zero] { $seat-me ->
        [yes] Tu pabaro
       *[no] { $seat-name } pabaro
    } { $count } briesmoņu; { raw-stars-left }.
    [one] { $seat-me ->
        [yes] Tu pabaro
       *[no] { $seat-name } pabaro
    } { $count } briesmoni; { raw-stars-left }.
   *[other] { $seat-me ->
        [yes] Tu pabaro
       *[no] { $seat-name } pabaro
    } { $count } briesmoņus; { raw-stars-left }.
}
raw-event-left = Kārts „{ $card }”{ raw-spot-number } nedabū ēst un pamet { $seat-me ->
    [yes] tevi
   *[no] spēlētāju { $seat-name }
}.
raw-event-laid = { $seat-me ->
    [yes] Tu izliec
   *[no] { $seat-name } izliek
} kārti „{ $card }”{ raw-spot-number }; { raw-stars-left }.
raw-event-bonded = Spēju „{ $card }” saņem kārts { raw-spot }.
raw-event-buried = { $seat-me ->
    [yes] Tu aproc
   *[no] { $seat-name } aprok
} { $card ->
    [none] kārti
   *[other] kārti „{ $card }”
} zem kārts { raw-spot }.
raw-event-unburied = { $card ->
    [none] Kārts, kas bija zem kārts { raw-spot }, atgriežas rokā.
   *[other] Kārts „{ $card }”, kas bija zem kārts { raw-spot }, atgriežas tavā rokā.
}
raw-event-laid-down = { $seat-me ->
    [yes] Tu izliec
   *[no] { $seat-name } izliek
} aizklātu { $card ->
    [none] kārti
   *[other] kārti „{ $card }”
} ({ $spot }) par { $paid }★; { raw-stars-left }.
raw-event-paid = { $seat-me ->
    [yes] Tu maksā
   *[no] { $seat-name } maksā
} par aizklāto kārti nr. { $spot }: līdz šim { $paid }★; { raw-stars-left }.
raw-event-turned = { $seat-me ->
    [yes] Tu atklāj
   *[no] { $seat-name } atklāj
} kārti nr. { $spot }: „{ $card }”.
raw-event-hidden = Kārts { raw-spot } paslēpjas zem { $ability ->
    [yes] spējas, kas ir kārtij
   *[no] kārts
} { raw-holder }.
raw-event-imprisoned = { raw-spot-of } nonāk gūstā zem { $ability ->
    [yes] spējas, kas ir kārtij
   *[no] kārts
} { raw-holder }.
raw-event-released = Kārts { raw-spot } iznāk ārā; līdz šim tā bija zem kārts { raw-holder }.
raw-event-skill-used = { $ability ->
    [yes] Kārts { raw-spot } lieto spējas „{ $card }” prasmi{ raw-deed }{ raw-deed-burning }.
   *[no] Kārts { raw-spot } lieto savu prasmi{ raw-deed }{ raw-deed-burning }.
}
raw-event-attacked = Kārts { raw-spot } uzbrūk { $mode ->
    [double] { raw-first-of } ar dubultu spēku.
    [split] { raw-first-of } un { raw-second-of }.
    [kill] { raw-first-of }, lai to uzreiz nogalinātu.
   *[plain] { raw-first-of }.
}
raw-event-trap-sprung = Slazds nostrādā: { $seat-me ->
    [yes] tava
   *[no] spēlētāja { $seat-name }
} { $ability ->
    [yes] spēja „{ $card }” kārtij { raw-spot }.
   *[no] kārts { raw-spot }.
}
raw-event-burned = { $card-id ->
    [none] Netiek atklāts nekas{ $spot ->
        [0] { "" }
       *[other] , kas vajadzīgs kārtij { raw-spot }
    }: { $stopper ->
        [none] ? nedarbojas.
       *[other] visas ? atceļ „{ $stopper }”.
    }
   *[other] { $spot ->
        [0] { $cause_card ->
            [none] Atklāta kārts
           *[other] Kārtij „{ $cause_card }” atklāta kārts
        }
       *[other] Kārtij { raw-spot } atklāta kārts
    } „{ $card }”. { $success ->
        [yes] Tas ir briesmonis: tas deg, un ? izdevās.
       *[no] Tas nav briesmonis, tāpēc nedeg: { raw-burned-out }
    }
}
raw-event-wounded = { raw-cause }{ raw-spot-of } saņem { $count ->
    [zero] { $count } ievainojumu
    [one] { $count } ievainojumu
   *[other] { $count } ievainojumus
}{ $endurance ->
    [0] .
   *[other] , tagad { $in_all } no { $endurance }.
}
raw-event-healed = { raw-cause }{ $wounds ->
    [0] { raw-spot-of } pilnīgi izārstējas.
    [zero] { raw-spot-of } atlabst; tai paliek { $wounds } ievainojumu.
    [one] { raw-spot-of } atlabst; tai paliek { $wounds } ievainojums.
   *[other] { raw-spot-of } atlabst; tai paliek { $wounds } ievainojumi.
}
raw-event-tapped = { raw-cause }{ raw-spot-of } ir pagriezta.
raw-event-disabled = { raw-cause }līdz šī gājiena beigām neviena ? nedarbojas.
raw-event-died = { raw-cause }{ $seat-me ->
    [yes] tu zaudē
   *[no] { $seat-name } zaudē
} kārti „{ $card }”{ raw-spot-number }.
raw-event-zombie-returned = Kārts „{ $card }” rāpo atpakaļ { $seat-me ->
    [yes] tavā
   *[no] spēlētāja { $seat-name }
} rokā; cena: „{ $paid }”.
raw-event-stole = { raw-cause }{ $seat-me ->
    [yes] tu nozodz
   *[no] { $seat-name } nozog
} { $card ->
    [none] kārti
   *[other] kārti „{ $card }”
} no { $victim-me ->
    [yes] tavas
   *[no] spēlētāja { $victim-name }
} rokas.
raw-event-exhumed = { raw-cause }{ $seat-me ->
    [yes] tu izroc
   *[no] { $seat-name } izrok
} kārti „{ $card }”.
raw-event-summoned = { raw-cause }{ $seat-me ->
    [yes] tu sauc
   *[no] { $seat-name } sauc
}, un atsaucas „{ $card }”{ raw-spot-number }.
raw-event-none-summoned = { raw-cause }neviens { $kind_wanted } neatsaucas.
raw-event-raided = Kārts { raw-spot } nozog { $victim-me ->
    [yes] tev
   *[no] spēlētājam { $victim-name }
} { $trophy-id ->
    [none] dzīvību
   *[other] trofeju „{ $trophy }”
}{ raw-way }{ $card ->
    [none] .
   *[other] : „{ $card }”.
}
raw-event-trophy-laid = { $seat-me ->
    [yes] Tu paturi
   *[no] { $seat-name } patur
} kārti „{ $card }” kā trofeju.
raw-event-eliminated = { $seat-me ->
    [yes] Tev vairs nav nevienas dzīvības: šī partija tev ir beigusies.
   *[no] { $seat-name } zaudē pēdējo dzīvību un izkrīt no spēles.
} { $hand-count ->
    [0] Rokā nebija nekā.
   *[other] Rokā bija: { $hand }.
}{ $table-count ->
    [0] { "" }
   *[other] { " " }Aizklātas vai apraktas bija: { $table }.
}
raw-event-shuffled = Mirušie atgriežas apritē: nomestās kārtis sajauktas jaunā kavā, tajā ir { $deck ->
    [zero] { $deck } kāršu.
    [one] { $deck } kārts.
   *[other] { $deck } kārtis.
}
raw-event-turn-ended = { "" }
raw-event-game-over = Visas kārtis ir atklātas: spēle ir beigusies.

## What to do now

raw-prompt-pick = Izvēlies kārti; pārējās iet tālāk pa kreisi.
raw-prompt-keep = Kuras kārtis paturēsi rokā? Raksti to vietas, piemēram, „keep 1 3” vai „keep none”, ne vairāk kā { $most }; pārējās ir tavas dzīvības.
raw-prompt-harvest = Ievākšana: paņem vienu kārti, no kavas vai citur.
raw-prompt-take = Tu redzi { $count ->
    [zero] { $count } pazemes kāršu
    [one] { $count } pazemes kārti
   *[other] { $count } pazemes kārtis
}: paņem vienu.
raw-prompt-life = Vari paņemt rokā vienu no savām dzīvībām; ja negribi, „pass”.
raw-prompt-feed = { $mouths ->
    [0] Vairs nav, ko barot: „feed” turpina.
    [zero] { $mouths } izsalkušu briesmoņu, { $stars }★: ja gribi, kādu atlaid, tad pārējos pabaro ar „feed”.
    [one] { $mouths } izsalcis briesmonis, { $stars }★: pabaro ar „feed” vai atlaid.
   *[other] { $mouths } izsalkuši briesmoņi, { $stars }★: ja gribi, kādu atlaid, tad pārējos pabaro ar „feed”.
}
raw-prompt-lay = Izliec kārtis (tev ir { $stars }★), tad „end”.
raw-prompt-bond = Spēja „{ $card }”: kurš briesmonis to saņems?
raw-prompt-bury = Kuru kārti no rokas aprakt zem kārts { raw-spot }?
raw-prompt-hold = Kārts { raw-spot }: kuru briesmoni tur ielikt?
raw-prompt-stake = Kārts „{ $card }” ({ $cost }★) aizklāta: cik zvaigznīšu maksāsi tagad?
raw-prompt-pay = Kārts { raw-spot }: vēl jāmaksā { $rest }★. Cik maksāsi tagad?
raw-prompt-attack = Uzbrūc vai lieto prasmes, tad „end”: visi uzbrukumi notiks reizē.
raw-prompt-aim = Kārts { raw-spot } uzbrūk: kam?
raw-prompt-split = Kārts { raw-spot } sit kārti { raw-first } un kuru vēl?
raw-prompt-trap = { $attackers-count ->
    [zero] Tev uzbrūk { $attackers-count } briesmoņu: iedarbini slazdu vai „pass”.
    [one] Tev uzbrūk { $attackers-count } briesmonis: iedarbini slazdu vai „pass”.
   *[other] Tev uzbrūk { $attackers-count } briesmoņi: iedarbini slazdu vai „pass”.
}
raw-prompt-target = Izvēlies mērķi: { $effect }{ $effect-id ->
    [damage] { " " }{ $amount }.
   *[other] .
}
raw-prompt-opponent = Izvēlies pretinieku: { $effect }.
raw-prompt-zombie = Kārts „{ $card }” ir mirusi, bet ne pavisam: nomet kārti, lai to paņemtu atpakaļ, vai „pass”.
raw-prompt-raid = Laupīšana: kurš zags? „end” beidz tavu gājienu.
raw-prompt-rob = Kārts { raw-spot } zog dzīvību: kam?
raw-prompt-loot = Nozagta kārts „{ $card }” ({ $card-cost }★): rokā vai kā trofeju?

raw-effect-damage = ievainošana
raw-effect-kill = nogalināšana
raw-effect-destroy = iznīcināšana
raw-effect-tap = pagriešana
raw-effect-heal = dziedināšana
raw-effect-repair = labošana
raw-effect-hide = paslēpšana
raw-effect-imprison = gūstā ņemšana
raw-effect-steal = zādzība

## What a move means

raw-keywords = { $keywords-count ->
    [0] { "" }
   *[other] : { $keywords-ids }
}
raw-move-end = viss, tālāk
raw-move-pass = nē, paldies
raw-move-draw = kavas augšējā kārts
raw-move-feed = viena zvaigznīte par katru, kas paliek
raw-move-hand = { $last ->
    [yes] neko nedod: spēle tūlīt beigsies
   *[no] lai izliktu vēlāk
}
raw-move-trophy = { $counts ->
    [nothing] šeit neko nedod: uzvar tikai tas, kas paliek dzīvs
    [life] par dzīvību vairāk, kamēr kāds to nepaņem
    [both] beigās skaitās un līdz tam ir dzīvība
   *[point] beigās skaitās, un neviens to neatņems
}
raw-move-free = izlaiž to, kas ir zem kārts
raw-move-keep = { $lives ->
    [zero] { $lives } dzīvību
    [one] { $lives } dzīvība
   *[other] { $lives } dzīvības
}
raw-move-underworld = maksā { $count }★, apskati { $count ->
    [1] augšējo kārti
    [zero] { $count } augšējo kāršu
    [one] { $count } augšējo kārti
   *[other] { $count } augšējās kārtis
}, paņem vienu
raw-move-take = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-hunt = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-player = { $seat-name }: { $lives ->
    [zero] { $lives } dzīvību
    [one] { $lives } dzīvība
   *[other] { $lives } dzīvības
}, rokā { $hand }
raw-move-stars = { "" }
raw-move-pick = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-life = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-discard = { $card } ({ $card-cost }★)
raw-move-lay = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-down = { $card } ({ $card-cost }★), aizklāta par daļu cenas
raw-move-put = { $card } ({ $card-cost }★)
raw-move-leave = nebaro: { $spot_card } ({ $wounds }/{ $endurance }){ raw-keywords }
raw-move-bury = zem kārts „{ $spot_card }”: izturība +1
raw-move-hold = izmanto: { $spot_card }
raw-move-pay = { $spot_card } (samaksāts { $paid }★)
raw-move-turn = { $spot_card }, viss samaksāts
raw-move-attack = uzbrūk { $spot_card } ({ $wounds }/{ $endurance }){ raw-keywords }
raw-move-skill = { $spot_card }: { $does }
raw-move-target = { raw-owned }
raw-move-double = abi ievainojumi: { raw-owned }
raw-move-split = viens ievainojums: { raw-owned }; otrs citai kārtij
raw-move-kill = uzreiz nogalina: { raw-owned }
raw-move-trap = { $spot_card }: { $does }
raw-move-raid = laupa { $spot_card }{ raw-keywords }
raw-owned = { $spot_card } ({ $wounds }/{ $endurance }), { $spot_owner-me ->
    [yes] tava
   *[no] { $spot_owner-name }
}

## Why a move is not allowed, or should be thought over

raw-why-one-life = { $kept ->
    [zero] Tu paturi { $kept } kāršu
    [one] Tu paturi { $kept } kārti
   *[other] Tu paturi { $kept } kārtis
} un dzīvo ar vienu vienīgu dzīvību: pietiks ar vienu laupīšanu.
raw-why-hurts-your-own = Kārts { raw-spot } ir tava.
raw-why-not-wounded = Kārtij { raw-spot } nav ievainojumu: dziedināšana tai neko nedos. Ievainota ir cita tava kārts.
raw-why-nobody-wounded = Nevienam, ko varētu dziedināt kārts „{ $card }”, nav ievainojumu: tagad tas neko nedos.
raw-why-no-effect = Kārtij „{ $card }” nebūtu mērķa, un nekas nenotiktu.
raw-why-counts-no-more = Tā bija spēlētāja { $victim-name } pēdējā dzīvība, un spēle beidzas: kārts rokā tad neko nedod.
raw-why-empty-handed = Tu nepaturi nevienu kārti: ar tukšu roku varēsi izlikt tikai to, ko izvilksi.
raw-why-still-to-lay = Nav, kas uzbruktu, tāpēc tavs gājiens te beidzas. Tev ir { $stars }★, un vēl vari izlikt kārti „{ $card }”.
raw-why-stars-lost = Tev ir { $stars }★, un vēl vari izlikt kārti „{ $card }”. Pēc tam šajā gājienā vairs neko neizliek, un zvaigznītes zūd.
raw-why-still-to-attack = { $count ->
    [zero] Vēl var uzbrukt { $count } tavu briesmoņu. Ar to tavs gājiens beidzas.
    [one] { $count ->
        [1] Kārts { raw-spot } vēl var uzbrukt.
       *[other] Vēl var uzbrukt { $count } tavs briesmonis.
    } Ar to tavs gājiens beidzas.
   *[other] Vēl var uzbrukt { $count } tavi briesmoņi. Ar to tavs gājiens beidzas.
}
raw-why-only-your-own = Kārts „{ $card }” trāpītu tikai tavai paša kārtij { raw-spot }.
raw-why-only-a-rivals = Kārts „{ $card }” nonāktu pie { raw-spot } ({ $spot_owner-name }): cita briesmoņa tai nav.

raw-why-first-turn = Šis ir tavs pirmais gājiens: tajā neviens neēd, neuzbrūk un nelaupa.
raw-why-after-laying = Uzbrukumi un prasmes nāk nākamajā fāzē: vispirms beidz izlikt kārtis.
raw-why-truce = Ir pamiers: pirmajās kārtās ({ $rounds }) neviens nelaupa.
raw-why-not-now = Tas der, kad { $verb }; tagad { $asked }.
raw-why-not-in-pack = Kārts „{ $card }” nav tavā paciņā.
raw-why-wrong-payment = { $count }★ neder: nemaksā vairāk, kā vajag vai kā tev ir ({ $stars }★); izliekot aizklātu kārti, vismaz 1★ jāatstāj vēlākam.
raw-why-no-variant = Variantu „{ $variant }” šeit nespēlē.
raw-why-empty-place = Medībās { $count }. vietā kārts nav.
raw-why-too-deep = Tik dziļi ({ $count }) tu nevari nokāpt: tev ir { $stars }★, un kavas kāršu skaits ir { $deck }.
raw-why-not-seen = Tu redzi tikai { $seen ->
    [zero] { $seen } kāršu
    [one] { $seen } kārti
   *[other] { $seen } kārtis
}, { $count }. kārts nav.
raw-why-too-few-stars = Ar { $stars }★ tu nevari pabarot visus: izvēlies, kurš tevi pamet.
raw-why-nobody-inside = Zem kārts { raw-spot } neviena nav.
raw-why-not-in-hand = Kārts „{ $card }” nav tavā rokā.
raw-why-no-part = Kārts „{ $card }” maksā 1★: daļu no cenas samaksāt nevar.
raw-why-no-stars = Zvaigznīšu tev vairs nav.
raw-why-too-dear = Kārts „{ $card }” maksā { $cost }★, bet tev ir { $stars }★.
raw-why-no-bearer = Nav briesmoņa, kurš varētu saņemt kārti „{ $card }”.
raw-why-no-life = Kārts „{ $card }” nav tava dzīvība.
raw-why-yourself = Tas esi tu.
raw-why-is-out = { $other-name } ir ārā no spēles.
raw-why-defended = { $other-name }: ir aizstāvis vai nav dzīvību, ko nozagt.
raw-why-empty-hand = { $other-name }: rokā nav nevienas kārts.
raw-why-no-target = { $other-name }: nav kārts, uz kuru tas iedarbotos.
raw-why-no-card-there = Kārts nr. { $spot } uz galda nav.
raw-why-not-to-feed = Kārts { raw-spot } tev nav jābaro, vai arī tā jau tevi pamet.
raw-why-not-yours = Kārts { raw-spot } nav tava.
raw-why-not-face-down = Kārts { raw-spot } jau ir atklāta.
raw-why-just-laid = Aizklātā kārts { raw-spot } ir izlikta šajā gājienā: tai jāgaida līdz kādam vēlākam.
raw-why-not-paid = Par kārti { raw-spot } vēl nav samaksāts: atliek { $rest }★.
raw-why-all-paid = Par kārti { raw-spot } viss ir samaksāts: atklāj to.
raw-why-face-down = Kārts { raw-spot } ir aizklāta: ar to neko nevar darīt, un tai neko nevar nodarīt.
raw-why-no-skeleton = Kārts { raw-spot } nav skelets: kārti aprok tikai zem skeletiem.
raw-why-already-buried = Zem kārts { raw-spot } jau ir aprakta kārts.
raw-why-imprisoned = Kārts { raw-spot } ir ieslodzīta.
raw-why-no-hand-card = Tev rokā nav kārts, ko aprakt.
raw-why-no-holder = Kārts { raw-spot } nav ne slēptuve, ne cietums.
raw-why-tapped = Kārts { raw-spot } ir pagriezta.
raw-why-already-changed = Kārts { raw-spot } šajā izlikšanas fāzē jau ir lietota.
raw-why-nobody-to-hold = Nav neviena, ko likt zem kārts { raw-spot }.
raw-why-a-ritual = Kārts { raw-spot } ir rituāls: tā nerīkojas, un tai neko nevar nodarīt.
raw-why-no-skill = Kārtij { raw-spot } nav tādas prasmes.
raw-why-no-trap = Kārtij { raw-spot } nav tāda slazda.
raw-why-a-thing = Kārts { raw-spot } ir lieta: lietas neuzbrūk un nelaupa.
raw-why-spent = Kārts { raw-spot } šajā gājienā jau ir izmantota.
raw-why-acted = Kārts { raw-spot } šajā gājienā jau uzbruka vai lietoja prasmi.
raw-why-nothing-to-attack = Kārtij { raw-spot } nav, kam uzbrukt.
raw-why-raided = Kārts { raw-spot } šajā gājienā jau laupīja.
raw-why-all-defended = Visiem, kurus kārts { raw-spot } varētu aplaupīt, ir aizstāvji.
raw-why-your-own = Kārts { raw-spot } ir tava.
raw-why-hidden = Kārts { raw-spot } ir paslēpta.
raw-why-ghost = Kārts { raw-spot } ir spoks: { $attacker } tam iet tieši cauri.
raw-why-protected = Kārtij { raw-spot } ir aizsardzība: { $attacker } tai nevar uzbrukt.
raw-why-thing-unkillable = Kārts { raw-spot } ir lieta: to var salauzt, bet ne nogalināt.
raw-why-no-instant-kill = Tavam briesmonim pret kārti { raw-spot } nav tūlītējas nāves.
raw-why-not-split = Otru ievainojumu kārts { raw-spot } saņemt nevar.
raw-why-no-second = Nav otras kārts, ar ko kārtij { raw-spot } dalīt ievainojumus.
raw-why-no-double = Tavam briesmonim pret kārti { raw-spot } nav dubulta ievainojuma.
raw-why-no-monster = Kārts { raw-spot } nav briesmonis.
raw-why-has-ability = Kārtij { raw-spot } jau ir spēja.
raw-why-inside-already = Kārts { raw-spot } jau ir zem citas kārts.
raw-why-wrong-side = Kārts { raw-spot } ir nepareizajā pusē: slēptuvēs liek savus briesmoņus, cietumos – citu.
raw-why-a-holder = Kārts { raw-spot } pati kādu tur: bez mezgliem.
raw-why-itself = Neviena kārts nelieto prasmi pret sevi.
raw-why-wrong-target = Kārts { raw-spot } šim nav mērķis.

# Behind “der, kad …”
raw-verb-end = tu beidz izlikšanu, uzbrukumu vai laupīšanu
raw-verb-pass = tev kaut ko piedāvā un tu vari atteikties
raw-verb-draw = ir tava ievākšana
raw-verb-feed = ir tava barošanas fāze
raw-verb-hand = tu tikko nozagi dzīvību
raw-verb-trophy = tu tikko nozagi dzīvību
raw-verb-free = zem slēptuves vai cietuma kāds ir
raw-verb-keep = pirms spēles izvēlas dzīvības
raw-verb-underworld = ir tava ievākšana
raw-verb-take = tu redzi pazemes kārtis
raw-verb-hunt = ir tava ievākšana
raw-verb-player = jāizvēlas pretinieks
raw-verb-stars = jāmaksā par aizklātu kārti
raw-verb-pick = ir drafts
raw-verb-life = ir tava ievākšana
raw-verb-discard = tavs zombijs tikko mira
raw-verb-lay = ir tava izlikšanas fāze
raw-verb-down = ir tava izlikšanas fāze
raw-verb-put = skelets saņem kārti
raw-verb-leave = ir tava barošanas fāze
raw-verb-bury = ir tava izlikšanas fāze
raw-verb-hold = ir tava izlikšanas fāze
raw-verb-pay = ir tava izlikšanas fāze
raw-verb-turn = ir tava izlikšanas fāze
raw-verb-attack = ir tava uzbrukuma fāze
raw-verb-skill = ir tava uzbrukuma fāze
raw-verb-target = uzbrukumam vai efektam vajag mērķi
raw-verb-double = tu uzbrūc ar dubultu ievainojumu
raw-verb-split = tu uzbrūc ar dubultu ievainojumu
raw-verb-kill = tu uzbrūc ar tūlītēju nāvi
raw-verb-trap = tev uzbrūk
raw-verb-raid = ir tava laupīšanas fāze

raw-asked-pick = tu izvēlies kārti no paciņas
raw-asked-keep = tu izvēlies, kuras kārtis paturēt
raw-asked-harvest = tu ņem kārti
raw-asked-take = tu ņem vienu no redzamajām kārtīm
raw-asked-life = tu vari paņemt rokā dzīvību
raw-asked-feed = tu baro savus briesmoņus
raw-asked-lay = tu izliec kārtis
raw-asked-bond = tu izvēlies briesmoni, kurš saņems spēju
raw-asked-bury = tu izvēlies, kuru kārti aprakt
raw-asked-hold = tu izvēlies, ko tur ielikt
raw-asked-stake = tu izvēlies, cik zvaigznīšu maksāt
raw-asked-pay = tu izvēlies, cik zvaigznīšu maksāt
raw-asked-attack = tu uzbrūc
raw-asked-aim = tu izvēlies, kam uzbrukt
raw-asked-split = tu izvēlies otru kārti
raw-asked-trap = tu vari iedarbināt slazdu
raw-asked-target = tu izvēlies mērķi
raw-asked-opponent = tu izvēlies pretinieku
raw-asked-zombie = tu vari paņemt zombiju atpakaļ
raw-asked-raid = tu laupi
raw-asked-rob = tu izvēlies, kuru aplaupīt
raw-asked-loot = tu izvēlies: rokā vai kā trofeju

## How it ended

raw-end-life-lost = Kāds ir zaudējis pēdējo dzīvību. Skaita trofejas un dzīvības; ja to ir vienādi daudz, zvaigznītes uz tām.
raw-end-last-standing = Palicis tikai viens spēlētājs.
raw-end-stalemate = Pēc 150 gājieniem neviens nav pietiekami miris. Skaita trofejas un dzīvības; ja to ir vienādi daudz, zvaigznītes uz tām.

## Options

raw-option-drafting = pirmās septiņas kārtis izvēlas draftā: vienu paņem, pārējās padod pa kreisi
raw-option-hunt = četras kārtis ir atklātas; ievākšanā vari paņemt vienu no tām kavas kārts vietā
raw-option-underworld = ievākšanā vari maksāt zvaigznītes, apskatīt tikpat kavas kāršu un paņemt vienu
raw-option-summoning = kārtis var izlikt aizklātas par daļu cenas un pārējo samaksāt vēlāk
raw-option-last-standing = kas zaudē pēdējo dzīvību, izkrīt; uzvar pēdējais palikušais
raw-option-trophies = apart: trofejas neviens neatņem, un dzīvas tās nevienu netur; lives: trofejas visādā ziņā ir dzīvības
raw-option-first = kurš sāk: random – izloze, lobby – pirmais vietu secībā (pēc noteikumiem vecākais)
raw-option-opening = zvaigznītes tam, kas sāk: auto – diviem kā short; short – 3 pirmajā gājienā (spēlēs, kas sāktas pirms 4. izdevuma, – 4); full – 7
raw-option-truce = kad sākas laupīšana: auto – pieciem un sešiem kā on; on – no katra trešā gājiena; off – no otrā

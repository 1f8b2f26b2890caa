# RAW. How names and fields are made: docs/texts.md. What a card says: raw-cards.ftl. The names of the
# cards are in the deck itself, by language; words of the data: raw-names.ftl. A rule's sentence:
# raw-rules.ftl. In a sentence the word „karta“ stands before a name and takes the case and the gender.

raw-help =
    ▶ ▲ A B …      kto je na ťahu; kto začínal; hráči podľa písmen
    BEZ OBRANY     tohto hráča nič nebráni: môžeš rabovať
     3 Voľné rebrá /skull 1/2   karta 3, kostlivec s 1 ranou a výdržou 2
    +Železná čeľusť:   schopnosť, ktorú nesie, a čo jej dáva
    tapnutá        nemôže útočiť, použiť zručnosť, rabovať ani brániť
    ukrytá v 7, uväznená v 7, drží 3   kto je pod ktorou kartou
    (útok)         fáza, ktorá v prvom ťahu hráča nie je
    →17 ×2, ←3     útočí na kartu 17 (dvakrát; † rovno zabíja); útočí na ňu 3
    ▒              lícom nadol, s číslom a zaplatenými hviezdičkami
    ▸ ✓            kartu môžeš teraz použiť alebo vybrať; teraz na ňu máš
    ★              hviezdičky: 7 na každý ťah, po jednej za nakŕmenú príšeru,
                   zvyšok na vykladanie kariet
    „lay doormat“ alebo len karta ju vyloží; „info doormat“ ju vysvetlí.
    „3>17“ útočí kartou 3 na kartu 17; „3>17 double“ dá obe rany, „3>17+18“
    ich rozdelí, „3>17 kill“ rovno zabije, ak to karta 3 vie.
    „end“ ukončí vykladanie, útok či rabovanie. „info backburn“ vysvetlí slovo.

raw-expected = „lay doormat“, „attack 3“, „3>17“, „raid 3“, „target 17“, „player B“, „feed“, „pass“ alebo „end“; „moves“ vypíše, čo je teraz možné

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

raw-part-trophies = trofeje
raw-part-lives = životy
raw-part-stars = hviezdičky

## The board in the terminal: short words; what does not fit is shortened. What is asked is said with
## nouns, which fit others and the reader alike.

raw-board-phase-drafting = Príprava hry: draft
raw-board-phase-keeping = Príprava hry: ktoré karty sú tvoje životy?
raw-board-phase-harvest = zber
raw-board-phase-feeding = kŕmenie
raw-board-phase-laying = vykladanie
raw-board-phase-attack = útok
raw-board-phase-raid = rabovanie
raw-board-phase-end = koniec
raw-board-phase-over = Koniec hry
raw-board-turn = Ťah { $turn }: { $name }
raw-board-turn-own = Ťah { $turn }: tvoj
raw-board-asked = { $name }: { $what }
raw-board-asked-own = ty: { $what }
raw-board-ask-pick = výber karty
raw-board-ask-keep = výber životov
raw-board-ask-harvest = zber karty
raw-board-ask-take = v podsvetí
raw-board-ask-life = život do ruky?
raw-board-ask-feed = kŕmenie príšer
raw-board-ask-lay = vykladanie kariet
raw-board-ask-bond = ktorá príšera ju dostane?
raw-board-ask-bury = ktorá karta pod kostlivca?
raw-board-ask-hold = kto pôjde dnu?
raw-board-ask-stake = koľko hviezdičiek?
raw-board-ask-pay = koľko hviezdičiek?
raw-board-ask-attack = útok
raw-board-ask-aim = na čo?
raw-board-ask-split = a druhá rana?
raw-board-ask-trap = pasca?
raw-board-ask-target = ktorý cieľ?
raw-board-ask-opponent = ktorý súper?
raw-board-ask-zombie = mŕtvy zombík späť?
raw-board-ask-raid = rabovanie
raw-board-ask-rob = koho vyrabovať?
raw-board-ask-loot = do ruky, alebo trofej?
raw-board-stars = { $stars ->
    [one] { $stars } hviezdička
    [few] { $stars } hviezdičky
    [many] { $stars } hviezdičky
   *[other] { $stars } hviezdičiek
}
raw-board-variants = Hrá sa aj: { $variants }
raw-board-variant-drafting = draft
raw-board-variant-hunt = lov
raw-board-variant-underworld = podsvetie
raw-board-variant-summoning = vyvolávanie
raw-board-variant-last-standing = hra na posledného
raw-board-variant-trophies = trofeje sú životy
raw-board-disabled = Do konca tohto ťahu žiadne ? nefunguje.
raw-board-deck = Balík { $deck }
raw-board-discard = skládka { $discard }: { $cards }
raw-board-hunt = Lov:
raw-board-known = Poznáš vrch balíka:
raw-board-you = ty
raw-board-lives = { $lives ->
    [one] { $lives } život
    [few] { $lives } životy
    [many] { $lives } života
   *[other] { $lives } životov
}
raw-board-won = { $trophies ->
    [one] { $trophies } trofej
    [few] { $trophies } trofeje
    [many] { $trophies } trofeje
   *[other] { $trophies } trofejí
}
raw-board-hand = { $hand } v ruke
raw-board-open = BEZ OBRANY
raw-board-undefended = bez obrany
raw-board-truce = Prímerie: vo svojich prvých { $rounds } ťahoch nikto nerabuje.
raw-board-opening = Prvý ťah: { $name } začína, ale má len { $stars }★.
raw-board-defended = má obranu
raw-board-ready = hotovo
raw-board-choosing = vyberá si
raw-board-out = mimo hry
raw-board-trophies = trofeje:
raw-board-final-lives = životy:
raw-board-final-hand = ruka:
raw-board-face-down = lícom nadol:
raw-board-hidden = ukrytá v { $holder }
raw-board-hidden-ability = ukrytá schopnosťou karty { $holder }
raw-board-imprisoned = uväznená v { $holder }
raw-board-imprisoned-ability = uväznená schopnosťou karty { $holder }
raw-board-holds = drží { $spot }
raw-board-buried = karta pod ňou
raw-board-buried-card = pod ňou: { $name }
raw-board-tapped = tapnutá
raw-board-acted = zručnosť použitá
raw-board-raided = rabovala
raw-board-spent = použitá
raw-board-ability-spent = schopnosť použitá
raw-board-changed = vymenené
raw-board-leaving = ODCHÁDZA
raw-board-own-lives = Tvoje životy ({ $lives }):
raw-board-own-hand = { $hand ->
    [0] Ruku máš prázdnu.
   *[other] Tvoja ruka ({ $hand }):
}
raw-board-pack = Balíček pred tebou:
raw-board-loot = Ukradnutá karta: { $card }
raw-board-choice-keep = Tvoj výber, v ruke zostane: { $places }
raw-board-choice-pick = Tvoj výber: { $card }

## What happened. These four stand behind the word „karta“, in any case.

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
    [none] { $spot }
   *[other] { $spot_card }{ raw-spot-number }
}
raw-holder = { $holder_card ->
    [none] { $holder }
   *[other] { $holder_card }{ raw-holder-number }
}
raw-first = { $first_card ->
    [none] { $first }
   *[other] { $first_card }{ raw-first-number }
}
raw-second = { $second_card ->
    [none] { $second }
   *[other] { $second_card }{ raw-second-number }
}
# Prečo sa to deje, keď to v tej chvíli nerobí nikto; stojí pred vetou.
raw-cause = { $cause ->
    [dead] Smrť karty { $cause_card }:{ " " }
    [skill] Zručnosť karty { $cause_card }:{ " " }
    [trap] Pasca karty { $cause_card }:{ " " }
    [play] { $cause_card }:{ " " }
    [attack] { $cause_cards-count ->
        [one] Útok karty
       *[other] Útok kariet
    } { $cause_cards }:{ " " }
    [blood] Upírie uhryznutie:{ " " }
    [backburn] Odvetný plameň:{ " " }
    [sick] Choroba:{ " " }
    [both] Choroba a odvetný plameň:{ " " }
   *[other] { "" }
}
# Čo zručnosť robí, tak ako to stojí na karte.
raw-deed = { $does ->
    [draw] : ťahanie { $does_amount }
    [steal] : krádež { $does_amount }
    [exhume] : vykopanie { $does_amount }
    [summon] : privolanie ({ $does_kind })
    [heal] : liečenie
    [repair] : oprava
    [hide] : ukrytie
    [kill] : zabitie
    [destroy] : zničenie
    [damage] : zranenie { $does_amount }
    [tap] : tapnutie
    [imprison] : uväznenie
    [disable] : vypnutie ?
   *[none] { "" }
}
# These two have the word, in the accusative.
# Len ak to otočená karta dovolí.
raw-deed-burning = { $does_burning ->
    [yes] { " " }?
   *[no] { "" }
}
raw-spot-of = { $spot_owner ->
    [none] karta { raw-spot }
   *[other] { $spot_owner-me ->
        [yes] tvoja karta { raw-spot }
       *[no] karta { raw-spot } hráča { $spot_owner-name }
    }
}
# Čo sa nestane, lebo nič nehorí.
raw-burned-out = { $burning ->
    [skill] ? zručnosti nič neurobí.
    [trap] ? pasce nič neurobí.
    [dead] ? tejto smrti nič neurobí.
    [play] ? karty nič neurobí.
   *[none] { $spot ->
        [0] nič sa nestane.
       *[other] karta { raw-spot } nič neurobí.
    }
}
# Čo zlodeja pustí cez obrancov.
raw-way = { $way ->
    [own] { " " }(„priame rabovanie“: obrancovia neprekážajú)
    [card] { " " }({ $way_card }: obrancovia neprekážajú)
   *[none] { "" }
}
raw-first-of = { $first_owner ->
    [none] kartu { raw-first }
   *[other] { $first_owner-me ->
        [yes] tvoju kartu { raw-first }
       *[no] kartu { raw-first } hráča { $first_owner-name }
    }
}
raw-second-of = { $second_owner ->
    [none] kartu { raw-second }
   *[other] { $second_owner-me ->
        [yes] tvoju kartu { raw-second }
       *[no] kartu { raw-second } hráča { $second_owner-name }
    }
}
raw-stars-left = { $stars ->
    [0] nezostáva žiadna hviezdička
    [one] zostáva { $stars } hviezdička
    [few] zostávajú { $stars } hviezdičky
    [many] zostáva { $stars } hviezdičky
   *[other] zostáva { $stars } hviezdičiek
}

raw-event-set-up = { $first-me ->
    [yes] Začínaš ty
   *[no] Začína { $first-name }
}. V balíku { $deck ->
    [one] je { $deck } karta
    [few] sú { $deck } karty
    [many] je { $deck } karty
   *[other] je { $deck } kariet
}.
raw-event-dealt = { $cards ->
    [none] Každý dostáva { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }.
   *[other] Dostávaš karty: { $cards }.
}
raw-event-ready = { $seat-me ->
    [yes] Máš vybraté.
   *[no] { $seat-name } má vybraté.
}
raw-event-packs-passed = { $card ->
    [none] Balíčky idú ďalej doľava; počet kariet v každom: { $left }.
   *[other] Berieš si kartu { $card }. { $cards-count ->
        [0] Draft sa skončil.
       *[other] Prichádza balíček: { $cards }.
    }
}
raw-event-hunt-laid = Na lov sú vyložené karty: { $cards }.
raw-event-lives-laid = Životy sú vyložené: { $lives-shares }.{ $cards ->
    [none] { "" }
   *[other] { " " }Tvoje: { $cards }.
}
raw-event-turn-began = Ťah { $turn }: { $seat-me ->
    [yes] tvoj
   *[no] { $seat-name }
}{ $first ->
    [yes] ; je to prvý ťah, preto sa nekŕmi, neútočí ani nerabuje.
   *[no] .
}
raw-event-ritual-ended = Rituál { $card }{ raw-spot-number } sa skončil.
raw-event-drew = { raw-cause }{ $seat-me ->
    [yes] ťaháš si
   *[no] { $seat-name } si ťahá
} { $card ->
    [none] kartu.
   *[other] kartu { $card }.
}
raw-event-hunted = { $seat-me ->
    [yes] Na love si berieš
   *[no] { $seat-name } si na love berie
} kartu { $card }.
raw-event-row-filled = Do lovu pribúda karta { $card }.
raw-event-descended = { $seat-me ->
    [yes] Zostupuješ
   *[no] { $seat-name } zostupuje
} do podsvetia, do hĺbky { $count }; { raw-stars-left }.{ $cards ->
    [none] { "" }
   *[other] { " " }Tam dole: { $cards }.
}
raw-event-taken = { $seat-me ->
    [yes] Z podsvetia si berieš
   *[no] { $seat-name } si z podsvetia berie
} { $card ->
    [none] kartu, zhora { $place }. v poradí.
   *[other] kartu { $card }.
}
raw-event-life-taken = { $seat-me ->
    [yes] Berieš si
   *[no] { $seat-name } si berie
} do ruky { $trophy-id ->
    [none] život{ $card ->
        [none] .
       *[other] : { $card }.
    }
   *[other] trofej { $trophy }.
}
raw-event-fed = { $count ->
    [0] { $seat-me ->
        [yes] Nekŕmiš
       *[no] { $seat-name } nekŕmi
    } nikoho; { raw-stars-left }.
    [one] { $seat-me ->
        [yes] Kŕmiš
       *[no] { $seat-name } kŕmi
    } { $count } príšeru; { raw-stars-left }.
    [few] { $seat-me ->
        [yes] Kŕmiš
       *[no] { $seat-name } kŕmi
    } { $count } príšery; { raw-stars-left }.
    [many] { $seat-me ->
        [yes] Kŕmiš
       *[no] { $seat-name } kŕmi
    } { $count } príšery; { raw-stars-left }.
   *[other] { $seat-me ->
        [yes] Kŕmiš
       *[no] { $seat-name } kŕmi
    } { $count } príšer; { raw-stars-left }.
}
raw-event-left = Karta { $card }{ raw-spot-number } nedostáva jesť a opúšťa { $seat-me ->
    [yes] ťa
   *[no] hráča { $seat-name }
}.
raw-event-laid = { $seat-me ->
    [yes] Vykladáš
   *[no] { $seat-name } vykladá
} kartu { $card }{ raw-spot-number }; { raw-stars-left }.
raw-event-bonded = Schopnosť { $card } dostáva karta { raw-spot }.
raw-event-buried = { $seat-me ->
    [yes] Dávaš
   *[no] { $seat-name } dáva
} { $card ->
    [none] kartu z ruky
   *[other] kartu { $card }
} pod kartu { raw-spot }.
raw-event-unburied = { $card ->
    [none] Spod karty { raw-spot } sa karta vracia do ruky.
   *[other] Spod karty { raw-spot } sa ti do ruky vracia karta { $card }.
}
raw-event-laid-down = { $seat-me ->
    [yes] Vykladáš
   *[no] { $seat-name } vykladá
} { $card ->
    [none] kartu
   *[other] kartu { $card }
} lícom nadol ({ $spot }) za { $paid }★; { raw-stars-left }.
raw-event-paid = { $seat-me ->
    [yes] Doplácaš
   *[no] { $seat-name } dopláca
} kartu { $spot } lícom nadol, zatiaľ je zaplatené { $paid }★; { raw-stars-left }.
raw-event-turned = { $seat-me ->
    [yes] Otáčaš
   *[no] { $seat-name } otáča
} kartu { $spot } lícom nahor: { $card }.
raw-event-hidden = Karta { raw-spot } sa ukrýva { $ability ->
    [yes] vďaka schopnosti karty
   *[no] pod kartu
} { raw-holder }.
raw-event-imprisoned = { raw-spot-of } je uväznená { $ability ->
    [yes] schopnosťou karty
   *[no] pod kartou
} { raw-holder }.
raw-event-released = Karta { raw-spot } vychádza spod karty { raw-holder }.
raw-event-skill-used = { $ability ->
    [yes] Karta { raw-spot } používa zručnosť zo schopnosti { $card }{ raw-deed }{ raw-deed-burning }.
   *[no] Karta { raw-spot } používa svoju zručnosť{ raw-deed }{ raw-deed-burning }.
}
raw-event-attacked = Karta { raw-spot } útočí na { $mode ->
    [double] { raw-first-of }, a to dvakrát silnejšie.
    [split] { raw-first-of } a na { raw-second-of }.
    [kill] { raw-first-of } a ide jej po krku.
   *[plain] { raw-first-of }.
}
raw-event-trap-sprung = Sklapla pasca: { $ability ->
    [yes] schopnosť { $card } na { $seat-me ->
        [yes] tvojej karte { raw-spot }.
       *[no] karte { raw-spot } hráča { $seat-name }.
    }
   *[no] { $seat-me ->
        [yes] tvoja karta { raw-spot }.
       *[no] karta { raw-spot } hráča { $seat-name }.
    }
}
raw-event-burned = { $card-id ->
    [none] Neotáča sa nič{ $spot ->
        [0] { "" }
       *[other] { " " }pre kartu { raw-spot }
    }: { $stopper ->
        [none] ? nefunguje.
       *[other] každé ? ruší { $stopper }.
    }
   *[other] { $spot ->
        [0] { $cause_card ->
            [none] Otočená karta
           *[other] Pre kartu { $cause_card } je otočená karta
        }
       *[other] Pre kartu { raw-spot } je otočená karta
    } { $card }. { $success ->
        [yes] Je to príšera: horí a ? sa podarilo.
       *[no] Nie je to príšera, a tak nehorí: { raw-burned-out }
    }
}
raw-event-wounded = { raw-cause }{ raw-spot-of } dostáva { $count ->
    [one] { $count } ranu
    [few] { $count } rany
    [many] { $count } rany
   *[other] { $count } rán
}{ $endurance ->
    [0] .
   *[other] , spolu { $in_all }/{ $endurance }.
}
raw-event-healed = { raw-cause }{ raw-spot-of } { $wounds ->
    [0] je bez rán.
    [one] sa lieči; zostáva { $wounds } rana.
    [few] sa lieči; zostávajú { $wounds } rany.
    [many] sa lieči; zostáva { $wounds } rany.
   *[other] sa lieči; zostáva { $wounds } rán.
}
raw-event-tapped = { raw-cause }{ raw-spot-of } je tapnutá.
raw-event-disabled = { raw-cause }do konca tohto ťahu žiadne ? nefunguje.
raw-event-died = { raw-cause }{ $seat-me ->
    [yes] strácaš
   *[no] { $seat-name } stráca
} kartu { $card }{ raw-spot-number }.
raw-event-zombie-returned = Karta { $card } sa plazí späť do { $seat-me ->
    [yes] tvojej ruky
   *[no] ruky hráča { $seat-name }
}; cenou je karta { $paid }.
raw-event-stole = { raw-cause }{ $seat-me ->
    [yes] kradneš
   *[no] { $seat-name } kradne
} { $card ->
    [none] kartu
   *[other] kartu { $card }
} { $victim-me ->
    [yes] z tvojej ruky.
   *[no] z ruky hráča { $victim-name }.
}
raw-event-exhumed = { raw-cause }{ $seat-me ->
    [yes] vykopávaš
   *[no] { $seat-name } vykopáva
} kartu { $card }.
raw-event-summoned = { raw-cause }{ $seat-me ->
    [yes] privolávaš
   *[no] { $seat-name } privoláva
} príšeru a prichádza karta { $card }{ raw-spot-number }.
raw-event-none-summoned = { raw-cause }nikto neprichádza: { $kind_wanted } sa nenašiel.
raw-event-raided = Karta { raw-spot } kradne { $trophy-id ->
    [none] { $victim-me ->
        [yes] tvoj život
       *[no] život hráča { $victim-name }
    }
   *[other] { $victim-me ->
        [yes] tvoju trofej { $trophy }
       *[no] trofej { $trophy } hráča { $victim-name }
    }
}{ raw-way }{ $card ->
    [none] .
   *[other] : { $card }.
}
raw-event-trophy-laid = { $seat-me ->
    [yes] Vystavuješ
   *[no] { $seat-name } vystavuje
} kartu { $card } ako trofej.
raw-event-eliminated = { $seat-me ->
    [yes] Nemáš už žiadny život: táto partia sa pre teba skončila.
   *[no] { $seat-name } už nemá žiadny život a vypadáva z hry.
} { $hand-count ->
    [0] Ruka bola prázdna.
   *[other] Karty v ruke: { $hand }.
}{ $table-count ->
    [0] { "" }
   *[other] { " " }Karty lícom nadol alebo pod kostlivcami: { $table }.
}
raw-event-shuffled = Mŕtvi idú znova do kola: skládka je zamiešaná a nový balík má { $deck ->
    [one] { $deck } kartu
    [few] { $deck } karty
    [many] { $deck } karty
   *[other] { $deck } kariet
}.
raw-event-turn-ended = { "" }
raw-event-game-over = Všetky karty sú odkryté: hra sa skončila.

## What to do now

raw-prompt-pick = Vyber si kartu; ostatné idú ďalej doľava.
raw-prompt-keep = Ktoré karty si necháš v ruke? Napíš ich čísla, napríklad „keep 1 3“ alebo „keep none“, najviac { $most }; ostatné sú tvoje životy.
raw-prompt-harvest = Zber: vezmi si jednu kartu, z balíka alebo odinakiaľ.
raw-prompt-take = Vidíš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
} z podsvetia: jednu si vezmi.
raw-prompt-life = Môžeš si vziať do ruky jeden zo svojich životov, alebo „pass“.
raw-prompt-feed = { $mouths ->
    [0] Nie je koho kŕmiť: „feed“ pokračuje.
    [one] { $mouths } hladná príšera, { $stars }★: nakŕm ju („feed“), alebo ju nechaj odísť.
    [few] { $mouths } hladné príšery, { $stars }★: niektoré môžeš nechať odísť, potom nakŕm ostatné („feed“).
    [many] { $mouths } hladnej príšery, { $stars }★: niektoré môžeš nechať odísť, potom nakŕm ostatné („feed“).
   *[other] { $mouths } hladných príšer, { $stars }★: niektoré môžeš nechať odísť, potom nakŕm ostatné („feed“).
}
raw-prompt-lay = Vykladaj karty za { $stars }★, potom „end“.
raw-prompt-bond = { $card }: ktorá príšera ju dostane?
raw-prompt-bury = Ktorú kartu z ruky dáš pod kartu { raw-spot }?
raw-prompt-hold = Karta { raw-spot }: ktorá príšera pôjde dnu?
raw-prompt-stake = { $card } ({ $cost }★) lícom nadol: koľko hviezdičiek zaplatíš teraz?
raw-prompt-pay = Karta { raw-spot }: zaplatiť treba ešte { $rest }★. Koľko teraz?
raw-prompt-attack = Útoč alebo použi zručnosti, potom „end“ a rozdajú sa rany.
raw-prompt-aim = Karta { raw-spot } útočí: na čo?
raw-prompt-split = Karta { raw-spot } útočí na kartu { raw-first } a na čo ešte?
raw-prompt-trap = { $attackers-count ->
    [one] Niekto na teba útočí: spusti pascu, alebo „pass“.
    [few] Útočia na teba { $attackers-count } príšery: spusti pascu, alebo „pass“.
    [many] Útočí na teba { $attackers-count } príšery: spusti pascu, alebo „pass“.
   *[other] Útočí na teba { $attackers-count } príšer: spusti pascu, alebo „pass“.
}
raw-prompt-target = Vyber cieľ: { $effect }{ $effect-id ->
    [damage] { " " }{ $amount }.
   *[other] .
}
raw-prompt-opponent = Vyber súpera: { $effect }.
raw-prompt-zombie = Karta { $card } je mŕtva, ale nie celkom: zahoď inú kartu a vezmi si zombíka späť, alebo „pass“.
raw-prompt-raid = Rabovanie: kto kradne? „end“ ukončí tvoj ťah.
raw-prompt-rob = Karta { raw-spot } kradne život: komu?
raw-prompt-loot = Máš ukradnutú kartu { $card } ({ $card-cost }★): do ruky, alebo lícom nahor ako trofej?

# As it is printed on the cards.
raw-effect-damage = zranenie
raw-effect-kill = zabitie
raw-effect-destroy = zničenie
raw-effect-tap = tapnutie
raw-effect-heal = liečenie
raw-effect-repair = oprava
raw-effect-hide = ukrytie
raw-effect-imprison = uväznenie
raw-effect-steal = krádež

## What a move means

raw-keywords = { $keywords-count ->
    [0] { "" }
   *[other] : { $keywords-ids }
}
raw-move-end = hotovo
raw-move-pass = nie, ďakujem
raw-move-draw = vrchná karta balíka
raw-move-feed = jedna hviezdička za každú, ktorá zostane
raw-move-hand = { $last ->
    [yes] nič to neprinesie: hra sa teraz končí
   *[no] môžeš ju neskôr vyložiť
}
raw-move-trophy = { $counts ->
    [nothing] tu nemá cenu: vyhrá len ten, kto prežije
    [life] o život viac, kým ti ho niekto nevezme
    [both] na konci sa počíta a dovtedy je životom
   *[point] na konci sa počíta a nikto ti ju nevezme
}
raw-move-free = pusti von, kto je vnútri
raw-move-keep = { $lives ->
    [one] { $lives } život
    [few] { $lives } životy
    [many] { $lives } života
   *[other] { $lives } životov
}
raw-move-underworld = zaplať { $count }★, pozri si { $count ->
    [one] vrchnú kartu a vezmi si ju
    [few] { $count } vrchné karty a jednu si vezmi
    [many] { $count } vrchnej karty a jednu si vezmi
   *[other] { $count } vrchných kariet a jednu si vezmi
}
raw-move-take = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-hunt = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-player = { $seat-name }: { $lives ->
    [one] { $lives } život
    [few] { $lives } životy
    [many] { $lives } života
   *[other] { $lives } životov
}, { $hand } v ruke
raw-move-stars = { "" }
raw-move-pick = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-life = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-discard = { $card } ({ $card-cost }★)
raw-move-lay = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-down = { $card } ({ $card-cost }★), lícom nadol za časť ceny
raw-move-put = { $card } ({ $card-cost }★)
raw-move-leave = nekŕmiť kartu { $spot_card } ({ $wounds }/{ $endurance }){ raw-keywords }
raw-move-bury = karta pod kartu { $spot_card }: výdrž +1
raw-move-hold = použiť kartu { $spot_card }
raw-move-pay = za kartu { $spot_card } (zaplatené { $paid }★)
raw-move-turn = { $spot_card }, celá cena je zaplatená
raw-move-attack = kartou { $spot_card } ({ $wounds }/{ $endurance }){ raw-keywords }
raw-move-skill = { $spot_card }: { $does }
raw-move-target = { raw-owned }
raw-move-double = obe rany: { raw-owned }
raw-move-split = jedna rana: { raw-owned }; druhá na inú kartu
raw-move-kill = rovno zabiť: { raw-owned }
raw-move-trap = { $spot_card }: { $does }
raw-move-raid = kartou { $spot_card }{ raw-keywords }
raw-owned = { $spot_card } ({ $wounds }/{ $endurance }), { $spot_owner-me ->
    [yes] tvoja vlastná
   *[no] { $spot_owner-name }
}

## Why a move is not allowed, or should be thought over

raw-why-one-life = Necháš si { $kept ->
    [one] { $kept } kartu
    [few] { $kept } karty
    [many] { $kept } karty
   *[other] { $kept } kariet
} a zostane ti jediný život: stačí jedno rabovanie.
raw-why-hurts-your-own = Karta { raw-spot } je tvoja vlastná.
raw-why-not-wounded = Karta { raw-spot } nemá rany: liečenie s ňou nič neurobí. Zranená je iná tvoja karta.
raw-why-nobody-wounded = Nikto, koho môže liečiť karta { $card }, nemá rany: teraz to nič neurobí.
raw-why-no-effect = Karta { $card } by nenašla cieľ a neurobila by nič.
raw-why-counts-no-more = To bol posledný život hráča { $victim-name } a hra sa končí: karta v ruke sa už nepočíta.
raw-why-empty-handed = Nenecháš si ani jednu kartu: s prázdnou rukou vyložíš len to, čo si potiahneš.
raw-why-still-to-lay = Nemá kto útočiť, ťah sa ti tu končí. Máš { $stars }★ a ešte môžeš vyložiť kartu { $card }.
raw-why-stars-lost = Máš { $stars }★ a ešte môžeš vyložiť kartu { $card }. Potom sa v tomto ťahu už nevykladá a hviezdičky prepadnú.
raw-why-still-to-attack = { $count ->
    [one] Karta { raw-spot } ešte môže zaútočiť. Týmto sa tvoj ťah skončí.
    [few] Ešte môžu zaútočiť { $count } tvoje príšery. Týmto sa tvoj ťah skončí.
    [many] Ešte môže zaútočiť { $count } tvojej príšery. Týmto sa tvoj ťah skončí.
   *[other] Ešte môže zaútočiť { $count } tvojich príšer. Týmto sa tvoj ťah skončí.
}
raw-why-only-your-own = Karta { $card } by zasiahla len tvoju vlastnú kartu { raw-spot }.
raw-why-only-a-rivals = Karta { $card } by pripadla karte { raw-spot } hráča { $spot_owner-name }: inej príšery pre ňu niet.

raw-why-first-turn = Toto je tvoj prvý ťah: nekŕmi sa v ňom, neútočí ani nerabuje.
raw-why-after-laying = Útoky a zručnosti prídu na rad v ďalšej fáze: najprv ukonči vykladanie kariet.
raw-why-truce = Je prímerie: v prvých kolách ({ $rounds }) nikto nerabuje.
raw-why-not-now = Toto sa používa { $verb }; teraz { $asked }.
raw-why-not-in-pack = Karta { $card } nie je v tvojom balíčku.
raw-why-wrong-payment = Zaplatiť { $count }★ sa nedá: najviac toľko, koľko ešte chýba, a máš { $stars }★; za kartu lícom nadol musí aspoň 1★ zostať na neskôr.
raw-why-no-variant = Variant „{ $variant }“ sa tu nehrá.
raw-why-empty-place = Na mieste { $count } v love nie je karta.
raw-why-too-deep = Do hĺbky { $count } sa zostúpiť nedá: máš { $stars }★ a kariet v balíku je { $deck }.
raw-why-not-seen = Karta { $count } tu nie je; vidíš ich len { $seen }.
raw-why-too-few-stars = Máš { $stars }★, a to nestačí pre všetky: vyber, kto odíde.
raw-why-nobody-inside = Pod kartou { raw-spot } nikto nie je.
raw-why-not-in-hand = Kartu { $card } nemáš v ruke.
raw-why-no-part = Karta { $card } stojí 1★: len časť ceny sa zaplatiť nedá.
raw-why-no-stars = Nezostáva ti žiadna hviezdička.
raw-why-too-dear = { $card }: cena je { $cost }★, ale máš { $stars }★.
raw-why-no-bearer = Nie je tu príšera, ktorá by mohla dostať kartu { $card }.
raw-why-no-life = Karta { $card } nie je medzi tvojimi životmi.
raw-why-yourself = To si ty.
raw-why-is-out = { $other-name } už nie je v hre.
raw-why-defended = { $other-name } má obrancov alebo nemá život, ktorý by sa dal ukradnúť.
raw-why-empty-hand = { $other-name } nemá v ruke žiadne karty.
raw-why-no-target = { $other-name } nemá kartu, ktorej by sa to mohlo týkať.
raw-why-no-card-there = Karta { $spot } na stole nie je.
raw-why-not-to-feed = Kartu { raw-spot } nekŕmiš ty, alebo už odchádza.
raw-why-not-yours = Karta { raw-spot } nie je tvoja.
raw-why-not-face-down = Karta { raw-spot } leží lícom nahor.
raw-why-just-laid = Karta { raw-spot } leží lícom nadol len od tohto ťahu: musí počkať na ďalší.
raw-why-not-paid = Karta { raw-spot } ešte nie je zaplatená: chýba { $rest }★.
raw-why-all-paid = Karta { raw-spot } je celá zaplatená: otoč ju.
raw-why-face-down = Karta { raw-spot } leží lícom nadol: nič nemôže robiť a nič sa s ňou nedá robiť.
raw-why-no-skeleton = Karta { raw-spot } nie je kostlivec: kartu dostávajú len kostlivci.
raw-why-already-buried = Karta { raw-spot } už pod sebou kartu má.
raw-why-imprisoned = Karta { raw-spot } je uväznená.
raw-why-no-hand-card = Nemáš v ruke kartu, ktorá by išla pod kostlivca.
raw-why-no-holder = Karta { raw-spot } nie je úkryt ani väzenie.
raw-why-tapped = Karta { raw-spot } je tapnutá.
raw-why-already-changed = Karta { raw-spot } už bola v tejto fáze vykladania použitá.
raw-why-nobody-to-hold = Nie je tu príšera, ktorá by mohla ísť pod kartu { raw-spot }.
raw-why-a-ritual = Karta { raw-spot } je rituál: nič nemôže robiť a nič sa s ňou nedá robiť.
raw-why-no-skill = Karta { raw-spot } takú zručnosť nemá.
raw-why-no-trap = Karta { raw-spot } takú pascu nemá.
raw-why-a-thing = Karta { raw-spot } je vec: veci neútočia ani nerabujú.
raw-why-spent = Karta { raw-spot } už bola v tomto ťahu použitá.
raw-why-acted = Karta { raw-spot } už v tomto ťahu útočila alebo použila zručnosť.
raw-why-nothing-to-attack = Karta { raw-spot } nemá na čo zaútočiť.
raw-why-raided = Karta { raw-spot } už v tomto ťahu rabovala.
raw-why-all-defended = Každý, koho by karta { raw-spot } mohla vyrabovať, má obrancov.
raw-why-your-own = Karta { raw-spot } je tvoja vlastná.
raw-why-hidden = Karta { raw-spot } je ukrytá.
raw-why-ghost = Karta { raw-spot } je duch: { $attacker } ním len prejde.
raw-why-protected = Karta { raw-spot } má ochranu: { $attacker } na ňu nemôže útočiť.
raw-why-thing-unkillable = Karta { raw-spot } je vec: dá sa zničiť, nie zabiť.
raw-why-no-instant-kill = Tvoja príšera nemá okamžité zabitie proti karte { raw-spot }.
raw-why-not-split = Druhá rana nemôže ísť na kartu { raw-spot }.
raw-why-no-second = Okrem karty { raw-spot } nie je na čo dať druhú ranu.
raw-why-no-double = Tvoja príšera nemá dvojité zranenie proti karte { raw-spot }.
raw-why-no-monster = Karta { raw-spot } nie je príšera.
raw-why-has-ability = Karta { raw-spot } už schopnosť má.
raw-why-inside-already = Karta { raw-spot } už je pod inou kartou.
raw-why-wrong-side = Karta { raw-spot } je na nesprávnej strane: úkryty sú pre vlastné príšery, väzenia pre súperove.
raw-why-a-holder = Karta { raw-spot } sama niekoho drží: žiadne uzly.
raw-why-itself = Žiadna karta nepoužíva zručnosť sama na seba.
raw-why-wrong-target = Karta { raw-spot } nemôže byť cieľom.

# When a word is used: behind „sa používa“.
raw-verb-end = na konci vykladania, útoku alebo rabovania
raw-verb-pass = pri ponuke, ktorú môžeš odmietnuť
raw-verb-draw = pri tvojom zbere
raw-verb-feed = v tvojej fáze kŕmenia
raw-verb-hand = pri živote, ktorý máš práve ukradnutý
raw-verb-trophy = pri živote, ktorý máš práve ukradnutý
raw-verb-free = pri úkryte alebo väzení, v ktorom niekto je
raw-verb-keep = pri výbere životov pred hrou
raw-verb-underworld = pri tvojom zbere
raw-verb-take = pri kartách z podsvetia
raw-verb-hunt = pri tvojom zbere
raw-verb-player = pri výbere súpera
raw-verb-stars = pri karte, ktorá leží lícom nadol
raw-verb-pick = pri drafte
raw-verb-life = pri tvojom zbere
raw-verb-discard = keď ti práve zomrel zombík
raw-verb-lay = v tvojej fáze vykladania
raw-verb-down = v tvojej fáze vykladania
raw-verb-put = keď kostlivec dostáva kartu
raw-verb-leave = v tvojej fáze kŕmenia
raw-verb-bury = v tvojej fáze vykladania
raw-verb-hold = v tvojej fáze vykladania
raw-verb-pay = v tvojej fáze vykladania
raw-verb-turn = v tvojej fáze vykladania
raw-verb-attack = v tvojej fáze útoku
raw-verb-skill = v tvojej fáze útoku
raw-verb-target = pri útoku alebo efekte, ktorý potrebuje cieľ
raw-verb-double = pri útoku s dvojitým zranením
raw-verb-split = pri útoku s dvojitým zranením
raw-verb-kill = pri útoku s okamžitým zabitím
raw-verb-trap = vo chvíli, keď na teba niekto útočí
raw-verb-raid = v tvojej fáze rabovania

# Behind „teraz“.
raw-asked-pick = si vyberáš kartu z balíčka
raw-asked-keep = vyberáš karty, ktoré si necháš
raw-asked-harvest = si berieš kartu
raw-asked-take = si berieš jednu z kariet, ktoré vidíš
raw-asked-life = si môžeš vziať život do ruky
raw-asked-feed = kŕmiš svoje príšery
raw-asked-lay = vykladáš karty
raw-asked-bond = vyberáš príšeru, ktorá dostane schopnosť
raw-asked-bury = vyberáš kartu pod kostlivca
raw-asked-hold = vyberáš, kto pôjde dnu
raw-asked-stake = vyberáš, koľko hviezdičiek zaplatíš
raw-asked-pay = vyberáš, koľko hviezdičiek zaplatíš
raw-asked-attack = útočíš
raw-asked-aim = vyberáš, na čo sa útočí
raw-asked-split = vyberáš druhú kartu
raw-asked-trap = môžeš spustiť pascu
raw-asked-target = vyberáš cieľ
raw-asked-opponent = vyberáš súpera
raw-asked-zombie = si môžeš vziať zombíka späť
raw-asked-raid = rabuješ
raw-asked-rob = vyberáš, koho vyrabuješ
raw-asked-loot = vyberáš medzi rukou a trofejou

## How it ended

raw-end-life-lost = Niekto prišiel o posledný život. Počítajú sa trofeje a životy; pri rovnosti hviezdičky na nich.
raw-end-last-standing = V hre zostáva už len jeden hráč.
raw-end-stalemate = Ani po 150 ťahoch nie je nikto dosť mŕtvy. Počítajú sa trofeje a životy; pri rovnosti hviezdičky na nich.

## Options

raw-option-drafting = draft prvých siedmich kariet: vyber si jednu, ostatné pošli doľava
raw-option-hunt = štyri karty ležia odkryté; pri zbere si môžeš vziať jednu z nich namiesto karty z balíka
raw-option-underworld = pri zbere môžeš zaplatiť hviezdičky, pozrieť si toľko kariet balíka a jednu si vziať
raw-option-summoning = karty sa môžu vyložiť lícom nadol za časť ceny a doplatiť neskôr
raw-option-last-standing = kto príde o posledný život, vypadáva; vyhráva, kto zostane posledný
raw-option-trophies = apart: trofeje sú v bezpečí a nikoho neudržia nažive; lives: trofeje sú vo všetkom ako životy
raw-option-first = kto začína: random – náhodne, lobby – prvý v poradí miest (podľa pravidiel najstarší)
raw-option-opening = hviezdičky toho, kto začína: auto – pri dvoch hráčoch ako short; short – 3 v prvom ťahu (v hrách začatých pred 4. vydaním 4); full – 7
raw-option-truce = odkedy sa rabuje: auto – pri piatich a šiestich ako on; on – od tretieho ťahu každého; off – od druhého

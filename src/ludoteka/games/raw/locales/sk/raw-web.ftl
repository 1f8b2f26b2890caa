# What the browser says about RAW where the terminal's words would not fit.

raw-web-prompt-keep = Ktoré karty si necháš v ruke? Najviac { $most }; z ostatných budú tvoje životy.
raw-web-wins = Vyhráva: { $names }

## What to do now

raw-web-prompt-life = Môžeš si vziať jeden vlastný život do ruky.
raw-web-prompt-feed = { $mouths ->
    [0] Už niet koho kŕmiť.
    [one] { $mouths } hladná príšera, { $stars }★: nakŕm ju, alebo ju pusť.
    [few] { $mouths } hladné príšery, { $stars }★: ktoré zostanú?
    [many] { $mouths } hladnej príšery, { $stars }★: ktoré zostanú?
   *[other] { $mouths } hladných príšer, { $stars }★: ktoré zostanú?
}
raw-web-prompt-lay = Vykladaj karty z ruky: zostáva { $stars }★.
raw-web-prompt-attack = Útoč alebo používaj zručnosti. Rany padnú, keď skončíš.
raw-web-prompt-trap = { $attackers-count ->
    [one] Útočia na teba: spusti pascu alebo pasuj.
    [few] Útočia na teba { $attackers-count } príšery: spusti pascu alebo pasuj.
    [many] Útočí na teba { $attackers-count } príšery: spusti pascu alebo pasuj.
   *[other] Útočí na teba { $attackers-count } príšer: spusti pascu alebo pasuj.
}
raw-web-prompt-zombie = { $card } je po smrti, ale nie celkom: zahodíš inú kartu a vezmeš si zombíka späť?
raw-web-prompt-raid = Rabovanie: ktorá príšera ukradne život?

## The table

raw-web-set-up = Príprava hry
raw-web-turn = Ťah { $turn }
raw-web-phases = Fázy ťahu
raw-web-phase-skipped = v prvom ťahu sa vynecháva
raw-web-stars-left = { $stars ->
    [one] zostáva { $stars } hviezdička
    [few] zostávajú { $stars } hviezdičky
    [many] zostáva { $stars } hviezdičky
   *[other] zostáva { $stars } hviezdičiek
}
raw-web-others = Ostatní hráči
raw-web-you = Ty
raw-web-your-turn = tvoj ťah
raw-web-at-turn = na ťahu
raw-web-attacking-you = útočí na teba
raw-web-open = bez obrany
raw-web-open-text = Tohto hráča nič nebráni: možno mu kradnúť životy.
raw-web-open-truce = Tohto hráča nič nebráni, ale je prímerie: vo svojich prvých { $rounds } ťahoch nikto nerabuje.
raw-web-out = mimo hry
raw-web-no-cards = Žiadne karty na stole
raw-web-no-cards-own = Tu budú ležať tvoje príšery a veci.
raw-web-out-own = Si mimo hry. Ostatní hrajú ďalej.
raw-web-fell = Mimo hry v { $turn }. ťahu.
raw-web-fell-by = Mimo hry v { $turn }. ťahu: posledný život má { $name }.
raw-web-your-army = { $count ->
    [one] Tvoja armáda: { $count } karta
    [few] Tvoja armáda: { $count } karty
    [many] Tvoja armáda: { $count } karty
   *[other] Tvoja armáda: { $count } kariet
}
raw-web-your-hand = { $count ->
    [one] V ruke: { $count } karta
    [few] V ruke: { $count } karty
    [many] V ruke: { $count } karty
   *[other] V ruke: { $count } kariet
}
raw-web-hand-empty = V ruke nemáš nič.
raw-web-your-lives = Tvoje životy
raw-web-your-trophies = Tvoje trofeje
raw-web-if-ended = Keby sa hra teraz skončila
raw-web-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
raw-web-fact-defenders = obrancovia
raw-web-fact-hand = karty v ruke
raw-web-fact-trophies = trofeje
raw-web-fact-lives = životy
raw-web-lives-count = { $count ->
    [one] { $count } život
    [few] { $count } životy
   *[other] { $count } životov
}
raw-web-trophies-worthless = Tu sa počítajú len životy: trofeje nemajú cenu.
raw-web-player-facts = { $lives ->
    [one] { $lives } život
    [few] { $lives } životy
    [many] { $lives } života
   *[other] { $lives } životov
}, { $hand ->
    [one] { $hand } karta v ruke
    [few] { $hand } karty v ruke
    [many] { $hand } karty v ruke
   *[other] { $hand } kariet v ruke
}
raw-web-face-down-card = karta lícom nadol ({ $spot })
raw-web-deck = balík
raw-web-deck-label = { $count ->
    [one] Balík: { $count } karta
    [few] Balík: { $count } karty
    [many] Balík: { $count } karty
   *[other] Balík: { $count } kariet
}
raw-web-hunt = Lov
raw-web-hunt-gap = prázdne miesto lovu
raw-web-known-top = Vrch balíka, ako ho poznáš
raw-web-known-short = Tieto poznáš
raw-web-known-text = Túto kartu poznáš z podsvetia: je { $place }. zhora.
raw-web-discard = skládka
raw-web-discard-label = { $count ->
    [0] Skládka: prázdna
    [one] Skládka: { $count } karta. Prezrieť.
    [few] Skládka: { $count } karty. Prezrieť.
    [many] Skládka: { $count } karty. Prezrieť.
   *[other] Skládka: { $count } kariet. Prezrieť.
}
raw-web-discard-title = { $count ->
    [one] Skládka: { $count } karta
    [few] Skládka: { $count } karty
    [many] Skládka: { $count } karty
   *[other] Skládka: { $count } kariet
}
raw-web-discard-text = Vrchná karta je prvá. Keď sa balík minie, táto kôpka sa zamieša.
raw-web-trophies-of = Trofeje: { $name }
raw-web-pile-empty = Nič tu nie je.
raw-web-badge-leaves = odchádza
raw-web-badge-target = cieľ
raw-web-badge-attacks = útočí
raw-web-badge-attacked = pod útokom
raw-web-badge-trap = pasca
raw-web-badge-yours = { $word ->
    [none] tvoja
   *[other] tvoja: { $word }
}

## Set-up

raw-web-keep-title = Sedem kariet. Jedny bojujú, druhé za teba krvácajú.
raw-web-press-long = Podrž prst na karte a prečítaš si ju zblízka.
raw-web-in-hand = v ruke
raw-web-as-life = život
raw-web-keep-sum = { $kept } v ruke, { $lives ->
    [one] { $lives } život
    [few] { $lives } životy
    [many] { $lives } života
   *[other] { $lives } životov
}
raw-web-keep-advice = Nechaj si, čo vyložíš v prvých dvoch ťahoch: obyčajne 1 až 3 karty. S málo životmi ťa skoro vyrabujú.
raw-web-keep-lesson = Ešte to neplatí: najprv si nechaj tri orámované karty, na každú ťukni.
raw-web-keep-price = Vyložiť všetky: { $stars }★. { $opening ->
    [7] Na ťah máš 7★.
   *[other] Začínaš: v prvom ťahu máš { $opening }★, potom na každý 7★.
}
raw-web-begins = začína, { $stars }★
raw-web-you-begin = Začínaš: { $stars }★
raw-web-begins-text = Kto začína, má v prvom ťahu len { $stars }★; v ďalších ťahoch 7★.
raw-web-keep-go = Potvrdiť: v ruke { $kept }, životy { $lives }
raw-web-keep-locked = Potvrdené. Kým nie sú všetci pripravení, môžeš to zmeniť.
raw-web-keep-secret = Koľko si necháš, nikto neuvidí, kým nie sú všetci pripravení.
raw-web-ready = hotovo
raw-web-choosing = vyberá
raw-web-draft-title = Jednu si nechaj, ostatné podaj ďalej
raw-web-draft-way = { $count ->
    [one] { $count } karta ide ďalej: { $name }
    [few] { $count } karty idú ďalej: { $name }
    [many] { $count } karty ide ďalej: { $name }
   *[other] { $count } kariet ide ďalej: { $name }
}
raw-web-your-pick = tvoj výber
raw-web-your-picks = Tvoje karty
raw-web-picks-text = { $count } zo 7. Neskôr ich rozdelíš na ruku a životy.
raw-web-pick-locked = Vybraté. Kým nie sú všetci pripravení, môžeš to zmeniť.
raw-web-draft-secret = Ostatní vidia len to, kto je hotový.

## The decision

raw-web-decision = Tvoje rozhodnutie
raw-web-if-burns = ? ak horí
raw-web-lately = Čo sa stalo
raw-web-over-title = Koniec hry
raw-web-ways = Ako?
raw-web-cancel = Zrušiť
raw-web-fewer = O jednu menej
raw-web-more = O jednu viac
raw-web-your-own = tvoja karta
raw-web-pass = Pasovať
raw-web-harvest-title = Zber: vezmi si jednu kartu
raw-web-harvest-deck = Kariet v balíku: { $deck }.
raw-web-harvest-hunt = Alebo ťukni na kartu lovu a vezmi si tú.
raw-web-harvest-underworld = Alebo choď do podsvetia: zaplať hviezdičky, pozri si toľko kariet a jednu si vezmi.
raw-web-draw = Potiahnuť z balíka
raw-web-hunt-card = Vziať: { $card }
raw-web-underworld-stars = Hviezdičky za podsvetie
raw-web-underworld-go = { $count ->
    [one] Podsvetie: zaplatiť { $count }★, vidieť { $count } kartu
    [few] Podsvetie: zaplatiť { $count }★, vidieť { $count } karty
    [many] Podsvetie: zaplatiť { $count }★, vidieť { $count } karty
   *[other] Podsvetie: zaplatiť { $count }★, vidieť { $count } kariet
}
raw-web-take-card = Vziať: { $card }
raw-web-life-title = Vziať si život do ruky?
raw-web-life-text = { $lives ->
    [one] Máš { $lives } život.
    [few] Máš { $lives } životy. Život v ruke možno vyložiť, ale už ťa nechráni.
    [many] Máš { $lives } života. Život v ruke možno vyložiť, ale už ťa nechráni.
   *[other] Máš { $lives } životov. Život v ruke možno vyložiť, ale už ťa nechráni.
}
raw-web-keep-lives = Nechať ich
raw-web-keep-lives-always = Vždy ich nechať
raw-web-lives-left = Tvoje životy vždy zostávajú, kde sú
raw-web-feed-title = Kto dostane jesť?
raw-web-feed-text = Každá za jednu hviezdičku. Ťukni na príšeru, ktorú pustíš.
raw-web-feed-count = Nakŕmené: { $fed }. Na vykladanie { $stars ->
    [one] zostáva { $stars } hviezdička.
    [few] zostávajú { $stars } hviezdičky.
    [many] zostáva { $stars } hviezdičky.
   *[other] zostáva { $stars } hviezdičiek.
}
raw-web-feed-leaving = { $count ->
    [one] Odchádza: { $names }
   *[other] Odchádzajú: { $names }
}
raw-web-feed-too-many = { $count ->
    [one] Chýba { $count } hviezdička: niekoho pusť.
    [few] Chýbajú { $count } hviezdičky: niekoho pusť.
    [many] Chýba { $count } hviezdičky: niekoho pusť.
   *[other] Chýba { $count } hviezdičiek: niekoho pusť.
}
raw-web-feed-go = { $fed ->
    [0] Nekŕmiť nikoho
    [one] Nakŕmiť { $fed } príšeru
    [few] Nakŕmiť { $fed } príšery
    [many] Nakŕmiť { $fed } príšery
   *[other] Nakŕmiť { $fed } príšer
}
raw-web-lay-title = Vykladaj karty
raw-web-lay-text = { $stars ->
    [one] Zostáva { $stars } hviezdička. Ťukni na kartu v ruke.
    [few] Zostávajú { $stars } hviezdičky. Ťukni na kartu v ruke.
    [many] Zostáva { $stars } hviezdičky. Ťukni na kartu v ruke.
   *[other] Zostáva { $stars } hviezdičiek. Ťukni na kartu v ruke.
}
raw-web-lay-text-table = { $stars ->
    [one] Zostáva { $stars } hviezdička. Ťukni na kartu v ruke alebo na svoju kartu na stole.
    [few] Zostávajú { $stars } hviezdičky. Ťukni na kartu v ruke alebo na svoju kartu na stole.
    [many] Zostáva { $stars } hviezdičky. Ťukni na kartu v ruke alebo na svoju kartu na stole.
   *[other] Zostáva { $stars } hviezdičiek. Ťukni na kartu v ruke alebo na svoju kartu na stole.
}
raw-web-lay-nothing = { $stars ->
    [one] Za { $stars } hviezdičku už nič nevyložíš.
    [few] Za { $stars } hviezdičky už nič nevyložíš.
    [many] Za { $stars } hviezdičky už nič nevyložíš.
   *[other] Za { $stars } hviezdičiek už nič nevyložíš.
}
raw-web-stars-after = Cena { $cost }★, zostane { $stars }★.
raw-web-lay-go = Vyložiť za { $cost }★
raw-web-cast-go = Zoslať za { $cost }★
raw-web-bond-choose = Ťukni na príšeru, ktorá ju dostane.
raw-web-bond-on = Dostane ju: { $name }.
raw-web-down-text = Leží lícom nadol, kým v ďalších ťahoch nedoplatíš zvyšok.
raw-web-stake-stars = Hviezdičky teraz, z { $cost }
raw-web-down-go = { $count ->
    [one] Lícom nadol za { $count }★
   *[other] Lícom nadol za { $count }★
}
raw-web-way-up = Vyložiť otvorene
raw-web-way-down = Lícom nadol, na splátky
raw-web-way-attack = Útok
raw-web-way-skill = { $what ->
    [none] Zručnosť
   *[other] Zručnosť: { $what }
}
raw-web-way-skill-ability = { $what ->
    [none] Zručnosť zo schopnosti
   *[other] Zručnosť zo schopnosti: { $what }
}
raw-web-way-raid = Rabovanie
raw-web-way-bury = Karta pod kostlivca
raw-web-way-hold = Dnu alebo von
raw-web-way-turn = Otočiť
raw-web-way-pay = Zaplatiť
raw-web-hold-choose = Ťukni na príšeru, ktorá pôjde dnu.
raw-web-hold-go = Dnu: { $name }
raw-web-free-go = Pustiť von: { $name }
raw-web-free-only = Pustiť von, kto je vnútri
raw-web-bury-choose = Ťukni na kartu v ruke, ktorá pôjde pod kostlivca: výdrž +1.
raw-web-bury-go = Pod kostlivca: { $card }
raw-web-pay-text = Zaplatené: { $paid } z { $cost } hviezdičiek.
raw-web-pay-stars = Hviezdičky
raw-web-pay-go = { $count ->
    [one] Zaplatiť { $count } hviezdičku
    [few] Zaplatiť { $count } hviezdičky
    [many] Zaplatiť { $count } hviezdičky
   *[other] Zaplatiť { $count } hviezdičiek
}
raw-web-turn-text = Celá zaplatená.
raw-web-turn-go = Otočiť ju
raw-web-to-attack = Prejsť na útok
raw-web-to-raid = Prejsť na rabovanie
raw-web-let-fall = Nech padnú rany
raw-web-end-turn = Ukončiť ťah
raw-web-unmade-attack = Útok je pripravený, ale ešte nie je potvrdený. Pokračovať bez neho?
raw-web-unmade-choice = Voľba ešte nie je potvrdená. Pokračovať bez nej?
raw-web-attack-title = Útok
raw-web-attack-text = { $count ->
    [0] Už nikto nemôže zaútočiť.
    [one] { $count } karta môže konať. Ťukni na ňu, potom na cieľ.
    [few] { $count } karty môžu konať. Ťukni na jednu, potom na cieľ.
    [many] { $count } karty môže konať. Ťukni na jednu, potom na cieľ.
   *[other] { $count } kariet môže konať. Ťukni na jednu, potom na cieľ.
}
raw-web-attack-open = Bez obrany: { $names }. Tam môže rabovať príšera, ktorá nezaútočí.
raw-web-declared = { $mode ->
    [kill] { $name } → { $targets } (okamžité zabitie)
    [double] { $name } → { $targets } (2 rany)
   *[other] { $name } → { $targets }
}
raw-web-skill-go = Použiť zručnosť
raw-web-skill-first = { $burns ->
    [yes] Najprv oheň, potom si vyberieš: „{ raw-web-skill-go }“.
   *[no] Najprv „{ raw-web-skill-go }“, potom si vyberieš.
}
raw-web-strike-title = Útočí { $name }
raw-web-strike-choose = Ťukni na cieľ.
raw-web-strike-go = Zaútočiť
raw-web-split-choose = Ťukni na druhú kartu.
raw-web-mode-plain = 1 rana
raw-web-mode-double = 2 rany
raw-web-mode-split = Po 1 na dve karty
raw-web-mode-kill = Okamžité zabitie
raw-web-hit-plain = 1 rana
raw-web-hit-double = 2 rany
raw-web-hit-split = 1 rana
raw-web-hit-kill = zabitie!
raw-web-hit-dies = { $name }: bude po nej.
raw-web-hit-stands = { $name } vydrží: rany { $after } z { $endurance }.
raw-web-price = { $name }: { $count ->
    [one] { $count } rana
    [few] { $count } rany
    [many] { $count } rany
   *[other] { $count } rán
} ({ $why ->
    [both] choroba, odvetný plameň
    [sick] choroba
   *[backburn] odvetný plameň
}).
raw-web-price-dies = { $name }: { $count ->
    [one] { $count } rana
    [few] { $count } rany
    [many] { $count } rany
   *[other] { $count } rán
} ({ $why ->
    [both] choroba, odvetný plameň
    [sick] choroba
   *[backburn] odvetný plameň
}). Bude po nej.
raw-web-may-trap = { $name } môže odpovedať pascou.
raw-web-target-go = Vybrať: { $name }
raw-web-zombie-text = Ťukni na kartu v ruke, ktorú za ňu zahodíš.
raw-web-zombie-go = Zahodiť: { $card }
raw-web-zombie-pass = Nechať ju mŕtvu
raw-web-trap-title = Spustiť pascu?
raw-web-trap-attacked = { $mode ->
    [kill] { $name } ide na: { $targets }. Okamžité zabitie!
    [double] { $name } ide na: { $targets }. 2 rany.
   *[other] { $name } ide na: { $targets }.
}
raw-web-trap-if-pass = { $count ->
    [one] Ak sa nič nestane, prídeš o kartu: { $names }.
   *[other] Ak sa nič nestane, prídeš o karty: { $names }.
}
raw-web-trap-if-pass-none = Ak sa nič nestane, o žiadnu kartu neprídeš.
raw-web-trap-go = Spustiť
raw-web-pass-all = Pasovať do konca ťahu
raw-web-ring-stop = Zastaviť čas: potrebujem viac
raw-web-ring-stopped = Čas stojí.
raw-web-wish = Pasce
raw-web-wish-ask = Vždy sa ma opýtať
raw-web-wish-die = Vždy pasovať, ak mi nehrozí strata karty
raw-web-wish-open = Vždy pasovať, ak ma potom ešte niečo bráni
raw-web-wish-never = Vždy pasovať
raw-web-raid-title = Rabovanie
raw-web-raid-text = Príšery, ktoré neútočili, môžu každá ukradnúť jeden život.
raw-web-raid-open = { $count ->
    [one] Bez obrany: { $names }
   *[other] Bez obrany: { $names }
}
raw-web-raid-go = Rabuje { $name }
raw-web-player-go = Vybrať: { $name }
raw-web-loot-title = Ukradnutá karta: { $card }
raw-web-loot-text = { $counts ->
    [nothing] V ruke ju môžeš vyložiť. Ako trofej tu nemá cenu: vyhrá len ten, kto prežije.
    [life] V ruke ju môžeš vyložiť. Ako trofej je to o život viac, kým ti ho niekto nevezme.
    [both] V ruke ju môžeš vyložiť. Ako trofej sa počíta na konci a dovtedy je životom.
   *[point] V ruke ju môžeš vyložiť. Ako trofej sa počíta na konci.
}
raw-web-loot-trophy = Vystaviť ako trofej
raw-web-loot-hand = Vziať do ruky

## Otázky, kým je niečo vybraté

raw-web-ask-lay = Vyložiť kartu { $card }?
raw-web-ask-cast = Zoslať { $card }?
raw-web-ask-bond = Kto dostane { $card }?
raw-web-ask-down = Vyložiť { $card } lícom dolu?
raw-web-ask-hunt = Vziať kartu { $card }?
raw-web-ask-bury = Ktorú kartu zakopeš pod { $name }?
raw-web-ask-hold = { $name }: kto pôjde dnu?
raw-web-ask-pay = Zaplatiť za { $name }?
raw-web-ask-turn = Otočiť { $name }?
raw-web-ask-skill = Použiť zručnosť karty { $name }?
raw-web-ask-raid = Bude rabovať { $name }?
raw-web-costs = Stojí { $cost }★.
raw-web-lay-hand-nothing = { $stars ->
    [one] S { $stars } hviezdičkou už z ruky nič nevyložíš.
   *[other] S { $stars } hviezdičkami už z ruky nič nevyložíš.
}
raw-web-still-turn = Celé zaplatené: { $names }. Ťukni a otoč.
raw-web-still-pay = Môžeš ešte zaplatiť za { $names }.
raw-web-still-bury = Môžeš zakopať kartu pod { $names }.
raw-web-still-hold = Príšeru môžeš dať do karty { $names } alebo ju pustiť von.
raw-web-still-waits = Celé zaplatené: { $names }. Otočiť sa dá od tvojho ďalšieho ťahu.
raw-web-won = Vyhráva { $names }!
raw-web-won-you = Vyhrávaš!
raw-web-won-shared = O výhru sa delia { $names }!

## Keys: the key, two spaces or more, what it does

raw-web-keys =
    ← / → / ↑ / ↓   na ďalšiu kartu tým smerom
    N / ⇧ N         na ďalšiu vec alebo miesto, ktoré sa dá vybrať
    H               do ruky
    1–9             vyber vec z panela alebo kartu z ruky
    Enter           vezmi alebo polož kartu; ešte raz: urob to
    E               ukonči fázu alebo pasuj
    + / -           viac alebo menej hviezdičiek
    Z               pozri si kartu zblízka
    Esc             o krok späť
    Myš             potiahni kartu na miesto, alebo klikni na ňu a potom na miesto

## Typed questions

raw-web-word-hand = ruka
raw-web-word-lives = životy
raw-web-word-discard = skládka
raw-web-command-hand = „ruka“, „životy“: tvoje vlastné karty
raw-web-command-discard = „skládka“: karty na skládke
raw-web-command-info = „info doormat“: čo robí karta
raw-web-answer-none = Žiadne.
raw-web-answer-not-yours = Nemáš tu miesto.

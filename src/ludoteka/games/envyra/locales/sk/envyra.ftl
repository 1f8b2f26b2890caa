# Envyra. How names and fields are made: docs/texts.md. Terms: the project's glossary, section 5.
# Names of colours stand in the feminine, as names of colours do, and never before a noun.

envyra-help =
    Okienko je dielik: jeho označenie a body ★, farba a symbol, kocky.
    □         kocka, ktorá dieliku ešte chýba
    A vedie   teraz by dielik získal hráč A
    treba OZ  len pre toho, kto už má oranžový a zelený dielik (✓ máš, ✗ ešte nie)
    →A        kocka hráča A pre túto pozíciu, ešte nepresunutá
    ▲         kužeľ začínajúceho hráča
    9 = 7 + 2 body: na dielikoch + za sady (+ za karty Equilibrium)
    „a1 c2“ umiestni kocky pre dva dieliky, „a1“ pre jeden; v II. fáze ju presunie.

## Of which kind the words in these fields are (of an Equilibrium card)

envyra-field-tiles = symbol
envyra-field-symbols = symbol
envyra-field-missing = theme
envyra-field-secret-symbols = symbol

## The table

envyra-the-tile = { $tile-mark ->
    [end] koncový dielik
   *[other] dielik { $tile-symbol } ({ $tile-theme })
}
# With its place where the grid has another one of that name
envyra-the-tile-there = { $tile-mark ->
    [end] koncový dielik
   *[other] dielik { $tile-symbol } ({ $tile-theme }{ $twin ->
        [yes] {", "}{ $cell }
       *[no] {""}
    })
}
envyra-tiles-end = koncový dielik
envyra-part-tiles = dieliky
envyra-part-sets = sady
envyra-part-equilibrium = Equilibrium

## The board in the terminal: short words, a box is 16 columns wide; what does not fit is shortened

envyra-board-round = Kolo { $round }
envyra-board-phase-placing = I. fáza: umiestnenie kociek na dosky
envyra-board-phase-moving = II. fáza: premiestnenie kociek na dieliky
envyra-board-phase-over = koniec hry
envyra-board-bag = { $bag ->
    [one] { $bag } dielik vo vrecku
    [few] { $bag } dieliky vo vrecku
    [many] { $bag } dielika vo vrecku
   *[other] { $bag } dielikov vo vrecku
}
envyra-board-tile = { $theme }: { $symbol }
envyra-board-end-tile = koncový dielik
envyra-board-no-tile = bez dielika
envyra-board-leads = { $seat } vedie
envyra-board-needs = treba { $icons }
# One letter for each colour, all different
envyra-board-icon-orange = O
envyra-board-icon-green = Z
envyra-board-icon-blue = M
envyra-board-order = Poradie presunov:
envyra-board-player = hráč
envyra-board-you = ty
envyra-board-cubes = kocky
envyra-board-points = body
envyra-board-ready = hotovo
envyra-board-won-tiles = získané dieliky
envyra-board-set = { $theme }: { $symbols }
envyra-board-won-end-tile = koncový dielik { $tile }
envyra-board-cards = Equilibrium
envyra-board-card-open = odkrytá: { $card }
envyra-board-card-taken = { $seat } má: { $card }
envyra-board-card-mine = tvoja tajná: { $card }
envyra-board-card-secret = tajná hráča { $seat }: { $card }

## What happened

envyra-event-set-up = Ponuka dielikov { $columns } × { $rows } je vyložená, vo vrecku { $bag ->
    [one] je { $bag } dielik
    [few] sú { $bag } dieliky
    [many] je { $bag } dielika
   *[other] je { $bag } dielikov
}. { $cone-me ->
    [yes] Začínaš ty.
   *[no] Začína { $cone-name }.
}
envyra-event-ready = { $seat-me ->
    [yes] Máš vybraté.
   *[no] { $seat-name } má vybraté.
}
envyra-event-changed-mind = { $seat-me ->
    [yes] Meníš svoj výber: { $tiles }.
   *[no] { $seat-name } mení výber: { $tiles }.
}
envyra-event-screens-removed = Všetky zásteny sú odstránené: { $tiles-shares }.
envyra-event-cube-moved = { $forced ->
    [yes] { $seat-me ->
        [yes] Máš
       *[no] { $seat-name } má
    } na presun jedinú kocku:
   *[no] { $seat-me ->
        [yes] Presúvaš
       *[no] { $seat-name } presúva
    } kocku
} na { envyra-the-tile-there }.
envyra-event-skipped = { $seat-me ->
    [yes] Vynechávaš presun:
   *[no] { $seat-name } vynecháva presun:
} { $cells-count ->
    [1] kocka sa nedá presunúť, lebo jej dielik je vyhradený ({ $tiles }).
   *[other] kocky sa nedajú presunúť, lebo ich dieliky sú vyhradené ({ $tiles }).
}
envyra-event-tile-won = { $seat-me ->
    [yes] Získavaš
   *[no] { $seat-name } získava
} { envyra-the-tile-there } za { $tile-points ->
    [one] { $tile-points } bod
    [few] { $tile-points } body
    [many] { $tile-points } bodu
   *[other] { $tile-points } bodov
}. { $tie ->
    [yes] { $seat-me ->
        [yes] Zhoda, { $most } : { $most }: posledná z nich prišla tvoja kocka.
       *[no] Zhoda, { $most } : { $most }: posledná z nich prišla kocka: { $seat-name }.
    }{" "}
   *[no] {""}
}Kocky sa vracajú do zásob: { $returned-shares }.
envyra-event-card-taken = { $seat-me ->
    [yes] Berieš si
   *[no] { $seat-name } si berie
} kartu Equilibrium ({ $card-symbols }) za { $card-points ->
    [one] { $card-points } bod
    [few] { $card-points } body
    [many] { $card-points } bodu
   *[other] { $card-points } bodov
}.
envyra-event-boards-cleared = Kocky, ktoré sa nemohli presunúť, sa vracajú do zásoby: { $returned-shares }.
envyra-event-tile-laid = Na pozíciu { $cell } prichádza { envyra-the-tile }; { $bag ->
    [0] vrecko je prázdne.
    [one] vo vrecku zostáva { $bag } dielik.
    [few] vo vrecku zostávajú { $bag } dieliky.
    [many] vo vrecku zostáva { $bag } dielika.
   *[other] vo vrecku zostáva { $bag } dielikov.
}
envyra-event-end-tile-put-back = Z vrecka vychádza koncový dielik; nikto nespĺňa jeho podmienku, preto sa vracia do vrecka.
envyra-event-cubes-taken-back = { $seat-me ->
    [yes] Nemáš v zásobe žiadnu kocku, preto si berieš späť všetky svoje
   *[no] { $seat-name } nemá v zásobe žiadnu kocku, preto si berie späť všetky svoje
} z týchto dielikov: { $tiles }.
envyra-event-cone-passed = Začína sa kolo { $round }; kužeľ začínajúceho hráča { $seat-me ->
    [yes] dostávaš ty.
   *[no] dostáva { $seat-name }.
}
envyra-event-game-over = Hra sa končí.{ $secret_cards-count ->
    [0] { "" }
   *[other] { " " }Tajné karty boli: { $secret_symbols-shares }.
}

## What to do now

envyra-prompt-place = { $most ->
    [1] Tajne umiestni kocku.
   *[other] Tajne umiestni 1 alebo { $most } kocky.
}
envyra-prompt-change = { $most ->
    [1] Máš vybraté; kým sa čaká na ostatných, môžeš svoju kocku umiestniť inak.
   *[other] Máš vybraté; kým sa čaká na ostatných, môžeš znova umiestniť 1 alebo { $most } kocky.
}
envyra-prompt-move = Presuň jednu kocku na jej dielik: { $cells-ids }.

## Why a move is not allowed

envyra-expected = „place a1“, „place a1 c2“ alebo „move a1“ so stĺpcami a až d a riadkami 1 až 3

envyra-why-screens-are-up = Zásteny ešte stoja: kocky sa presúvajú, až keď majú všetci vybraté. Čaká sa na: { $waiting-names }.
envyra-why-one-cube-a-round = V zjednodušenom variante umiestňuje každý len jednu kocku za kolo.
envyra-why-not-enough-cubes = Nemáš dosť kociek: chceš umiestniť { $cubes }, ale v zásobe máš { $supply }.
envyra-why-outside-the-grid = Pozícia { $cell } je mimo ponuky dielikov.
envyra-why-no-tile-there = { $cells-count ->
    [1] Na pozícii { $cells } nie je dielik.
   *[other] Na týchto pozíciách nie sú dieliky: { $cells-ids }.
}
envyra-why-screens-are-removed = Zásteny sú odstránené: ďalšie kocky sa umiestňujú až v novom kole.
envyra-why-another-moves-first = Teraz nie si na rade s presunom kocky. Najprv: { $waiting-names }.
envyra-why-no-cube-there = Na doske nemáš kocku pre pozíciu { $cell }; tvoje kocky tam majú pozície: { $board }.
envyra-why-restricted = { $cubes ->
    [1] Tvoja kocka sa ti vráti bez presunu: jej dielik je vyhradený a ešte ti chýba
   *[other] Obe tvoje kocky sa ti vrátia bez presunu: ich dieliky sú vyhradené a ešte ti chýba
}: { $missing }.{ $hope ->
    [yes] {" "}Presunúť sa dá, len ak to získaš skôr, než príde na rad.
   *[no] {""}
}

## How it ended

envyra-end-end-tile-won = Koncový dielik má majiteľa.
envyra-end-end-tile-left = Vo vrecku zostáva len koncový dielik a nikto naň nemá nárok.
envyra-end-no-tile-open = Niekto nemôže položiť kocku na žiadny dielik.
envyra-end-round-limit = Odohralo sa 200 kôl.

## Options

envyra-option-grid = stĺpce x riadky ponuky dielikov; auto: 3x2, 3x3 alebo 4x3 pre 2, 3 alebo 4 hráčov
envyra-option-end-tile = pôvodný koncový dielik alebo alternatívny (K)
envyra-option-simplified = každý umiestňuje len jednu kocku za kolo
envyra-option-equilibrium = karty Equilibrium: A dve odkryté, B jedna tajná pre každého hráča, C oboje
envyra-option-start-player = kto dostane kužeľ ako prvý: určité miesto alebo náhoda

## Colours and symbols of our own tiles; other content may bring words of its own

envyra-theme-orange = oranžová
envyra-theme-green = zelená
envyra-theme-blue = modrá
envyra-symbol-sun = slnko
envyra-symbol-mountain = vrch
envyra-symbol-dune = duna
envyra-symbol-fire = oheň
envyra-symbol-leaf = list
envyra-symbol-tree = strom
envyra-symbol-mushroom = huba
envyra-symbol-fern = papraď
envyra-symbol-sea = more
envyra-symbol-rain = dážď
envyra-symbol-ice = ľad
envyra-symbol-wind = vietor

## The rules, each in one sentence of our own

envyra-rule-1 = Hra má 39 dielikov: 15 štartovacích (S), 22 základných, z ktorých niektoré majú značku 3/4, koncový dielik a alternatívny koncový dielik K.
envyra-rule-2 = Každý hráč má päť kociek jednej farby, hráčsku dosku a zástenu; v hre je aj kužeľ, rohová karta, vrecko a deväť kariet Equilibrium.
envyra-rule-3 = Dielik ukazuje, koľko kociek potrebuje, svoje body, farbu (tému), symbol, a ak je vyhradený, aj farebné ikonky.
envyra-rule-4 = Štartovacie dieliky, základné dieliky a jeden koncový dielik, pôvodný alebo K, sa roztriedia.
envyra-rule-5 = Niektoré dieliky sa náhodne odložia do krabice: pri dvoch hráčoch 4 S a 14 základných (aj všetky so značkou 3/4), pri troch 2 a 6, pri štyroch 1 a 1.
envyra-rule-6 = Zo štartovacích dielikov sa vyloží ponuka; rohová karta pod jej ľavým horným dielikom ukazuje, ako je otočená.
envyra-rule-7 = Každý si vezme päť kociek, dosku a zástenu, za ktorú dosku skryje.
envyra-rule-8 = Ostatné štartovacie dieliky, základné dieliky a koncový dielik sa zamiešajú vo vrecku.
envyra-rule-9 = Začína, kto naposledy zmokol na daždi, alebo podľa dohody; tu rozhodne náhoda alebo to určí hostiteľ.
envyra-rule-10 = V I. fáze všetci naraz tajne umiestnia na svoju dosku 1 alebo 2 kocky zo svojej zásoby; kto má len jednu, musí ju umiestniť.
envyra-rule-11 = Pozícia na doske označuje dielik na tom istom mieste ponuky; kým sa dielik zaplní, môže prejsť aj niekoľko kôl.
envyra-rule-12 = II. fáza sa začína, keď sú všetky zásteny odstránené.
envyra-rule-13 = Od začínajúceho hráča v smere hodinových ručičiek každý presunie presne jednu kocku z dosky na jej dielik; kto má na doske dve, vyberie si ktorú.
envyra-rule-14 = Po poslednom hráčovi sa poradie otočí, až napokon začínajúci hráč presunie ako posledný svoju druhú kocku.
envyra-rule-15 = Na vyhradený dielik sa kocka smie presunúť, len ak jej majiteľ už za každú ikonku získal jeden dielik tej farby.
envyra-rule-16 = Ak niekto získa dielik skôr, než naň môžeš presunúť kocku, tvoja kocka sa vráti do zásoby a musíš presunúť svoju druhú.
envyra-rule-17 = Dielik, na ktorom je toľko kociek, koľko potrebuje, hneď odchádza z ponuky.
envyra-rule-18 = Získa ho hráč, ktorý má na ňom najviac kociek; ak je takých viac, ten z nich, ktorý naň položil kocku ako posledný.
envyra-rule-19 = Všetky kocky zo získaného dielika a nepresunuté kocky pre jeho pozíciu sa vrátia svojim majiteľom.
envyra-rule-20 = Získané dieliky ležia viditeľne vedľa dosky svojho majiteľa.
envyra-rule-21 = Kolo sa končí, keď sú všetky kocky presunuté; potom príde doplnenie ponuky, kontrola zásoby kociek a odovzdanie kužeľa, v tomto poradí.
envyra-rule-22 = Každá medzera v ponuke sa doplní náhodným dielikom z vrecka, kým v ňom nejaký je.
envyra-rule-23 = Koncový dielik sa vyloží, len ak niektorý hráč už získal oranžový, zelený aj modrý dielik; inak sa potiahne iný a koncový sa vráti, a ak je posledný, hra sa končí.
envyra-rule-24 = Kto pred novým kolom nemá v zásobe žiadnu kocku, vezme si z dielikov späť všetkých päť.
envyra-rule-25 = Kužeľ dostane hráč naľavo.
envyra-rule-26 = Hra sa končí hneď, ako niekto získa koncový dielik.
envyra-rule-27 = Hra sa končí, keď treba doplniť medzeru, vo vrecku je len koncový dielik a nikto nespĺňa jeho podmienku.
envyra-rule-28 = Hra sa končí po kole, keď niektorý hráč nemôže presunúť kocku na žiadny dielik v ponuke.
envyra-rule-29 = Získané dieliky jednej farby s rôznymi symbolmi tvoria sadu; každý dielik patrí len do jednej sady.
envyra-rule-30 = Počítajú sa body na dielikoch, 2, 4 alebo 7 bodov za sady s 2, 3 alebo 4 symbolmi a karty Equilibrium.
envyra-rule-31 = Vyhráva, kto má najviac bodov; pri rovnosti kto má najviac bodov za sady, potom majiteľ koncového dielika, inak sa o výhru delia.
envyra-rule-32 = Sady sa skladajú čo najvýhodnejšie: znova a znova sa vezme po jednom dieliku každého symbolu.
envyra-rule-33 = Vo zjednodušenom variante, pre začiatočníkov a mladších, hrá každý v kole len jednou kockou.
envyra-rule-34 = Equilibrium: A – každú z dvoch odkrytých kariet dostane ten, kto má ako prvý jej symboly; B – každý má tajnú kartu, ktorá sa počíta na konci; C – oboje.
envyra-rule-35 = Varianty B a C sú vhodnejšie pre troch a štyroch hráčov; karty Equilibrium za 4 body sú len pre štyroch hráčov.

envyra-rule-D-C1 = Sady sa skladajú čo najvýhodnejšie: znova a znova sa vezme po jednom dieliku každého symbolu.
envyra-rule-D-C2 = Ponuka má 3 × 2 dieliky pre dvoch hráčov, 3 × 3 pre troch a 4 × 3 pre štyroch, ak sa nevyberie iná veľkosť.
envyra-rule-D-C3 = Dve kocky jedného kola sa kladú na rôzne pozície.
envyra-rule-D-C4 = V I. fáze sa dá vybrať každá pozícia s dielikom, aj s vyhradeným; pozícia bez dielika nie.
envyra-rule-D-C5 = Kocka, ktorú jej majiteľ ešte nesmie presunúť, čaká na doske: má jednu príležitosť cestou tam a jednu cestou späť; potom sa vráti do zásoby.
envyra-rule-D-C6 = Kto môže presunúť kocku, musí jednu presunúť.
envyra-rule-D-C7 = Podľa pravidla 28 sa hra končí, len ak hráč nemôže presunúť kocku na vôbec žiadny dielik; platí to aj pri prázdnej ponuke.
envyra-rule-D-C8 = Koncový dielik, ktorý sa vrátil do vrecka, sa môže potiahnuť znova pre ďalšiu medzeru.
envyra-rule-D-C9 = Pri dvoch hráčoch sa najprv odoberú všetky dieliky so značkou 3/4, potom náhodné.
envyra-rule-D-C10 = Kto má všetkých päť kociek na dielikoch, vezme si ich všetky späť.
envyra-rule-D-C11 = Odkryté karty Equilibrium sa kontrolujú po každom získanom dieliku a nedopĺňajú sa.
envyra-rule-D-C12 = Koncový dielik žiada oranžovú, zelenú a modrú, nemá tému a nikdy nepatrí do sady.
envyra-rule-D-C13 = Pri dvoch a troch hráčoch sa ťahá z kariet, ktoré nie sú za 4 body.

envyra-rule-E-1 = Či ešte každý môže presúvať, sa zisťuje raz za kolo, po doplnení ponuky a kontrole zásoby kociek.
envyra-rule-E-3 = Medzery sa dopĺňajú po riadkoch od rohovej karty, na každú sa ťahá raz.
envyra-rule-E-4 = O nižších miestach sa rozhoduje rovnako ako o prvom; hráči s rovnakým výsledkom sa o miesto delia.
envyra-rule-E-5 = Vyhradený dielik získané dieliky len žiada, nemíňa ich.
envyra-rule-E-8 = Ak je v ponuke už len jeden dielik, dá sa umiestniť len jedna kocka.
envyra-rule-E-10 = Téma má najviac štyri symboly.
envyra-rule-E-14 = Keď niekto získa dielik uprostred II. fázy, každá nepresunutá kocka preň sa hneď vráti a medzera zostane do konca kola.
envyra-rule-E-15 = Poradie sa otočí, aj keď posledný hráč nemôže presunúť kocku.
envyra-rule-E-16 = Nikto si nesmie nechať svoju jedinú kocku až na cestu späť.
envyra-rule-E-17 = Ak sa hra končí z dvoch dôvodov naraz, prednosť má koncový dielik, potom prázdne vrecko, potom hráč, ktorý nemôže presúvať.
envyra-rule-E-18 = Keď sa hra končí, kontrola zásoby kociek a odovzdanie kužeľa sa vynechajú; len to, či niekto nemôže presunúť žiadnu kocku a či sa odohralo 200 kôl, sa overuje až po kontrole zásoby.
envyra-rule-E-19 = Medzery sa dopĺňajú po jednej; dieliky, ktoré už ležia, zostanú, aj keď sa hra skončí.
envyra-rule-E-21 = Ak netreba doplniť žiadnu medzeru, hra pokračuje, aj keď je vo vrecku len koncový dielik.
envyra-rule-E-24 = Na vyloženie koncového dielika stačí jeden hráč, ktorý spĺňa jeho podmienku.
envyra-rule-E-25 = Kto naraz splní obe odkryté karty Equilibrium, vezme si obe.
envyra-rule-E-26 = Karta, ktorá ukazuje symbol dvakrát, žiada dva také dieliky; jeden dielik môže poslúžiť viacerým kartám.
envyra-rule-E-27 = Najviac štyri z deviatich kariet Equilibrium dávajú 4 body.
envyra-rule-E-28 = Keď pri rovnosti rozhodujú body za sady, body za karty Equilibrium sa nepočítajú.
envyra-rule-E-29 = Ak má najviac kociek viac hráčov a poslednú položil niekto iný, rozhodne najnovšia kocka spomedzi tých, čo ich majú najviac.
envyra-rule-E-30 = Po 200 kolách sa hra končí a spočítajú sa body.
envyra-rule-E-31 = Štartovacie dieliky musia každému umožniť hrať v prvej ponuke.

# The deck editor of RAW in the browser.

## The decks

raw-editor-title = Tvoj vlastný balík
raw-editor-intro = Vyrob si vlastné karty, hneď uvidíš, ako vyzerajú, a hneď si s nimi zahráš.
raw-editor-lost = Tento balík v tomto prehliadači už nie je, alebo tu nikdy nebol.
raw-editor-new = Nový balík
raw-editor-from-ours = Z nášho balíka
raw-editor-from-ours-detail = Všetky jeho karty, zmeň si ich, ako chceš
raw-editor-from-samples = Z niekoľkých príkladov
raw-editor-from-samples-detail = Jedna karta z každého druhu, aby bolo vidno, ako sa robia
raw-editor-from-nothing = Od nuly
raw-editor-from-nothing-detail = Prázdny balík
raw-editor-from-file = Otvoriť súbor
raw-editor-from-file-detail = Balík, ktorý si uložíš alebo od niekoho dostaneš; môžeš ho sem aj pustiť
raw-editor-from-table = Zo stola: { $name }
raw-editor-from-table-detail = Balík, s ktorým sa tam hrá
raw-editor-mine = Tvoje balíky
raw-editor-kept-here = Sú uložené v tomto prehliadači. Ak chceš balík inde, ulož si súbor.
raw-editor-none-yet = Zatiaľ žiadny. Začni nový a ostane tu, kým na ňom pracuješ.
raw-editor-nameless-deck = Balík bez mena
raw-editor-remove-deck = Zmazať: { $name }
raw-editor-remove-title = Zmazať tento balík?
raw-editor-remove-text = „{ $name }“ z tohto prehliadača zmizne. Súbory a stoly ostanú, ako sú.
raw-editor-remove-now = Zmazať
raw-editor-copy-name = { $name }, po mojom
raw-editor-new-name = Môj balík
raw-editor-let-go = Pusti ho: balík sa otvorí
raw-editor-all-decks = Všetky balíky

## One deck

raw-editor-deck-name = Meno balíka
raw-editor-monsters = príšery: { $share } %
raw-editor-monsters-detail = Pravdepodobnosť každého ?
raw-editor-players = až pre { $n } hráčov
raw-editor-too-small = primalý: aspoň { $least } kariet
raw-editor-redo = Zopakovať
raw-editor-save = Uložiť súbor
raw-editor-play = Hrať s ním
raw-editor-unkept = Tento prehliadač si nič neukladá. Pred odchodom ulož súbor.
raw-editor-elsewhere = Tento balík sa zmenil na inej karte prehliadača a takto ho teraz vidíš. Tvoj vráti krok späť.
raw-editor-unchecked = Server neodpovedá: balík sa teraz nedá skontrolovať. Uložený je aj tak.
raw-editor-faults = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chýb
}
raw-editor-checking = Kontroluje sa …
raw-editor-faultless = Dá sa s ním hrať
raw-editor-unfinished = Nová karta ešte nie je hotová.
raw-editor-said-added = Nová karta
raw-editor-said-copied = Skopírované
raw-editor-said-removed = Zmazané: { $name }
raw-editor-said-saved = Uložené
raw-editor-said-undone = Vrátené späť
raw-editor-said-redone = Zopakované
raw-editor-empty = Zatiaľ ani jedna karta: vyrob prvú.
raw-editor-nameless = Karta bez mena
raw-editor-name-taken = Rovnaké meno má aj iná karta tohto balíka: je to dovolené, ale ľahko sa pomýlia. Ak chceš tú istú kartu viackrát, zvýš jej počet kusov.
raw-editor-letters-full = Najviac { $n } znakov.
raw-editor-cards = Karty
raw-editor-add-card = Nová karta
raw-editor-search = Hľadať
raw-editor-all-sorts = Všetky druhy
raw-editor-no-cards = Zatiaľ žiadne karty
raw-editor-in-languages = Čo na nej stojí v štyroch jazykoch
raw-editor-look-large = Ukázať ju celú
raw-editor-says-nothing = Nič na nej nestojí.
raw-editor-play-faulty = V balíku sú chyby: najprv ich oprav.
raw-editor-to-fault = Ukáž prvú chybu
raw-editor-play-small = Balík je primalý aj pre dvoch.
raw-editor-play-bots = Hneď proti botom
raw-editor-play-friends-detail = Stôl s týmto balíkom; ostatní prídu cez odkaz
raw-editor-play-device-detail = Stôl s týmto balíkom pre ľudí pri jednom zariadení

## One card

raw-editor-less = { $what }: o jedno menej
raw-editor-more = { $what }: o jedno viac
raw-editor-up = O miesto vyššie
raw-editor-down = O miesto nižšie
raw-editor-copy = Kopírovať
raw-editor-remove = Zmazať
raw-editor-type = Typ
raw-editor-kind = Druh
raw-editor-cost = Cena v hviezdach
raw-editor-endurance = Výdrž
raw-editor-copies = Kusov v balíku
raw-editor-take-away = Odobrať
raw-editor-further = Ďalšie
raw-editor-id = Krátke meno na písanie
raw-editor-id-detail = Sám sa riadi anglickým menom a stojí v záznamoch hier.
raw-editor-name = Meno
raw-editor-flavour = Veta pre náladu
raw-editor-other-languages = Iné jazyky ({ $n } z { $of })
raw-editor-english-must = Každá karta má anglické meno. Kým nenapíšeš iné, je rovnaké ako tvoje.
raw-editor-keywords = Kľúčové slová
raw-editor-remove-word = Odobrať { $word }
raw-editor-add-keyword = Pridať kľúčové slovo …
raw-editor-group-plain = Kľúčové slová
raw-editor-group-protection = Ochrana pred
raw-editor-group-vs = Proti
raw-editor-group-kind = Iný druh
raw-editor-no-keywords = Karty tohto typu žiadne nemajú.
raw-editor-effects = Čo robí
raw-editor-add-effect = Pridať efekt
raw-editor-effect-number = Efekt { $n }
raw-editor-remove-effect = Odobrať efekt { $n }
raw-editor-when = Kedy
raw-editor-what = Čo
raw-editor-place-play = hneď, keď ju zahráš
raw-editor-amount = Koľko
raw-editor-granted = Aká vlastnosť
raw-editor-whose = Koho
raw-editor-whose-own = tvoje
raw-editor-whose-foe = súperove
raw-editor-whose-any = hocikoho
raw-editor-whose-attacker = útočníkove
raw-editor-about = Aké karty
raw-editor-types-beast = príšery
raw-editor-types-thing = veci
raw-editor-types-both = príšery a veci
raw-editor-many = Koľké z nich
raw-editor-many-one = jednu, ktorú si vyberieš
raw-editor-many-all = všetky
raw-editor-many-all-of-one = všetky jedného súpera
raw-editor-kinds = Len tieto druhy
raw-editor-every-kind = ak nevyberieš nič, každý druh
raw-editor-burns = Platí, len ak sa otočí príšera
raw-editor-picture = Obrázok
raw-editor-picture-any = hodiaci sa, vybraný za teba
raw-editor-choose-picture = Vybrať obrázok
raw-editor-search-picture = Hľadať obrázky
raw-editor-no-picture = Žiadny obrázok sa tak nevolá.

## What is wrong with a card, or with the deck

raw-fault-no-card = V balíku nie je ani jedna karta.
raw-fault-too-many-cards = Balík má { $n } kariet; najviac ich môže byť { $most }.
raw-fault-no-beast = Niet ani jednej príšery: nikto by nemohol útočiť ani rabovať.
raw-fault-bad-id = Krátke meno má najviac { $most } malých písmen, číslic a spojovníkov a začína sa písmenom.
raw-fault-reserved-id = „{ $word }“ je slovo hry: zvoľ iné krátke meno.
raw-fault-too-long = Pridlhé: najviac { $most } písmen.
raw-fault-kind-unfit = Druh má len príšera.
raw-fault-endurance-unfit = Výdrž majú len príšery a veci.
raw-fault-property-twice = Niektoré kľúčové slovo je tam dvakrát.
raw-fault-property-unfit = „{ $word }“ sa ku karte tohto typu nehodí.
raw-fault-property-unknown = Kľúčové slovo „{ $word }“ neexistuje.
raw-fault-kind-twice = Príšera sa môže zmeniť len na jeden druh.
raw-fault-empty-card = Potrebuje efekt alebo kľúčové slovo: čo robí?
raw-fault-place-unfit = „{ $place }“ sa ku karte tohto typu nehodí.
raw-fault-play-and-ritual = Kúzlo pôsobí hneď, alebo je to rituál, nie oboje.
raw-fault-too-many-effects = Najviac { $most } efekty „{ $place }“.
raw-fault-effect-unfit = „{ $effect }“ sa tam nedá („{ $place }“).
raw-fault-never-burns = Trvá, kým rituál leží: páliť sa nedá.
raw-fault-types-unfit = „{ $effect }“ sa takých kariet netýka.
raw-fault-no-types = Nemá možný cieľ.
raw-fault-kinds-unfit = Druh majú len príšery.
raw-fault-attacker-unfit = Na útočníka pôsobí len pasca.
raw-fault-attacker-beast = Útočník je vždy príšera.
raw-fault-trap-attackers = Pasca pôsobí len na útočníkov.
raw-fault-whose-unfit = „{ $effect }“ sa príšer týchto hráčov netýka.
raw-fault-many-unfit = „{ $effect }“ sa toľkých netýka.
raw-fault-all-of-one = „Všetky jedného“ znamená jedného súpera.

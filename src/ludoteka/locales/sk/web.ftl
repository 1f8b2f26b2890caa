# What the browser client says around the games. `t("x")` in web/src is the message `web-x`.
# „Náhoda“ stands for the dice here: „kocka“ alone is also a cube of Envyra.

## Everywhere

web-home = Na úvodnú stránku
web-nav = Stránky
web-close = Zavrieť
web-cancel = Zrušiť
web-go-on = Pokračovať
web-you = ty
web-bot = bot
web-copied = Skopírované
web-copy-failed = Prehliadač nedovoľuje kopírovať.
web-settings = Nastavenia
web-menu = Menu
web-rules = Pravidlá
web-credits = Autori
web-language = Jazyk
web-back-home = Na úvodnú stránku
web-connecting = Pripája sa…
web-connection-lost = Server neodpovedá. Spojenie sa skúša ďalej.

## Settings

web-theme = Farby
web-theme-auto = podľa zariadenia
web-theme-light = svetlé
web-theme-dark = tmavé
web-theme-to-light = Svetlé farby
web-theme-to-dark = Tmavé farby
web-motion = Tempo ťahov ostatných
web-motion-off = hneď
web-motion-fast = rýchle
web-motion-normal = normálne
web-motion-slow = pomalé
web-motion-still = Tvoje zariadenie žiada menej pohybu: čo sa deje, sa rozpráva bez pohybu.
web-sound = Zvuk
web-sound-detail = Tvoj ťah, ťahy ostatných, nové správy: desať krátkych tónov.
web-sound-on = Zapnúť zvuk
web-sound-off = Vypnúť zvuk
web-volume = Hlasitosť
web-commands = Príkazový riadok
web-commands-detail = Ťahy a otázky sa dajú písať: pre čítačky obrazovky a rýchle prsty.
web-confirm = Opýtať sa pred koncom ťahu
web-confirm-detail = O kliknutie viac, kým sa vzdáš toho, čo ešte môžeš urobiť.
web-confirm-end = Naozaj ukončiť ťah?

## The table

web-tab-board = Plocha
web-tab-aside = Tvoje
web-tab-log = História
web-tab-players = Hráči
web-tabs = Časti stola
web-rail = Hráči a história
web-your-turn = Si na ťahu
web-to-move = na ťahu
web-away = bez spojenia
web-bot-for = hrá bot
web-onlookers = { $count ->
    [one] { $count } divák sleduje hru
    [few] { $count } diváci sledujú hru
    [many] { $count } diváka sleduje hru
   *[other] { $count } divákov sleduje hru
}
web-undo = Vrátiť späť
web-time-left = Zostáva: { $time }
web-sending = Odosiela sa: server ešte neodpovedal
web-stale = Medzitým sa niečo stalo. Pozri sa a vyber znova.
web-allowed-now = Toto je teraz dovolené.
web-past-only-looking = Pozeráš si minulosť. Ak chceš hrať, vráť sa do prítomnosti.
web-onlooker-only-looking = Túto hru len sleduješ; ťahať môžu iba hráči.
web-open-rules = Otvoriť pravidlá
web-back-to-now = Späť do prítomnosti
web-stop-order = Zastaviť
web-take-seat-back = Vrátiť sa do hry
web-bot-plays-for-you = Hrá za teba bot.
web-looking-at-move = Pozeráš si ťah { $move } / { $moves }.
web-game-goes-on = Hra zatiaľ pokračuje.
web-reconnecting = Obnovuje sa spojenie…
web-moves-are-safe = Tvoje ťahy sú uložené.
web-paused = Hra je pozastavená.
web-stuck = V tejto hre sa nedá pokračovať.
web-you-watch = Sleduješ hru.
web-waiting-for = { $count ->
    [0] Čaká sa…
   *[other] Čaká sa na: { $names }
}
web-also-waiting-for = { $count ->
    [one] Ešte rozmýšľa: { $names }
   *[other] Ešte rozmýšľajú: { $names }
}
web-since-minutes = { $minutes ->
    [one] už { $minutes } minútu
    [few] už { $minutes } minúty
    [many] už { $minutes } minúty
   *[other] už { $minutes } minút
}
web-you-win = Vyhrávaš!
web-wins = { $count ->
    [one] Vyhráva { $names }.
   *[other] O výhru sa delia: { $names }
}
web-game-ended-by-host = Partia bola ukončená.
web-show-result = Zobraziť výsledok

## The log

web-log-whole = { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
    [many] { $moves } ťahu
   *[other] { $moves } ťahov
}
web-log-live = { $moves ->
    [0] naživo
    [one] { $moves } ťah, naživo
    [few] { $moves } ťahy, naživo
    [many] { $moves } ťahu, naživo
   *[other] { $moves } ťahov, naživo
}
web-log-at = ťah { $move } / { $moves }
web-log-copy = Kopírovať históriu ako text
web-log-taken-back = vrátené
web-log-undone = { $me ->
    [yes] Vraciaš
   *[no] { $name } vracia
} späť { $count ->
    [one] { $count } ťah.
    [few] { $count } ťahy.
    [many] { $count } ťahu.
   *[other] { $count } ťahov.
}
web-log-paused = Hra je pozastavená.
web-log-resumed = Hra pokračuje.
web-log-bot = { $me ->
    [yes] Odteraz za teba hrá bot.
   *[no] { $name }: odteraz hrá bot.
}
web-log-person = { $me ->
    [yes] Hráš znova.
   *[no] { $name } hrá znova.
}
web-log-ended = Partia bola ukončená.
web-log-rematch = Bude odveta.
web-only-you = Vidíš to len ty.
web-scrubber = Okamih partie
web-scrub-first = Na začiatok
web-scrub-previous = O ťah späť
web-scrub-next = O ťah ďalej
web-scrub-last = Späť do prítomnosti

## Chat and commands

web-chat = Chat
web-chat-write = Napíš ostatným
web-chat-send = Odoslať
web-unheard = { $count ->
    [one] { $count } nová správa
    [few] { $count } nové správy
    [many] { $count } nové správy
   *[other] { $count } nových správ
}
web-quick-phrases = Hotové vety
web-command = Príkaz
web-command-example = moves, why …, rule 10, ?
web-command-played = Zahraté: { $move }
web-command-unknown = Čo znamená „{ $words }“? Má to vyzerať takto: { $expected }
web-command-help = Napíš ťah alebo jedno z týchto slov: moves (všetko, čo môžeš urobiť), why ŤAH (prečo sa nedá), rule ČÍSLO (pravidlo), board (hracia plocha), prompt (čo máš urobiť), undo (vrátiť späť).

## Rules

web-rules-search = Hľadať v pravidlách
web-rules-found = { $count ->
    [0] Nenašlo sa žiadne pravidlo.
    [one] Našlo sa { $count } pravidlo.
    [few] Našli sa { $count } pravidlá.
    [many] Našlo sa { $count } pravidla.
   *[other] Našlo sa { $count } pravidiel.
}

## A table without a board of its own

web-generic-board = Hracia plocha ako text
web-generic-moves = Možné ťahy
web-generic-no-moves = Teraz niet z čoho vyberať.
web-generic-sending = Odosiela sa: { $move }
web-generic-latest = Čo sa stalo naposledy (najnovšie hore)
web-generic-tick-first = Najprv niečo zaškrtni.
web-generic-tick-most = Zaškrtni najviac { $most }.
web-generic-loading = Plocha sa opisuje slovami …
web-generic-which = { $verb }: čo z toho?

## One device for several people

web-curtain-hand-over = Podaj zariadenie ďalej. Teraz hrá: { $name }
web-curtain-nobody-else = Kým sa opona nezdvihne, na tejto stránke nie je nič tajné.
web-curtain-i-am = Som { $name }
web-curtain-or = alebo
web-leave-page = Odísť od stola

## Faults

web-table-gone = Tento stôl sa nedá zobraziť
web-table-unknown = Na tejto adrese nie je žiadny stôl. Možno je odkaz neúplný.
web-unloaded = Túto stránku sa nepodarilo načítať
web-table-fault = Server hovorí: { $fault }
web-watch-game = Sledovať hru
web-table-never-began = Stôl bol zatvorený skôr, než sa hra začala.

## The start page

web-welcome = Prisadni si.
web-welcome-detail = Tri stolové hry v prehliadači: s priateľmi, na jednom zariadení alebo s botmi, ktorým prehra nikdy nevadí. Bez účtu a bez inštalácie.
web-games = Hry
web-player = Hráč
web-play-now = Hrať hneď s botmi
web-invite-friends = Pozvať priateľov
web-one-device = Jedno zariadenie
web-players-from-to = { $most ->
    [one] { $least } až { $most } hráč
    [few] { $least } až { $most } hráči
    [many] { $least } až { $most } hráča
   *[other] { $least } až { $most } hráčov
}
web-got-a-code = Máš kód? Pripoj sa k stolu
web-join = Vstúpiť
web-code-too-short = { $count ->
    [one] Kód má { $count } znak: písmená a číslice.
    [few] Kód má { $count } znaky: písmená a číslice.
    [many] Kód má { $count } znaku: písmená a číslice.
   *[other] Kód má { $count } znakov: písmená a číslice.
}
web-code-unknown = Stôl s týmto kódom sa nenašiel. Skontroluj kód a skús to znova.
web-try-again = Skúsiť znova
web-badge-dice = Poctivá náhoda: over si ju
web-badge-keyboard = Hrá sa aj klávesnicou a s čítačkou obrazovky
web-badge-network = Funguje aj v školskej sieti
# Names that anybody can be, apart by commas; at least twelve, at most 24 letters each.

## Before the game: seats and options

web-your-table = Stôl pre hru { $title }
web-gathering-host = Urči, kto kde sedí: ľubovoľne kombinuj priateľov, botov a hráčov na tomto zariadení.
web-gathering-guest = Miesto už máš. Hru začne zakladateľ stola.
web-gathering-invited = Vyber si meno a sadni si.
web-seats = Miesta
web-seats-free = { $count ->
    [0] všetky obsadené
    [one] ešte { $count } voľné miesto
    [few] ešte { $count } voľné miesta
    [many] ešte { $count } voľného miesta
   *[other] ešte { $count } voľných miest
}
web-all-seated = Všetci sú tu.
web-host-starts = Hru začne zakladateľ stola.
web-start-game = Začať hru
web-table-rules = Pravidlá tohto stola
web-dice-sealed = Všetko, o čom rozhoduje náhoda, je zapečatené už pred hrou; po hre si to môže overiť každý.
web-no-options = Táto hra nemá žiadne možnosti.
web-add-seat = Pridať miesto
web-name-of-seat = Meno na mieste { $number }
web-kind-of-seat = Kto sedí na mieste { $number }
web-seat-kind-device = toto zariadenie
web-seat-kind-friend = priateľ
web-seat-kind-open = ktokoľvek
web-seat-kind-bot = bot
web-seat-waiting-friend = Čaká sa na priateľa
web-seat-open = Voľné pre kohokoľvek
web-seat-up = Posunúť miesto { $number } vyššie
web-remove-seat = Odstrániť miesto { $number }
web-send-away = Uvoľniť miesto
web-this-device = toto zariadenie
web-here = je tu
web-bot-level = Ako dobre bot hrá
web-level-random = náhodne
web-level-greedy = šikovne
web-invite = Pozvánka
web-qr-alt = QR kód pozvánky
web-code-is = Kód je { $code }
web-copy-link = Kopírovať odkaz
web-share = Zdieľať
web-your-name = Tvoje meno pri stole
web-another-name = Iné meno
web-sit-down = Sadnúť si
web-no-seat-for-you = Voľné miesto tu nie je, ale keď sa hra začne, môžeš ju sledovať.
web-tab-objectives = Ciele
web-tab-symbols = Symboly

## The end of the game

web-end-result = Výsledok
web-end-scores = Skóre
web-end-parts = Čo prinieslo body
web-end-you-win = { $points ->
    [one] Vyhrávaš! Máš { $points } bod.
    [few] Vyhrávaš! Máš { $points } body.
    [many] Vyhrávaš! Máš { $points } bodu.
   *[other] Vyhrávaš! Máš { $points } bodov.
}
web-end-wins = { $points ->
    [one] Vyhráva { $name }: { $points } bod.
    [few] Vyhráva { $name }: { $points } body.
    [many] Vyhráva { $name }: { $points } bodu.
   *[other] Vyhráva { $name }: { $points } bodov.
}
web-end-shared-win = { $points ->
    [one] Každý má { $points } bod a o výhru sa delia: { $names }
    [few] Každý má { $points } body a o výhru sa delia: { $names }
    [many] Každý má { $points } bodu a o výhru sa delia: { $names }
   *[other] Každý má { $points } bodov a o výhru sa delia: { $names }
}
web-end-decided-points = Rozhodol rozdiel { $by ->
    [one] { $by } bodu
    [few] { $by } bodov
    [many] { $by } bodu
   *[other] { $by } bodov
}, { $points } : { $other }; druhé miesto: { $names }.
web-end-no-result = Partia sa nedohrala, preto nikto nevyhráva.
web-end-rematch = Odveta
web-end-go-to-rematch = Ísť na odvetu
web-end-watch-rematch = Sledovať odvetu
web-end-rematch-open = Stôl na odvetu je otvorený. Všetci sa posúvajú o miesto ďalej.
web-end-replay = Pozrieť znova
web-end-see-board = Zobraziť plochu
web-end-afterwards = Po hre
web-end-share = Zdieľať záznam partie
web-end-share-detail = Odkaz na celú partiu, ťah po ťahu.
web-end-record = Stiahnuť záznam
web-end-record-detail = Všetky ťahy a semienko náhody ako textový súbor.
web-end-record-saved = Záznam je uložený medzi stiahnutými súbormi.
web-end-no-record = Niet čo uložiť: hra sa ani nezačala.
web-end-what-if = Čo keby?
web-end-what-if-detail = Pokračuj v partii od ktoréhokoľvek okamihu, s novou náhodou.
web-end-look = Pozrieť
web-end-play-on = Hrať odtiaľto
web-end-details = Podrobnosti
web-end-luck = Koľko bolo šťastia
web-end-luck-detail = Čo komu dala náhoda v porovnaní s tým, čo sa dalo čakať.
web-end-luck-lucky = Viac šťastia než { $percent } zo 100 takýchto partií
web-end-luck-unlucky = Viac smoly než { $percent } zo 100 takýchto partií
web-end-luck-even = Ani šťastie, ani smola
web-no-answer = Server neodpovedá. Skús to o chvíľu znova.
web-too-often = To bolo trochu veľa naraz. Chvíľu počkaj a skús to znova.

## The proof of the dice

web-proof-check = Overiť náhodu
web-proof-check-detail = Tvoj prehliadač všetko znova vyžrebuje zo semienka náhody.
web-proof-working = Všetko sa žrebuje znova…
web-proof-holds = Náhodu nikto neovplyvnil.
web-proof-holds-unkept = Náhoda sedí so semienkom.
web-proof-fails = Náhoda nesedí!
web-proof-meaning = Semienko bolo zapečatené, keď toto zariadenie prišlo k stolu, a pochádza z neho všetko, o čom rozhodla náhoda: odvtedy nikto, ani server, nemohol zmeniť hod ani miešanie.
web-proof-meaning-unkept = Všetko, o čom rozhodla náhoda, pochádza zo semienka, ktoré server ukazuje teraz. Či bolo zapečatené už pred hrou, vedia povedať len zariadenia, ktoré mali miesto pri stole.
web-proof-fails-meaning = To, čo server hovorí teraz, nie je to, čo zapečatil, alebo nie to, čo bolo vidieť pri stole. Tomuto výsledku never a záznam si odlož.
web-proof-state-held = V poriadku
web-proof-state-broken = Nesedí
web-proof-state-none = Niet čo porovnať
web-proof-seal-held = { $count ->
    [one] SHA-256 semienka sa zhoduje so zapečateným.
   *[other] SHA-256 všetkých semienok ({ $count }) sa zhoduje so zapečateným.
}
web-proof-seal-broken = SHA-256 semienka sa nezhoduje so zapečateným.
web-proof-kept-held = Toto zariadenie dostalo pri príchode k stolu to isté SHA-256.
web-proof-kept-broken = Toto zariadenie dostalo pri príchode k stolu iné SHA-256: semienko niekto vymenil.
web-proof-kept-none = Toto zariadenie nemalo pri stole miesto, preto nemá vlastnú pečať na porovnanie.
web-proof-draws-held = { $count ->
    [one] { $count } výsledok náhody sa znova vyžreboval zo semienka: je rovnaký.
    [few] { $count } výsledky náhody sa znova vyžrebovali zo semienka: všetky sú rovnaké.
    [many] { $count } výsledku náhody sa znova vyžrebovalo zo semienka: všetko je rovnaké.
   *[other] { $count } výsledkov náhody sa znova vyžrebovalo zo semienka: všetky sú rovnaké.
}
web-proof-draws-broken-at = { $move ->
    [0] Pri príprave hry dáva semienko niečo iné, než bolo oznámené.
   *[other] Ťah { $move }: semienko dáva niečo iné, než bolo oznámené.
}
web-proof-draws-none = V tejto partii náhoda o ničom nerozhodovala.
web-proof-dice-held = { $count ->
    [one] { $count } hracia kocka na stole ukázala to, čo sa vyžrebovalo.
    [few] { $count } hracie kocky na stole ukázali to, čo sa vyžrebovalo.
    [many] { $count } hracej kocky na stole ukázalo to, čo sa vyžrebovalo.
   *[other] { $count } hracích kociek na stole ukázalo to, čo sa vyžrebovalo.
}
web-proof-dice-broken = Hracie kocky na stole ukázali niečo iné, než sa vyžrebovalo.
web-proof-dice-broken-at = Ťah { $move }: hracie kocky na stole ukázali niečo iné, než sa vyžrebovalo.
web-proof-dice-none = Pri tomto stole sa kockami nehádzalo.
web-proof-seed = Semienko náhody
web-proof-commitment = Jeho SHA-256, pečať
web-proof-seed-from = { $move ->
    [0] Od začiatku
   *[other] Od ťahu { $move }
}
web-proof-further = Ktoré karty a dieliky tieto výsledky znamenajú, hovoria pravidlá: ak chceš overiť aj to, stiahni si záznam a spusti „ludoteka verify SÚBOR“.

## The menu of the table

web-menu-settings = Nastavenia
web-menu-settings-detail = Možnosti tejto partie, tvoje zvieratko, jazyk, farby, zvuk
web-menu-keys = Klávesnica
web-menu-keys-detail = Prehľad všetkých klávesov
web-menu-invite = Pozvať
web-menu-invite-detail = Nech sa pozerajú aj iní: odkaz a QR kód
web-menu-device = Pokračovať na inom zariadení
web-menu-device-detail = Vezmi si svoje miesto so sebou, napríklad do telefónu
web-menu-host = Spravovať stôl
web-menu-host-detail = Pauza, boti, čas, chat, koniec
web-menu-leave = Opustiť miesto
web-menu-leave-detail = Hrá ďalej bot; miesto si môžeš vziať späť
web-menu-seal = Náhoda je zapečatená
web-menu-seal-detail = Ako si overíš, že je poctivá
web-menu-watching = Túto hru sleduješ. Čo je tajné, zostane tajné až do konca.
web-menu-home = Na úvodnú stránku
web-menu-invite-to-watch = Kto otvorí tento odkaz, môže hru sledovať. Všetky miesta sú obsadené.
web-keys-board = Na ploche hry { $title }
web-keys-table = Pri stole
web-keys-tab = na ďalšiu alebo predošlú časť
web-keys-undo = vrátiť späť svoj posledný ťah
web-keys-escape = zavrieť, zrušiť, späť do prítomnosti
web-keys-skip = skrátiť animáciu
web-keys-to-turn = prejsť hneď na tvoj ťah
web-keys-rules = pravidlá k tomu, čo sa práve hrá
web-keys-log = história
web-keys-step = o ťah späť alebo ďalej
web-keys-leap = o desať ťahov späť alebo ďalej
web-keys-menu = toto menu
web-keys-commands = Ťahy a otázky môžeš aj písať: v nastaveniach zapni príkazový riadok.
web-device-how = Na druhom zariadení otvor odkaz alebo naskenuj kód. Tvoje miesto sa presunie tam a toto zariadenie ho stratí.
web-device-make = Vytvoriť odkaz: { $name }
web-device-qr-alt = QR kód odkazu pre druhé zariadenie
web-device-once = Platí raz, ešte
web-device-moved = Tvoje miesto sa presunulo na druhé zariadenie. Tu sa môžeš ďalej pozerať.
web-device-late = Odkaz je už príliš starý.
web-leave-how = Ak musíš odísť, môže za teba hrať bot. Miesto zostáva tvoje: vráť sa, kedy chceš.
web-leave-you-play = hráš ty
web-leave-to-bot = Nech hrá bot
web-seal-meaning = Všetko, o čom rozhoduje náhoda, pochádza z jedného tajného semienka, vyžrebovaného pred prvým ťahom. Jeho SHA-256 je pečať: nič neprezradí, ale žiadne iné semienko k nej nepasuje.
web-seal-closed = Po skončení hry sa semienko ukáže a tvoj prehliadač môže všetko vyžrebovať znova.
web-seal-open = Hra sa skončila: „Overiť náhodu“ pri výsledku všetko vyžrebuje znova.
web-host-pause = Pozastaviť hru
web-host-resume = Pokračovať v hre
web-host-bot-for = Nech hrá bot
web-host-bot-for-detail = Za niekoho, kto odišiel. Svoje miesto si môže kedykoľvek vziať späť.
web-host-pace = Boti ťahajú
web-pace-0 = hneď
web-pace-300 = rýchlo
web-pace-600 = normálne
web-pace-1500 = pomaly
web-host-clock = Čas na ťah
web-host-clock-detail = Keď vyprší, tento jeden ťah urobí bot.
web-clock-off = bez obmedzenia
web-clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekundy
   *[other] { $count } sekúnd
}
web-clock-minutes = { $count ->
    [one] { $count } minúta
    [few] { $count } minúty
    [many] { $count } minúty
   *[other] { $count } minút
}
web-clock-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodín
}
web-clock-days = { $count ->
    [one] { $count } deň
    [few] { $count } dni
    [many] { $count } dňa
   *[other] { $count } dní
}
web-host-chat = Chat
web-host-chat-detail = Bez neho zostávajú len hotové vety.
web-host-end = Ukončiť partiu
web-host-end-sure = Ukončiť túto partiu pre všetkých? Nebude sa v nej dať pokračovať a všetko tajné sa odkryje.

## Moving to this device

web-over-title = Hraj ďalej tu
web-over-table = Tvoje miesto pri stole „{ $title }“ sa presunie na toto zariadenie.
web-over-some-table = Tvoje miesto sa presunie na toto zariadenie.
web-over-play-here = Hrať tu
web-over-other-gives-up = Druhé zariadenie miesto stratí.
web-over-incomplete = Tento odkaz je neúplný: chýba jeho posledná časť za znakom #. Naskenuj kód znova.
web-device-host-stays = Stôl budeš ďalej spravovať z tohto zariadenia.

## Other pages

web-not-found = Na tejto polici nič nie je
web-not-found-detail = Na tejto adrese nie je žiadna stránka. Možno je odkaz neúplný.
web-rules-of = Pravidlá hry { $title }
web-rules-print = Tlačiť
web-credits-independent = Ludoteka je nezávislé spracovanie s vlastnými hernými súčasťami. Autori a vydavatelia hier ho nevytvorili, neschválili ani nekontrolovali; názvy hier patria im.
web-credits-authors = autori
web-credits-publisher = vydavateľ
web-credits-own-components = Pravidlá sú povedané našimi slovami. Dieliky, karty, mapa, kresby a preklady sú naše, ak tu nie je uvedený niekto iný.
web-credits-drawings = Kresby
web-credits-drawings-from = Ikony od týchto ľudí zo stránky
web-credits-works = Na čom to stojí
web-credits-for-signs = značky na tlačidlách
web-credits-for-letters = písmo, ktoré čítaš
web-credits-for-headings = nadpisy
web-credits-for-map = mapa sveta v hre RAWsiko
web-credits-scenery = Na mape sveta v hre RAWsiko sa nedá hrať o každú zem: Kaukaz, Severná Kórea, Darfúr, Západná Sahara a sever Mali a Mauritánie, Kaliningrad, Taiwan, Island, Grónsko, Nový Zéland a niektoré ostrovy sú kulisa. Hranice sledujú skutočný stav podľa Natural Earth; nie sú politickým vyhlásením.
web-credits-for-countries = názvy krajín
web-credits-for-pages = stránky
web-credits-for-texts = štyri jazyky
web-credits-for-dice = overenie náhody
web-credits-for-building = zostavenie klienta
web-credits-for-server = server
web-credits-for-codes = QR kódy
web-credits-public-domain = voľné dielo
web-credits-licence = Náš vlastný kód, texty a kresby sú slobodný softvér s licenciou MIT. Copyright 2026 The Ludoteka authors.

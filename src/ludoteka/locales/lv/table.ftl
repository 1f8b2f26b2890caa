# What a table of the server says: why it refuses something, by the reason's fault, and what can be
# said with one tap. How names and fields are made: docs/texts.md. More of these faults: core.ftl.

## Moves

ludoteka-why-unreadable = { $expected-id ->
    [none] Tāda gājiena šajā spēlē nav.
   *[other] Tāda gājiena šajā spēlē nav (tam jāizskatās šādi: { $expected }).
}
ludoteka-why-ambiguous = Tas var nozīmēt vairākus gājienus: { $candidates-ids }. Uzraksti, kuru no tiem.

## Taking back

ludoteka-why-another-acted = Pa to laiku gājienu izdarīja kāds cits, tāpēc to vairs nevar atsaukt.
ludoteka-why-only-so-many = { $possible ->
    [zero] Tagad tu vari atsaukt tikai { $possible } gājienu.
    [one] Tagad tu vari atsaukt tikai { $possible } gājienu.
   *[other] Tagad tu vari atsaukt tikai { $possible } gājienus.
}
ludoteka-why-chance-drawn = Šajā gājienā kaut ko izlēma nejaušība (kauliņi, kārtis vai plāksnītes), tāpēc to vairs nevar atsaukt.
ludoteka-why-secret-revealed = Atklājās kaut kas slēpts, tāpēc to vairs nevar atsaukt.
ludoteka-why-nothing-to-undo = Nav gājiena, ko atsaukt.
ludoteka-why-clock-ran-out = Tavs laiks bija beidzies, tāpēc šo gājienu nevar atsaukt.

## Too early, too late, not now

ludoteka-why-not-gathering = { $status-id ->
    [finished] Spēle ir beigusies; to var darīt tikai pirms spēles sākuma.
   *[other] Spēle jau ir sākusies; to var darīt tikai pirms spēles sākuma.
}
ludoteka-why-not-running = { $status-id ->
    [gathering] Spēle vēl nav sākusies. Pagaidi, līdz tā sāksies.
    [finished] Spēle ir beigusies, tāpēc tas vairs nav iespējams.
   *[other] Spēle pašlaik nenotiek.
}
ludoteka-why-not-finished = { $status-id ->
    [gathering] Spēle vēl nav sākusies; to var darīt tikai pēc spēles beigām.
   *[other] Spēle vēl nav beigusies; to var darīt tikai pēc spēles beigām.
}
ludoteka-why-paused = Spēle ir apturēta. Pagaidi, līdz tā turpināsies.
ludoteka-why-bot-plays = Šajā vietā spēlē bots. Vispirms atgūsti savu vietu.
ludoteka-why-too-busy = Pie šī galda pašlaik vienlaikus notiek pārāk daudz. Mēģini vēlreiz.
ludoteka-why-not-stored = Serveris pašlaik neko nevar saglabāt, tāpēc nekas nav mainījies. Pēc brīža mēģini vēlreiz.

## Who may do it

ludoteka-why-not-your-seat = Vieta { $seat-letter } nav tava. Tu vari spēlēt tikai savā vietā.
ludoteka-why-not-the-host = To var darīt tikai galda veidotājs.
ludoteka-why-wrong-token = Šai ierīcei pie šī galda vairs nav vietas. Varbūt vieta ir pārcelta uz citu ierīci; mēģini pievienoties vēlreiz.
ludoteka-why-command-id-used = Šai ziņai ir tāds pats numurs kā citai. Atver galdu no jauna un mēģini vēlreiz.

## Sitting down

ludoteka-why-unknown-code = Galda ar šādu kodu nav. Pārbaudi kodu un mēģini vēlreiz.
ludoteka-why-wrong-invitation = Šis ielūgums šim galdam neder. Palūdz jaunu saiti.
ludoteka-why-invitation-needed = Šeit var apsēsties tikai ar ielūgumu. Palūdz saiti galda veidotājam.
ludoteka-why-no-free-seat = Brīvas vietas šeit nav, bet tu vari skatīties spēli.
ludoteka-why-nobody-there = Vieta { $seat-letter } ir brīva, vai tajā spēlē dators, tāpēc tur nav neviena, ko sūtīt prom.
ludoteka-why-seats-free = { $seats-count ->
    [zero] Vēl ir { $seats-count } brīvu vietu.
    [one] Vēl ir { $seats-count } brīva vieta.
   *[other] Vēl ir { $seats-count } brīvas vietas.
} Pagaidi spēlētājus vai pievieno datora spēlētāju.
ludoteka-why-option-needs-seats = { $seats ->
    [zero] Viens no iestatījumiem ir galdam, kur ir vismaz { $seats } vietu.
    [one] Viens no iestatījumiem ir galdam, kur ir vismaz { $seats } vieta.
   *[other] Viens no iestatījumiem ir galdam, kur ir vismaz { $seats } vietas.
} Pievieno vietas vai izvēlies ko citu.
ludoteka-why-link-used-or-late = Šī saite jau ir izmantota vai ir pārāk veca. Izveido jaunu otrā ierīcē.

## Chat

ludoteka-why-text-or-phrase = Vai nu uzraksti ziņu, vai izvēlies gatavu frāzi.
ludoteka-why-chat-off = Pie šī galda savas ziņas rakstīt nevar. Izvēlies gatavu frāzi.
ludoteka-why-too-fast = Lēnāk, lūdzu. { $seconds ->
    [zero] Pagaidi vēl { $seconds } sekunžu.
    [one] Pagaidi vēl { $seconds } sekundi.
   *[other] Pagaidi vēl { $seconds } sekundes.
}

## A game that can't go on here

ludoteka-why-rules-changed = Šī partija sākās ar citu noteikumu versiju (toreiz { $pinned }, tagad { $here }), tāpēc to nevar turpināt. Izveido jaunu galdu.
ludoteka-why-content-changed = Šī partija sākās ar citu saturu (piemēram, ar citām kārtīm), tāpēc to nevar turpināt. Izveido jaunu galdu.
ludoteka-why-game-missing = Šī galda spēle serverī nav instalēta, tāpēc to nevar turpināt. Izvēlies citu spēli.
ludoteka-why-log-unplayable = Saglabāto partiju šeit nevar turpināt. Izveido jaunu galdu.

## Forms: the text says in English what is right

ludoteka-why-game = Šādi spēli nevar sagatavot ({ $text }).
ludoteka-why-content = Šo saturu šeit nevar izmantot ({ $text }).
ludoteka-why-options = Partijas iespējas šādi nevar iestatīt ({ $text }).
ludoteka-why-seats = Šīs vietas un iespējas nesader kopā ({ $text }).
ludoteka-why-level = Datora līmenis nav pareizs ({ $text }).
ludoteka-why-name = Izvēlies segvārdu no burtiem vai cipariem ({ $text }).
ludoteka-why-moves = Partijā nav tik daudz gājienu ({ $text }).
ludoteka-why-record = Šo partijas pierakstu nevar izmantot ({ $text }).

## Said with one tap

ludoteka-phrase-hello = Sveiki!
ludoteka-phrase-good-luck = Lai veicas!
ludoteka-phrase-well-played = Labi nospēlēts!
ludoteka-phrase-thanks = Paldies par spēli!
ludoteka-phrase-sorry = Atvainojos!
ludoteka-phrase-think = Domāju…
ludoteka-phrase-your-turn = Tavs gājiens!
ludoteka-phrase-wait = Mirklīti, lūdzu
ludoteka-phrase-back-soon = Tūlīt būšu atpakaļ
ludoteka-phrase-oops = Ups!
ludoteka-phrase-nice = Labs gājiens!
ludoteka-phrase-good-game = Tā bija laba spēle!
ludoteka-phrase-again = Uzspēlēsim vēlreiz?
ludoteka-phrase-bye = Atā!
ludoteka-why-somebody-plays = Kāds vēl var spēlēt: boti spēli ātri pabeidz tikai tad, kad palikuši vieni paši.

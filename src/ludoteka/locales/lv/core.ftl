# What every game says in the same words. How names and fields are made: docs/texts.md.

ludoteka-you = tu
ludoteka-list-none = nekas
ludoteka-list-and = { $first } un { $last }
ludoteka-list-or = { $first } vai { $last }
ludoteka-at-place = { $thing } ({ $place })
ludoteka-with-rule = { $text } (noteikums { $rule }).
ludoteka-rule-says = Noteikums { $rule }: { $text }
ludoteka-ruling-says = Mūsu precizējums: { $text }
ludoteka-no-such-rule = Noteikuma { $rule } mūsu sarakstā nav.

## Why a move is not allowed, by the order of the table

ludoteka-why-no-such-seat = Vietas { $seat-letter } šeit nav: pie galda ir { $seats ->
    [zero] { $seats } vietu
    [one] { $seats } vieta
   *[other] { $seats } vietas
}.
ludoteka-why-no-such-move = Gājiena ar numuru { $move } šajā spēlē nav.
ludoteka-why-game-over = Spēle ir beigusies.
ludoteka-why-not-your-turn = Tagad nav tavs gājiens; gaidām: { $waiting-names }.

## At the prompt

ludoteka-begin = { $title }, { $seats ->
    [zero] { $seats } spēlētāju
    [one] { $seats } spēlētājs
   *[other] { $seats } spēlētāji
}: { $names }
ludoteka-begin-options = Iespējas: { $options }
ludoteka-begin-content = Saturs: { $content }
ludoteka-begin-commitment = Nejaušības sēkla ir aizzīmogota; šī ir tās SHA-256 summa:
ludoteka-begin-help = Raksti „?”, ja vajag palīdzību, vai „quit”, lai beigtu.
ludoteka-your-turn = { $name }, tavs gājiens.
ludoteka-moves-listed = Uzraksti numuru vai gājienu:
ludoteka-moves-many = Tu vari izvēlēties no { $moves ->
    [zero] { $moves } gājieniem
    [one] { $moves } gājiena
   *[other] { $moves } gājieniem
}: uzraksti kādu, piemēram, „{ $example }”, vai „moves”, lai redzētu visus.
ludoteka-hand-over = { $name }, nospied Enter, kad ekrānu redzi tikai tu.
ludoteka-chosen = Tava izvēle: { $move }. Enter to patur, cits gājiens to maina.
ludoteka-no-such-number = Gājiena ar numuru { $number } nav: sarakstā ir { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
}.
ludoteka-unreadable = „{ $text }” nav šīs spēles gājiens. Raksti tā: { $expected }.
ludoteka-ambiguous = „{ $text }” var nozīmēt: { $candidates }.
ludoteka-why-candidate = { $move }: { $why }
ludoteka-allowed = { $move }: tagad tas ir atļauts.
ludoteka-why-what = Norādi gājienu, piemēram, „why { $example }”.
ludoteka-rule-what = Norādi noteikumu, piemēram, „rule 10”.
ludoteka-nothing-typed = Uzraksti gājienu, „?” (palīdzība) vai „quit” (beigt).

ludoteka-help-moves = numurs no saraksta vai gājiens, piemēram, „{ $example }”
ludoteka-help-list = rāda visus gājienus, kas tagad iespējami
ludoteka-help-board = vēlreiz rāda galdu
ludoteka-help-why = saka, kāpēc gājiens nav atļauts
ludoteka-help-rule = saka noteikumu pēc tā numura
ludoteka-help-help = rāda šo palīdzību
ludoteka-help-quit = beidz; līdz šim nospēlēto saglabā

## The end

ludoteka-over = Spēle ir beigusies. { $how }
ludoteka-win-me = Tu uzvarēji!
ludoteka-win-one = Uzvar { $name }.
ludoteka-win-shared = Uzvaru dala: { $names }.
ludoteka-rank = vieta
ludoteka-player = spēlētājs
ludoteka-total = kopā
ludoteka-seed = Nejaušības sēkla bija:
ludoteka-commitment = Pirms spēles parādītā SHA-256 summa ir:
ludoteka-saved = Partija ir saglabāta: { $path }
ludoteka-check-it = Pārbaudi to tā: { $program } verify { $path }
ludoteka-goes-on = Gājieni: { $to } no { $moves }; spēle turpinās.
ludoteka-unfinished = Partija nav pabeigta.
ludoteka-nothing-to-save = Neviens gājiens nav izdarīts, tāpēc nekas nav saglabāts.
ludoteka-input-ended = ievade beidzās agrāk nekā spēle

## Orders, hints, facts

ludoteka-order-done = { $moves ->
    [zero] Rīkojums izpildīts { $moves } gājienos.
    [one] Rīkojums izpildīts { $moves } gājienā.
   *[other] Rīkojums izpildīts { $moves } gājienos.
}
ludoteka-order-nothing = Rīkojums „{ $text }” tagad neko nedod.
ludoteka-hint-none = Tagad padomu nav.
ludoteka-hint-none-about = Par „{ $word }” tagad padomu nav.
ludoteka-info-what = Norādi, par ko, piemēram, „info { $example }”.
ludoteka-info-none = Par „{ $word }” nekas nav zināms.
ludoteka-moves-none = Nevienā gājienā tagad nav vārda „{ $word }”.
ludoteka-help-hint = ko var secināt no redzamā; „hint VĀRDS” – par vienu lietu
ludoteka-help-info = fakti par kādu spēles lietu
ludoteka-help-some = rāda tikai gājienus ar šo vārdu
# The answers are typed in English
ludoteka-caution = { $text } Vai tiešām tā darīt? (yes – jā, no – nē)
ludoteka-caution-no = Gājiens nav izdarīts.

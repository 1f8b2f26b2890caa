# What every game says in the same words. How names and fields are made: docs/texts.md.
# Words to type (yes, moves, quit …) are English in every language.

ludoteka-you = te
ludoteka-list-none = nincs
ludoteka-list-and = { $first } és { $last }
ludoteka-list-or = { $first } vagy { $last }
ludoteka-at-place = { $thing } ({ $place })
ludoteka-with-rule = { $text } ({ $rule }. szabály).
ludoteka-rule-says = { $rule }. szabály: { $text }
ludoteka-ruling-says = Pontosításunk: { $text }
ludoteka-no-such-rule = Nincs ilyen szabály a listánkban: { $rule }.

## Why a move is not allowed, by the order of the table

ludoteka-why-no-such-seat = Nincs ilyen hely: { $seat-letter }. Ennél az asztalnál { $seats } hely van.
ludoteka-why-no-such-move = Ebben a játékban nincs ilyen sorszámú lépés: { $move }.
ludoteka-why-game-over = Vége a játéknak.
ludoteka-why-not-your-turn = Most nem te jössz; soron van: { $waiting-names }.

## At the prompt

ludoteka-begin = { $title }, { $seats } játékos: { $names }
ludoteka-begin-options = Beállítások: { $options }
ludoteka-begin-content = Tartalom: { $content }
ludoteka-begin-commitment = A véletlen magja le van pecsételve; ez az SHA-256 értéke:
ludoteka-begin-help = Súgó: ?, kilépés: quit.
ludoteka-your-turn = { $name }, te jössz.
ludoteka-moves-listed = Írj be egy számot vagy egy lépést:
ludoteka-moves-many = { $moves } lépés lehetséges: írj be egyet, például: „{ $example }”, vagy kérd a listát: „moves”.
ludoteka-hand-over = { $name }, nyomj Entert, amikor csak te látod a képernyőt.
ludoteka-chosen = A választásod: { $move }. Az Enter megtartja, egy másik lépés megváltoztatja.
ludoteka-no-such-number = Nincs ilyen szám a listában: { $number }. A lista { $moves } lépésből áll.
ludoteka-unreadable = Ilyen lépés nincs ebben a játékban: „{ $text }”. Így kell kinéznie: { $expected }.
ludoteka-ambiguous = „{ $text }” többet is jelenthet: { $candidates }.
ludoteka-why-candidate = { $move }: { $why }
ludoteka-allowed = Ez a lépés most megengedett: { $move }.
ludoteka-why-what = Írd mögé, melyik lépésre gondolsz, például: „why { $example }”.
ludoteka-rule-what = Írd mögé, melyik szabályra gondolsz, például: „rule 10”.
ludoteka-nothing-typed = Írj be egy lépést; súgó: ?, kilépés: quit.

ludoteka-help-moves = egy szám a listából, vagy egy lépés, például: „{ $example }”
ludoteka-help-list = minden most lehetséges lépés listája
ludoteka-help-board = a tábla újra
ludoteka-help-why = miért nem megengedett egy lépés
ludoteka-help-rule = egy szabály a száma alapján
ludoteka-help-help = ez a súgó
ludoteka-help-quit = kilépés; az eddigi játszma mentve lesz

## The end

ludoteka-over = Vége a játéknak. { $how }
ludoteka-win-me = Győztél!
ludoteka-win-one = Győztes: { $name }.
ludoteka-win-shared = Közös a győzelem: { $names }.
ludoteka-rank = helyezés
ludoteka-player = játékos
ludoteka-total = összesen
ludoteka-seed = A véletlen magja ez volt:
ludoteka-commitment = A játék előtt mutatott SHA-256 értéke:
ludoteka-saved = A játszma ide van mentve: { $path }
ludoteka-check-it = Így ellenőrizheted: { $program } verify { $path }
ludoteka-goes-on = Lépések: { $to } / { $moves }; a játék folytatódik.
ludoteka-unfinished = A játszma nem fejeződött be.
ludoteka-nothing-to-save = Nem történt lépés, ezért nincs mit menteni.
ludoteka-input-ended = a bemenet előbb ért véget, mint a játék

## Orders, hints, facts

ludoteka-order-done = A parancs teljesítve, lépések száma: { $moves }.
ludoteka-order-nothing = Ez a parancs most nem vezet semmire: „{ $text }”.
ludoteka-hint-none = Most nincs tipp.
ludoteka-hint-none-about = Erről most nincs tipp: { $word }.
ludoteka-info-what = Írd mögé, miről szeretnél többet tudni, például: „info { $example }”.
ludoteka-info-none = Erről nem tudunk semmit: { $word }.
ludoteka-moves-none = Most nincs lépés ezzel a szóval: { $word }.
ludoteka-help-hint = amit abból ki lehet számolni, amit látsz; „hint SZÓ”: csak egy dologról
ludoteka-help-info = tények a játék egy dolgáról
ludoteka-help-some = csak azok a lépések, amelyekben ez a szó szerepel
ludoteka-caution = { $text } Biztosan ezt akarod? („yes”: igen, „no”: nem)
ludoteka-caution-no = A lépés elmaradt.

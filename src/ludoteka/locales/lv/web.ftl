# What the browser client says around the games. `t("x")` in web/src is the message `web-x`.

## Everywhere

web-home = Uz sākumlapu
web-nav = Lapas
web-close = Aizvērt
web-cancel = Atcelt
web-go-on = Turpināt
web-you = tu
web-bot = bots
web-copied = Nokopēts
web-copy-failed = Pārlūks neļauj kopēt.
web-settings = Iestatījumi
web-menu = Izvēlne
web-rules = Noteikumi
web-credits = Autori
web-language = Valoda
web-back-home = Uz sākumlapu
web-connecting = Savienojas …
web-connection-lost = Serveris neatbild. Turpinām mēģināt.

## Settings

web-theme = Krāsas
web-theme-auto = kā ierīcei
web-theme-light = gaišas
web-theme-dark = tumšas
web-theme-to-light = Gaišas krāsas
web-theme-to-dark = Tumšas krāsas
web-motion = Citu gājienu temps
web-motion-off = uzreiz
web-motion-fast = ātra
web-motion-normal = parasta
web-motion-slow = lēna
web-motion-still = Tava ierīce prasa mazāk kustību: notiekošais tiek stāstīts bez kustībām.
web-sound = Skaņa
web-sound-detail = Tavs gājiens, citu gājieni, jaunas ziņas: desmit īsas skaņas.
web-sound-on = Ieslēgt skaņu
web-sound-off = Izslēgt skaņu
web-volume = Skaļums
web-commands = Komandrinda
web-commands-detail = Raksti gājienus un jautājumus: ekrānlasītājam un ātriem pirkstiem.
web-confirm = Jautāt pirms gājiena beigām
web-confirm-detail = Vēl viens klikšķis, pirms atsakies no tā, ko vēl vari darīt.
web-confirm-end = Vai beigt gājienu tagad?

## The table

web-tab-board = Galds
web-tab-aside = Tavs
web-tab-log = Gaita
web-tab-players = Spēlētāji
web-tabs = Galda daļas
web-rail = Spēlētāji un gaita
web-your-turn = Tavs gājiens
web-to-move = jāiet
web-away = nav savienojuma
web-bot-for = spēlē bots
web-onlookers = { $count ->
    [zero] skatās { $count } cilvēku
    [one] skatās { $count } cilvēks
   *[other] skatās { $count } cilvēki
}
web-undo = Atsaukt
web-time-left = Atlikušais laiks: { $time }
web-sending = Tiek sūtīts: serveris vēl nav atbildējis
web-stale = Pa to laiku kaut kas notika. Paskaties un izvēlies vēlreiz.
web-allowed-now = Tagad tas ir atļauts.
web-past-only-looking = Tu skaties pagātnē. Lai spēlētu, atgriezies tagadnē.
web-onlooker-only-looking = Tu skaties šo spēli; gājienus dara tikai spēlētāji.
web-open-rules = Atvērt noteikumus
web-back-to-now = Uz tagadni
web-stop-order = Apturēt
web-take-seat-back = Atgūt vietu
web-bot-plays-for-you = Tavā vietā spēlē bots.
web-looking-at-move = Tu skaties gājienu { $move } no { $moves }.
web-game-goes-on = Spēle tikmēr turpinās.
web-reconnecting = Atjauno savienojumu …
web-moves-are-safe = Tavi gājieni ir drošībā.
web-paused = Spēle ir apturēta.
web-stuck = Šo spēli nevar turpināt.
web-you-watch = Tu skaties.
web-waiting-for = { $count ->
    [0] Gaidām …
   *[other] Gaidām: { $names }
}
web-also-waiting-for = { $count ->
   *[other] Vēl domā: { $names }
}
web-since-minutes = { $minutes ->
    [zero] jau { $minutes } minūšu
    [one] jau { $minutes } minūti
   *[other] jau { $minutes } minūtes
}
web-you-win = Tu uzvarēji!
web-wins = { $count ->
    [zero] Uzvaru dala: { $names }
    [one] Uzvar { $names }.
   *[other] Uzvaru dala: { $names }
}
web-game-ended-by-host = Galds ir slēgts.
web-show-result = Rādīt rezultātu

## The log

web-log-whole = { $moves ->
    [zero] { $moves } gājienu
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
}
web-log-live = { $moves ->
    [0] tagad
    [zero] { $moves } gājienu, tagad
    [one] { $moves } gājiens, tagad
   *[other] { $moves } gājieni, tagad
}
web-log-at = gājiens { $move } no { $moves }
web-log-copy = Kopēt gaitu kā tekstu
web-log-taken-back = atsaukts
web-log-undone = { $me ->
    [yes] Tu atsauc
   *[no] { $name } atsauc
} { $count ->
    [zero] { $count } gājienu.
    [one] { $count } gājienu.
   *[other] { $count } gājienus.
}
web-log-paused = Spēle ir apturēta.
web-log-resumed = Spēle turpinās.
web-log-bot = { $me ->
    [yes] Tagad tavā vietā spēlē bots.
   *[no] { $name }: tagad spēlē bots.
}
web-log-person = { $me ->
    [yes] Tu atkal spēlē.
   *[no] { $name } atkal spēlē.
}
web-log-ended = Galds ir slēgts.
web-log-rematch = Būs revanšs.
web-only-you = To redzi tikai tu.
web-scrubber = Spēles brīdis
web-scrub-first = Uz sākumu
web-scrub-previous = Gājienu atpakaļ
web-scrub-next = Gājienu uz priekšu
web-scrub-last = Uz tagadni

## Chat and commands

web-chat = Sarunas
web-chat-write = Raksti pie galda
web-chat-send = Sūtīt
web-unheard = { $count ->
    [zero] { $count } jaunu ziņu
    [one] { $count } jauna ziņa
   *[other] { $count } jaunas ziņas
}
web-quick-phrases = Gatavas frāzes
web-command = Komanda
web-command-example = moves, why …, rule 10, ?
web-command-played = Izdarīts: { $move }
web-command-unknown = „{ $words }” nav saprotams. Raksti tā: { $expected }
web-command-help = Raksti gājienu vai: moves (viss, ko vari darīt), why GĀJIENS, rule NUMURS, board, prompt, undo.

## Rules

web-rules-search = Meklēt noteikumos
web-rules-found = { $count ->
    [0] Nav atrasts neviens noteikums.
    [zero] Atrasts { $count } noteikumu.
    [one] Atrasts { $count } noteikums.
   *[other] Atrasti { $count } noteikumi.
}

## A table without a board of its own

web-generic-board = Galds kā teksts
web-generic-moves = Iespējamie gājieni
web-generic-no-moves = Tagad nav ko izvēlēties.
web-generic-sending = Ceļā: { $move }
web-generic-latest = Kas notika pēdējoreiz (jaunākais vispirms)
web-generic-tick-first = Vispirms kaut ko atzīmē.
web-generic-tick-most = Atzīmē ne vairāk kā { $most }.
web-generic-loading = Galds tiek aprakstīts vārdos …
web-generic-which = { $verb }: kuru?

## One device for several people

web-curtain-hand-over = Tagad ierīci ņem: { $name }
web-curtain-nobody-else = Kamēr priekškars ir lejā, šajā lapā nav nekā slepena.
web-curtain-i-am = Es esmu { $name }
web-curtain-or = vai
web-leave-page = Iziet no galda

## Faults

web-table-gone = Šo galdu nevar parādīt
web-table-unknown = Šajā adresē galda nav. Varbūt saite nav pilna.
web-unloaded = Šo lapu neizdevās ielādēt
web-table-fault = Serveris saka: { $fault }
web-watch-game = Skatīties spēli
web-table-never-began = Galds tika slēgts, pirms spēle sākās.

## The start page

web-welcome = Sēdies pie galda!
web-welcome-detail = Trīs galda spēles tavā pārlūkā: ar draugiem, vienā ierīcē vai pret botiem, kas nekad neapvainojas. Bez konta, nekas nav jāinstalē.
web-games = Spēles
web-player = Spēlētājs
web-play-now = Spēlēt pret botiem
web-invite-friends = Aicināt draugus
web-one-device = Viena ierīce
web-players-from-to = { $least } līdz { $most } spēlētāji
web-got-a-code = Vai tev ir kods? Nāc pie galda!
web-join = Nākt
web-code-too-short = Kodā ir { $count } burti un cipari.
web-code-unknown = Galda ar šādu kodu nav. Pārbaudi kodu un mēģini vēlreiz.
web-try-again = Mēģināt vēlreiz
web-badge-dice = Nejaušība, ko vari pārbaudīt
web-badge-keyboard = Spēlējams ar tastatūru un ekrānlasītāju
web-badge-network = Darbojas skolu tīklos
# Names that anybody can be, apart by commas; at least twelve, at most 24 letters each.

## Before the game: seats and options

web-your-table = Galds spēlei { $title }
web-gathering-host = Izvēlies, kas kur sēž: draugi, boti un cilvēki pie šīs ierīces jebkurā salikumā.
web-gathering-guest = Tev ir vieta. Spēli sāks galda veidotājs.
web-gathering-invited = Izvēlies vārdu un apsēdies.
web-seats = Vietas
web-seats-free = { $count ->
    [0] visas aizņemtas
    [zero] vēl { $count } brīvu vietu
    [one] vēl { $count } brīva vieta
   *[other] vēl { $count } brīvas vietas
}
web-all-seated = Visi ir klāt.
web-host-starts = Spēli sāk galda veidotājs.
web-start-game = Sākt spēli
web-table-rules = Šī galda noteikumi
web-dice-sealed = Viss, ko izšķir nejaušība, ir aizzīmogots pirms spēles; pēc tam to var pārbaudīt jebkurš.
web-no-options = Šai spēlei nav ko izvēlēties.
web-add-seat = Pielikt vietu
web-name-of-seat = Vārds vietā { $number }
web-kind-of-seat = Kas sēž vietā { $number }
web-seat-kind-device = šī ierīce
web-seat-kind-friend = draugs
web-seat-kind-open = jebkurš
web-seat-kind-bot = bots
web-seat-waiting-friend = Gaidām draugu
web-seat-open = Brīva jebkuram
web-seat-up = Vietu { $number } augstāk
web-remove-seat = Noņemt vietu { $number }
web-send-away = Atbrīvot vietu
web-this-device = šī ierīce
web-here = klāt
web-bot-level = Cik labi bots spēlē
web-level-random = uz labu laimi
web-level-greedy = gudri
web-invite = Ielūgums
web-qr-alt = Ielūguma QR kods
web-code-is = Kods ir { $code }
web-copy-link = Kopēt saiti
web-share = Dalīties
web-your-name = Tavs vārds pie galda
web-another-name = Cits
web-sit-down = Apsēsties
web-no-seat-for-you = Brīvas vietas nav, bet tu varēsi skatīties, kad spēle sāksies.
web-tab-objectives = Mērķi
web-tab-symbols = Simboli

## The end of the game

web-end-result = Rezultāts
web-end-scores = Punkti
web-end-parts = Kas deva punktus
web-end-you-win = { $points ->
    [zero] Tu uzvarēji ar { $points } punktiem!
    [one] Tu uzvarēji ar { $points } punktu!
   *[other] Tu uzvarēji ar { $points } punktiem!
}
web-end-wins = { $points ->
    [zero] Uzvar { $name } ar { $points } punktiem.
    [one] Uzvar { $name } ar { $points } punktu.
   *[other] Uzvar { $name } ar { $points } punktiem.
}
web-end-shared-win = { $points ->
    [zero] Uzvaru dala (katram { $points } punktu): { $names }
    [one] Uzvaru dala (katram { $points } punkts): { $names }
   *[other] Uzvaru dala (katram { $points } punkti): { $names }
}
web-end-decided-points = Izšķīra { $by ->
    [zero] { $by } punktu
    [one] { $by } punkta
   *[other] { $by } punktu
} pārsvars, { $points } : { $other }; otrajā vietā: { $names }.
web-end-no-result = Spēle nav pabeigta, tāpēc uzvarētāja nav.
web-end-rematch = Revanšs
web-end-go-to-rematch = Uz revanšu
web-end-watch-rematch = Skatīties revanšu
web-end-rematch-open = Revanša galds ir atvērts. Visi pārsēžas par vienu vietu.
web-end-replay = Skatīties vēlreiz
web-end-see-board = Rādīt galdu
web-end-afterwards = Pēc spēles
web-end-share = Dalīties ar spēli
web-end-share-detail = Saite uz visu spēli, gājienu pa gājienam.
web-end-record = Lejupielādēt pierakstu
web-end-record-detail = Visi gājieni un sēkla teksta failā.
web-end-record-saved = Pieraksts ir saglabāts lejupielādēs.
web-end-no-record = Nav ko saglabāt: spēle nesākās.
web-end-what-if = Un ja būtu citādi?
web-end-what-if-detail = Turpini spēli no jebkura brīža ar jaunu veiksmi.
web-end-look = Apskatīt
web-end-play-on = Spēlēt no šejienes
web-end-details = Sīkāk
web-end-luck = Veiksme
web-end-luck-detail = Ko katram spēlētājam deva nejaušība, salīdzinot ar gaidāmo.
web-end-luck-lucky = Veicās labāk nekā { $percent } no 100 šādām spēlēm
web-end-luck-unlucky = Veicās sliktāk nekā { $percent } no 100 šādām spēlēm
web-end-luck-even = Ne veiksme, ne neveiksme
web-no-answer = Serveris neatbild. Pēc brīža mēģini vēlreiz.
web-too-often = Tas bija par daudz uzreiz. Pagaidi brīdi un mēģini vēlreiz.

## The proof of the dice

web-proof-check = Pārbaudīt nejaušību
web-proof-check-detail = Tavs pārlūks visu izlozē vēlreiz no sēklas.
web-proof-working = Izlozē visu vēlreiz …
web-proof-holds = Nejaušību neviens nav ietekmējis.
web-proof-holds-unkept = Izlozētais atbilst sēklai.
web-proof-fails = Izlozētais neatbilst!
web-proof-meaning = Sēkla bija aizzīmogota, kad šī ierīce ieradās pie galda, un viss, ko izlēma nejaušība, nāca no tās: kopš tā brīža neviens, pat ne serveris, nevarēja mainīt nevienu metienu vai kāršu secību.
web-proof-meaning-unkept = Viss, ko izlēma nejaušība, nāk no sēklas, ko serveris tagad rāda. Vai tā bija aizzīmogota pirms spēles, zina tikai ierīces, kas bija pie galda.
web-proof-fails-meaning = Tas, ko serveris tagad saka, nav tas, ko tas aizzīmogoja, vai nav tas, ko tu redzēji. Netici šim rezultātam un saglabā pierakstu.
web-proof-state-held = Pareizi
web-proof-state-broken = Nepareizi
web-proof-state-none = Nav ar ko salīdzināt
web-proof-seal-held = { $count ->
    [zero] Katras no { $count } sēklām SHA-256 ir tas, kas bija aizzīmogots.
    [one] Sēklas SHA-256 ir tas, kas bija aizzīmogots.
   *[other] Katras no { $count } sēklām SHA-256 ir tas, kas bija aizzīmogots.
}
web-proof-seal-broken = Sēklas SHA-256 nav tas, kas bija aizzīmogots.
web-proof-kept-held = Šai ierīcei, ierodoties pie galda, tika pateikts tas pats SHA-256.
web-proof-kept-broken = Šai ierīcei, ierodoties pie galda, tika pateikts cits SHA-256: sēkla ir apmainīta.
web-proof-kept-none = Šai ierīcei pie galda nebija vietas, tāpēc tai nav sava zīmoga, ar ko salīdzināt.
web-proof-draws-held = { $count ->
    [zero] No sēklas vēlreiz izlozēts { $count } iznākumu: visi tie paši.
    [one] No sēklas vēlreiz izlozēts { $count } iznākums: tas pats.
   *[other] No sēklas vēlreiz izlozēti { $count } iznākumi: visi tie paši.
}
web-proof-draws-broken-at = { $move ->
    [0] Sagatavošanā sēkla dod ko citu, nekā tika pateikts.
   *[other] Gājienā { $move } sēkla dod ko citu, nekā tika pateikts.
}
web-proof-draws-none = Šajā spēlē nejaušība neko neizlēma.
web-proof-dice-held = { $count ->
    [zero] { $count } kauliņu uz galda rādīja to, kas tika izlozēts.
    [one] { $count } kauliņš uz galda rādīja to, kas tika izlozēts.
   *[other] { $count } kauliņi uz galda rādīja to, kas tika izlozēts.
}
web-proof-dice-broken = Kauliņi uz galda rādīja ko citu, nekā tika izlozēts.
web-proof-dice-broken-at = Gājienā { $move } kauliņi uz galda rādīja ko citu, nekā tika izlozēts.
web-proof-dice-none = Pie šī galda kauliņus nemeta.
web-proof-seed = Sēkla
web-proof-commitment = Tās SHA-256, zīmogs
web-proof-seed-from = { $move ->
    [0] No sākuma
   *[other] Sākot ar gājienu { $move }
}
web-proof-further = Kuras kārtis un plāksnītes šie iznākumi nozīmē, saka noteikumi: lai pārbaudītu arī to, lejupielādē pierakstu un palaid „ludoteka verify FILE”.

## The menu of the table

web-menu-settings = Iestatījumi
web-menu-settings-detail = Šīs partijas iespējas, tavs dzīvnieks, valoda, krāsas, skaņa
web-menu-keys = Tastatūra
web-menu-keys-detail = Visi taustiņi vienuviet
web-menu-invite = Ielūgums
web-menu-invite-detail = Ļauj skatīties citiem: saite un QR kods
web-menu-device = Turpināt citā ierīcē
web-menu-device-detail = Ņem savu vietu līdzi, piemēram, uz tālruni
web-menu-host = Vadīt galdu
web-menu-host-detail = Pauze, boti, pulkstenis, sarunas, beigas
web-menu-leave = Atstāt vietu
web-menu-leave-detail = Tālāk spēlē bots; vietu vari atgūt
web-menu-seal = Nejaušība ir aizzīmogota
web-menu-seal-detail = Kā par to pārliecināties
web-menu-watching = Tu skaties šo spēli. Noslēpumi paliek noslēpumi līdz tās beigām.
web-menu-home = Uz sākumlapu
web-menu-invite-to-watch = Kas atver šo saiti, var skatīties spēli. Visas vietas ir aizņemtas.
web-keys-board = Uz galda: { $title }
web-keys-table = Pie galda
web-keys-tab = uz nākamo vai iepriekšējo daļu
web-keys-undo = atsaukt savu pēdējo gājienu
web-keys-escape = aizvērt, atcelt, uz tagadni
web-keys-skip = saīsināt kustību
web-keys-to-turn = uzreiz turpināt līdz tavam gājienam
web-keys-rules = noteikumi, atvērti īstajā vietā
web-keys-log = gaita
web-keys-step = gājienu atpakaļ vai uz priekšu
web-keys-leap = desmit gājienus atpakaļ vai uz priekšu
web-keys-menu = šī izvēlne
web-keys-commands = Gājienus un jautājumus vari arī rakstīt: iestatījumos ieslēdz komandrindu.
web-device-how = Otrā ierīcē atver saiti vai noskenē kodu. Tava vieta pāriet uz turieni, un šī ierīce to atdod.
web-device-make = Izveidot saiti: { $name }
web-device-qr-alt = QR kods saitei uz otru ierīci
web-device-once = Der vienreiz, vēl
web-device-moved = Tava vieta ir pārcelta uz otru ierīci. Šeit vari skatīties tālāk.
web-device-late = Saite jau ir par vecu.
web-leave-how = Ja tev jāiet, tavā vietā var spēlēt bots. Vieta paliek tava: atgriezies, kad gribi.
web-leave-you-play = spēlē tu
web-leave-to-bot = Lai spēlē bots
web-seal-meaning = Viss, ko izlemj nejaušība, nāk no vienas slepenas sēklas, kas izlozēta pirms pirmā gājiena. Tās SHA-256 ir zīmogs: tas neko neatklāj, bet neviena cita sēkla tam neder.
web-seal-closed = Kad spēle beigsies, sēkla tiks parādīta, un tavs pārlūks varēs visu izlozēt vēlreiz.
web-seal-open = Spēle ir beigusies: „Pārbaudīt nejaušību” pie rezultāta visu izlozē vēlreiz.
web-host-pause = Apturēt spēli
web-host-resume = Turpināt spēli
web-host-bot-for = Lai spēlē bots
web-host-bot-for-detail = Tā vietā, kas aizgājis. Vietu jebkurā brīdī var atgūt.
web-host-pace = Boti iet
web-pace-0 = uzreiz
web-pace-300 = ātri
web-pace-600 = parasti
web-pace-1500 = lēni
web-host-clock = Laiks gājienam
web-host-clock-detail = Kad tas beidzas, šo vienu gājienu izdara bots.
web-clock-off = bez ierobežojuma
web-clock-seconds = { $count ->
    [zero] { $count } sekunžu
    [one] { $count } sekunde
   *[other] { $count } sekundes
}
web-clock-minutes = { $count ->
    [zero] { $count } minūšu
    [one] { $count } minūte
   *[other] { $count } minūtes
}
web-clock-hours = { $count ->
    [zero] { $count } stundu
    [one] { $count } stunda
   *[other] { $count } stundas
}
web-clock-days = { $count ->
    [zero] { $count } dienu
    [one] { $count } diena
   *[other] { $count } dienas
}
web-host-chat = Sarunas
web-host-chat-detail = Bez tām ir tikai gatavas frāzes.
web-host-end = Slēgt galdu
web-host-end-sure = Vai beigt šo spēli visiem? To nevarēs turpināt, un visi noslēpumi tiks parādīti.

## Moving to this device

web-over-title = Turpini šeit
web-over-table = Tava vieta pie galda „{ $title }” pāriet uz šo ierīci.
web-over-some-table = Tava vieta pāriet uz šo ierīci.
web-over-play-here = Spēlēt šeit
web-over-other-gives-up = Otra ierīce vietu atdod.
web-over-incomplete = Saite nav pilna: trūkst tās pēdējās daļas aiz zīmes #. Noskenē kodu vēlreiz.
web-device-host-stays = Galdu tu turpini vadīt no šīs ierīces.

## Other pages

web-not-found = Šajā plauktā nekā nav
web-not-found-detail = Šādas lapas nav. Varbūt saite nav pilna.
web-rules-of = Noteikumi: { $title }
web-rules-print = Drukāt
web-credits-independent = Ludoteka ir neatkarīga programma ar mūsu pašu sastāvdaļām. Spēļu autori un izdevēji to nav veidojuši, apstiprinājuši vai pārbaudījuši; spēļu nosaukumi pieder viņiem.
web-credits-authors = autors:
web-credits-publisher = izdevējs:
web-credits-own-components = Noteikumi ir izstāstīti mūsu vārdiem. Plāksnītes, kārtis, karte, galdu zīmējumi un tulkojumi ir mūsu, ja šeit nav nosaukts kāds cits.
web-credits-drawings = Zīmējumi
web-credits-drawings-from = Šo cilvēku ikonas no
web-credits-works = Uz kā būvēts
web-credits-for-signs = zīmes uz pogām
web-credits-for-letters = burti, ko lasi
web-credits-for-headings = virsraksti
web-credits-for-map = RAWsiko pasaules karte
web-credits-scenery = RAWsiko pasaules kartē nevar spēlēt par visu zemi: Kaukāzs, Ziemeļkoreja, Dārfūra, Rietumsahāra un Mali un Mauritānijas ziemeļi, Kaļiņingrada, Taivāna, Islande, Grenlande, Jaunzēlande un dažas salas ir tikai fons. Robežas seko Natural Earth parādītajam faktiskajam stāvoklim; tās nav politisks apgalvojums.
web-credits-for-countries = valstu nosaukumi
web-credits-for-pages = lapas
web-credits-for-texts = četras valodas
web-credits-for-dice = nejaušības pārbaude
web-credits-for-building = programmas salikšana
web-credits-for-server = serveris
web-credits-for-codes = QR kodi
web-credits-public-domain = brīvi izmantojams
web-credits-licence = Mūsu pašu kods, teksti un zīmējumi ir brīva programmatūra ar MIT licenci. Autortiesības 2026, Ludoteka autori.

# What the browser client says around the games. `t("x")` in web/src is the message `web-x`.
# No article stands before a variable; names stand first or behind a colon, without a suffix.

## Everywhere

web-home = A kezdőlapra
web-nav = Oldalak
web-close = Bezárás
web-cancel = Mégse
web-go-on = Tovább
web-you = te
web-bot = bot
web-copied = Másolva
web-copy-failed = A böngésződ nem engedi a másolást.
web-settings = Beállítások
web-menu = Menü
web-rules = Szabályok
web-credits = Közreműködők
web-language = Nyelv
web-back-home = A kezdőlapra
web-connecting = Csatlakozás…
web-connection-lost = A szerver nem válaszol. Tovább próbálkozunk.

## Settings

web-theme = Színek
web-theme-auto = eszköz szerint
web-theme-light = világos
web-theme-dark = sötét
web-theme-to-light = Világos színek
web-theme-to-dark = Sötét színek
web-motion = A többiek lépéseinek tempója
web-motion-off = azonnal
web-motion-fast = gyors
web-motion-normal = normál
web-motion-slow = lassú
web-motion-still = Az eszközöd kevesebb mozgást kér: az események mozgás nélkül jelennek meg.
web-sound = Hang
web-sound-detail = Te jössz, mások lépései, új üzenet: tíz rövid hang.
web-sound-on = Hang be
web-sound-off = Hang ki
web-volume = Hangerő
web-commands = Parancssor
web-commands-detail = Lépések és kérdések begépelve: képernyőolvasóhoz és gyors ujjakhoz.
web-confirm = Kérdés a kör vége előtt
web-confirm-detail = Még egy kattintás, mielőtt lemondasz arról, amit még megtehetnél.
web-confirm-end = Befejezed most a körödet?

## The table

web-tab-board = Tábla
web-tab-aside = Nálad
web-tab-log = Előzmények
web-tab-players = Játékosok
web-tabs = Az asztal részei
web-rail = Játékosok és előzmények
web-your-turn = Te jössz
web-to-move = soron van
web-away = nincs kapcsolat
web-bot-for = bot játszik
web-onlookers = { $count } néző
web-undo = Visszavonás
web-time-left = Hátralévő idő: { $time }
web-sending = Küldés: a szerver még nem válaszolt
web-stale = Közben történt valami. Nézd meg újra, és válassz még egyszer.
web-allowed-now = Ez most megengedett.
web-past-only-looking = Egy korábbi állást látsz. Ha játszani szeretnél, menj vissza a jelenhez.
web-onlooker-only-looking = Te nézed ezt a játszmát; lépni csak a játékosok tudnak.
web-open-rules = Szabályok megnyitása
web-back-to-now = Vissza a jelenhez
web-stop-order = Leállítás
web-take-seat-back = Újra én játszom
web-bot-plays-for-you = Most egy bot játszik helyetted.
web-looking-at-move = Egy korábbi állást látsz – lépés: { $move } / { $moves }.
web-game-goes-on = A játék közben folytatódik.
web-reconnecting = Újracsatlakozás…
web-moves-are-safe = A lépéseid megvannak.
web-paused = A játék szünetel.
web-stuck = Ez a játszma nem folytatható.
web-you-watch = Te nézed a játékot.
web-waiting-for = { $count ->
    [0] Várunk…
    [one] Várunk rá: { $names }
   *[other] Várunk rájuk: { $names }
}
web-also-waiting-for = { $count ->
   *[other] Még gondolkodik: { $names }
}
web-since-minutes = { $minutes } perce
web-you-win = Győztél!
web-wins = { $count ->
    [one] Győztes: { $names }
   *[other] Közös a győzelem: { $names }
}
web-game-ended-by-host = Az asztalt lezárták.
web-show-result = Eredmény mutatása

## The log

web-log-whole = { $moves } lépés
web-log-live = { $moves ->
    [0] élő
   *[other] { $moves } lépés, élő
}
web-log-at = lépés: { $move } / { $moves }
web-log-copy = Előzmények másolása szövegként
web-log-taken-back = visszavonva
web-log-undone = { $me ->
    [yes] Visszavonsz
   *[no] { $name } visszavon
} { $count } lépést.
web-log-paused = A játék szünetel.
web-log-resumed = A játék folytatódik.
web-log-bot = { $me ->
    [yes] Mostantól egy bot játszik helyetted.
   *[no] { $name }: mostantól egy bot játszik.
}
web-log-person = { $me ->
    [yes] Újra te játszol.
   *[no] { $name } újra maga játszik.
}
web-log-ended = Az asztalt lezárták.
web-log-rematch = Visszavágó kezdődik.
web-only-you = Ezt csak te látod.
web-scrubber = A játszma pillanata
web-scrub-first = Az elejére
web-scrub-previous = Egy lépéssel vissza
web-scrub-next = Egy lépéssel előre
web-scrub-last = Vissza a jelenhez

## Chat and commands

web-chat = Csevegés
web-chat-write = Írj a többieknek
web-chat-send = Küldés
web-unheard = { $count } új üzenet
web-quick-phrases = Kész mondatok
web-command = Parancs
# Words to type are English in every language
web-command-example = moves, why …, rule 10, ?
web-command-played = Megtett lépés: { $move }
web-command-unknown = Ismeretlen parancs: „{ $words }”. Így kell kinéznie: { $expected }
web-command-help = Írj be egy lépést, vagy ezek egyikét: moves (minden, amit tehetsz), why LÉPÉS, rule SZÁM, board, prompt, undo.

## Rules

web-rules-search = Keresés a szabályokban
web-rules-found = { $count ->
    [0] Nincs ilyen szabály.
   *[other] { $count } szabály található.
}

## A table without a board of its own

web-generic-board = A tábla szövegként
web-generic-moves = Lehetséges lépések
web-generic-no-moves = Most nincs mit választani.
web-generic-sending = Úton van: { $move }
web-generic-latest = Ami legutóbb történt (a legújabb elöl)
web-generic-tick-first = Előbb jelölj be valamit.
web-generic-tick-most = Legfeljebb ennyit jelölj be: { $most }.
web-generic-loading = A tábla leírása készül …
web-generic-which = { $verb }: melyiket?

## One device for several people

web-curtain-hand-over = Add tovább az eszközt! Következik: { $name }
web-curtain-nobody-else = Amíg nem megy fel a függöny, semmi titkos sincs ezen az oldalon.
web-curtain-i-am = { $name } vagyok
web-curtain-or = vagy
web-leave-page = Asztal elhagyása

## Faults

web-table-gone = Ez az asztal nem látható
web-table-unknown = Ezen a címen nincs asztal. Lehet, hogy a hivatkozás hiányos.
web-unloaded = Ezt az oldalt nem sikerült betölteni
web-table-fault = A szerver üzenete: { $fault }
web-watch-game = Nézem a játékot
web-table-never-began = Az asztalt lezárták, mielőtt a játék elkezdődött.

## The start page

web-welcome = Ülj le közénk!
web-welcome-detail = Három társasjáték a böngésződben: barátokkal, egy eszközön vagy botokkal, akik sohasem bánják, ha veszítenek. Nem kell fiók, és nem kell semmit telepíteni.
web-games = Játékok
web-player = Játékos
web-play-now = Játssz most botok ellen
web-invite-friends = Barátokkal
web-one-device = Egy eszközön
web-players-from-to = { $least }–{ $most } játékos
web-got-a-code = Van kódod? Csatlakozz az asztalhoz
web-join = Belépés
web-code-too-short = A kód { $count } betűből és számjegyből áll.
web-code-unknown = Nincs asztal ezzel a kóddal. Ellenőrizd a kódot, és próbáld újra.
web-try-again = Újra
web-badge-dice = A véletlent te is ellenőrizheted
web-badge-keyboard = Billentyűzettel és képernyőolvasóval is játszható
web-badge-network = Iskolai hálózaton is működik
# Names that anybody can be, apart by commas; at least twelve, at most 24 letters each.

## Before the game: seats and options

web-your-table = Játékasztal: { $title }
web-gathering-host = Döntsd el, ki hová ül: barátok, botok, vagy akár többen ezen az eszközön.
web-gathering-guest = Van helyed. A játékot az asztalnyitó indítja el.
web-gathering-invited = Válassz nevet, és ülj le.
web-seats = Helyek
web-seats-free = { $count ->
    [0] mind foglalt
   *[other] { $count } hely még szabad
}
web-all-seated = Mindenki itt van.
web-host-starts = A játékot az asztalnyitó indítja el.
web-start-game = Játék indítása
web-table-rules = Ennek az asztalnak a szabályai
web-dice-sealed = Minden, amiről a véletlen dönt, a játék előtt le van pecsételve; utána bárki ellenőrizheti.
web-no-options = Ehhez a játékhoz nincsenek opciók.
web-add-seat = Hely hozzáadása
web-name-of-seat = { $number }. hely: név
web-kind-of-seat = { $number }. hely: ki ül itt
web-seat-kind-device = ez az eszköz
web-seat-kind-friend = egy barát
web-seat-kind-open = bárki
web-seat-kind-bot = egy bot
web-seat-waiting-friend = Várunk egy barátra
web-seat-open = Bárki leülhet
web-seat-up = { $number }. hely: feljebb
web-remove-seat = { $number }. hely: törlés
web-send-away = Felszabadítás
web-this-device = ez az eszköz
web-here = itt van
web-bot-level = Hogyan játszik a bot
web-level-random = találomra
web-level-greedy = okosan
web-invite = Meghívó
web-qr-alt = A meghívó QR-kódja
web-code-is = A kód: { $code }
web-copy-link = Hivatkozás másolása
web-share = Megosztás
web-your-name = Neved az asztalnál
web-another-name = Másikat
web-sit-down = Leülök
web-no-seat-for-you = Nincs szabad hely, de ha elkezdődik a játék, nézheted.
web-tab-objectives = Célok
web-tab-symbols = Szimbólumok

## The end of the game

web-end-result = Eredmény
web-end-scores = Pontszámok
web-end-parts = Mi hozta a pontokat
web-end-you-win = { $points } ponttal győztél!
web-end-wins = { $name } győz { $points } ponttal.
web-end-shared-win = Közös a győzelem, fejenként { $points } ponttal: { $names }
web-end-decided-points = { $by } pont különbség döntött, { $points } : { $other }; a második: { $names }.
web-end-no-result = A játszma nem ért véget, ezért senki sem győzött.
web-end-rematch = Visszavágó
web-end-go-to-rematch = A visszavágóhoz
web-end-watch-rematch = Visszavágó nézése
web-end-rematch-open = Nyitva a visszavágó asztala. Mindenki eggyel odébb ül.
web-end-replay = Visszajátszás
web-end-see-board = Tábla mutatása
web-end-afterwards = A játék után
web-end-share = Visszajátszás megosztása
web-end-share-detail = Hivatkozás az egész játszmára, lépésről lépésre.
web-end-record = Játszma letöltése
web-end-record-detail = Minden lépés és a mag egy szövegfájlban.
web-end-record-saved = A játszma a letöltéseid közé került.
web-end-no-record = Nincs mit menteni: a játék el sem kezdődött.
web-end-what-if = Mi lett volna, ha…?
web-end-what-if-detail = Játszd újra bármelyik pillanattól, új szerencsével.
web-end-look = Megnézem
web-end-play-on = Folytatás innen
web-end-details = Részletesen
web-end-luck = Szerencsemérleg
web-end-luck-detail = Mit adott a véletlen a játékosoknak, és mi lett volna várható.
web-end-luck-lucky = Több szerencse, mint 100 ilyen játszmából { $percent } esetben
web-end-luck-unlucky = Több balszerencse, mint 100 ilyen játszmából { $percent } esetben
web-end-luck-even = Se szerencse, se balszerencse
web-no-answer = A szerver nem válaszol. Próbáld újra egy kicsit később.
web-too-often = Ez egyszerre kicsit sok volt. Várj egy pillanatot, és próbáld újra.

## The proof of the dice

web-proof-check = A véletlen ellenőrzése
web-proof-check-detail = A böngésződ mindent újra kisorsol a magból.
web-proof-working = Minden újra kisorsolása…
web-proof-holds = A véletlenbe senki sem nyúlt bele.
web-proof-holds-unkept = A sorsolás illik a maghoz.
web-proof-fails = A sorsolás nem stimmel!
web-proof-meaning = A mag már le volt pecsételve, amikor ez az eszköz az asztalhoz került, és minden, amit a véletlen döntött el, belőle jött: onnantól senki, még a szerver sem változtathatott meg egyetlen dobást vagy keverést sem.
web-proof-meaning-unkept = Minden, amit a véletlen döntött el, abból a magból jön, amelyet a szerver most mutat. Hogy a játék előtt le volt-e pecsételve, azt csak az asztalnál lévő eszközök tudják.
web-proof-fails-meaning = Amit a szerver most mutat, az nem az, amit lepecsételt, vagy nem az, amit láttál. Ne bízz ebben az eredményben, és őrizd meg a letöltött játszmát.
web-proof-state-held = Rendben
web-proof-state-broken = Hibás
web-proof-state-none = Nincs mivel összevetni
web-proof-seal-held = { $count ->
    [one] A mag SHA-256 értéke megegyezik a lepecsételttel.
   *[other] { $count } mag van, és mindegyik SHA-256 értéke megegyezik a lepecsételttel.
}
web-proof-seal-broken = A mag SHA-256 értéke nem az, amely le volt pecsételve.
web-proof-kept-held = Ez az eszköz ugyanezt az SHA-256 értéket kapta, amikor az asztalhoz került.
web-proof-kept-broken = Ez az eszköz más SHA-256 értéket kapott, amikor az asztalhoz került: a magot kicserélték.
web-proof-kept-none = Ennek az eszköznek nem volt helye az asztalnál, ezért nincs saját pecsétje, amellyel összevethetné.
web-proof-draws-held = { $count ->
    [one] A magból újra kisorsolva: { $count } véletlen eredmény, ugyanaz.
   *[other] A magból újra kisorsolva: { $count } véletlen eredmény, mind ugyanaz.
}
web-proof-draws-broken-at = { $move ->
    [0] Az előkészületekben a mag mást ad, mint amit a szerver mutatott.
   *[other] { $move }. lépés: a mag mást ad, mint amit a szerver mutatott.
}
web-proof-draws-none = Ebben a játszmában semmit sem döntött el a véletlen.
web-proof-dice-held = { $count } dobókocka azt mutatta az asztalon, amit a mag adott.
web-proof-dice-broken = Az asztalon a dobókockák mást mutattak, mint amit a mag adott.
web-proof-dice-broken-at = { $move }. lépés: az asztalon a dobókockák mást mutattak, mint amit a mag adott.
web-proof-dice-none = Ennél az asztalnál nem volt dobás.
web-proof-seed = Mag
web-proof-commitment = Az SHA-256 értéke, a pecsét
web-proof-seed-from = { $move ->
    [0] Az elejétől
   *[other] { $move }. lépéstől
}
web-proof-further = Hogy ez melyik lapot vagy lapkát jelenti, azt a szabályok döntik el: ha ezt is ellenőriznéd, töltsd le a játszmát, és futtasd ezt: „ludoteka verify FÁJL”.

## The menu of the table

web-menu-settings = Beállítások
web-menu-settings-detail = A játszma beállításai, az állatod, nyelv, színek, hang
web-menu-keys = Billentyűk
web-menu-keys-detail = Az összes billentyű egy helyen
web-menu-invite = Meghívó
web-menu-invite-detail = Hívj nézőket: hivatkozás, QR-kód
web-menu-device = Folytatás másik eszközön
web-menu-device-detail = Vidd át a helyed, például a telefonodra
web-menu-host = Asztal irányítása
web-menu-host-detail = Szünet, botok, óra, csevegés, lezárás
web-menu-leave = Hely átadása
web-menu-leave-detail = Egy bot játszik tovább; visszaveheted
web-menu-seal = Lepecsételt véletlen
web-menu-seal-detail = Miért lehetsz biztos benne
web-menu-watching = Te nézed ezt a játszmát. Ami titkos, az a végéig titkos marad.
web-menu-home = A kezdőlapra
web-menu-invite-to-watch = Aki megnyitja ezt a hivatkozást, nézheti a játékot. Minden hely foglalt.
web-keys-board = A táblán: { $title }
web-keys-table = Az asztalnál
web-keys-tab = a következő vagy az előző részre
web-keys-undo = az utolsó lépésed visszavonása
web-keys-escape = bezárás, mégse, vissza a jelenhez
web-keys-skip = a mozgás lerövidítése
web-keys-to-turn = azonnal tovább a te lépésedig
web-keys-rules = szabályok, ott, ahol éppen tartasz
web-keys-log = előzmények
web-keys-step = egy lépéssel vissza vagy előre
web-keys-leap = tíz lépéssel vissza vagy előre
web-keys-menu = ez a menü
web-keys-commands = Lépéseket és kérdéseket be is gépelhetsz: kapcsold be a parancssort a beállításokban.
web-device-how = Nyisd meg a hivatkozást vagy olvasd be a kódot a másik eszközön. A helyed átkerül oda, és ez az eszköz elengedi.
web-device-make = Új hivatkozás: { $name }
web-device-qr-alt = A másik eszköznek szóló hivatkozás QR-kódja
web-device-once = Egyszer használható, még ennyi ideig:
web-device-late = Ez a hivatkozás már túl régi.
web-device-moved = A helyed átkerült a másik eszközre. Itt tovább nézheted a játékot.
web-leave-how = Ha menned kell, egy bot játszhat helyetted. A helyed a tiéd marad: bármikor visszajöhetsz.
web-leave-you-play = te játszol
web-leave-to-bot = Játsszon egy bot
web-seal-meaning = Minden, amit a véletlen dönt el, egyetlen titkos magból jön, amely már az első lépés előtt megvolt. Az SHA-256 értéke a pecsét: semmit sem árul el, de más mag nem illik hozzá.
web-seal-closed = Ha vége a játéknak, a mag láthatóvá válik, és a böngésződ mindent újra kisorsolhat.
web-seal-open = Vége a játéknak: az eredmény melletti „A véletlen ellenőrzése” mindent újra kisorsol.
web-host-pause = Szünet
web-host-resume = Folytatás
web-host-bot-for = Játsszon egy bot
web-host-bot-for-detail = Ha valaki elment. Bármikor visszaveheti a helyét.
web-host-pace = A botok tempója
web-pace-0 = azonnali
web-pace-300 = gyors
web-pace-600 = normál
web-pace-1500 = lassú
web-host-clock = Idő egy lépésre
web-host-clock-detail = Ha letelik, azt az egy lépést egy bot teszi meg.
web-clock-off = korlátlan
web-clock-seconds = { $count } másodperc
web-clock-minutes = { $count } perc
web-clock-hours = { $count } óra
web-clock-days = { $count } nap
web-host-chat = Csevegés
web-host-chat-detail = Nélküle csak kész mondatok vannak.
web-host-end = Asztal lezárása
web-host-end-sure = Mindenkinek befejezed ezt a játszmát? Nem lehet majd folytatni, és minden titok láthatóvá válik.

## Moving to this device

web-over-title = Játssz itt tovább
web-over-table = A helyed átkerül erre az eszközre. Az asztal: { $title }.
web-over-some-table = A helyed átkerül erre az eszközre.
web-over-play-here = Itt játszom tovább
web-over-other-gives-up = A másik eszköz elengedi a helyet.
web-over-incomplete = Ez a hivatkozás hiányos: nincs meg az utolsó része, a # mögött. Olvasd be újra a kódot.
web-device-host-stays = Az asztalt továbbra is erről az eszközről irányítod.

## Other pages

web-not-found = Ezen a polcon nincs semmi
web-not-found-detail = Ezen a címen nincs oldal. Lehet, hogy a hivatkozás hiányos.
web-rules-of = Szabályok: { $title }
web-rules-print = Nyomtatás
web-credits-independent = A Ludoteka független megvalósítás, saját elemekkel. A játékok szerzői és kiadói nem készítették, nem támogatják és nem ellenőrizték; a játékok neve az övék.
web-credits-authors = szerző
web-credits-publisher = kiadó
web-credits-own-components = A szabályokat a saját szavainkkal mondjuk el. A lapkák, a kártyák, a térkép, a táblák rajzai és a fordítások a mieink, hacsak itt nincs más megnevezve.
web-credits-drawings = Rajzok
web-credits-drawings-from = Ezeknek az alkotóknak az ikonjai, innen:
web-credits-works = Erre épül
web-credits-for-signs = jelek a gombokon
web-credits-for-letters = a betűk, amelyeket olvasol
web-credits-for-headings = címek
web-credits-for-map = a RAWsiko világtérképe
web-credits-scenery = A RAWsiko világtérképén nem minden földért lehet játszani: a Kaukázus, Észak-Korea, Dárfúr, Nyugat-Szahara, valamint Mali és Mauritánia északi része, Kalinyingrád, Tajvan, Izland, Grönland, Új-Zéland és néhány sziget csak díszlet. A határok a tényleges helyzetet követik a Natural Earth szerint; politikai állásfoglalást nem jelentenek.
web-credits-for-countries = országok nevei
web-credits-for-pages = az oldalak
web-credits-for-texts = négy nyelv
web-credits-for-dice = a véletlen ellenőrzése
web-credits-for-building = a kliens összeállítása
web-credits-for-server = a szerver
web-credits-for-codes = QR-kódok
web-credits-public-domain = közkincs
web-credits-licence = A saját kódunk, szövegeink és rajzaink szabadon használhatók az MIT License szerint. Copyright 2026 The Ludoteka authors.

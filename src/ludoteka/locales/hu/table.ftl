# What a table of the server says: why it refuses something, by the reason's fault, and what can be
# said with one tap. How names and fields are made: docs/texts.md. More of these faults: core.ftl.

## Moves

ludoteka-why-unreadable = { $expected-id ->
    [none] Ilyen lépés nincs ebben a játékban.
   *[other] Ilyen lépés nincs ebben a játékban (így kell kinéznie: { $expected }).
}
ludoteka-why-ambiguous = Ez több lépést is jelenthet: { $candidates-ids }. Írd meg, melyikre gondolsz.

## Taking back

ludoteka-why-another-acted = Azóta már más lépett, ezért ez nem vonható vissza.
ludoteka-why-only-so-many = Most csak { $possible } lépést vonhatsz vissza.
ludoteka-why-chance-drawn = Ebben a lépésben a véletlen is közrejátszott (dobás, lap vagy lapka), ezért már nem vonható vissza.
ludoteka-why-secret-revealed = Kiderült valami, ami addig rejtve volt, ezért ez már nem vonható vissza.
ludoteka-why-nothing-to-undo = Nincs visszavonható lépés.
ludoteka-why-clock-ran-out = Lejárt az időd, ezért ez a lépés nem vonható vissza.

## Too early, too late, not now

ludoteka-why-not-gathering = { $status-id ->
    [finished] Vége a játéknak; ez csak a kezdés előtt lehetséges.
   *[other] A játék már elkezdődött; ez csak a kezdés előtt lehetséges.
}
ludoteka-why-not-running = { $status-id ->
    [gathering] A játék még nem kezdődött el. Várd meg a kezdést.
    [finished] Vége a játéknak, így ez már nem lehetséges.
   *[other] A játék jelenleg nincs folyamatban.
}
ludoteka-why-not-finished = { $status-id ->
    [gathering] A játék még nem kezdődött el; ez csak a játék vége után lehetséges.
   *[other] A játéknak még nincs vége; ez csak utána lehetséges.
}
ludoteka-why-paused = A játék szünetel. Várj, amíg folytatódik.
ludoteka-why-bot-plays = Ezen a helyen most egy bot játszik. Előbb vedd vissza a helyet.
ludoteka-why-too-busy = Ennél az asztalnál most túl sok minden történik egyszerre. Próbáld újra.
ludoteka-why-not-stored = A szerver most nem tud menteni, ezért semmi sem változott. Próbáld újra egy kicsit később.

## Who may do it

ludoteka-why-not-your-seat = Ez a hely nem a tiéd: { $seat-letter }. Csak a saját helyeden játszhatsz.
ludoteka-why-not-the-host = Ezt csak az asztalnyitó teheti meg.
ludoteka-why-wrong-token = Ennek az eszköznek már nincs helye ennél az asztalnál. Lehet, hogy a hely átkerült egy másik eszközre; próbálj újra csatlakozni.
ludoteka-why-command-id-used = Ennek az üzenetnek ugyanaz a száma, mint egy másiknak. Nyisd meg újra az asztalt, és próbáld meg még egyszer.

## Sitting down

ludoteka-why-unknown-code = Nincs asztal ezzel a kóddal. Ellenőrizd a kódot, és próbáld újra.
ludoteka-why-wrong-invitation = Ez a meghívó nem ehhez az asztalhoz szól. Kérj új hivatkozást.
ludoteka-why-invitation-needed = Ide csak meghívóval lehet leülni. Kérj hivatkozást az asztalnyitótól.
ludoteka-why-no-free-seat = Itt nincs szabad hely, de nézheted a játékot.
ludoteka-why-nobody-there = Nincs kit elküldeni: a hely szabad, vagy gépi játékos ül rajta ({ $seat-letter }).
ludoteka-why-seats-free = Még { $seats-count } szabad hely van. Várd meg a játékosokat, vagy adj hozzá gépi játékost.
ludoteka-why-option-needs-seats = { $seats ->
    [one] Az egyik beállításhoz legalább { $seats } hely kell az asztalnál.
   *[other] Az egyik beállításhoz legalább { $seats } hely kell az asztalnál.
} Adj hozzá helyeket, vagy válassz mást.
ludoteka-why-link-used-or-late = Ezt a hivatkozást már felhasználták, vagy túl régi. Készíts újat a másik eszközön.

## Chat

ludoteka-why-text-or-phrase = Vagy írj üzenetet, vagy válassz egy kész mondatot.
ludoteka-why-chat-off = Ennél az asztalnál nem lehet saját üzenetet írni. Válassz egy kész mondatot.
ludoteka-why-too-fast = Kicsit lassabban! Várj még { $seconds } másodpercet.

## A game that can't go on here

ludoteka-why-rules-changed = Ez a játszma a szabályok másik változatával kezdődött (akkor: { $pinned }, most: { $here }), ezért nem folytatható. Nyiss új asztalt.
ludoteka-why-content-changed = Ez a játszma más tartalommal (például más lapokkal) kezdődött, ezért nem folytatható. Nyiss új asztalt.
ludoteka-why-game-missing = Ennek az asztalnak a játéka nincs telepítve a szerveren, ezért nem folytatható. Válassz másik játékot.
ludoteka-why-log-unplayable = A mentett játszma itt nem folytatható. Nyiss új asztalt.

## Forms: the text says in English what is right

ludoteka-why-game = A játékot így nem lehet előkészíteni ({ $text }).
ludoteka-why-content = Ez a tartalom itt nem használható ({ $text }).
ludoteka-why-options = A játszma beállításait így nem lehet megadni ({ $text }).
ludoteka-why-seats = Ezek a helyek és beállítások nem illenek össze ({ $text }).
ludoteka-why-level = A gépi játékos szintje nem megfelelő ({ $text }).
ludoteka-why-name = Betűkből vagy számjegyekből álló becenevet válassz ({ $text }).
ludoteka-why-moves = A játszmában nincs ennyi lépés ({ $text }).
ludoteka-why-record = Ez a mentett játszma nem használható ({ $text }).

## Said with one tap

ludoteka-phrase-hello = Sziasztok!
ludoteka-phrase-good-luck = Sok szerencsét!
ludoteka-phrase-well-played = Szép volt!
ludoteka-phrase-thanks = Köszi a játékot!
ludoteka-phrase-sorry = Bocsánat!
ludoteka-phrase-think = Gondolkodom…
ludoteka-phrase-your-turn = Te jössz!
ludoteka-phrase-wait = Egy pillanat
ludoteka-phrase-back-soon = Mindjárt jövök
ludoteka-phrase-oops = Hoppá!
ludoteka-phrase-nice = Szép lépés!
ludoteka-phrase-good-game = Jó játék volt!
ludoteka-phrase-again = Játsszunk még egyet?
ludoteka-phrase-bye = Viszlát!
ludoteka-why-somebody-plays = Valaki még léphet: a botok csak akkor fejezik be gyorsan, ha már csak ők maradtak.

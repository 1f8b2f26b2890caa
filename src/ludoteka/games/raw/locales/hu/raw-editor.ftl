# The deck editor of RAW in the browser.

## The decks

raw-editor-title = Saját pakli
raw-editor-intro = Készíts saját lapokat: rögtön látod, milyenek, és azonnal játszhatsz velük.
raw-editor-lost = Ez a pakli már nincs ebben a böngészőben, vagy sosem volt itt.
raw-editor-new = Új pakli
raw-editor-from-ours = A mi paklinkból
raw-editor-from-ours-detail = Minden lapja, kedved szerint átalakíthatod
raw-editor-from-samples = Néhány példából
raw-editor-from-samples-detail = Minden fajtából egy lap, hogy lásd, hogyan készülnek
raw-editor-from-nothing = Üres pakliból
raw-editor-from-nothing-detail = Egyetlen lap nélkül
raw-editor-from-file = Fájl megnyitása
raw-editor-from-file-detail = Egy pakli, amelyet elmentettél vagy kaptál; ide is ejtheted
raw-editor-from-table = Egy asztalról: { $name }
raw-editor-from-table-detail = Az ottani pakli
raw-editor-mine = A paklijaid
raw-editor-kept-here = Ebben a böngészőben vannak. Ha máshová is vinnéd, mentsd fájlba.
raw-editor-none-yet = Még nincs. Kezdj egyet, és itt marad, amíg dolgozol rajta.
raw-editor-nameless-deck = Névtelen pakli
raw-editor-remove-deck = Törlés: { $name }
raw-editor-remove-title = Törlöd ezt a paklit?
raw-editor-remove-text = „{ $name }” eltűnik ebből a böngészőből. A fájlok és az asztalok maradnak.
raw-editor-remove-now = Törlés
raw-editor-copy-name = { $name }, ahogy én szeretem
raw-editor-new-name = Az én paklim
raw-editor-let-go = Engedd el: a pakli megnyílik
raw-editor-all-decks = Minden pakli

## One deck

raw-editor-deck-name = A pakli neve
raw-editor-monsters = szörnyek: { $share }%
raw-editor-monsters-detail = Minden ? esélye
raw-editor-players = legfeljebb { $n } játékosnak
raw-editor-too-small = túl kicsi: legalább { $least } lap kell
raw-editor-redo = Újra
raw-editor-save = Mentés fájlba
raw-editor-play = Játék vele
raw-editor-unkept = Ez a böngésző semmit sem őriz meg. Mielőtt elmész, mentsd fájlba.
raw-editor-elsewhere = Egy másik lapfülön megváltozott ez a pakli, most azt látod. A visszavonás visszahozza a tiédet.
raw-editor-unchecked = A szerver nem válaszol: a paklit most nem lehet ellenőrizni. Attól még megmarad.
raw-editor-faults = { $count ->
    [one] { $count } hiba
   *[other] { $count } hiba
}
raw-editor-checking = Ellenőrzés …
raw-editor-faultless = Játszható
raw-editor-unfinished = Az új lap még nincs kész.
raw-editor-said-added = Új lap
raw-editor-said-copied = Lemásolva
raw-editor-said-removed = Törölve: { $name }
raw-editor-said-saved = Elmentve
raw-editor-said-undone = Visszavonva
raw-editor-said-redone = Újra megtéve
raw-editor-empty = Még nincs lap: készítsd el az elsőt.
raw-editor-nameless = Névtelen lap
raw-editor-name-taken = A pakliban egy másik lapnak is ez a neve: szabad, de könnyű összekeverni őket. Ha ugyanabból a lapból kell több, növeld a példányszámát.
raw-editor-letters-full = Legfeljebb { $n } betű.
raw-editor-cards = Lapok
raw-editor-add-card = Új lap
raw-editor-search = Keresés
raw-editor-all-sorts = Minden fajta
raw-editor-no-cards = Még nincsenek lapok
raw-editor-in-languages = Mi áll rajta négy nyelven
raw-editor-look-large = Megnézem nagyban
raw-editor-says-nothing = Semmi sem áll rajta.
raw-editor-play-faulty = Hibák vannak a pakliban: előbb javítsd ki őket.
raw-editor-to-fault = Mutasd az elsőt
raw-editor-play-small = A pakli kettőnek is kevés.
raw-editor-play-bots = Botok ellen, azonnal
raw-editor-play-friends-detail = Asztal ezzel a paklival; a többiek linkkel jönnek
raw-editor-play-device-detail = Asztal ezzel a paklival egy eszköz köré

## One card

raw-editor-less = { $what }: eggyel kevesebb
raw-editor-more = { $what }: eggyel több
raw-editor-up = Egy hellyel feljebb
raw-editor-down = Egy hellyel lejjebb
raw-editor-copy = Másolás
raw-editor-remove = Törlés
raw-editor-type = Típus
raw-editor-kind = Fajta
raw-editor-cost = Ár csillagban
raw-editor-endurance = Szívósság
raw-editor-copies = Példány a pakliban
raw-editor-take-away = Elveszem
raw-editor-further = Továbbiak
raw-editor-id = Rövid név a beíráshoz
raw-editor-id-detail = Magától igazodik az angol névhez, és a játékok leírásában áll.
raw-editor-name = Név
raw-editor-flavour = Hangulatmondat
raw-editor-other-languages = Más nyelvek ({ $n } / { $of })
raw-editor-english-must = Minden lapnak van angol neve. Amíg mást nem írsz, ugyanaz, mint a tiéd.
raw-editor-keywords = Kulcsszavak
raw-editor-remove-word = Elveszem: { $word }
raw-editor-add-keyword = Kulcsszó hozzáadása …
raw-editor-group-plain = Kulcsszavak
raw-editor-group-protection = Védelem ettől
raw-editor-group-vs = Ez ellen
raw-editor-group-kind = Más fajta
raw-editor-no-keywords = Az ilyen típusú lapoknak nincs.
raw-editor-effects = Mit csinál
raw-editor-add-effect = Hatás hozzáadása
raw-editor-effect-number = { $n }. hatás
raw-editor-remove-effect = { $n }. hatás elvétele
raw-editor-when = Mikor
raw-editor-what = Mi
raw-editor-place-play = azonnal, amikor kijátszod
raw-editor-amount = Mennyi
raw-editor-granted = Melyik tulajdonság
raw-editor-whose = Kié
raw-editor-whose-own = a tiéd
raw-editor-whose-foe = egy ellenfélé
raw-editor-whose-any = bárkié
raw-editor-whose-attacker = a támadóé
raw-editor-about = Milyen lapok
raw-editor-types-beast = szörnyek
raw-editor-types-thing = tárgyak
raw-editor-types-both = szörnyek és tárgyak
raw-editor-many = Hányat közülük
raw-editor-many-one = egyet, amelyet kiválasztasz
raw-editor-many-all = mindet
raw-editor-many-all-of-one = egy ellenfél összes lapját
raw-editor-kinds = Csak ezek a fajták
raw-editor-every-kind = ha egyet sem választasz, mindegyik
raw-editor-burns = Csak akkor hat, ha szörnyet fordítasz fel
raw-editor-picture = Kép
raw-editor-picture-any = egy odaillő, helyetted választva
raw-editor-choose-picture = Kép választása
raw-editor-search-picture = Képek keresése
raw-editor-no-picture = Ilyen nevű kép nincs.

## What is wrong with a card, or with the deck

raw-fault-no-card = A pakliban egyetlen lap sincs.
raw-fault-too-many-cards = A pakliban { $n } lap van; legfeljebb { $most } lehet.
raw-fault-no-beast = Nincs benne szörny: soha senki sem támadhatna vagy fosztogathatna.
raw-fault-bad-id = A rövid név legfeljebb { $most } kisbetű, számjegy és kötőjel, és betűvel kezdődik.
raw-fault-reserved-id = „{ $word }” a játék egyik szava: válassz más rövid nevet.
raw-fault-too-long = Túl hosszú: legfeljebb { $most } betű.
raw-fault-kind-unfit = Fajtája csak szörnynek van.
raw-fault-endurance-unfit = Szívóssága csak szörnynek és tárgynak van.
raw-fault-property-twice = Egy kulcsszó kétszer szerepel.
raw-fault-property-unfit = „{ $word }” nem illik ilyen típusú laphoz.
raw-fault-property-unknown = Nincs „{ $word }” kulcsszó.
raw-fault-kind-twice = A szörny csak egy fajtává válhat.
raw-fault-empty-card = Kell rá hatás vagy kulcsszó: mit csinál?
raw-fault-place-unfit = „{ $place }” nem illik ilyen típusú laphoz.
raw-fault-play-and-ritual = Egy varázslat vagy azonnal hat, vagy rituálé, nem mindkettő.
raw-fault-too-many-effects = Legfeljebb { $most } „{ $place }” hatás lehet.
raw-fault-effect-unfit = „{ $effect }” ott nem lehetséges („{ $place }”).
raw-fault-never-burns = Addig tart, amíg a rituálé fekszik: nem éghet.
raw-fault-types-unfit = „{ $effect }” nem vonatkozhat ilyen lapra.
raw-fault-no-types = Nincs lehetséges célpontja.
raw-fault-kinds-unfit = Fajtája csak szörnynek van.
raw-fault-attacker-unfit = Támadóra csak csapda hat.
raw-fault-attacker-beast = A támadó mindig szörny.
raw-fault-trap-attackers = A csapda csak támadókra hat.
raw-fault-whose-unfit = „{ $effect }” nem vonatkozhat e játékosok szörnyeire.
raw-fault-many-unfit = „{ $effect }” nem vonatkozhat ennyire.
raw-fault-all-of-one = Az „egy játékosé mind” egy ellenfélre vonatkozik.

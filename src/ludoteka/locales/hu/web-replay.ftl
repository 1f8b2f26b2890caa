# Befejezett játszmák visszajátszása, hozott játszmafájlok, és az eszköz befejezett játszmái.

web-replay = Visszajátszás
web-replay-loading = A játszma betöltése …
web-replay-not-yet = Ez a játszma még tart. Ha véget ért, visszanézheted.
web-replay-begins = Előkészületek: kezdődik a játék.
web-replay-unseen = { $name } lépett. Innen nézve semmi sem látszott belőle.
web-replay-silent = { $name } lépett.
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-to-end = A végére
web-replay-speed = Sebesség
web-replay-times = Sebesség: { $speed }×
web-replay-eyes = Ki szemével
web-replay-eyes-onlooker = Egy néző
web-replay-eyes-of = { $name }
web-replay-eyes-all = Minden nyitva
web-replay-fork-keeps = Új asztal kezdődik pontosan innen: a tábla, a lapok és a titkok maradnak, ahogy voltak. A kockák és a keverések innentől újak.
web-replay-fork-over = Ekkor a játéknak már vége van. Előbb lépj egy kicsit vissza.
web-replay-fork-start = Kezdés innen
web-replay-fork-open = Asztal megnyitása
web-replay-link = Hivatkozás másolása ehhez a pillanathoz
web-replay-link-detail = Aki megnyitja, azt látja, amit most te.
web-replay-copy-story = Történet másolása
web-replay-save-story = Történet mentése szövegfájlba
web-replay-story-detail = Az egész játszma mondatokban, ahogy innen látszik.
web-replay-story-file = tortenet
web-replay-saved = Elmentve a letöltések közé.
web-replay-result-detail = Pontok, összegzés, visszavágó
web-replay-key-play = lejátszás vagy szünet
web-replay-key-round = az előző vagy a következő fordulóhoz
web-replay-key-ends = az elejére vagy a végére
web-replay-key-speed = lassabban vagy gyorsabban
web-replay-key-eyes = más szemével nézni

web-import = Játszma visszanézése fájlból
web-import-detail = Ejts egy játszmafájlt bárhová erre az oldalra, vagy válassz egyet.
web-import-choose = Játszmafájl megnyitása
web-import-drop = Engedd el: megnyílik a játszmafájl
web-import-how = A játszmafájl az a szövegfájl, amelyet egy játszma után kapsz. A program ellenőrzi, mielőtt megmutatja; legfeljebb 1 MB.
web-import-file = Válassz fájlt
web-import-text = Vagy illeszd be a szövegét
web-import-open = Megnyitás
web-import-checking = Ellenőrzés …
web-import-too-long = Ez a fájl hosszabb 1 MB-nál. Ilyen hosszú játszma nincs.
web-import-no-record = Ez nem játszmafájl: annak első sora „ludoteka record 1”.
web-import-line-wrong = A játszmafájl { $line }. sora hibás.
web-import-wrong = Ez a játszmafájl nem lehet helyes.

web-finished-games = Befejezett játszmáid
web-finished-replay-of = Visszajátszás: { $title }, { $day }
web-finished-all = { $count ->
    [one] { $count } játszma mutatása
   *[other] Az összes játszma mutatása ({ $count })
}

# Content files made in the browser.

web-editor = Készíts sajátot
web-editor-of = Lapkészítés: { $title }
web-editor-change = Lapok átalakítása
web-editor-mend = Javítás a szerkesztőben

## What is wrong with a file

web-fault-missing = Ez hiányzik.
web-fault-no-word = Ide egy szó kell.
web-fault-unknown-word = „{ $word }” itt nem ismert; ismertek: { $known }.
web-fault-out-of-range = Ide { $low } és { $high } közötti szám kell.
web-fault-no-flag = Ide true vagy false kell.
web-fault-no-list = Ide lista kell.
web-fault-no-tables = A „{ $word }” helyesen [[{ $word }]].
web-fault-no-language = „{ $word }” nem nyelv.
web-fault-unknown-field = Nincs „{ $word }” mező.
web-fault-id-taken = A „{ $word }” már a(z) { $place }. számúé.
web-fault-no-toml = Ez nem ilyen fájl ({ $detail }).
web-fault-too-much = Túl nagy vagy túl mélyen beágyazott valami van benne.
web-fault-half-a-character = Egy fél karakter áll benne.

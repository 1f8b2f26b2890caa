# Az Envyra első leckéje.

envyra-tutorial-aim-title = Gyűjts lapkákat
envyra-tutorial-aim = A lapkákat a kockáiddal szerzed meg. Minden lapka pontot ér, és az egyszínű lapkák sorozatokat adnak. Az nyer, akinek a legtöbb pontja van.
envyra-tutorial-tile-title = Így olvasd a lapkát
envyra-tutorial-tile = Bal oldalt a szám: ennyi kockával telik meg. A csillag: a pontja. A szín és a kép: a sorozatokhoz. Ehhez a hegyhez 3 kocka kell, és 3 pontot ér.
envyra-tutorial-place-title = Válassz titokban
envyra-tutorial-place = Mindenki egyszerre választ, és senki sem látja a többieket. Válaszd a levelet és a fát, mindkettő zöld, aztán rögzítsd.
envyra-tutorial-place-else = Ezt is lehetne. Ebben a leckében válaszd a levelet és a fát (a2 és b2), aztán rögzítsd.
envyra-tutorial-order-title = Oda és vissza
envyra-tutorial-order = Most minden látszik, és a fát mindketten akarjátok! A sorrend oda-vissza megy: te, a másik, a másik, te. Előbb a levélre tedd át a kockádat, a fát hagyd a legvégére.
envyra-tutorial-order-else = Várj a fával: te lépsz utoljára, és az sokat ér. Előbb a levélre (a2) tegyél át kockát.
envyra-tutorial-won-title = A fa a tiéd
envyra-tutorial-won = Két kocka megtöltötte a fát. A lapkát az kapja, akinek a legtöbb kockája van rajta. Egy-egy volt, és ilyenkor az nyer, aki utoljára érkezett: te! A kockák hazamentek, és új lapka jött a helyére.
envyra-tutorial-again-title = Építs sorozatot
envyra-tutorial-again = A kockád még a levélen van. Tegyél oda egy másodikat, hogy megszerezd, és egyet a gombára. Rögzítsd.
envyra-tutorial-again-else = Jó ötlet későbbre. Most a levelet és a gombát válaszd (a2 és c2), aztán rögzítsd.
envyra-tutorial-second-title = Töltsd meg a levelet
envyra-tutorial-second = Ezúttal a másik kezdett, és elvitte a tengert. Most tedd át a kockádat a levélre: kettőből kettő, mind a tiéd.
envyra-tutorial-second-else = Előbb a levél (a2): ezzel a kockával megtelik.
envyra-tutorial-sets-title = Az első sorozatod
envyra-tutorial-sets = Levél és fa: egy szín, két különböző kép. Ez egy sorozat. Két kép 2 pontot ér, három 4-et, négy 7-et. A gombával már három lenne!
envyra-tutorial-needs-title = Feltételes lapkák, és a játék vége
envyra-tutorial-needs = Látod a lakatos lapkát? Ez feltételes lapka: ide csak az tehet kockát, aki szerzett már zöld lapkát. Te igen, a másik nem. A zárólapkához mind a három szín kell. Aki megszerzi, azzal vége a játéknak.
envyra-tutorial-free-title = Innen ez a te játékod
envyra-tutorial-free = Ennyit kell tudnod. Ha van kedved, játszd végig: a gomba vár. Ha valamit nem szabad, a játék megmondja, miért.

# What the browser says about RAW where the terminal's words would not fit.

raw-web-prompt-keep = Mely lapokat tartod meg a kezedben? Legfeljebb { $most } lapot választhatsz; a többi az életed lesz.
raw-web-wins = Győztes: { $names }

## What to do now

raw-web-prompt-life = Kézbe vehetsz egyet a saját életeid közül.
raw-web-prompt-feed = { $mouths ->
    [0] Nincs már kit etetni.
    [one] { $mouths } éhes szörny, { $stars }★: eteted vagy elengeded?
   *[other] { $mouths } éhes szörny, { $stars }★: ki marad?
}
raw-web-prompt-lay = Játssz ki lapokat a kezedből: { $stars }★ maradt.
raw-web-prompt-attack = Támadj vagy használj fortélyt. A sebek a végén esnek.
raw-web-prompt-trap = { $attackers-count ->
    [one] Megtámadtak: használj csapdát, vagy passzolj.
   *[other] Megtámadott { $attackers-count } szörny: használj csapdát, vagy passzolj.
}
raw-web-prompt-zombie = { $card } halott, de nem nagyon: eldobsz egy lapot, hogy visszavedd?
raw-web-prompt-raid = Fosztogatás: melyik szörny lop életet?

## The table

raw-web-set-up = Előkészületek
raw-web-turn = { $turn }. kör
raw-web-phases = A kör fázisai
raw-web-phase-skipped = az első körben kimarad
raw-web-stars-left = { $stars ->
    [one] { $stars } csillag maradt
   *[other] { $stars } csillag maradt
}
raw-web-others = A többi játékos
raw-web-you = Te
raw-web-your-turn = te jössz
raw-web-at-turn = soron van
raw-web-attacking-you = téged támad
raw-web-open = védtelen
raw-web-open-text = Ezt a játékost semmi sem védi: a fosztogatók életet lophatnak tőle.
raw-web-open-truce = Ezt a játékost semmi sem védi, de fegyverszünet van: az első { $rounds } körében senki sem fosztogat.
raw-web-out = kiesett
raw-web-no-cards = Nincs lapja az asztalon
raw-web-no-cards-own = Itt lesznek a szörnyeid és a tárgyaid.
raw-web-out-own = Kiestél. A többiek játszanak tovább.
raw-web-fell = Kiesett a(z) { $turn }. körben.
raw-web-fell-by = Kiesett a(z) { $turn }. körben: az utolsó életét elvette: { $name }.
raw-web-your-army = { $count ->
    [one] A sereged: { $count } lap
   *[other] A sereged: { $count } lap
}
raw-web-your-hand = { $count ->
    [one] A kezedben: { $count } lap
   *[other] A kezedben: { $count } lap
}
raw-web-hand-empty = Üres a kezed.
raw-web-your-lives = Az életeid
raw-web-your-trophies = A trófeáid
raw-web-if-ended = Ha most vége lenne
raw-web-cards-count = { $count ->
    [one] { $count } lap
   *[other] { $count } lap
}
raw-web-fact-defenders = védők
raw-web-fact-hand = lapok kézben
raw-web-fact-trophies = trófeák
raw-web-fact-lives = életek
raw-web-lives-count = { $count } élet
raw-web-trophies-worthless = Itt csak az életek számítanak: a trófeák semmit sem érnek.
raw-web-player-facts = { $lives ->
    [one] { $lives } élet
   *[other] { $lives } élet
}, { $hand ->
    [one] { $hand } lap kézben
   *[other] { $hand } lap kézben
}
raw-web-face-down-card = képpel lefelé fekvő lap ({ $spot })
raw-web-deck = pakli
raw-web-deck-label = { $count ->
    [one] Pakli: { $count } lap
   *[other] Pakli: { $count } lap
}
raw-web-hunt = Vadászat
raw-web-hunt-gap = a vadászat üres helye
raw-web-known-top = A pakli teteje, ahogy ismered
raw-web-known-short = Ezeket ismered
raw-web-known-text = Ezt a lapot az alvilágban láttad; helye felülről: { $place }.
raw-web-discard = dobópakli
raw-web-discard-label = { $count ->
    [0] Dobópakli: üres
    [one] Dobópakli: { $count } lap. Átnézem.
   *[other] Dobópakli: { $count } lap. Átnézem.
}
raw-web-discard-title = { $count ->
    [one] Dobópakli: { $count } lap
   *[other] Dobópakli: { $count } lap
}
raw-web-discard-text = A felső lap az első. Ha elfogy a pakli, ezt megkeverik.
raw-web-trophies-of = Trófeák: { $name }
raw-web-pile-empty = Itt nincs semmi.
raw-web-badge-leaves = elmegy
raw-web-badge-target = célpont
raw-web-badge-attacks = támad
raw-web-badge-attacked = megtámadva
raw-web-badge-trap = csapda
raw-web-badge-yours = { $word ->
    [none] a tiéd
   *[other] a tiéd: { $word }
}

## Set-up

raw-web-keep-title = Hét lap. Van, amelyik harcol, a többi érted vérzik.
raw-web-press-long = Tartsd az ujjad egy lapon, és közelről elolvashatod.
raw-web-in-hand = kézben
raw-web-as-life = élet
raw-web-keep-sum = { $kept } kézben, { $lives ->
    [one] { $lives } élet
   *[other] { $lives } élet
}
raw-web-keep-advice = Azt tartsd meg, amit az első két körödben kijátszhatsz: többnyire 1–3 lapot. Kevés élettel hamar kifoszthatnak.
raw-web-keep-lesson = Ez még nem érvényes: előbb tartsd meg a három bekeretezett lapot, koppints mindegyikre.
raw-web-keep-price = Mind kijátszva: { $stars }★. { $opening ->
    [7] Egy körben 7★ a tiéd.
   *[other] Te kezdesz: az első körödben { $opening }★ a tiéd, utána körönként 7★.
}
raw-web-begins = kezd, { $stars }★
raw-web-you-begin = Te kezdesz: { $stars }★
raw-web-begins-text = A kezdőnek az első körben csak { $stars }★ jár; a továbbiakban 7★.
raw-web-keep-go = Rögzítés: kézben { $kept }, élet { $lives }
raw-web-keep-locked = Rögzítve. Amíg nem kész mindenki, meggondolhatod magad.
raw-web-keep-secret = Senki sem látja, mennyit tartasz meg, amíg mindenki kész nincs.
raw-web-ready = kész
raw-web-choosing = választ
raw-web-draft-title = Egyet válassz, a többit add tovább
raw-web-draft-way = { $count ->
    [one] { $count } lap megy tovább: { $name }
   *[other] { $count } lap megy tovább: { $name }
}
raw-web-your-pick = a választásod
raw-web-your-picks = A lapjaid
raw-web-picks-text = { $count } a 7-ből. Később kézre és életekre osztod őket.
raw-web-pick-locked = Kiválasztva. Amíg nem kész mindenki, meggondolhatod magad.
raw-web-draft-secret = A többiek csak azt látják, ki van kész.

## The decision

raw-web-decision = A döntésed
raw-web-if-burns = ? ha ég
raw-web-lately = Mi történt
raw-web-over-title = Vége a játéknak
raw-web-ways = Hogyan?
raw-web-cancel = Mégse
raw-web-fewer = Eggyel kevesebb
raw-web-more = Eggyel több
raw-web-your-own = a tiéd
raw-web-pass = Passz
raw-web-harvest-title = Gyűjtés: végy el egy lapot
raw-web-harvest-deck = A pakliban { $deck } lap van.
raw-web-harvest-hunt = Vagy koppints a vadászat egyik lapjára, és vidd azt.
raw-web-harvest-underworld = Vagy menj az alvilágba: fizess csillagot, nézz meg annyi lapot, és végy el egyet.
raw-web-draw = Húzás a pakliból
raw-web-hunt-card = Elveszem: { $card }
raw-web-underworld-stars = Csillagok az alvilágért
raw-web-underworld-go = { $count ->
    [one] Alvilág: { $count }★, { $count } lap
   *[other] Alvilág: { $count }★, { $count } lap
}
raw-web-take-card = Elveszem: { $card }
raw-web-life-title = Kézbe veszel egy életet?
raw-web-life-text = { $lives ->
    [one] { $lives } életed van.
   *[other] { $lives } életed van. A kézbe vett élet kijátszható, de már nem véd téged.
}
raw-web-keep-lives = Maradjanak
raw-web-keep-lives-always = Mindig maradjanak
raw-web-lives-left = Az életeid mindig a helyükön maradnak
raw-web-feed-title = Ki kap enni?
raw-web-feed-text = Mindegyik egy csillag. Koppints arra, akit elengedsz.
raw-web-feed-count = Megetetve: { $fed }. Kijátszásra { $stars ->
    [one] { $stars } csillag marad.
   *[other] { $stars } csillag marad.
}
raw-web-feed-leaving = { $count ->
    [one] Elhagy: { $names }
   *[other] Elhagynak: { $names }
}
raw-web-feed-too-many = { $count ->
    [one] { $count } csillag hiányzik: engedj el valakit.
   *[other] { $count } csillag hiányzik: engedj el valakit.
}
raw-web-feed-go = { $fed ->
    [0] Senkit sem etetek
    [one] { $fed } szörny etetése
   *[other] { $fed } szörny etetése
}
raw-web-lay-title = Játssz ki lapokat
raw-web-lay-text = { $stars ->
    [one] { $stars } csillag maradt. Koppints egy lapra a kezedben.
   *[other] { $stars } csillag maradt. Koppints egy lapra a kezedben.
}
raw-web-lay-text-table = { $stars ->
    [one] { $stars } csillag maradt. Koppints egy lapra a kezedben vagy a sajátodra az asztalon.
   *[other] { $stars } csillag maradt. Koppints egy lapra a kezedben vagy a sajátodra az asztalon.
}
raw-web-lay-nothing = { $stars ->
    [one] { $stars } csillagból már semmit sem játszhatsz ki.
   *[other] { $stars } csillagból már semmit sem játszhatsz ki.
}
raw-web-stars-after = Ára { $cost }★, marad { $stars }★.
raw-web-lay-go = Kijátszás: { $cost }★
raw-web-cast-go = Varázslás: { $cost }★
raw-web-bond-choose = Koppints a szörnyre, amelyik megkapja.
raw-web-bond-on = Ő kapja: { $name }.
raw-web-down-text = Képpel lefelé fekszik, amíg a későbbi körökben ki nem fizeted a többit.
raw-web-stake-stars = Csillag most, ennyiből: { $cost }
raw-web-down-go = { $count ->
    [one] Képpel lefelé: { $count }★
   *[other] Képpel lefelé: { $count }★
}
raw-web-way-up = Nyíltan
raw-web-way-down = Képpel lefelé, részletre
raw-web-way-attack = Támadás
raw-web-way-skill = { $what ->
    [none] Fortély
   *[other] Fortély: { $what }
}
raw-web-way-skill-ability = { $what ->
    [none] A képesség fortélya
   *[other] A képesség fortélya: { $what }
}
raw-web-way-raid = Fosztogatás
raw-web-way-bury = Lap alá
raw-web-way-hold = Be vagy ki
raw-web-way-turn = Felfordítás
raw-web-way-pay = Fizetés
raw-web-hold-choose = Koppints a szörnyre, amelyik bemegy.
raw-web-hold-go = Be: { $name }
raw-web-free-go = Kiengedem: { $name }
raw-web-free-only = Kiengedem, aki bent van
raw-web-bury-choose = Koppints a kezedben arra a lapra, amelyik a csontváz alá kerül: szívósság +1.
raw-web-bury-go = Alá: { $card }
raw-web-pay-text = Kifizetve: { $paid } / { $cost } csillag.
raw-web-pay-stars = Csillagok
raw-web-pay-go = { $count ->
    [one] { $count } csillag fizetése
   *[other] { $count } csillag fizetése
}
raw-web-turn-text = Teljesen kifizetve.
raw-web-turn-go = Felfordítom
raw-web-to-attack = Tovább a támadáshoz
raw-web-to-raid = Tovább a fosztogatáshoz
raw-web-let-fall = Essenek a sebek
raw-web-end-turn = A kör vége
raw-web-unmade-attack = Előkészítettél egy támadást, de még nem erősítetted meg. Továbblépsz nélküle?
raw-web-unmade-choice = Amit kiválasztottál, azt még nem erősítetted meg. Továbblépsz nélküle?
raw-web-attack-title = Támadás
raw-web-attack-text = { $count ->
    [0] Senki sem maradt, aki támadhatna.
    [one] { $count } lap cselekedhet. Koppints rá, aztán a célpontra.
   *[other] { $count } lap cselekedhet. Koppints az egyikre, aztán a célpontra.
}
raw-web-attack-open = Védtelen: { $names }. Ott az a szörny fosztogathat, amelyik nem támad.
raw-web-declared = { $mode ->
    [kill] { $name } → { $targets } (azonnali halál)
    [double] { $name } → { $targets } (2 seb)
   *[other] { $name } → { $targets }
}
raw-web-skill-go = A fortély használata
raw-web-skill-first = { $burns ->
    [yes] Előbb a tűz, aztán választasz: „{ raw-web-skill-go }”.
   *[no] Előbb „{ raw-web-skill-go }”, aztán választasz.
}
raw-web-strike-title = { $name } támad
raw-web-strike-choose = Koppints egy célpontra.
raw-web-strike-go = Támadás
raw-web-split-choose = Koppints a második lapra.
raw-web-mode-plain = 1 seb
raw-web-mode-double = 2 seb
raw-web-mode-split = 1-1 két lapra
raw-web-mode-kill = Azonnali halál
raw-web-hit-plain = 1 seb
raw-web-hit-double = 2 seb
raw-web-hit-split = 1 seb
raw-web-hit-kill = halál!
raw-web-hit-dies = { $name } elpusztul.
raw-web-hit-stands = { $name } kitart: { $after } / { $endurance } seb.
raw-web-price = { $name }: { $count } seb ({ $why ->
    [both] betegség, visszacsapó láng
    [sick] betegség
   *[backburn] visszacsapó láng
}).
raw-web-price-dies = { $name }: { $count } seb ({ $why ->
    [both] betegség, visszacsapó láng
    [sick] betegség
   *[backburn] visszacsapó láng
}). Elpusztul.
raw-web-may-trap = { $name } csapdával felelhet.
raw-web-target-go = Célpont: { $name }
raw-web-zombie-text = Koppints a kezedben arra a lapra, amelyet eldobsz érte.
raw-web-zombie-go = Eldobom: { $card }
raw-web-zombie-pass = Maradjon halott
raw-web-trap-title = Jöhet egy csapda?
raw-web-trap-attacked = { $mode ->
    [kill] { $name } → { $targets }: azonnali halál!
    [double] { $name } → { $targets }: 2 seb.
   *[other] { $name } → { $targets }.
}
raw-web-trap-if-pass = { $count ->
    [one] Ha semmi sem történik, elpusztul: { $names }.
   *[other] Ha semmi sem történik, elpusztulnak: { $names }.
}
raw-web-trap-if-pass-none = Ha semmi sem történik, egy lapod sem pusztul el.
raw-web-trap-go = Csapda!
raw-web-pass-all = Passz a kör végéig
raw-web-ring-stop = Óra megállítása: több idő kell
raw-web-ring-stopped = Az óra áll.
raw-web-wish = Csapdák
raw-web-wish-ask = Mindig kérdezz
raw-web-wish-die = Mindig passz, kivéve ha egy lapom elpusztulna
raw-web-wish-open = Mindig passz, kivéve ha védtelen maradnék
raw-web-wish-never = Mindig passz
raw-web-raid-title = Fosztogatás
raw-web-raid-text = Amelyik szörny nem támadott, ellophat egy életet.
raw-web-raid-open = { $count ->
    [one] Védtelen: { $names }
   *[other] Védtelenek: { $names }
}
raw-web-raid-go = Fosztogat: { $name }
raw-web-player-go = Választom: { $name }
raw-web-loot-title = Ezt loptad: { $card }
raw-web-loot-text = { $counts ->
    [nothing] Kézből kijátszhatod. Trófeaként itt nem ér semmit: csak az győz, aki életben marad.
    [life] Kézből kijátszhatod. Trófeaként eggyel több élet, amíg el nem veszik tőled.
    [both] Kézből kijátszhatod. Trófeaként a végén számít, és addig életnek is jó.
   *[point] Kézből kijátszhatod. Trófeaként a végén számít.
}
raw-web-loot-trophy = Legyen trófea
raw-web-loot-hand = Kézbe veszem

## Kérdések, amíg valami ki van választva

raw-web-ask-lay = Kijátszod ezt: { $card }?
raw-web-ask-cast = Elvarázsolod ezt: { $card }?
raw-web-ask-bond = Ki kapja meg ezt: { $card }?
raw-web-ask-down = Lefordítva rakod le ezt: { $card }?
raw-web-ask-hunt = Elveszed ezt: { $card }?
raw-web-ask-bury = Melyik lapot temeted el alá: { $name }?
raw-web-ask-hold = { $name }: ki menjen be?
raw-web-ask-pay = Fizetsz érte: { $name }?
raw-web-ask-turn = Felfordítod ezt: { $name }?
raw-web-ask-skill = Használod a fortélyát: { $name }?
raw-web-ask-raid = { $name } fosztogasson?
raw-web-costs = Ára { $cost }★.
raw-web-lay-hand-nothing = { $stars } csillagból a kezedből már semmit sem játszhatsz ki.
raw-web-still-turn = Teljesen kifizetve: { $names }. Koppints rá, és fordítsd fel.
raw-web-still-pay = Még fizethetsz érte: { $names }.
raw-web-still-bury = Eltemethetsz alá egy lapot: { $names }.
raw-web-still-hold = Betehetsz egy szörnyet, vagy kiengedheted: { $names }.
raw-web-still-waits = Teljesen kifizetve: { $names }. A következő körödtől fordíthatod fel.
raw-web-won = { $names } nyert!
raw-web-won-you = Nyertél!
raw-web-won-shared = { $names } osztozik a győzelmen!

## Keys: the key, two spaces or more, what it does

raw-web-keys =
    ← / → / ↑ / ↓   a következő lapra abban az irányban
    N / ⇧ N         a következő választható dologra vagy helyre
    H               a kezedhez
    1–9             a panel egy eleme vagy egy lap a kezedből
    Enter           vedd fel vagy tedd le a lapot; még egyszer: tedd meg
    E               a fázis vége, vagy passz
    + / -           több vagy kevesebb csillag
    Z               nézd meg közelről a lapot
    Esc             egy lépés vissza
    Egér            húzd a lapot a helyére, vagy kattints rá, aztán a helyére

## Typed questions

raw-web-word-hand = kéz
raw-web-word-lives = életek
raw-web-word-discard = dobópakli
raw-web-command-hand = „kéz”, „életek”: a saját lapjaid
raw-web-command-discard = „dobópakli”: a dobópakli lapjai
raw-web-command-info = „info doormat”: mit csinál egy lap
raw-web-answer-none = Nincs.
raw-web-answer-not-yours = Itt nincs helyed.

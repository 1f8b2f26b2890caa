# "What would you do?": the move a bot would make, and what speaks for it.

raw-hint-move-end = { $next-id ->
    [attack] { raw-web-to-attack }
    [wounds] { raw-web-let-fall }
    [raid] { raw-web-to-raid }
   *[turn] { raw-web-end-turn }
}
raw-hint-move-pass = { $asked-id ->
    [life] Hagyd az életeidet, ahol vannak
    [trap] Most ne használj csapdát
   *[zombie] Hagyd a zombit pihenni
}
raw-hint-move-draw = Húzd fel a pakli felső lapját
raw-hint-move-feed = Etesd meg a szörnyeidet
raw-hint-move-hand = Vedd kézbe a lapot
raw-hint-move-trophy = Tedd ki a lapot trófeának
raw-hint-move-free = Engedd ki, aki bent van
raw-hint-move-keep = { $cards-count ->
    [0] Egy lapot se tarts meg: mind a hét az életed
   *[other] Tartsd meg: { $cards }
}
raw-hint-move-underworld = Menj le az alvilágba, mélység: { $count } ({ $count }★)
raw-hint-move-take = Vedd el ezt a lapot: { $card }
raw-hint-move-hunt = Vadászd le: { $card }
raw-hint-move-player = Válaszd: { $seat-name }
raw-hint-move-stars = Fizess { $count }★-ot
raw-hint-move-pick = Válaszd: { $card }
raw-hint-move-life = Vedd kézbe ezt az életet: { $card }
raw-hint-move-discard = Dobd el: { $card }
raw-hint-move-lay = Játszd ki: { $card }
raw-hint-move-down = Játszd ki képpel lefelé: { $card }
raw-hint-move-put = Tedd alá: { $card }
raw-hint-move-leave = Engedd el: { $spot_card }
raw-hint-move-bury = Temess lapot ez alá: { $spot_card }
raw-hint-move-hold = Használd: { $spot_card }
raw-hint-move-pay = Fizess ezért: { $spot_card }
raw-hint-move-turn = Fordítsd fel: { $spot_card }
raw-hint-move-attack = Támadj ezzel: { $spot_card }
raw-hint-move-skill = Használd a fortélyt: { $spot_card }
raw-hint-move-target = Célpont: { $spot_card }
raw-hint-move-double = Mindkét seb ide: { $spot_card }
raw-hint-move-split = Az első seb ide: { $spot_card }
raw-hint-move-kill = Azonnal öld meg: { $spot_card }
raw-hint-move-trap = Használd a csapdát: { $spot_card }
raw-hint-move-raid = Fosztogass ezzel: { $spot_card }

raw-hint-rest = Semmi más nem ér most többet.
raw-hint-fresh = { $victim-name } védtelen: { $spot_card } friss marad, és ott fosztogathat.
raw-hint-keep-lives = { $count ->
    [one] { $count } élet időt ad neked.
   *[other] { $count } élet időt ad neked.
}
raw-hint-keep-few = { $count ->
    [one] Vigyázz, { $count } élet kevés: egy fosztogatás, és vége.
   *[other] Vigyázz, { $count } élet kevés: néhány fosztogatás, és vége.
}
raw-hint-keep-defenders = Védők az első körökre: { $cards }.
raw-hint-keep-others = Két kör alatt kifizethető: { $cards }.
raw-hint-draw = Egy lap többet ér, mint a csillagok, amelyekbe máshol kerülne.
raw-hint-choice = { $count } lap közül a legjobbat veszed el.
raw-hint-choice-idle = { $count } lap közül a legjobbat veszed el, olyan csillagokért, amelyeket másra aligha költenél.
raw-hint-strong = { $card } erős lap ({ $stars }★).
raw-hint-monster = { $card } szörny: támad, fosztogat és véd.
raw-hint-keyword = { $card } olyan kulcsszót visel, amely a fosztogatást eldöntheti.
raw-hint-feed = Mind veled maradnak.
raw-hint-kills = Megöli: { $spot_card } ({ $owner-name }).
raw-hint-wounds = Megsebzi: { $spot_card } ({ $owner-name }).
raw-hint-opens = Utat nyit egy fosztogatáshoz: { $victim-name }.
raw-hint-skill = Ez a fortély most többet tesz bármi másnál: { $spot_card }.
raw-hint-skill-first = { $spot_card } semmit sem veszít vele: a tárgyak az elsők.
raw-hint-target = Ott ér a hatás a legtöbbet: { $spot_card }.
raw-hint-bearer = Ott ér a képesség a legtöbbet: { $spot_card }.
raw-hint-held = Bent ér a legtöbbet: { $spot_card }.
raw-hint-trap = Most elkap egy támadót.
raw-hint-turn = { $spot_card } teljesen ki van fizetve, és játékba kerül.
raw-hint-pay = Minél előbb van kifizetve, annál előbb játszik: { $spot_card }.
raw-hint-prison = A börtön üres: { $spot_card } fogva tarthat egy ellenséget.
raw-hint-hideout = A rejtekhely üres: { $spot_card } megóvhat egy szörnyet.
raw-hint-bury = Egy nélkülözhető lap szívósabbá teszi: { $spot_card }.
raw-hint-down = Most nem tudod egészen kifizetni; képpel lefelé nem kell várnia: { $card }.
raw-hint-ability = A képesség megéri az árát egy játékban lévő szörnyön: { $card }.
raw-hint-spell = A varázslat most többet ér, mint amennyibe kerül: { $card }.
raw-hint-defends = Nélküle senki sem védene: { $card }.
raw-hint-attacks = Minél előbb van kint, annál előbb támadhat és fosztogathat: { $card }.
raw-hint-life = Életet lop tőle: { $victim-name }.
raw-hint-richest = { $victim-name } sokat veszíthet.
raw-hint-throws-out = { $victim-name } ezzel kiesik a játékból.
raw-hint-wins = Elveszi az utolsó életét ({ $victim-name }), és győzöl.
raw-hint-trophy = A trófea a végén annyit ér, mint egy élet.
raw-hint-trophy-life = A trófea eggyel több életet ad neked.
raw-hint-only-living = Itt csak az győz, aki életben marad: a trófea nem érne semmit.
raw-hint-idle-stars = Most olyan csillagokból fizetheted ki, amelyek különben elvesznének: { $card }.
raw-hint-idle-defence = Senki sem véd, és rögtön kijátszható: { $card }.
raw-hint-loot-card = { $card } többet ér a kezedben.
raw-hint-empty-hand = Alig van lap a kezedben.

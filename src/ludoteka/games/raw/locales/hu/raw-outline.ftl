# The board in headings, lists and tables (games/raw/readers/outline.py), and the names of what one does.

raw-board-players = Játékosok
raw-board-col-player = játékos
raw-board-col-lives = életek
raw-board-col-hand = kézben
raw-board-col-trophies = trófeák
raw-board-col-state = állapot
raw-board-col-number = szám
raw-board-col-wounds = sebek
raw-board-col-price = ár
raw-board-col-endurance = szívósság
raw-board-wounds-of = { $wounds } / { $endurance }
raw-board-table-of = Az asztalon: { $name }
raw-board-strikes-at = megtámadja: { $spots }
raw-board-struck-by = megtámadta: { $spots }
raw-outline-verb-end = Kész
raw-outline-verb-pass = Nem, köszönöm
raw-outline-verb-draw = Lap húzása
raw-outline-verb-feed = A szörnyek etetése
raw-outline-verb-hand = Kézbe
raw-outline-verb-trophy = Trófeának
raw-outline-verb-free = Kiengedni
raw-outline-verb-keep = Ezek a lapok maradjanak kézben
raw-outline-verb-underworld = Az alvilágba
raw-outline-verb-take = Lap elvétele
raw-outline-verb-hunt = Lap levadászása
raw-outline-verb-player = Játékos választása
raw-outline-verb-stars = Csillagok fizetése
raw-outline-verb-pick = Lap kiválasztása
raw-outline-verb-life = Élet a kézbe
raw-outline-verb-discard = Eldobás
raw-outline-verb-lay = Lap kijátszása
raw-outline-verb-down = Kijátszás képpel lefelé
raw-outline-verb-put = Lap letétele
raw-outline-verb-leave = Nem etetni
raw-outline-verb-bury = Lap eltemetése
raw-outline-verb-hold = Rejtekhely vagy börtön használata
raw-outline-verb-pay = Fizetés képpel lefelé fekvő lapért
raw-outline-verb-turn = Lap felfordítása
raw-outline-verb-attack = Támadás
raw-outline-verb-skill = Fortély használata
raw-outline-verb-target = Célpont választása
raw-outline-verb-double = Mindkét seb
raw-outline-verb-split = Egy-egy seb
raw-outline-verb-kill = Azonnal megölni
raw-outline-verb-trap = Csapda elsütése
raw-outline-verb-raid = Fosztogatás
raw-choose-places = Lapok, amelyek a kezedben maradnak; a többi az életed
# The whole act, where nothing is to be added: what comes next ($next), or what is asked ($do)
raw-outline-act-end = { $next ->
    [attack] Tovább a támadáshoz
    [wounds] Essenek a sebek
    [raid] Tovább a fosztogatáshoz
   *[turn] A kör befejezése
}
raw-outline-act-pass = { $do ->
    [trap] Nem sütök el csapdát
    [life] Nem veszek kézbe életet
    [zombie] Nem dobok el semmit
   *[other] Passz
}

# The board in headings, lists and tables (games/raw/readers/outline.py), and the names of what one does.

raw-board-players = Spēlētāji
raw-board-col-player = spēlētājs
raw-board-col-lives = dzīvības
raw-board-col-hand = kārtis rokā
raw-board-col-trophies = trofejas
raw-board-col-state = stāvoklis
raw-board-col-number = numurs
raw-board-col-wounds = ievainojumi
raw-board-col-price = cena
raw-board-col-endurance = izturība
raw-board-wounds-of = { $wounds } no { $endurance }
raw-board-table-of = Uz galda: { $name }
raw-board-strikes-at = uzbrūk: { $spots }
raw-board-struck-by = tam uzbrūk: { $spots }
raw-outline-verb-end = Gatavs
raw-outline-verb-pass = Nē, paldies
raw-outline-verb-draw = Vilkt kārti
raw-outline-verb-feed = Barot briesmoņus
raw-outline-verb-hand = Rokā
raw-outline-verb-trophy = Par trofeju
raw-outline-verb-free = Izlaist
raw-outline-verb-keep = Paturēt šīs kārtis rokā
raw-outline-verb-underworld = Uz pazemi
raw-outline-verb-take = Paņemt kārti
raw-outline-verb-hunt = Nomedīt kārti
raw-outline-verb-player = Izvēlēties spēlētāju
raw-outline-verb-stars = Maksāt zvaigznes
raw-outline-verb-pick = Izvēlēties kārti
raw-outline-verb-life = Dzīvība rokā
raw-outline-verb-discard = Nomest
raw-outline-verb-lay = Izlikt kārti
raw-outline-verb-down = Izlikt aizklātu
raw-outline-verb-put = Nolikt kārti
raw-outline-verb-leave = Nebarot
raw-outline-verb-bury = Apglabāt kārti
raw-outline-verb-hold = Izmantot slēptuvi vai cietumu
raw-outline-verb-pay = Maksāt par aizklātu kārti
raw-outline-verb-turn = Atklāt kārti
raw-outline-verb-attack = Uzbrukt
raw-outline-verb-skill = Izmantot prasmi
raw-outline-verb-target = Izvēlēties mērķi
raw-outline-verb-double = Abi ievainojumi
raw-outline-verb-split = Pa vienam ievainojumam
raw-outline-verb-kill = Uzreiz nogalināt
raw-outline-verb-trap = Nostrādināt lamatas
raw-outline-verb-raid = Laupīt
raw-choose-places = Kārtis, ko paturi rokā; pārējās ir tavas dzīvības
# The whole act, where nothing is to be added: what comes next ($next), or what is asked ($do)
raw-outline-act-end = { $next ->
    [attack] Tālāk: uzbrukums
    [wounds] Lai krīt ievainojumi
    [raid] Tālāk: laupīšana
   *[turn] Beigt gājienu
}
raw-outline-act-pass = { $do ->
    [trap] Nelikt lietā slazdu
    [life] Neņemt dzīvību rokā
    [zombie] Neko neatmest
   *[other] Pasēt
}

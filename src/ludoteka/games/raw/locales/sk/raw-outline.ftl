# The board in headings, lists and tables (games/raw/readers/outline.py), and the names of what one does.

raw-board-players = Hráči
raw-board-col-player = hráč
raw-board-col-lives = životy
raw-board-col-hand = karty v ruke
raw-board-col-trophies = trofeje
raw-board-col-state = stav
raw-board-col-number = číslo
raw-board-col-wounds = rany
raw-board-col-price = cena
raw-board-col-endurance = výdrž
raw-board-wounds-of = { $wounds } z { $endurance }
raw-board-table-of = Na stole: { $name }
raw-board-strikes-at = útočí na { $spots }
raw-board-struck-by = útočí naň { $spots }
raw-outline-verb-end = Hotovo
raw-outline-verb-pass = Nie, ďakujem
raw-outline-verb-draw = Potiahnuť kartu
raw-outline-verb-feed = Nakŕmiť príšery
raw-outline-verb-hand = Do ruky
raw-outline-verb-trophy = Ako trofej
raw-outline-verb-free = Pustiť von
raw-outline-verb-keep = Nechať si tieto karty v ruke
raw-outline-verb-underworld = Do podsvetia
raw-outline-verb-take = Zobrať kartu
raw-outline-verb-hunt = Uloviť kartu
raw-outline-verb-player = Vybrať hráča
raw-outline-verb-stars = Zaplatiť hviezdy
raw-outline-verb-pick = Vybrať kartu
raw-outline-verb-life = Život do ruky
raw-outline-verb-discard = Odhodiť
raw-outline-verb-lay = Vyložiť kartu
raw-outline-verb-down = Vyložiť lícom nadol
raw-outline-verb-put = Dať kartu
raw-outline-verb-leave = Nekŕmiť
raw-outline-verb-bury = Pochovať kartu
raw-outline-verb-hold = Použiť úkryt alebo väzenie
raw-outline-verb-pay = Zaplatiť za kartu lícom nadol
raw-outline-verb-turn = Otočiť kartu
raw-outline-verb-attack = Útočiť
raw-outline-verb-skill = Použiť zručnosť
raw-outline-verb-target = Vybrať cieľ
raw-outline-verb-double = Obe rany
raw-outline-verb-split = Po jednej rane
raw-outline-verb-kill = Rovno zabiť
raw-outline-verb-trap = Spustiť pascu
raw-outline-verb-raid = Rabovať
raw-choose-places = Karty, ktoré si necháš v ruke; ostatné sú tvoje životy
# The whole act, where nothing is to be added: what comes next ($next), or what is asked ($do)
raw-outline-act-end = { $next ->
    [attack] Prejsť na útok
    [wounds] Nech padnú rany
    [raid] Prejsť na rabovanie
   *[turn] Ukončiť ťah
}
raw-outline-act-pass = { $do ->
    [trap] Nespustiť žiadnu pascu
    [life] Nevziať si život do ruky
    [zombie] Nič neodhodiť
   *[other] Pasovať
}

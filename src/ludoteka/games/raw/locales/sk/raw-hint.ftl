# "What would you do?": the move a bot would make, and what speaks for it.

raw-hint-move-end = { $next-id ->
    [attack] { raw-web-to-attack }
    [wounds] { raw-web-let-fall }
    [raid] { raw-web-to-raid }
   *[turn] { raw-web-end-turn }
}
raw-hint-move-pass = { $asked-id ->
    [life] Nechaj životy, kde sú
    [trap] Pascu teraz nespúšťaj
   *[zombie] Nechaj zombíka ležať
}
raw-hint-move-draw = Potiahni si vrchnú kartu balíka
raw-hint-move-feed = Nakŕm svoje príšery
raw-hint-move-hand = Vezmi si kartu do ruky
raw-hint-move-trophy = Vylož kartu ako trofej
raw-hint-move-free = Pusti von, kto je vnútri
raw-hint-move-keep = { $cards-count ->
    [0] Nenechaj si žiadnu kartu: všetkých sedem sú životy
   *[other] Nechaj si: { $cards }
}
raw-hint-move-underworld = Choď do podsvetia, hĺbka { $count } ({ $count }★)
raw-hint-move-take = Vezmi si túto kartu: { $card }
raw-hint-move-hunt = Ulov: { $card }
raw-hint-move-player = Vyber: { $seat-name }
raw-hint-move-stars = Zaplať { $count }★
raw-hint-move-pick = Vyber si: { $card }
raw-hint-move-life = Vezmi si do ruky tento život: { $card }
raw-hint-move-discard = Zahoď: { $card }
raw-hint-move-lay = Vylož: { $card }
raw-hint-move-down = Vylož lícom nadol: { $card }
raw-hint-move-put = Daj pod ňu: { $card }
raw-hint-move-leave = Nechaj odísť: { $spot_card }
raw-hint-move-bury = Daj kartu pod túto: { $spot_card }
raw-hint-move-hold = Použi: { $spot_card }
raw-hint-move-pay = Zaplať za túto kartu: { $spot_card }
raw-hint-move-turn = Otoč: { $spot_card }
raw-hint-move-attack = Útoč: { $spot_card }
raw-hint-move-skill = Použi zručnosť: { $spot_card }
raw-hint-move-target = Cieľ: { $spot_card }
raw-hint-move-double = Obe rany sem: { $spot_card }
raw-hint-move-split = Prvá rana sem: { $spot_card }
raw-hint-move-kill = Rovno zabi: { $spot_card }
raw-hint-move-trap = Spusti pascu: { $spot_card }
raw-hint-move-raid = Rabuj: { $spot_card }

raw-hint-rest = Nič iné, čo teraz môžeš urobiť, nemá väčšiu cenu.
raw-hint-fresh = { $victim-name } nemá obranu: { $spot_card } zostane v plnej sile a môže tam rabovať.
raw-hint-keep-lives = { $count ->
    [one] { $count } život ti dá čas.
    [few] { $count } životy ti dajú čas.
    [many] { $count } života ti dá čas.
   *[other] { $count } životov ti dá čas.
}
raw-hint-keep-few = { $count ->
    [one] Pozor, { $count } život je málo: jedno rabovanie a je koniec.
    [few] Pozor, { $count } životy sú málo: pár rabovaní a je koniec.
    [many] Pozor, { $count } života je málo: pár rabovaní a je koniec.
   *[other] Pozor, { $count } životov je málo: pár rabovaní a je koniec.
}
raw-hint-keep-defenders = Obrancovia na prvé ťahy: { $cards }.
raw-hint-keep-others = Za dva ťahy sa dá zaplatiť: { $cards }.
raw-hint-draw = Karta má väčšiu cenu než hviezdičky, ktoré by stála inde.
raw-hint-choice = Berieš si najlepšiu kartu; na výber ich je: { $count }.
raw-hint-choice-idle = Berieš si najlepšiu kartu z viacerých ({ $count }), a to za hviezdičky, ktoré inak sotva využiješ.
raw-hint-strong = Karta { $card } je silná ({ $stars }★).
raw-hint-monster = Karta { $card } je príšera: útočí, rabuje a bráni.
raw-hint-keyword = Karta { $card } má kľúčové slovo, ktoré rozhoduje o rabovaní.
raw-hint-feed = Všetky ti zostanú.
raw-hint-kills = Zabije kartu { $spot_card } (majiteľ: { $owner-name }).
raw-hint-wounds = Zraní kartu { $spot_card } (majiteľ: { $owner-name }).
raw-hint-opens = Otvára cestu k rabovaniu: { $victim-name }.
raw-hint-skill = Zručnosť karty { $spot_card } urobí teraz najviac.
raw-hint-skill-first = Karta { $spot_card } tým nič nestratí: veci idú prvé.
raw-hint-target = Tam má efekt najväčšiu cenu: { $spot_card }.
raw-hint-bearer = Tam urobí schopnosť najviac: { $spot_card }.
raw-hint-held = Vnútri má najväčšiu cenu: { $spot_card }.
raw-hint-trap = Teraz chytí útočníka.
raw-hint-turn = Karta { $spot_card } je zaplatená celá a príde do hry.
raw-hint-pay = Čím skôr je zaplatená, tým skôr hrá: { $spot_card }.
raw-hint-prison = Väzenie je prázdne: { $spot_card } môže držať nepriateľa.
raw-hint-hideout = Úkryt je prázdny: { $spot_card } môže chrániť príšeru.
raw-hint-bury = Karta, ktorá ti nechýba, posilní túto: { $spot_card }.
raw-hint-down = Celú ju teraz nezaplatíš; lícom nadol nemusí čakať: { $card }.
raw-hint-ability = Schopnosť na príšere v hre stojí za svoju cenu: { $card }.
raw-hint-spell = Kúzlo teraz urobí viac, než stojí: { $card }.
raw-hint-defends = Bez nej by ťa nikto nebránil: { $card }.
raw-hint-attacks = Čím skôr leží, tým skôr môže útočiť a rabovať: { $card }.
raw-hint-life = Ukradne život: { $victim-name }.
raw-hint-richest = { $victim-name } má čo stratiť.
raw-hint-throws-out = { $victim-name } tým vypadne z hry.
raw-hint-wins = Berie posledný život ({ $victim-name }) a vyhrávaš.
raw-hint-trophy = Trofej sa na konci počíta ako život.
raw-hint-trophy-life = Trofej je pre teba o život viac.
raw-hint-only-living = Tu vyhrá len ten, kto prežije: trofej by nemala cenu.
raw-hint-idle-stars = Zaplatia ju hviezdičky, ktoré by inak prepadli: { $card }.
raw-hint-idle-defence = Nikto ťa nebráni a dá sa hneď vyložiť: { $card }.
raw-hint-loot-card = Karta { $card } má v ruke väčšiu cenu.
raw-hint-empty-hand = Tvoja ruka je takmer prázdna.

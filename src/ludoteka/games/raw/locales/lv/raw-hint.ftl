# "What would you do?": the move a bot would make, and what speaks for it.

raw-hint-move-end = { $next-id ->
    [attack] { raw-web-to-attack }
    [wounds] { raw-web-let-fall }
    [raid] { raw-web-to-raid }
   *[turn] { raw-web-end-turn }
}
raw-hint-move-pass = { $asked-id ->
    [life] Atstāj dzīvības, kur tās ir
    [trap] Slazdu tagad neiedarbini
   *[zombie] Lai zombijs guļ
}
raw-hint-move-draw = Paņem kavas augšējo kārti
raw-hint-move-feed = Pabaro savus briesmoņus
raw-hint-move-hand = Paņem kārti rokā
raw-hint-move-trophy = Izliec kārti kā trofeju
raw-hint-move-free = Izlaid to, kas ir iekšā
raw-hint-move-keep = { $cards-count ->
    [0] Nepaturi nevienu kārti: visas septiņas ir dzīvības
   *[other] Paturi: { $cards }
}
raw-hint-move-underworld = Dodies pazemē, dziļums { $count } ({ $count }★)
raw-hint-move-take = Paņem šo kārti: { $card }
raw-hint-move-hunt = Nomedī: { $card }
raw-hint-move-player = Izvēlies: { $seat-name }
raw-hint-move-stars = Samaksā { $count }★
raw-hint-move-pick = Izvēlies: { $card }
raw-hint-move-life = Paņem rokā šo dzīvību: { $card }
raw-hint-move-discard = Nomet: { $card }
raw-hint-move-lay = Izliec: { $card }
raw-hint-move-down = Izliec aizklātu: { $card }
raw-hint-move-put = Liec apakšā: { $card }
raw-hint-move-leave = Atlaid: { $spot_card }
raw-hint-move-bury = Aproc kārti zem šīs: { $spot_card }
raw-hint-move-hold = Izmanto: { $spot_card }
raw-hint-move-pay = Maksā par šo: { $spot_card }
raw-hint-move-turn = Atklāj: { $spot_card }
raw-hint-move-attack = Uzbrūc ar šo: { $spot_card }
raw-hint-move-skill = Lieto prasmi: { $spot_card }
raw-hint-move-target = Mērķis: { $spot_card }
raw-hint-move-double = Abi ievainojumi šeit: { $spot_card }
raw-hint-move-split = Pirmais ievainojums šeit: { $spot_card }
raw-hint-move-kill = Uzreiz nogalini: { $spot_card }
raw-hint-move-trap = Iedarbini slazdu: { $spot_card }
raw-hint-move-raid = Laupi ar šo: { $spot_card }

raw-hint-rest = Nekas cits tagad nav vērtīgāks.
raw-hint-fresh = { $victim-name } ir bez aizstāvjiem: { $spot_card } paliek možs un var tur laupīt.
raw-hint-keep-lives = { $count ->
    [zero] { $count } dzīvību dod tev laiku.
    [one] { $count } dzīvība dod tev laiku.
   *[other] { $count } dzīvības dod tev laiku.
}
raw-hint-keep-few = { $count ->
    [zero] Uzmanies, { $count } dzīvību ir maz: dažas laupīšanas, un viss.
    [one] Uzmanies, { $count } dzīvība ir maz: viena laupīšana, un viss.
   *[other] Uzmanies, { $count } dzīvības ir maz: dažas laupīšanas, un viss.
}
raw-hint-keep-defenders = Aizstāvji pirmajiem gājieniem: { $cards }.
raw-hint-keep-others = Divos gājienos var samaksāt: { $cards }.
raw-hint-draw = Kārts ir vērtīgāka par zvaigznītēm, ko tā maksātu citur.
raw-hint-choice = Tu paņem labāko kārti; kāršu skaits: { $count }.
raw-hint-choice-idle = Tu paņem labāko no vairākām kārtīm ({ $count }), un par zvaigznītēm, ko citādi diez vai izmantosi.
raw-hint-strong = Kārts { $card } ir stipra ({ $stars }★).
raw-hint-monster = Kārts { $card } ir briesmonis: tas uzbrūk, laupa un aizstāv.
raw-hint-keyword = { $card }: šai kārtij ir atslēgvārds, kas izšķir laupīšanu.
raw-hint-feed = Visi paliek pie tevis.
raw-hint-kills = Nogalina kārti { $spot_card } (īpašnieks: { $owner-name }).
raw-hint-wounds = Ievaino kārti { $spot_card } (īpašnieks: { $owner-name }).
raw-hint-opens = Atver ceļu laupīšanai: { $victim-name }.
raw-hint-skill = Šī prasme tagad dod visvairāk: { $spot_card }.
raw-hint-skill-first = Kārts { $spot_card } ar to neko nezaudē: lietas iet pirmās.
raw-hint-target = Tur efekts ir visvērtīgākais: { $spot_card }.
raw-hint-bearer = Tur spēja dod visvairāk: { $spot_card }.
raw-hint-held = Iekšā tas ir visvērtīgākais: { $spot_card }.
raw-hint-trap = Tagad tas noķer uzbrucēju.
raw-hint-turn = Kārts { $spot_card } ir pilnībā samaksāta un nāk spēlē.
raw-hint-pay = Jo agrāk samaksāts, jo agrāk spēlē: { $spot_card }.
raw-hint-prison = Cietums ir tukšs: { $spot_card } var turēt pretinieku.
raw-hint-hideout = Slēptuve ir tukša: { $spot_card } var sargāt briesmoni.
raw-hint-bury = Lieka kārts padara izturīgāku: { $spot_card }.
raw-hint-down = Visu tagad nevari samaksāt; aizklātai tai nav jāgaida: { $card }.
raw-hint-ability = Uz briesmoņa spēlē šī spēja ir savas cenas vērta: { $card }.
raw-hint-spell = Burvestība tagad dod vairāk, nekā maksā: { $card }.
raw-hint-defends = Bez tās tevi neviens neaizstāvētu: { $card }.
raw-hint-attacks = Jo agrāk tā ir izlikta, jo agrāk var uzbrukt un laupīt: { $card }.
raw-hint-life = Nozog dzīvību: { $victim-name }.
raw-hint-richest = { $victim-name } var daudz zaudēt.
raw-hint-throws-out = { $victim-name } ar to izkrīt no spēles.
raw-hint-wins = Paņem pēdējo dzīvību ({ $victim-name }), un tu uzvari.
raw-hint-trophy = Trofeja beigās skaitās kā dzīvība.
raw-hint-trophy-life = Trofeja tev ir par dzīvību vairāk.
raw-hint-only-living = Šeit uzvar tikai tas, kas paliek dzīvs: trofeja neko nedotu.
raw-hint-idle-stars = To tagad var samaksāt ar zvaigznītēm, kas citādi pazustu: { $card }.
raw-hint-idle-defence = Tevi neviens neaizstāv, un to var izlikt uzreiz: { $card }.
raw-hint-loot-card = Kārts { $card } rokā ir vērtīgāka.
raw-hint-empty-hand = Tava roka ir gandrīz tukša.

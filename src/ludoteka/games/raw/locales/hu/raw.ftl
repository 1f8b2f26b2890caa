# RAW. How names and fields are made: docs/texts.md. What a card says: raw-cards.ftl. The names of the
# cards are in the deck itself, by language. Kinds, types and variants, and a card in full:
# raw-names.ftl. A rule's sentence: raw-rules.ftl. Terms: the project's glossary, section 4.
# Names stand first or behind a colon, without article or suffix; no article stands before a variable.

raw-help =
    ▶ ▲ A B …      aki soron van; aki kezdett; a játékosok betűjele
    VÉDTELEN       ezt a játékost semmi sem védi: jöhetnek a fosztogatók
     3 Laza bordák /skull 1/2   a 3. lap: csontváz, szívóssága 2, van 1 sebe
    +Vasállkapocs: a képessége, és amit az ad neki
    elfordítva     nem támad, nem véd, nem fosztogat, nem használ fortélyt
    rejtve: 7, fogságban: 7, benne: 3   melyik lap van melyik alatt
    (támadás)      fázis, amely minden játékos első köréből kimarad
    →17 ×2, ←3     a 17. lapra csap le (kétszer; † azonnal megöli); a 3. csap le rá
    ▒              képpel lefelé fekvő lap, a száma és a már kifizetett csillagok
    ▸ ✓            most használható vagy választható; most ki tudod fizetni
    ★              csillag: körönként 7; minden megetetett szörny egybe kerül,
                   a többiért lapokat játszhatsz ki
    „lay doormat” vagy csak „doormat” kijátssza a lapot, „info doormat” bemutatja.
    „3>17”: a 3. lap megtámadja a 17. lapot; „3>17 double”: mindkét sebbel,
    „3>17+18”: elosztva, „3>17 kill”: azonnal megöli, ha a 3. lap képes rá.
    „end”: a kijátszás, támadás, fosztogatás vége. „info backburn”: mit jelent.

raw-expected = „lay doormat”, „attack 3”, „3>17”, „raid 3”, „target 17”, „player B”, „feed”, „pass” vagy „end”; „moves” felsorolja, mi lehetséges most

## Of which kind the words in these fields are

raw-field-spot-card = card
raw-field-cause-card = card
raw-field-cause-cards = card
raw-field-way-card = card
raw-field-stopper = card
raw-field-does-kind = kind
raw-field-holder-card = card
raw-field-first-card = card
raw-field-second-card = card
raw-field-cards = card
raw-field-paid = card
raw-field-trophy = card
raw-field-lives = card
raw-field-hand = card
raw-field-hands = card
raw-field-table = card
raw-field-kind-wanted = kind
raw-field-attacker = kind

## The table of results

raw-part-trophies = trófeák
raw-part-lives = életek
raw-part-stars = csillagok

## The board in the terminal: short words; what does not fit is shortened

raw-board-phase-drafting = Előkészületek: draft
raw-board-phase-keeping = Előkészületek: mely lapok lesznek az életeid?
raw-board-phase-harvest = gyűjtés
raw-board-phase-feeding = etetés
raw-board-phase-laying = kijátszás
raw-board-phase-attack = támadás
raw-board-phase-raid = fosztogatás
raw-board-phase-end = vége
raw-board-phase-over = Vége a játéknak
raw-board-turn = { $turn }. kör: { $name }
raw-board-turn-own = { $turn }. kör: te jössz
raw-board-asked = { $name }: { $what }
raw-board-asked-own = te: { $what }
raw-board-ask-pick = lapot választ
raw-board-ask-keep = életeket választ
raw-board-ask-harvest = lapot vesz el
raw-board-ask-take = az alvilágban jár
raw-board-ask-life = kézbe egy életet?
raw-board-ask-feed = eteti a szörnyeit
raw-board-ask-lay = lapokat játszik ki
raw-board-ask-bond = melyik szörny kapja?
raw-board-ask-bury = melyik lap kerül alá?
raw-board-ask-hold = ki kerül bele?
raw-board-ask-stake = hány csillag?
raw-board-ask-pay = hány csillag?
raw-board-ask-attack = támad
raw-board-ask-aim = mi a célpont?
raw-board-ask-split = és a második seb?
raw-board-ask-trap = jön egy csapda?
raw-board-ask-target = mi a célpont?
raw-board-ask-opponent = melyik ellenfél?
raw-board-ask-zombie = vissza a halott zombit?
raw-board-ask-raid = fosztogat
raw-board-ask-rob = kit foszt ki?
raw-board-ask-loot = kézbe vagy trófeának?
raw-board-stars = { $stars } csillag
raw-board-variants = Ez is érvényes: { $variants }
raw-board-variant-drafting = draft
raw-board-variant-hunt = vadászat
raw-board-variant-underworld = alvilág
raw-board-variant-summoning = megidézés
raw-board-variant-last-standing = az utolsó talpon maradó
raw-board-variant-trophies = a trófea is élet
raw-board-disabled = A kör végéig semmilyen ? nem működik.
raw-board-deck = Pakli: { $deck }
raw-board-discard = dobópakli: { $discard }, felül: { $cards }
raw-board-hunt = Vadászat:
raw-board-known = Ismered a pakli tetejét:
raw-board-you = te
raw-board-lives = { $lives } élet
raw-board-won = { $trophies } trófea
raw-board-hand = { $hand } lap kézben
raw-board-open = VÉDTELEN
raw-board-undefended = védtelen
raw-board-truce = Fegyverszünet: az első { $rounds } körében senki sem fosztogat.
raw-board-opening = Első kör: { $name } kezd, de csak { $stars } csillaggal.
raw-board-defended = védve
raw-board-ready = kész
raw-board-choosing = választ
raw-board-out = kiesett
raw-board-trophies = trófeák:
raw-board-final-lives = életek:
raw-board-final-hand = kézben:
raw-board-face-down = képpel lefelé:
raw-board-hidden = rejtve: { $holder }
raw-board-hidden-ability = rejtve: { $holder } (képesség)
raw-board-imprisoned = fogságban: { $holder }
raw-board-imprisoned-ability = fogságban: { $holder } (képesség)
raw-board-holds = benne: { $spot }
raw-board-buried = lap van alatta
raw-board-buried-card = alatta: { $name }
raw-board-tapped = elfordítva
raw-board-acted = fortély kész
raw-board-raided = fosztogatott
raw-board-spent = használva
raw-board-ability-spent = képesség használva
raw-board-changed = cserélve
raw-board-leaving = ELMEGY
raw-board-own-lives = Az életeid ({ $lives }):
raw-board-own-hand = { $hand ->
    [0] A kezed üres.
   *[other] A kezedben ({ $hand }):
}
raw-board-pack = A csomag előtted:
raw-board-loot = Lopott lap: { $card }
raw-board-choice-keep = A választásod, amit megtartasz: { $places }
raw-board-choice-pick = A választásod: { $card }

## What happened

# A number stands only where two cards of the same name lie on the table.
raw-spot-number = { $spot_twin ->
    [yes] { " " }({ $spot })
   *[no] { "" }
}
raw-holder-number = { $holder_twin ->
    [yes] { " " }({ $holder })
   *[no] { "" }
}
raw-first-number = { $first_twin ->
    [yes] { " " }({ $first })
   *[no] { "" }
}
raw-second-number = { $second_twin ->
    [yes] { " " }({ $second })
   *[no] { "" }
}
raw-spot = { $spot_card ->
    [none] { $spot }. lap
   *[other] { $spot_card }{ raw-spot-number }
}
raw-holder = { $holder_card ->
    [none] { $holder }. lap
   *[other] { $holder_card }{ raw-holder-number }
}
raw-first = { $first_card ->
    [none] { $first }. lap
   *[other] { $first_card }{ raw-first-number }
}
raw-second = { $second_card ->
    [none] { $second }. lap
   *[other] { $second_card }{ raw-second-number }
}
# Miért történik, ha abban a pillanatban senki sem teszi; a mondat előtt áll.
raw-cause = { $cause ->
    [dead] { $cause_card } halála:{ " " }
    [skill] { $cause_card } fortélya:{ " " }
    [trap] { $cause_card } csapdája:{ " " }
    [play] { $cause_card }:{ " " }
    [attack] { $cause_cards } támadása:{ " " }
    [blood] Vámpírharapás:{ " " }
    [backburn] Visszacsapó láng:{ " " }
    [sick] Betegség:{ " " }
    [both] Betegség és visszacsapó láng:{ " " }
   *[other] { "" }
}
# Mit tesz egy fortély, ahogy a lapon áll.
raw-deed = { $does ->
    [draw] : húzás { $does_amount }
    [steal] : lopás { $does_amount }
    [exhume] : kiásás { $does_amount }
    [summon] : { $does_kind } előhívása
    [heal] : gyógyítás
    [repair] : javítás
    [hide] : elrejtés
    [kill] : megölés
    [destroy] : elpusztítás
    [damage] : sebzés { $does_amount }
    [tap] : elfordítás
    [imprison] : fogságba ejtés
    [disable] : a ? kikapcsolása
   *[none] { "" }
}
# Csak ha a felfordított lap engedi.
raw-deed-burning = { $does_burning ->
    [yes] { " " }?
   *[no] { "" }
}
raw-spot-of = { $spot_owner ->
    [none] { raw-spot }
   *[other] { $spot_owner-me ->
        [yes] a te lapod, { raw-spot },
       *[no] { $spot_owner-name } lapja, { raw-spot },
    }
}
# Ami elmarad, mert semmi sem ég.
raw-burned-out = { $burning ->
    [skill] a fortély ?-je hatástalan.
    [trap] a csapda ?-je hatástalan.
    [dead] ennek a halálnak a ?-je hatástalan.
    [play] a lap ?-je hatástalan.
   *[none] { $spot ->
        [0] nem történik semmi.
       *[other] { raw-spot } nem tesz semmit.
    }
}
# Ami átengedi a rablót a védőkön.
raw-way = { $way ->
    [own] { " " }(„közvetlen fosztogatás”: a védők nem számítanak)
    [card] { " " }({ $way_card }: a védők nem számítanak)
   *[none] { "" }
}
raw-first-of = { $first_owner ->
    [none] { raw-first }
   *[other] { raw-first }, { $first_owner-me ->
        [yes] a te lapod
       *[no] { $first_owner-name } lapja
    }
}
raw-second-of = { $second_owner ->
    [none] { raw-second }
   *[other] { raw-second }, { $second_owner-me ->
        [yes] a te lapod
       *[no] { $second_owner-name } lapja
    }
}
raw-stars-left = { $stars ->
    [0] nem marad csillag
   *[other] marad { $stars } csillag
}

raw-event-set-up = { $first-me ->
    [yes] Te kezdesz
   *[no] { $first-name } kezd
}. A pakliban { $deck } lap van.
raw-event-dealt = { $cards ->
    [none] Mindenki { $count } lapot kap.
   *[other] Ezeket a lapokat kapod: { $cards }.
}
raw-event-ready = { $seat-me ->
    [yes] Választottál.
   *[no] { $seat-name } választott.
}
raw-event-packs-passed = { $card ->
    [none] A csomagok továbbmennek balra; { $left } lap marad mindegyikben.
   *[other] Ezt a lapot választod: { $card }. { $cards-count ->
        [0] Vége a draftnak.
       *[other] A következő csomagod: { $cards }.
    }
}
raw-event-hunt-laid = Nyíltan fekszik a vadászathoz: { $cards }.
raw-event-lives-laid = Mindenki letette az életeit: { $lives-shares }.{ $cards ->
    [none] { "" }
   *[other] { " " }A tieid: { $cards }.
}
raw-event-turn-began = { $seat-me ->
    [yes] Te jössz
   *[no] { $seat-name } jön
} ({ $turn }. kör).{ $first ->
    [yes] { " " }{ $seat-me ->
        [yes] Ez az első köröd
       *[no] Ez az első köre
    }: nincs benne etetés, támadás és fosztogatás.
   *[no] { "" }
}
raw-event-ritual-ended = Véget ér ez a rituálé: { $card }{ raw-spot-number }.
raw-event-drew = { raw-cause }{ $seat-me ->
    [yes] húzol egy lapot
   *[no] { $seat-name } húz egy lapot
}{ $card ->
    [none] .
   *[other] : { $card }.
}
raw-event-hunted = { $seat-me ->
    [yes] Vadászol, a zsákmányod
   *[no] { $seat-name } vadászik, a zsákmánya
}: { $card }.
raw-event-row-filled = Új lap a vadászathoz: { $card }.
raw-event-descended = { $seat-me ->
    [yes] Leszállsz
   *[no] { $seat-name } leszáll
} az alvilágba { $count } lap mélyre; { raw-stars-left }.{ $cards ->
    [none] { "" }
   *[other] { " " }Odalent ez van: { $cards }.
}
raw-event-taken = { $seat-me ->
    [yes] Felhozol egy lapot
   *[no] { $seat-name } felhoz egy lapot
}{ $card ->
    [none] , a helye felülről: { $place }.
   *[other] : { $card }.
}
raw-event-life-taken = { $trophy-id ->
    [none] { $seat-me ->
        [yes] Kézbe veszed egy életedet
       *[no] { $seat-name } kézbe veszi egy életét
    }{ $card ->
        [none] .
       *[other] : { $card }.
    }
   *[other] { $seat-me ->
        [yes] Kézbe veszed egy trófeádat
       *[no] { $seat-name } kézbe veszi egy trófeáját
    }: { $trophy }.
}
raw-event-fed = { $count ->
    [0] { $seat-me ->
        [yes] Nem etetsz meg
       *[no] { $seat-name } nem etet meg
    } senkit; { raw-stars-left }.
   *[other] { $seat-me ->
        [yes] Megetetsz
       *[no] { $seat-name } megetet
    } { $count } szörnyet; { raw-stars-left }.
}
raw-event-left = { $card }{ raw-spot-number } nem kap enni, és { $seat-me ->
    [yes] elhagy téged.
   *[no] elhagyja a gazdáját: { $seat-name }.
}
raw-event-laid = { $seat-me ->
    [yes] Kijátszod ezt
   *[no] { $seat-name } kijátssza ezt
}: { $card }{ raw-spot-number }; { raw-stars-left }.
raw-event-bonded = { raw-spot } új képessége: { $card }.
raw-event-buried = { $seat-me ->
    [yes] { raw-spot } alá temetsz egy lapot{ $card ->
        [none] .
       *[other] : { $card }.
    }
   *[no] { $seat-name } eltemet egy lapot ez alá: { raw-spot }{ $card ->
        [none] .
       *[other] ; a lap: { $card }.
    }
}
raw-event-unburied = { $card ->
    [none] Egy eltemetett lap visszakerül a kézbe; ez alatt volt: { raw-spot }.
   *[other] Visszakerül a kezedbe: { $card }; ez alatt volt: { raw-spot }.
}
raw-event-laid-down = { $seat-me ->
    [yes] Képpel lefelé kijátszol egy lapot
   *[no] { $seat-name } képpel lefelé kijátszik egy lapot
} ({ $spot }){ $card ->
    [none] { "" }
   *[other] : { $card }
}; eddig { $paid }★, { raw-stars-left }.
raw-event-paid = { $seat-me ->
    [yes] Fizetsz
   *[no] { $seat-name } fizet
} a képpel lefelé fekvő lapért ({ $spot }): eddig { $paid }★; { raw-stars-left }.
raw-event-turned = { $seat-me ->
    [yes] Felfordítod a lapot
   *[no] { $seat-name } felfordítja a lapot
} ({ $spot }): { $card }.
raw-event-hidden = { raw-spot } elrejtőzik; { $ability ->
    [yes] ennek a szörnynek a képessége rejti
   *[no] ez a lap rejti
}: { raw-holder }.
raw-event-imprisoned = { raw-spot-of } fogságba esik; { $ability ->
    [yes] ennek a szörnynek a képessége tartja fogva
   *[no] ez a lap tartja fogva
}: { raw-holder }.
raw-event-released = { raw-spot } kijön innen: { raw-holder }.
raw-event-skill-used = { $ability ->
    [yes] { raw-spot } beveti a képességétől ({ $card }) kapott fortélyt{ raw-deed }{ raw-deed-burning }.
   *[no] { raw-spot } beveti a fortélyát{ raw-deed }{ raw-deed-burning }.
}
raw-event-attacked = { raw-spot } { $mode ->
    [double] lecsap, méghozzá duplán: { raw-first-of }.
    [split] két lapra csap le: { raw-first-of }; { raw-second-of }.
    [kill] a torkának ugrik: { raw-first-of }.
   *[plain] lecsap erre a lapra: { raw-first-of }.
}
raw-event-trap-sprung = Bekattan egy csapda: { $ability ->
    [yes] { $card }, a viselője { raw-spot }
   *[no] { raw-spot }
}, { $seat-me ->
    [yes] a te lapod.
   *[no] { $seat-name } lapja.
}
raw-event-burned = { $card-id ->
    [none] Égetés{ $spot ->
        [0] { "" }
       *[other] { " – " }{ raw-spot }
    }: nem fordul fel lap, { $stopper ->
        [none] a ? nem működik.
       *[other] a ? nem működik; az ok: { $stopper }.
    }
   *[other] Égetés{ $spot ->
        [0] { $cause_card ->
            [none] { "" }
           *[other] { " – " }{ $cause_card }
        }
       *[other] { " – " }{ raw-spot }
    }: a felfordított lap { $card }. { $success ->
        [yes] Szörny, tehát ég: sikerült.
       *[no] Nem szörny, tehát nem ég: { raw-burned-out }
    }
}
raw-event-wounded = { raw-cause }{ raw-spot-of } { $count } sebet kap{ $endurance ->
    [0] .
   *[other] { " " }({ $in_all }/{ $endurance }).
}
raw-event-healed = { raw-cause }{ raw-spot-of } { $wounds ->
    [0] minden sebe eltűnik.
   *[other] gyógyul, még { $wounds } sebe van.
}
raw-event-tapped = { raw-cause }{ raw-spot-of } elfordul.
raw-event-disabled = { raw-cause }a kör végéig semmilyen ? nem működik.
raw-event-died = { raw-cause }{ $seat-me ->
    [yes] elveszíted ezt
   *[no] { $seat-name } elveszíti ezt
}: { $card }{ raw-spot-number }.
raw-event-zombie-returned = { $card } visszamászik { $seat-me ->
    [yes] a kezedbe
   *[no] { $seat-name } kezébe
}; az ára: { $paid }.
raw-event-stole = { raw-cause }{ $seat-me ->
    [yes] lopsz egy lapot
   *[no] { $seat-name } lop egy lapot
} { $victim-me ->
    [yes] a kezedből
   *[no] { $victim-name } kezéből
}{ $card ->
    [none] .
   *[other] : { $card }.
}
raw-event-exhumed = { raw-cause }{ $seat-me ->
    [yes] kiásod ezt
   *[no] { $seat-name } kiássa ezt
}: { $card }.
raw-event-summoned = { raw-cause }{ $seat-me ->
    [yes] hívsz valakit
   *[no] { $seat-name } hív valakit
}, és válaszol: { $card }{ raw-spot-number }.
raw-event-none-summoned = { raw-cause }egyetlen { $kind_wanted } sem válaszol.
raw-event-raided = { raw-spot } ellopja { $trophy-id ->
    [none] { $victim-me ->
        [yes] egy életedet
       *[no] { $victim-name } egyik életét
    }
   *[other] { $victim-me ->
        [yes] egy trófeádat ({ $trophy })
       *[no] { $victim-name } egyik trófeáját ({ $trophy })
    }
}{ raw-way }{ $card ->
    [none] .
   *[other] : { $card }.
}
raw-event-trophy-laid = { $seat-me ->
    [yes] Trófeaként kiteszed ezt
   *[no] { $seat-name } trófeaként kiteszi ezt
}: { $card }.
raw-event-eliminated = { $seat-me ->
    [yes] Nincs több életed: kiestél.
   *[no] { $seat-name } kiesik: nincs több élete.
} { $hand-count ->
    [0] Üres volt a kéz.
   *[other] Kézben volt: { $hand }.
}{ $table-count ->
    [0] { "" }
   *[other] { " " }Képpel lefelé vagy eltemetve feküdt: { $table }.
}
raw-event-shuffled = A halottak újra beállnak a sorba: a megkevert dobópakliból új pakli lesz, { $deck } lappal.
raw-event-turn-ended = { "" }
raw-event-game-over = Minden lap felfordul: vége a játéknak.

## What to do now

raw-prompt-pick = Válassz egy lapot; a többi továbbmegy balra.
raw-prompt-keep = Mely lapokat tartod meg a kezedben? Írd be a helyüket, például így: „keep 1 3” vagy „keep none”, legfeljebb { $most } lapot; a többi az életed.
raw-prompt-harvest = Gyűjtés: vegyél el egy lapot, a pakliból vagy máshonnan.
raw-prompt-take = Az alvilág { $count } lapját látod: vegyél el egyet.
raw-prompt-life = Az egyik életedet is kézbe veheted, vagy „pass”.
raw-prompt-feed = { $mouths ->
    [0] Nincs kit etetni: „feed”, és mehet tovább.
    [one] { $mouths } éhes szörny, { $stars }★: etesd meg („feed”), vagy engedd el.
   *[other] { $mouths } éhes szörny, { $stars }★: engedd el, akit akarsz, aztán etesd meg a többit („feed”).
}
raw-prompt-lay = Játssz ki lapokat ({ $stars }★), aztán „end”.
raw-prompt-bond = { $card }: melyik szörny kapja?
raw-prompt-bury = { raw-spot }: melyik lapot temeted alá a kezedből?
raw-prompt-hold = { raw-spot }: melyik szörny kerül bele?
raw-prompt-stake = { $card } ({ $cost }★) képpel lefelé: hány csillagot fizetsz most?
raw-prompt-pay = { raw-spot }: még { $rest }★ van hátra. Mennyit fizetsz most?
raw-prompt-attack = Támadj, vagy használj fortélyokat; „end” után hullanak a sebek.
raw-prompt-aim = { raw-spot } támad: mit?
raw-prompt-split = { raw-spot } lecsap: { raw-first }, és még mire?
raw-prompt-trap = { $attackers-count ->
    [one] Megtámadtak: használj csapdát, vagy „pass”.
   *[other] Megtámadott { $attackers-count } szörny: használj csapdát, vagy „pass”.
}
raw-prompt-target = Válassz célpontot: { $effect }{ $effect-id ->
    [damage] { " " }{ $amount }.
   *[other] .
}
raw-prompt-opponent = Válassz ellenfelet: { $effect }.
raw-prompt-zombie = { $card } meghalt, de nem nagyon: dobj el egy lapot, hogy visszavedd, vagy „pass”.
raw-prompt-raid = Fosztogatás: ki lopjon? „end”: vége a körödnek.
raw-prompt-rob = { raw-spot } életet lop: kitől?
raw-prompt-loot = Ezt loptad: { $card } ({ $card-cost }★). Kézbe veszed, vagy nyíltan kiteszed trófeának?

raw-effect-damage = sebzés
raw-effect-kill = megölés
raw-effect-destroy = elpusztítás
raw-effect-tap = elfordítás
raw-effect-heal = gyógyítás
raw-effect-repair = javítás
raw-effect-hide = elrejtés
raw-effect-imprison = fogságba ejtés
raw-effect-steal = lopás

## What a move means

raw-keywords = { $keywords-count ->
    [0] { "" }
   *[other] : { $keywords-ids }
}
raw-move-end = kész
raw-move-pass = köszönöm, nem
raw-move-draw = a pakli legfelső lapja
raw-move-feed = egy-egy csillag mindegyikért, amelyik marad
raw-move-hand = { $last ->
    [yes] nem ér semmit: a játéknak most vége
   *[no] hogy később kijátszd
}
raw-move-trophy = { $counts ->
    [nothing] itt nem ér semmit: csak az győz, aki életben marad
    [life] eggyel több élet, amíg el nem veszik tőled
    [both] a végén számít, és addig életnek is jó
   *[point] a végén számít, és senki sem veheti el
}
raw-move-free = kiengeded, aki benne van
raw-move-keep = { $lives } élet
raw-move-underworld = { $count ->
    [one] { $count } csillagért megnézed a legfelső lapot, és elveszed
   *[other] { $count } csillagért megnézed a felső { $count } lapot, és elveszel egyet
}
raw-move-take = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-hunt = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-player = { $seat-name }: { $lives } élet, { $hand } lap kézben
raw-move-stars = { "" }
raw-move-pick = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-life = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-discard = { $card } ({ $card-cost }★)
raw-move-lay = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-down = { $card } ({ $card-cost }★), képpel lefelé, az ár egy részéért
raw-move-put = { $card } ({ $card-cost }★)
raw-move-leave = nem eteted meg: { $spot_card } ({ $wounds }/{ $endurance }){ raw-keywords }
raw-move-bury = egy lap ez alá: { $spot_card }; szívósság +1
raw-move-hold = használod: { $spot_card }
raw-move-pay = ezért: { $spot_card } (eddig { $paid }★)
raw-move-turn = { $spot_card }, teljesen kifizetve
raw-move-attack = ezzel: { $spot_card } ({ $wounds }/{ $endurance }){ raw-keywords }
raw-move-skill = { $spot_card }: { $does }
raw-move-target = { raw-owned }
raw-move-double = mindkét seb ide: { raw-owned }
raw-move-split = egy seb ide: { raw-owned }, egy pedig egy másik lapra
raw-move-kill = azonnal megölöd: { raw-owned }
raw-move-trap = { $spot_card }: { $does }
raw-move-raid = ezzel: { $spot_card }{ raw-keywords }
raw-owned = { $spot_card } ({ $wounds }/{ $endurance }), { $spot_owner-me ->
    [yes] a te lapod
   *[no] { $spot_owner-name } lapja
}

## Why a move is not allowed, or should be thought over

raw-why-one-life = Megtartasz { $kept } lapot, és egyetlen életed marad: már egy fosztogatás is elég.
raw-why-hurts-your-own = { raw-spot } a te lapod.
raw-why-not-wounded = { raw-spot } nem sebesült: a gyógyításnak rajta nincs hatása. Egy másik lapod sebesült.
raw-why-nobody-wounded = { $card } most senkit sem tudna meggyógyítani, mert senkinek sincs sebe: nem történik semmi.
raw-why-no-effect = { $card } nem találna célpontot, és nem történne semmi.
raw-why-counts-no-more = { $victim-name } elvesztette az utolsó életét, és a játéknak vége: a kezedben a lap már nem ér semmit.
raw-why-empty-handed = Egyetlen lapot sem tartasz meg: üres kézzel csak azt játszhatod ki, amit húzol.
raw-why-still-to-lay = Nincs, aki támadjon, ezért a köröd itt véget ér. Van { $stars }★-od, és ezt még kijátszhatod: { $card }.
raw-why-stars-lost = Van { $stars }★-od, és ezt még kijátszhatod: { $card }. Ezután ebben a körben már nem játszhatsz ki lapot, és a csillagok elvesznek.
raw-why-still-to-attack = { $count ->
    [one] { raw-spot } még támadhat. Ezzel véget ér a köröd.
   *[other] Még { $count } szörnyed támadhat. Ezzel véget ér a köröd.
}
raw-why-only-your-own = { $card } csak a saját lapodat találná el: { raw-spot }.
raw-why-only-a-rivals = { $card } ide kerülne: { raw-spot } ({ $spot_owner-name }). Másik szörny nincs hozzá.

raw-why-first-turn = Ez az első köröd: nincs benne etetés, támadás és fosztogatás.
raw-why-after-laying = A támadások és a fortélyok a következő fázisban jönnek: előbb fejezd be a lapok kijátszását.
raw-why-truce = Fegyverszünet van: az első { $rounds } körben senki sem fosztogat.
raw-why-not-now = Ez akkor lehetséges, { $verb }; most { $asked }.
raw-why-not-in-pack = Ez a lap nincs a csomagodban: { $card }.
raw-why-wrong-payment = Nem fizethetsz ennyit: { $count }★. Legfeljebb annyit, amennyi még hátravan, és { $stars }★ van nálad; ha képpel lefelé játszol ki lapot, legalább 1★ maradjon későbbre.
raw-why-no-variant = Most nem játszunk ezzel a változattal: { $variant }.
raw-why-empty-place = A vadászatnál ezen a helyen nincs lap: { $count }.
raw-why-too-deep = Nem mehetsz { $count } lap mélyre: { $stars }★ van nálad, és a pakliban { $deck } lap van.
raw-why-not-seen = Csak { $seen } lapot látsz, ilyen sorszámú nincs köztük: { $count }.
raw-why-too-few-stars = Nem etetheted meg mindet, mert csak { $stars }★ van nálad: válaszd ki, ki megy el.
raw-why-nobody-inside = Ez alatt a lap alatt nincs senki: { raw-spot }.
raw-why-not-in-hand = Ez a lap nincs a kezedben: { $card }.
raw-why-no-part = { $card } ára 1★: nincs mit részletekben fizetni.
raw-why-no-stars = Nincs több csillagod.
raw-why-too-dear = { $card } ára { $cost }★, de nálad csak { $stars }★ van.
raw-why-no-bearer = Nincs szörny, amely megkaphatná ezt: { $card }.
raw-why-no-life = Ez a lap nincs az életeid között: { $card }.
raw-why-yourself = Ez te vagy.
raw-why-is-out = { $other-name } már kiesett a játékból.
raw-why-defended = { $other-name } védve van, vagy nincs ellopható élete.
raw-why-empty-hand = { $other-name } kezében nincs lap.
raw-why-no-target = { $other-name } nem választható: nincs olyan lapja, amelyre ez hatna.
raw-why-no-card-there = Nincs ilyen számú lap az asztalon: { $spot }.
raw-why-not-to-feed = { raw-spot } nem tőled vár ennivalót, vagy már elmegy.
raw-why-not-yours = { raw-spot } nem a tiéd.
raw-why-not-face-down = { raw-spot } képpel felfelé fekszik.
raw-why-just-laid = Ez a lap ebben a körben került az asztalra képpel lefelé: { raw-spot }. Várj egy későbbi körre.
raw-why-not-paid = Ez a lap még nincs kifizetve: { raw-spot }. Hátravan { $rest }★.
raw-why-all-paid = Ez a lap már ki van fizetve: { raw-spot }. Felfordíthatod.
raw-why-face-down = Ez a lap képpel lefelé fekszik: { raw-spot }. Nem csinál semmit, és vele sem lehet csinálni semmit.
raw-why-no-skeleton = { raw-spot } nem csontváz: lapot csak csontváz alá lehet temetni.
raw-why-already-buried = { raw-spot } alatt már van lap.
raw-why-imprisoned = { raw-spot } fogságban van.
raw-why-no-hand-card = Nincs a kezedben lap, amelyet eltemethetnél.
raw-why-no-holder = { raw-spot } se nem rejtekhely, se nem börtön.
raw-why-tapped = { raw-spot } el van fordítva.
raw-why-already-changed = Ezt a lapot ebben a kijátszási fázisban már használtad: { raw-spot }.
raw-why-nobody-to-hold = Nincs kit beletenni: { raw-spot }.
raw-why-a-ritual = { raw-spot } rituálé: nem cselekszik, és semmi sem hat rá.
raw-why-no-skill = { raw-spot }: nincs ilyen fortélya.
raw-why-no-trap = { raw-spot }: nincs ilyen csapdája.
raw-why-a-thing = { raw-spot } tárgy: a tárgyak nem támadnak és nem fosztogatnak.
raw-why-spent = Ezt a lapot ebben a körben már használtad: { raw-spot }.
raw-why-acted = { raw-spot } ebben a körben már támadott, vagy bevetette a fortélyát.
raw-why-nothing-to-attack = { raw-spot } most semmit sem tud megtámadni.
raw-why-raided = { raw-spot } ebben a körben már fosztogatott.
raw-why-all-defended = Védve van mindenki, akit kifoszthatna: { raw-spot }.
raw-why-your-own = { raw-spot } a te lapod.
raw-why-hidden = { raw-spot } el van rejtve.
raw-why-ghost = { raw-spot } szellem: egy { $attacker } csak átszalad rajta.
raw-why-protected = { raw-spot } védett a szörnyed fajtájától: { $attacker }.
raw-why-thing-unkillable = { raw-spot } tárgy: összetörni lehet, megölni nem.
raw-why-no-instant-kill = A szörnyed ezt nem ölheti meg azonnal: { raw-spot }.
raw-why-not-split = A második seb nem kerülhet ide: { raw-spot }.
raw-why-no-second = Nincs másik lap, amelyre a második seb kerülhetne. Az első itt van: { raw-spot }.
raw-why-no-double = A szörnyed ez ellen nem sebez duplán: { raw-spot }.
raw-why-no-monster = { raw-spot } nem szörny.
raw-why-has-ability = Már van képessége: { raw-spot }.
raw-why-inside-already = { raw-spot } már egy másik lap alatt van.
raw-why-wrong-side = { raw-spot } a rossz oldalon áll: a rejtekhelybe a saját szörnyeid valók, a börtönbe a többieké.
raw-why-a-holder = { raw-spot } maga is őriz valakit: ebből csak gubanc lenne.
raw-why-itself = Egyetlen lap sem használhatja a fortélyát saját magán.
raw-why-wrong-target = Ennek nem lehet a célpontja: { raw-spot }.

## When the word of a move may be typed: behind “akkor lehetséges,”

raw-verb-end = amikor kijátszol, támadsz vagy fosztogatsz
raw-verb-pass = ha visszautasíthatsz valamit
raw-verb-draw = amikor a gyűjtés fázisában vagy
raw-verb-feed = amikor az etetés fázisában vagy
raw-verb-hand = ha éppen elloptál egy életet
raw-verb-trophy = ha éppen elloptál egy életet
raw-verb-free = ha van valaki a rejtekhelyedben vagy a börtönödben
raw-verb-keep = amikor a játék előtt életeket választasz
raw-verb-underworld = amikor a gyűjtés fázisában vagy
raw-verb-take = amikor az alvilág lapjait nézed
raw-verb-hunt = amikor a gyűjtés fázisában vagy
raw-verb-player = amikor ellenfelet választasz
raw-verb-stars = amikor képpel lefelé fekvő lapért fizetsz
raw-verb-pick = amikor a draftban lapot választasz
raw-verb-life = amikor a gyűjtés fázisában vagy
raw-verb-discard = ha éppen meghalt egy zombid
raw-verb-lay = amikor a kijátszás fázisában vagy
raw-verb-down = amikor a kijátszás fázisában vagy
raw-verb-put = amikor csontváz alá temetsz lapot
raw-verb-leave = amikor az etetés fázisában vagy
raw-verb-bury = amikor a kijátszás fázisában vagy
raw-verb-hold = amikor a kijátszás fázisában vagy
raw-verb-pay = amikor a kijátszás fázisában vagy
raw-verb-turn = amikor a kijátszás fázisában vagy
raw-verb-attack = amikor a támadás fázisában vagy
raw-verb-skill = amikor a támadás fázisában vagy
raw-verb-target = ha egy támadáshoz vagy hatáshoz célpont kell
raw-verb-double = ha a támadásod duplán sebez
raw-verb-split = ha a támadásod duplán sebez
raw-verb-kill = ha a támadásod azonnal megölhet egy szörnyet
raw-verb-trap = amikor megtámadnak
raw-verb-raid = amikor a fosztogatás fázisában vagy

## What the player does at the moment: behind “most”

raw-asked-pick = lapot választasz a csomagból
raw-asked-keep = azt választod ki, mely lapokat tartod meg
raw-asked-harvest = egy lapot veszel el
raw-asked-take = az előtted lévő lapok közül veszel el egyet
raw-asked-life = egy életet vehetsz kézbe
raw-asked-feed = a szörnyeidet eteted
raw-asked-lay = lapokat játszol ki
raw-asked-bond = azt választod ki, melyik szörny kapja a képességet
raw-asked-bury = azt választod ki, melyik lapot temeted el
raw-asked-hold = azt választod ki, ki kerül bele
raw-asked-stake = azt választod ki, hány csillagot fizetsz
raw-asked-pay = azt választod ki, hány csillagot fizetsz
raw-asked-attack = támadsz
raw-asked-aim = azt választod ki, mit támadsz meg
raw-asked-split = a második lapot választod ki
raw-asked-trap = csapdát használhatsz
raw-asked-target = célpontot választasz
raw-asked-opponent = ellenfelet választasz
raw-asked-zombie = visszaveheted a zombidat
raw-asked-raid = fosztogatsz
raw-asked-rob = azt választod ki, kit fosztasz ki
raw-asked-loot = a kéz és a trófea közül választasz

## How it ended

raw-end-life-lost = Valaki elvesztette az utolsó életét. A trófeák és az életek számítanak, egyenlőségnél a rajtuk lévő csillagok.
raw-end-last-standing = Csak egyvalaki maradt talpon.
raw-end-stalemate = 150 kör után senki sem elég halott. A trófeák és az életek számítanak, egyenlőségnél a rajtuk lévő csillagok.

## Options

raw-option-drafting = az első hét lap draftja: mindenki választ egyet, a többit továbbadja balra
raw-option-hunt = négy lap nyíltan fekszik; a gyűjtésben a pakli lapja helyett elvehetsz egyet közülük
raw-option-underworld = a gyűjtésben csillagokért ugyanannyi lapot megnézhetsz a pakliból, és egyet elvehetsz
raw-option-summoning = lapot képpel lefelé, az ára egy részéért is ki lehet játszani; a többit később kell kifizetni
raw-option-last-standing = aki elveszíti az utolsó életét, kiesik; az nyer, aki utoljára marad
raw-option-trophies = apart: a trófea biztonságban van, de senkit sem tart életben; lives: a trófea mindenben élet
raw-option-first = ki kezd: random – sorsolás, lobby – a helyek sorrendjében az első (a szabály szerint a legidősebb)
raw-option-opening = a kezdő csillagai: auto – két játékosnál mint a short; short – 3 az első körben (a 4. kiadás előtt kezdett játékokban 4); full – 7
raw-option-truce = mikortól lehet fosztogatni: auto – ötnél és hatnál mint az on; on – mindenki harmadik körétől; off – a másodiktól

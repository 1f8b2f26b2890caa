# RAW: what a card says, made from its effects by games/raw/readers/card_text.py, and what its keywords mean.
# Terms: the project's glossary, section 4. The English keyword stands first, as it is printed; a line
# has about 60 characters. A number and its noun are kept together by a no-break space.

## Properties

raw-board-text-burning = ? – útočí a rabuje, len ak sa podarí pálenie
raw-board-text-double-damage = dvojité zranenie! – pri útoku dáva 2 rany namiesto jednej
raw-board-text-instant-kill = okamžité zabitie! – pri útoku môže rovno zabiť príšeru
raw-board-text-direct = priame rabovanie! – rabuje aj vtedy, keď má súper obrancov
raw-board-text-sick = choroba! – pri každom svojom útoku dostane 1 ranu
raw-board-text-backburn = odvetný plameň! – príšera, ktorá na ňu zaútočí, dostane 1 ranu
raw-board-text-protection-zombie = ochrana pred zombíkmi – zombíci na ňu nemôžu útočiť
raw-board-text-protection-skull = ochrana pred kostlivcami – kostlivci na ňu nemôžu útočiť
raw-board-text-protection-ghost = ochrana pred duchmi – duchovia na ňu nemôžu útočiť
raw-board-text-protection-blood = ochrana pred upírmi – upíri na ňu nemôžu útočiť
raw-board-text-vs-zombie-double-damage = proti zombíkom: dvojité zranenie! – proti zombíkom dáva 2 rany
raw-board-text-vs-skull-double-damage = proti kostlivcom: dvojité zranenie! – proti kostlivcom dáva 2 rany
raw-board-text-vs-ghost-double-damage = proti duchom: dvojité zranenie! – proti duchom dáva 2 rany
raw-board-text-vs-blood-double-damage = proti upírom: dvojité zranenie! – proti upírom dáva 2 rany
raw-board-text-vs-beast-double-damage = proti príšerám: dvojité zranenie! – proti príšerám dáva 2 rany
raw-board-text-vs-thing-double-damage = proti veciam: dvojité zranenie! – proti veciam dáva 2 rany
raw-board-text-vs-zombie-instant-kill = proti zombíkom: okamžité zabitie! – napadnutého zombíka môže rovno zabiť
raw-board-text-vs-skull-instant-kill = proti kostlivcom: okamžité zabitie! – napadnutého kostlivca môže rovno zabiť
raw-board-text-vs-ghost-instant-kill = proti duchom: okamžité zabitie! – napadnutého ducha môže rovno zabiť
raw-board-text-vs-blood-instant-kill = proti upírom: okamžité zabitie! – napadnutého upíra môže rovno zabiť
raw-board-text-vs-beast-instant-kill = proti príšerám: okamžité zabitie! – napadnutú príšeru môže rovno zabiť
raw-board-text-guard = stráž. – bráni majiteľa pred rabovaním
raw-board-text-hideout = úkryt. – ukrýva jednu tvoju príšeru
raw-board-text-prison = väzenie! – väzní jednu súperovu príšeru
raw-board-text-disable-burning = vypnutie ? – kým je táto karta v hre, žiadne ? nefunguje
raw-board-text-kind-zombie = /zombík – príšera sa zmení na zombíka
raw-board-text-kind-skull = /kostlivec – príšera sa zmení na kostlivca
raw-board-text-kind-ghost = /duch – príšera sa zmení na ducha
raw-board-text-kind-blood = /upír – príšera sa zmení na upíra

## Effects: $n is how much, $target one of the phrases below, $printed a property as it is printed

raw-board-text-draw = { $n ->
    [one] ťahanie { $n } – potiahni si { $n } kartu z balíka
    [few] ťahanie { $n } – potiahni si { $n } karty z balíka
   *[other] ťahanie { $n } – potiahni si { $n } kariet z balíka
}
raw-board-text-steal = { $n ->
    [one] krádež { $n } – vezmi si { $n } náhodnú kartu z ruky jedného súpera
    [few] krádež { $n } – vezmi si { $n } náhodné karty z ruky jedného súpera
   *[other] krádež { $n } – vezmi si { $n } náhodných kariet z ruky jedného súpera
}
raw-board-text-exhume = { $n ->
    [one] vykopanie { $n } – vezmi si do ruky najvrchnejšiu príšeru zo skládky
    [few] vykopanie { $n } – vezmi si do ruky { $n } najvrchnejšie príšery zo skládky
   *[other] vykopanie { $n } – vezmi si do ruky { $n } najvrchnejších príšer zo skládky
}
raw-board-text-summon-zombie = privolanie zombíka – najbližší zombík z balíka príde do hry
raw-board-text-summon-skull = privolanie kostlivca – najbližší kostlivec z balíka príde do hry
raw-board-text-summon-ghost = privolanie ducha – najbližší duch z balíka príde do hry
raw-board-text-summon-blood = privolanie upíra – najbližší upír z balíka príde do hry
raw-board-text-heal = liečenie – úplne vylieč { $target }
raw-board-text-repair = oprava – úplne oprav { $target }
raw-board-text-hide = ukrytie – ukry pod túto kartu { $target }
raw-board-text-kill = zabitie – zabi { $target }
raw-board-text-destroy = zničenie – znič { $target }
raw-board-text-damage-one = { $n ->
    [one] zranenie { $n } – pridaj { $n } ranu na { $target }
    [few] zranenie { $n } – pridaj { $n } rany na { $target }
   *[other] zranenie { $n } – pridaj { $n } rán na { $target }
}
raw-board-text-damage-all = { $n ->
    [one] zranenie { $n } – pridaj po { $n } rane na { $target }
   *[other] zranenie { $n } – pridaj po { $n } ranách na { $target }
}
raw-board-text-tap = tapnutie – tapni { $target }
raw-board-text-imprison = uväznenie – uväzni pod touto kartou { $target }
raw-board-text-grant = { $printed } – zošli na { $target }
raw-board-text-disable-ritual = vypnutie ? – do tvojho ďalšieho ťahu žiadne ? nefunguje
raw-board-text-disable-turn = vypnutie ? – do konca ťahu žiadne ? nefunguje

## Targets: whole phrases, in the accusative, behind an imperative or “na”

raw-board-target-own-one-beast = jednu svoju príšeru
raw-board-target-own-all-beast = všetky svoje príšery
raw-board-target-foe-one-beast = jednu súperovu príšeru
raw-board-target-foe-all-beast = všetky príšery všetkých súperov
raw-board-target-foe-all-of-one-beast = všetky príšery jedného súpera
raw-board-target-any-one-beast = ľubovoľnú príšeru
raw-board-target-any-all-beast = všetky príšery v hre
raw-board-target-any-all-of-one-beast = všetky príšery jedného hráča
raw-board-target-own-one-thing = jednu svoju vec
raw-board-target-own-all-thing = všetky svoje veci
raw-board-target-foe-one-thing = jednu súperovu vec
raw-board-target-foe-all-thing = všetky veci všetkých súperov
raw-board-target-foe-all-of-one-thing = všetky veci jedného súpera
raw-board-target-any-one-thing = ľubovoľnú vec
raw-board-target-any-all-thing = všetky veci v hre
raw-board-target-any-all-of-one-thing = všetky veci jedného hráča
raw-board-target-own-one-card = jednu svoju príšeru alebo vec
raw-board-target-own-all-card = všetky svoje príšery a veci
raw-board-target-foe-one-card = jednu súperovu príšeru alebo vec
raw-board-target-foe-all-card = všetky príšery a veci všetkých súperov
raw-board-target-foe-all-of-one-card = všetky príšery a veci jedného súpera
raw-board-target-any-one-card = ľubovoľnú príšeru alebo vec
raw-board-target-any-all-card = všetky príšery a veci v hre
raw-board-target-any-all-of-one-card = všetky príšery a veci jedného hráča
raw-board-target-own-one-zombie = jedného svojho zombíka
raw-board-target-own-all-zombie = všetkých svojich zombíkov
raw-board-target-foe-one-zombie = jedného súperovho zombíka
raw-board-target-foe-all-zombie = všetkých zombíkov všetkých súperov
raw-board-target-foe-all-of-one-zombie = všetkých zombíkov jedného súpera
raw-board-target-any-one-zombie = ľubovoľného zombíka
raw-board-target-any-all-zombie = všetkých zombíkov v hre
raw-board-target-any-all-of-one-zombie = všetkých zombíkov jedného hráča
raw-board-target-own-one-skull = jedného svojho kostlivca
raw-board-target-own-all-skull = všetkých svojich kostlivcov
raw-board-target-foe-one-skull = jedného súperovho kostlivca
raw-board-target-foe-all-skull = všetkých kostlivcov všetkých súperov
raw-board-target-foe-all-of-one-skull = všetkých kostlivcov jedného súpera
raw-board-target-any-one-skull = ľubovoľného kostlivca
raw-board-target-any-all-skull = všetkých kostlivcov v hre
raw-board-target-any-all-of-one-skull = všetkých kostlivcov jedného hráča
raw-board-target-own-one-ghost = jedného svojho ducha
raw-board-target-own-all-ghost = všetkých svojich duchov
raw-board-target-foe-one-ghost = jedného súperovho ducha
raw-board-target-foe-all-ghost = všetkých duchov všetkých súperov
raw-board-target-foe-all-of-one-ghost = všetkých duchov jedného súpera
raw-board-target-any-one-ghost = ľubovoľného ducha
raw-board-target-any-all-ghost = všetkých duchov v hre
raw-board-target-any-all-of-one-ghost = všetkých duchov jedného hráča
raw-board-target-own-one-blood = jedného svojho upíra
raw-board-target-own-all-blood = všetkých svojich upírov
raw-board-target-foe-one-blood = jedného súperovho upíra
raw-board-target-foe-all-blood = všetkých upírov všetkých súperov
raw-board-target-foe-all-of-one-blood = všetkých upírov jedného súpera
raw-board-target-any-one-blood = ľubovoľného upíra
raw-board-target-any-all-blood = všetkých upírov v hre
raw-board-target-any-all-of-one-blood = všetkých upírov jedného hráča
raw-board-target-attacker-one-beast = jedného útočníka
raw-board-target-attacker-all-beast = všetkých útočníkov
raw-board-target-attacker-one-zombie = jedného útočiaceho zombíka
raw-board-target-attacker-all-zombie = všetkých útočiacich zombíkov
raw-board-target-attacker-one-skull = jedného útočiaceho kostlivca
raw-board-target-attacker-all-skull = všetkých útočiacich kostlivcov
raw-board-target-attacker-one-ghost = jedného útočiaceho ducha
raw-board-target-attacker-all-ghost = všetkých útočiacich duchov
raw-board-target-attacker-one-blood = jedného útočiaceho upíra
raw-board-target-attacker-all-blood = všetkých útočiacich upírov

## Keywords in one sentence

raw-board-keyword-zombie = zombík (/zombie) – keď zomrie, majiteľ môže ešte v tom ťahu zahodiť kartu z ruky a vziať si ho späť do ruky.
raw-board-keyword-skull = kostlivec (/skull) – jedna karta lícom nadol pod ním zvýši jeho výdrž o 1; keď zomrie, karta sa vráti do ruky.
raw-board-keyword-ghost = duch (/ghost) – z príšer naň môžu útočiť len duchovia, zručnosti a kúzla však naň platia; svojho majiteľa nebráni.
raw-board-keyword-blood = upír (/blood) – pri každom útoku si vylieči 1 staršiu ranu.
raw-board-keyword-burning = pálenie (?) – otoč vrchnú kartu balíka: efekt platí, len ak je to príšera.
raw-board-keyword-burning-property = pálenie (? v rohu) – pred útokom alebo rabovaním sa otočí vrchná karta balíka: len ak je to príšera, zaútočí alebo rabuje; inak je tapnutá.
raw-board-keyword-double-damage = dvojité zranenie (double damage!) – pri útoku dáva dve rany namiesto jednej, na jednu kartu alebo na dve.
raw-board-keyword-instant-kill = okamžité zabitie (instant kill!) – pri útoku môže rovno zabiť jednu príšeru; na veci to neplatí.
raw-board-keyword-direct = priame rabovanie (direct!) – môže kradnúť životy aj súperovi, ktorý má obrancov.
raw-board-keyword-sick = choroba (sick!) – pri každom svojom útoku sama dostane 1 ranu.
raw-board-keyword-backburn = odvetný plameň (backburn!) – každá príšera, ktorá na ňu zaútočí, dostane 1 ranu.
raw-board-keyword-protection = ochrana (protection) – príšery uvedeného druhu na ňu nemôžu útočiť.
raw-board-keyword-vs = proti (vs.) – bonus platí len proti uvedenému druhu karty.
raw-board-keyword-guard = stráž (guard.) – bráni majiteľa pred rabovaním, kým ju niekto nezničí.
raw-board-keyword-hideout = úkryt (hideout.) – ukrýva jednu príšeru pred všetkými nepriateľskými útokmi, zručnosťami a kúzlami.
raw-board-keyword-prison = väzenie (prison!) – väzní jednu súperovu príšeru, ktorá nemôže nič robiť, kým niekto väzenie nezničí.
raw-board-keyword-ritual = rituál (ritual) – kúzlo, ktoré trvá do začiatku tvojho ďalšieho ťahu.
raw-board-keyword-skill = zručnosť (skill) – efekt, ktorý môže príšera použiť namiesto útoku.
raw-board-keyword-skill-thing = zručnosť (skill) – efekt, ktorý môžeš použiť vo svojej fáze útoku.
raw-board-keyword-dead = po smrti (dead) – efekt, ktorý nastane, keď je príšera zabitá.
raw-board-keyword-trap = pasca (trap) – môžeš ju spustiť, keď na teba útočí súper; pôsobí len na príšery, ktoré útočia v tomto ťahu.
raw-board-keyword-draw = ťahanie (draw) – potiahni si vrchnú kartu z balíka.
raw-board-keyword-steal = krádež (steal) – vezmi si náhodnú kartu z ruky jedného súpera.
raw-board-keyword-exhume = vykopanie (exhume) – vezmi si do ruky najvrchnejšiu príšeru zo skládky.
raw-board-keyword-summon = privolanie (summon) – najbližšia príšera daného druhu v balíku príde zadarmo do hry na tvoju stranu.
raw-board-keyword-heal = liečenie (heal) – odstráň všetky rany z jednej príšery.
raw-board-keyword-repair = oprava (repair) – odstráň všetky rany z jednej veci.
raw-board-keyword-hide = ukrytie (hide) – ukry jednu svoju príšeru pred súpermi; chráni ju karta, na ktorej je toto slovo.
raw-board-keyword-kill = zabitie (kill) – príšera zomiera bez ohľadu na svoju výdrž.
raw-board-keyword-destroy = zničenie (destroy) – karta je zničená bez ohľadu na svoju výdrž.
raw-board-keyword-damage = zranenie (do damage) – pridaj na kartu uvedený počet rán.
raw-board-keyword-tap = tapnutie (tap) – karta sa otočí nabok a majiteľ ju v najbližšom ťahu nemôže použiť.
raw-board-keyword-disable-burning = vypnutie ? (disable ?) – efekty so znakom ? nefungujú.
raw-board-keyword-imprison = uväznenie (imprison) – príšera ide pod túto kartu a nemôže nič robiť, kým kartu niekto nezničí.
raw-board-keyword-grant = rituál s vlastnosťou – kým rituál leží, majú uvedené príšery túto vlastnosť, aj tie, ktoré prídu neskôr.
raw-board-keyword-kind = nový druh – príšera odteraz patrí k druhu z tejto karty a už nie k svojmu.

# RAW: what a card says, made from its effects by games/raw/wording.py, and what its keywords mean.
# Terms: the project's glossary, section 4. The English keyword stands first, as it is printed; a line
# has about 60 characters. A number and its noun are kept together by a no-break space.

## Properties

raw-board-text-burning = ? – útočí a rabuje, len ak sa podarí pálenie
raw-board-text-double-damage = double damage! – pri útoku dáva 2 rany namiesto jednej
raw-board-text-instant-kill = instant kill! – pri útoku môže rovno zabiť príšeru
raw-board-text-direct = direct! – rabuje aj vtedy, keď má súper obrancov
raw-board-text-sick = sick! – pri každom svojom útoku dostane 1 ranu
raw-board-text-backburn = backburn! – príšera, ktorá na ňu zaútočí, dostane 1 ranu
raw-board-text-protection-zombie = protection zombie – zombíci na ňu nemôžu útočiť
raw-board-text-protection-skull = protection skull – kostlivci na ňu nemôžu útočiť
raw-board-text-protection-ghost = protection ghost – duchovia na ňu nemôžu útočiť
raw-board-text-protection-blood = protection blood – upíri na ňu nemôžu útočiť
raw-board-text-vs-zombie-double-damage = vs. zombie: double damage! – proti zombíkom dáva 2 rany
raw-board-text-vs-skull-double-damage = vs. skull: double damage! – proti kostlivcom dáva 2 rany
raw-board-text-vs-ghost-double-damage = vs. ghost: double damage! – proti duchom dáva 2 rany
raw-board-text-vs-blood-double-damage = vs. blood: double damage! – proti upírom dáva 2 rany
raw-board-text-vs-beast-double-damage = vs. beast: double damage! – proti príšerám dáva 2 rany
raw-board-text-vs-thing-double-damage = vs. thing: double damage! – proti veciam dáva 2 rany
raw-board-text-vs-zombie-instant-kill = vs. zombie: instant kill! – napadnutého zombíka môže rovno zabiť
raw-board-text-vs-skull-instant-kill = vs. skull: instant kill! – napadnutého kostlivca môže rovno zabiť
raw-board-text-vs-ghost-instant-kill = vs. ghost: instant kill! – napadnutého ducha môže rovno zabiť
raw-board-text-vs-blood-instant-kill = vs. blood: instant kill! – napadnutého upíra môže rovno zabiť
raw-board-text-vs-beast-instant-kill = vs. beast: instant kill! – napadnutú príšeru môže rovno zabiť
raw-board-text-guard = guard. – bráni majiteľa pred rabovaním
raw-board-text-hideout = hideout. – ukrýva jednu tvoju príšeru
raw-board-text-prison = prison! – väzní jednu súperovu príšeru
raw-board-text-disable-burning = disable ? – kým je táto karta v hre, žiadne ? nefunguje
raw-board-text-kind-zombie = /zombie – príšera sa zmení na zombíka
raw-board-text-kind-skull = /skull – príšera sa zmení na kostlivca
raw-board-text-kind-ghost = /ghost – príšera sa zmení na ducha
raw-board-text-kind-blood = /blood – príšera sa zmení na upíra

## Effects: $n is how much, $target one of the phrases below, $printed a property as it is printed

raw-board-text-draw = { $n ->
    [one] draw { $n } – potiahni si { $n } kartu z balíka
    [few] draw { $n } – potiahni si { $n } karty z balíka
   *[other] draw { $n } – potiahni si { $n } kariet z balíka
}
raw-board-text-steal = { $n ->
    [one] steal { $n } – vezmi si { $n } náhodnú kartu z ruky jedného súpera
    [few] steal { $n } – vezmi si { $n } náhodné karty z ruky jedného súpera
   *[other] steal { $n } – vezmi si { $n } náhodných kariet z ruky jedného súpera
}
raw-board-text-exhume = { $n ->
    [one] exhume { $n } – vezmi si do ruky najvrchnejšiu príšeru zo skládky
    [few] exhume { $n } – vezmi si do ruky { $n } najvrchnejšie príšery zo skládky
   *[other] exhume { $n } – vezmi si do ruky { $n } najvrchnejších príšer zo skládky
}
raw-board-text-summon-zombie = summon – najbližší zombík z balíka príde do hry
raw-board-text-summon-skull = summon – najbližší kostlivec z balíka príde do hry
raw-board-text-summon-ghost = summon – najbližší duch z balíka príde do hry
raw-board-text-summon-blood = summon – najbližší upír z balíka príde do hry
raw-board-text-heal = heal – úplne vylieč { $target }
raw-board-text-repair = repair – úplne oprav { $target }
raw-board-text-hide = hide – ukry pod túto kartu { $target }
raw-board-text-kill = kill – zabi { $target }
raw-board-text-destroy = destroy – znič { $target }
raw-board-text-damage-one = { $n ->
    [one] do damage { $n } – pridaj { $n } ranu na { $target }
    [few] do damage { $n } – pridaj { $n } rany na { $target }
   *[other] do damage { $n } – pridaj { $n } rán na { $target }
}
raw-board-text-damage-all = { $n ->
    [one] do damage { $n } – pridaj po { $n } rane na { $target }
   *[other] do damage { $n } – pridaj po { $n } ranách na { $target }
}
raw-board-text-tap = tap – tapni { $target }
raw-board-text-imprison = imprison – uväzni pod touto kartou { $target }
raw-board-text-grant = { $printed } – zošli na { $target }
raw-board-text-disable-ritual = disable ? – do tvojho ďalšieho ťahu žiadne ? nefunguje
raw-board-text-disable-turn = disable ? – do konca ťahu žiadne ? nefunguje

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

raw-board-keyword-zombie = /zombie (zombík) – keď zomrie, majiteľ môže ešte v tom ťahu zahodiť kartu z ruky a vziať si ho späť do ruky.
raw-board-keyword-skull = /skull (kostlivec) – jedna karta lícom nadol pod ním zvýši jeho výdrž o 1; keď zomrie, karta sa vráti do ruky.
raw-board-keyword-ghost = /ghost (duch) – z príšer naň môžu útočiť len duchovia, zručnosti a kúzla však naň platia; svojho majiteľa nebráni.
raw-board-keyword-blood = /blood (upír) – pri každom útoku si vylieči 1 staršiu ranu.
raw-board-keyword-burning = ? (pálenie) – otoč vrchnú kartu balíka: efekt platí, len ak je to príšera.
raw-board-keyword-double-damage = double damage! (dvojité zranenie) – pri útoku dáva dve rany namiesto jednej, na jednu kartu alebo na dve.
raw-board-keyword-instant-kill = instant kill! (okamžité zabitie) – pri útoku môže rovno zabiť jednu príšeru; na veci to neplatí.
raw-board-keyword-direct = direct! (priame rabovanie) – môže kradnúť životy aj súperovi, ktorý má obrancov.
raw-board-keyword-sick = sick! (choroba) – pri každom svojom útoku sama dostane 1 ranu.
raw-board-keyword-backburn = backburn! (odvetný plameň) – každá príšera, ktorá na ňu zaútočí, dostane 1 ranu.
raw-board-keyword-protection = protection (ochrana) – príšery uvedeného druhu na ňu nemôžu útočiť.
raw-board-keyword-vs = vs. (proti) – bonus platí len proti uvedenému druhu karty.
raw-board-keyword-guard = guard. (stráž) – bráni majiteľa pred rabovaním, kým ju niekto nezničí.
raw-board-keyword-hideout = hideout. (úkryt) – ukrýva jednu príšeru pred všetkými nepriateľskými útokmi, zručnosťami a kúzlami.
raw-board-keyword-prison = prison! (väzenie) – väzní jednu súperovu príšeru, ktorá nemôže nič robiť, kým niekto väzenie nezničí.
raw-board-keyword-ritual = ritual (rituál) – kúzlo, ktoré trvá do začiatku tvojho ďalšieho ťahu.
raw-board-keyword-skill = skill (zručnosť) – efekt, ktorý môže príšera použiť namiesto útoku.
raw-board-keyword-skill-thing = skill (zručnosť) – efekt, ktorý môžeš použiť vo svojej fáze útoku.
raw-board-keyword-dead = dead (po smrti) – efekt, ktorý nastane, keď je príšera zabitá.
raw-board-keyword-trap = trap (pasca) – môžeš ju spustiť, keď na teba útočí súper; pôsobí len na príšery, ktoré útočia v tomto ťahu.
raw-board-keyword-draw = draw (ťahanie) – potiahni si vrchnú kartu z balíka.
raw-board-keyword-steal = steal (krádež) – vezmi si náhodnú kartu z ruky jedného súpera.
raw-board-keyword-exhume = exhume (vykopanie) – vezmi si do ruky najvrchnejšiu príšeru zo skládky.
raw-board-keyword-summon = summon (privolanie) – najbližšia príšera daného druhu v balíku príde zadarmo do hry na tvoju stranu.
raw-board-keyword-heal = heal (liečenie) – odstráň všetky rany z jednej príšery.
raw-board-keyword-repair = repair (oprava) – odstráň všetky rany z jednej veci.
raw-board-keyword-hide = hide (ukrytie) – ukry jednu svoju príšeru pred súpermi; chráni ju karta, na ktorej je toto slovo.
raw-board-keyword-kill = kill (zabitie) – príšera zomiera bez ohľadu na svoju výdrž.
raw-board-keyword-destroy = destroy (zničenie) – karta je zničená bez ohľadu na svoju výdrž.
raw-board-keyword-damage = do damage (zranenie) – pridaj na kartu uvedený počet rán.
raw-board-keyword-tap = tap (tapnutie) – karta sa otočí nabok a majiteľ ju v najbližšom ťahu nemôže použiť.
raw-board-keyword-disable-burning = disable ? (vypnutie ?) – efekty so znakom ? nefungujú.
raw-board-keyword-imprison = imprison (uväznenie) – príšera ide pod túto kartu a nemôže nič robiť, kým kartu niekto nezničí.
raw-board-keyword-grant = ritual s vlastnosťou – kým rituál leží, majú uvedené príšery túto vlastnosť, aj tie, ktoré prídu neskôr.
raw-board-keyword-kind = nový druh – príšera odteraz patrí k druhu z tejto karty a už nie k svojmu.

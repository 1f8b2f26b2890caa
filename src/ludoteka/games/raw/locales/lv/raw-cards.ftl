# RAW: what a card says, made from its effects by games/raw/readers/card_text.py, and what its keywords mean.
# Terms: the project's glossary, section 4. The English keyword stands first, as it is printed; a line
# has about 60 characters. A number and its noun are kept together by a no-break space.

## Properties

raw-board-text-burning = ? – uzbrūk un laupa tikai tad, ja izdodas dedzināšana
raw-board-text-double-damage = dubults ievainojums! – uzbrūkot rada 2 ievainojumus viena vietā
raw-board-text-instant-kill = tūlītēja nāve! – uzbrūkot var uzreiz nogalināt briesmoni
raw-board-text-direct = tiešā laupīšana! – laupa arī tad, ja pretiniekam ir aizstāvji
raw-board-text-sick = slimība! – katrā savā uzbrukumā saņem 1 ievainojumu
raw-board-text-backburn = pretuguns! – katrs uzbrucējs saņem 1 ievainojumu
raw-board-text-protection-zombie = aizsardzība pret zombijiem – sargā no zombiju uzbrukumiem
raw-board-text-protection-skull = aizsardzība pret skeletiem – sargā no skeletu uzbrukumiem
raw-board-text-protection-ghost = aizsardzība pret spokiem – sargā no spoku uzbrukumiem
raw-board-text-protection-blood = aizsardzība pret vampīriem – sargā no vampīru uzbrukumiem
raw-board-text-vs-zombie-double-damage = pret zombijiem: dubults ievainojums! – uzbrūkot zombijam, rada 2 ievainojumus
raw-board-text-vs-skull-double-damage = pret skeletiem: dubults ievainojums! – uzbrūkot skeletam, rada 2 ievainojumus
raw-board-text-vs-ghost-double-damage = pret spokiem: dubults ievainojums! – uzbrūkot spokam, rada 2 ievainojumus
raw-board-text-vs-blood-double-damage = pret vampīriem: dubults ievainojums! – uzbrūkot vampīram, rada 2 ievainojumus
raw-board-text-vs-beast-double-damage = pret briesmoņiem: dubults ievainojums! – uzbrūkot briesmonim, rada 2 ievainojumus
raw-board-text-vs-thing-double-damage = pret lietām: dubults ievainojums! – uzbrūkot lietai, rada 2 ievainojumus
raw-board-text-vs-zombie-instant-kill = pret zombijiem: tūlītēja nāve! – uzbrūkot zombijam, var to uzreiz nogalināt
raw-board-text-vs-skull-instant-kill = pret skeletiem: tūlītēja nāve! – uzbrūkot skeletam, var to uzreiz nogalināt
raw-board-text-vs-ghost-instant-kill = pret spokiem: tūlītēja nāve! – uzbrūkot spokam, var to uzreiz nogalināt
raw-board-text-vs-blood-instant-kill = pret vampīriem: tūlītēja nāve! – uzbrūkot vampīram, var to uzreiz nogalināt
raw-board-text-vs-beast-instant-kill = pret briesmoņiem: tūlītēja nāve! – uzbrūkot briesmonim, var to uzreiz nogalināt
raw-board-text-guard = sargs. – aizstāv īpašnieku pret laupīšanu
raw-board-text-hideout = slēptuve. – slēpj vienu tavu briesmoni
raw-board-text-prison = cietums! – tur gūstā vienu pretinieka briesmoni
raw-board-text-disable-burning = ? atslēgšana – kamēr šī kārts ir spēlē, neviena ? nedarbojas
raw-board-text-kind-zombie = /zombijs – briesmonis kļūst par zombiju
raw-board-text-kind-skull = /skelets – briesmonis kļūst par skeletu
raw-board-text-kind-ghost = /spoks – briesmonis kļūst par spoku
raw-board-text-kind-blood = /vampīrs – briesmonis kļūst par vampīru

## Effects: $n is how much, $target one of the phrases below, $printed a property as it is printed

raw-board-text-draw = { $n ->
    [zero] vilkšana { $n } – paņem { $n } kāršu no kavas
    [one] vilkšana { $n } – paņem { $n } kārti no kavas
   *[other] vilkšana { $n } – paņem { $n } kārtis no kavas
}
raw-board-text-steal = { $n ->
    [zero] zādzība { $n } – paņem { $n } nejaušu kāršu no viena pretinieka rokas
    [one] zādzība { $n } – paņem { $n } nejaušu kārti no viena pretinieka rokas
   *[other] zādzība { $n } – paņem { $n } nejaušas kārtis no viena pretinieka rokas
}
raw-board-text-exhume = { $n ->
    [1] izrakšana { $n } – paņem rokā augšējo briesmoni no nomestajām kārtīm
    [zero] izrakšana { $n } – paņem rokā { $n } augšējo briesmoņu no nomestajām kārtīm
   *[other] izrakšana { $n } – paņem rokā { $n } augšējos briesmoņus no nomestajām kārtīm
}
raw-board-text-summon-zombie = zombija izsaukšana – tuvākais zombijs no kavas nonāk spēlē
raw-board-text-summon-skull = skeleta izsaukšana – tuvākais skelets no kavas nonāk spēlē
raw-board-text-summon-ghost = spoka izsaukšana – tuvākais spoks no kavas nonāk spēlē
raw-board-text-summon-blood = vampīra izsaukšana – tuvākais vampīrs no kavas nonāk spēlē
raw-board-text-heal = dziedināšana – { $target } zaudē visus ievainojumus
raw-board-text-repair = labošana – { $target } zaudē visus ievainojumus
raw-board-text-hide = paslēpšana – { $target } paslēpjas zem šīs kārts
raw-board-text-kill = nogalināšana – { $target } mirst
raw-board-text-destroy = iznīcināšana – { $target } iet bojā
raw-board-text-damage-one = { $n ->
    [zero] ievainošana { $n } – { $target } saņem { $n } ievainojumu
    [one] ievainošana { $n } – { $target } saņem { $n } ievainojumu
   *[other] ievainošana { $n } – { $target } saņem { $n } ievainojumus
}
raw-board-text-damage-all = { $n ->
    [zero] ievainošana { $n } – { $target } saņem pa { $n } ievainojumiem
    [one] ievainošana { $n } – { $target } saņem pa { $n } ievainojumam
   *[other] ievainošana { $n } – { $target } saņem pa { $n } ievainojumiem
}
raw-board-text-tap = pagriešana – { $target } pagriežas uz sāniem
raw-board-text-imprison = gūstā ņemšana – { $target } nonāk gūstā zem šīs kārts
raw-board-text-grant = { $printed } – iegūst { $target }
raw-board-text-disable-ritual = ? atslēgšana – līdz tavam nākamajam gājienam neviena ? nedarbojas
raw-board-text-disable-turn = ? atslēgšana – līdz gājiena beigām neviena ? nedarbojas

## Targets: whole phrases, in the nominative, as subjects (one and many have the same verb)

raw-board-target-own-one-beast = viens tavs briesmonis
raw-board-target-own-all-beast = visi tavi briesmoņi
raw-board-target-foe-one-beast = viens pretinieka briesmonis
raw-board-target-foe-all-beast = visi pretinieku briesmoņi
raw-board-target-foe-all-of-one-beast = visi viena pretinieka briesmoņi
raw-board-target-any-one-beast = viens briesmonis pēc tavas izvēles
raw-board-target-any-all-beast = visi briesmoņi spēlē
raw-board-target-any-all-of-one-beast = visi viena spēlētāja briesmoņi
raw-board-target-own-one-thing = viena tava lieta
raw-board-target-own-all-thing = visas tavas lietas
raw-board-target-foe-one-thing = viena pretinieka lieta
raw-board-target-foe-all-thing = visas pretinieku lietas
raw-board-target-foe-all-of-one-thing = visas viena pretinieka lietas
raw-board-target-any-one-thing = viena lieta pēc tavas izvēles
raw-board-target-any-all-thing = visas lietas spēlē
raw-board-target-any-all-of-one-thing = visas viena spēlētāja lietas
raw-board-target-own-one-card = viens tavs briesmonis vai lieta
raw-board-target-own-all-card = visi tavi briesmoņi un lietas
raw-board-target-foe-one-card = viens pretinieka briesmonis vai lieta
raw-board-target-foe-all-card = visi pretinieku briesmoņi un lietas
raw-board-target-foe-all-of-one-card = visi viena pretinieka briesmoņi un lietas
raw-board-target-any-one-card = viens briesmonis vai lieta pēc tavas izvēles
raw-board-target-any-all-card = visi briesmoņi un lietas spēlē
raw-board-target-any-all-of-one-card = visi viena spēlētāja briesmoņi un lietas
raw-board-target-own-one-zombie = viens tavs zombijs
raw-board-target-own-all-zombie = visi tavi zombiji
raw-board-target-foe-one-zombie = viens pretinieka zombijs
raw-board-target-foe-all-zombie = visi pretinieku zombiji
raw-board-target-foe-all-of-one-zombie = visi viena pretinieka zombiji
raw-board-target-any-one-zombie = viens zombijs pēc tavas izvēles
raw-board-target-any-all-zombie = visi zombiji spēlē
raw-board-target-any-all-of-one-zombie = visi viena spēlētāja zombiji
raw-board-target-own-one-skull = viens tavs skelets
raw-board-target-own-all-skull = visi tavi skeleti
raw-board-target-foe-one-skull = viens pretinieka skelets
raw-board-target-foe-all-skull = visi pretinieku skeleti
raw-board-target-foe-all-of-one-skull = visi viena pretinieka skeleti
raw-board-target-any-one-skull = viens skelets pēc tavas izvēles
raw-board-target-any-all-skull = visi skeleti spēlē
raw-board-target-any-all-of-one-skull = visi viena spēlētāja skeleti
raw-board-target-own-one-ghost = viens tavs spoks
raw-board-target-own-all-ghost = visi tavi spoki
raw-board-target-foe-one-ghost = viens pretinieka spoks
raw-board-target-foe-all-ghost = visi pretinieku spoki
raw-board-target-foe-all-of-one-ghost = visi viena pretinieka spoki
raw-board-target-any-one-ghost = viens spoks pēc tavas izvēles
raw-board-target-any-all-ghost = visi spoki spēlē
raw-board-target-any-all-of-one-ghost = visi viena spēlētāja spoki
raw-board-target-own-one-blood = viens tavs vampīrs
raw-board-target-own-all-blood = visi tavi vampīri
raw-board-target-foe-one-blood = viens pretinieka vampīrs
raw-board-target-foe-all-blood = visi pretinieku vampīri
raw-board-target-foe-all-of-one-blood = visi viena pretinieka vampīri
raw-board-target-any-one-blood = viens vampīrs pēc tavas izvēles
raw-board-target-any-all-blood = visi vampīri spēlē
raw-board-target-any-all-of-one-blood = visi viena spēlētāja vampīri
raw-board-target-attacker-one-beast = viens uzbrucējs
raw-board-target-attacker-all-beast = visi uzbrucēji
raw-board-target-attacker-one-zombie = viens uzbrūkošs zombijs
raw-board-target-attacker-all-zombie = visi uzbrūkošie zombiji
raw-board-target-attacker-one-skull = viens uzbrūkošs skelets
raw-board-target-attacker-all-skull = visi uzbrūkošie skeleti
raw-board-target-attacker-one-ghost = viens uzbrūkošs spoks
raw-board-target-attacker-all-ghost = visi uzbrūkošie spoki
raw-board-target-attacker-one-blood = viens uzbrūkošs vampīrs
raw-board-target-attacker-all-blood = visi uzbrūkošie vampīri

## Keywords in one sentence

raw-board-keyword-zombie = zombijs (/zombie) – kad tas mirst, īpašnieks tajā pašā gājienā var nomest kārti no rokas un paņemt to atpakaļ rokā.
raw-board-keyword-skull = skelets (/skull) – viena aizklāta kārts zem tā palielina izturību par 1; kad tas mirst, kārts atgriežas rokā.
raw-board-keyword-ghost = spoks (/ghost) – no briesmoņiem tam var uzbrukt tikai spoki, bet prasmes un burvestības to skar; savu īpašnieku tas neaizstāv.
raw-board-keyword-blood = vampīrs (/blood) – katru reizi uzbrūkot, izdziedē 1 savu agrāko ievainojumu.
raw-board-keyword-burning = dedzināšana (?) – atklāj kavas augšējo kārti: efekts darbojas tikai tad, ja tas ir briesmonis.
raw-board-keyword-burning-property = dedzināšana (? stūrī) – pirms uzbrukuma vai laupīšanas atklāj kavas augšējo kārti: tikai ja tas ir briesmonis, tas uzbrūk vai laupa; citādi to pagriež uz sāniem.
raw-board-keyword-double-damage = dubults ievainojums (double damage!) – uzbrūkot rada divus ievainojumus viena vietā, vienai vai divām kārtīm.
raw-board-keyword-instant-kill = tūlītēja nāve (instant kill!) – uzbrūkot var uzreiz nogalināt vienu briesmoni; uz lietām tas neattiecas.
raw-board-keyword-direct = tiešā laupīšana (direct!) – var zagt dzīvības arī tad, ja pretiniekam ir aizstāvji.
raw-board-keyword-sick = slimība (sick!) – katru reizi uzbrūkot, pats saņem 1 ievainojumu.
raw-board-keyword-backburn = pretuguns (backburn!) – katrs briesmonis, kas tam uzbrūk, saņem 1 ievainojumu.
raw-board-keyword-protection = aizsardzība (protection) – norādītās sugas briesmoņi tam nevar uzbrukt.
raw-board-keyword-vs = pret (vs.) – bonuss ir spēkā tikai pret norādītā veida kārtīm.
raw-board-keyword-guard = sargs (guard.) – aizstāv īpašnieku pret laupīšanu, līdz to iznīcina.
raw-board-keyword-hideout = slēptuve (hideout.) – paslēpj vienu briesmoni no visiem pretinieku uzbrukumiem, prasmēm un burvestībām.
raw-board-keyword-prison = cietums (prison!) – tur gūstā vienu pretinieka briesmoni, kas neko nevar darīt, līdz cietumu iznīcina.
raw-board-keyword-ritual = rituāls (ritual) – burvestība, kas ilgst līdz tava nākamā gājiena sākumam.
raw-board-keyword-skill = prasme (skill) – efekts, ko briesmonis var izmantot uzbrukuma vietā.
raw-board-keyword-skill-thing = prasme (skill) – efekts, ko vari izmantot savā uzbrukuma fāzē.
raw-board-keyword-dead = nāves brīdī (dead) – efekts, kas iestājas, kad briesmoni nogalina.
raw-board-keyword-trap = slazds (trap) – vari to iedarbināt, kad pretinieks tev uzbrūk; iedarbojas tikai uz briesmoņiem, kas uzbrūk šajā gājienā.
raw-board-keyword-draw = vilkšana (draw) – paņem kavas augšējo kārti.
raw-board-keyword-steal = zādzība (steal) – paņem nejaušu kārti no viena pretinieka rokas.
raw-board-keyword-exhume = izrakšana (exhume) – paņem rokā augšējo briesmoni no nomesto kāršu kaudzes.
raw-board-keyword-summon = izsaukšana (summon) – tuvākais norādītās sugas briesmonis kavā bez maksas nonāk spēlē tavā pusē.
raw-board-keyword-heal = dziedināšana (heal) – izdziedē visus viena briesmoņa ievainojumus.
raw-board-keyword-repair = labošana (repair) – noņem visus vienas lietas ievainojumus.
raw-board-keyword-hide = paslēpšana (hide) – paslēp vienu savu briesmoni no pretiniekiem; to slēpj kārts, uz kuras ir šis vārds.
raw-board-keyword-kill = nogalināšana (kill) – briesmonis mirst neatkarīgi no savas izturības.
raw-board-keyword-destroy = iznīcināšana (destroy) – kārts tiek iznīcināta neatkarīgi no savas izturības.
raw-board-keyword-damage = ievainošana (do damage) – pievieno kārtij norādīto ievainojumu skaitu.
raw-board-keyword-tap = pagriešana (tap) – kārti pagriež uz sāniem, un īpašnieks to nākamajā gājienā nevar izmantot.
raw-board-keyword-disable-burning = ? atslēgšana (disable ?) – efekti ar zīmi ? nedarbojas.
raw-board-keyword-imprison = gūstā ņemšana (imprison) – briesmonis nonāk zem šīs kārts un neko nevar darīt, līdz kārti iznīcina.
raw-board-keyword-grant = rituāls ar īpašību – kamēr rituāls ir uz galda, norādītajiem briesmoņiem ir šī īpašība, arī tiem, kas ierodas vēlāk.
raw-board-keyword-kind = jauna suga – briesmonis tagad pieder pie šīs kārts sugas, vairs ne pie savas.

# The rule book of RAW: headings, the game in brief, pictures, and what a rule's sentence leaves out.

raw-chapter-aim = Cieľ a koniec hry
raw-chapter-cards = Karty
raw-chapter-setup = Príprava hry
raw-chapter-turn = Ťah
raw-chapter-harvest = 1. fáza: zber
raw-chapter-feeding = 2. fáza: kŕmenie
raw-chapter-laying = 3. fáza: vykladanie
raw-chapter-attack = 4. fáza: útok
raw-chapter-raid = 5. fáza: rabovanie
raw-chapter-end = 6. fáza: koniec ťahu
raw-chapter-kinds = Štyri druhy príšer
raw-chapter-beasts = Kľúčové slová príšer
raw-chapter-things = Kľúčové slová vecí
raw-chapter-effects = Efekty
raw-chapter-states = Tapnutá, ukrytá, uväznená
raw-chapter-variants = Varianty
raw-chapter-deaths = Nezvyčajné: smrť
raw-chapter-attacks = Nezvyčajné: útoky
raw-chapter-raids = Nezvyčajné: rabovanie a koniec
raw-chapter-changes = Nezvyčajné: druhy a schopnosti
raw-chapter-holding = Nezvyčajné: úkryty a väzenia
raw-chapter-working = Nezvyčajné: efekty
raw-chapter-varied = Nezvyčajné: varianty
raw-chapter-precisely = Nezvyčajné: celkom presne
raw-chapter-edition = O tomto vydaní

raw-brief-aim =
    Cieľ
    Kradni životy ostatným a chráň si svoje. Keď niekto príde o posledný, vyhráva najviac trofejí a životov spolu.
raw-brief-setup =
    Príprava
    Zo siedmich kariet si nechaj v ruke 0 až 6. Ostatné sú tvoje životy, lícom nadol: aspoň jeden.
raw-brief-turn =
    Ťah
    Máš 7 hviezdičiek.
    Zber: vezmi si kartu; ak chceš, aj jeden zo svojich životov, len nie posledný.
    Kŕmenie: 1 hviezdička za každú tvoju príšeru. Nenakŕmené odídu.
    Vykladanie: za zvyšné hviezdičky vylož karty.
    Útok, rabovanie a potom sa všetky tvoje karty odtapnú.
    V prvom ťahu je len zber a vykladanie.
raw-brief-attack =
    Útok
    Každá tvoja príšera zaútočí na jednu súperovu kartu alebo použije zručnosť. Útočníci sú tapnutí.
    Napadnutý hráč môže spustiť pasce. Potom dá každý útok 1 ranu; karta s toľkými ranami, aká je jej výdrž, je zničená.
raw-brief-raid =
    Rabovanie
    Ak súperovi nezostal obranca, každá tvoja príšera, ktorá neútočila, ukradne život. Ide do ruky alebo je z neho trofej.
    Bránia príšery okrem duchov, tapnutých a uväznených. Veci bránia len ako stráž.
raw-brief-burning =
    Znak ?
    Otoč vrchnú kartu balíka: ak je to príšera, podarilo sa.
raw-brief-kinds =
    Štyri druhy
    Zombík: keď zomrie, zaplať kartou z ruky a vezmi si ho späť.
    Kostlivec: karta pod ním pridá 1 výdrž.
    Duch: útočiť naň môžu len duchovia; nebráni.
    Upír: pri útoku si vylieči 1 staršiu ranu.

raw-figure-card = Príšera druhu zombík s kľúčovým slovom, znakom ? a jednou ranou.
raw-figure-card-text = Karta: hore názov a cena v hviezdičkách, kruh s jej druhom, obrázok, typ a druh, kľúčové slovo instant kill s vysvetlením, vľavo dole výdrž 3 s tromi kvapkami, z ktorých je jedna plná, vpravo dole plameň s otáznikom.
raw-figure-card-legend =
    Názov.
    Cena v hviezdičkách.
    Druh (pri príšerách) alebo typ.
    Kľúčové slová a čo robia.
    Výdrž a rany ako plné kvapky.
    Znak ?: skôr než príšera zaútočí alebo rabuje, musí sa podariť pálenie.
raw-figure-types = Štyri typy kariet.
raw-figure-types-text = Štyri karty vedľa seba: príšera, kúzlo, schopnosť a vec.
raw-figure-phases = Šesť fáz. Tie s prerušovaným okrajom sa v prvom ťahu vynechávajú.
raw-figure-phases-text = Šesť políčok v rade: zber, kŕmenie, vykladanie, útok, rabovanie, koniec. Kŕmenie, útok a rabovanie majú prerušovaný okraj.
raw-figure-phases-legend =
    Zber: vezmi si kartu
    Kŕmenie: po 1 hviezdičke
    Vykladanie: karty za hviezdičky
    Útok: rany a zručnosti
    Rabovanie: kradni životy
    Koniec: odtapni karty
raw-figure-states = Čo vidno na karte, ktorá leží na stole.
raw-figure-states-text = Karty v siedmich stavoch: s plnými kvapkami za rany, otočená nabok, pod závojom, za mrežami, so schopnosťou pod ňou, s kartou pod ňou a lícom nadol s dvoma zaplatenými hviezdičkami.
raw-figure-states-wounded = zranená: 2 z 3
raw-figure-states-tapped = tapnutá
raw-figure-states-hidden = ukrytá
raw-figure-states-imprisoned = uväznená
raw-figure-states-ability = so schopnosťou
raw-figure-states-buried = kostlivec s kartou pod sebou
raw-figure-states-down = lícom nadol, zaplatené 2 hviezdičky

raw-book-2 = Viac kariet v ruke znamená menej životov: kto si nechá 3, začína so 4 životmi. Zvyčajne si necháš dve či tri najsilnejšie.
raw-book-6 = Trofeje a životy sa počítajú po jednom, nech je na kartách čokoľvek. Len pri rovnosti sa spočítajú ceny, ktoré sú na nich.
raw-book-7 = Platí sa nimi kŕmenie, vykladanie a niektoré varianty. Čo na konci ťahu zostane, prepadne.
raw-book-12 = Ruka tak zosilnie a život sa skráti.
raw-book-13 = Päť príšer stojí 5 hviezdičiek, na nové karty tak zostanú len 2. Kŕmia sa aj ukryté a tapnuté, uväznené nie.
raw-book-15 = Príšera vyložená teraz môže zaútočiť ešte v tomto ťahu.
raw-book-17 = Na tú istú kartu môže útočiť viac príšer. Na životy sa neútočí: tie sa kradnú pri rabovaní.
raw-book-19 = Odpovedať môže každá jeho karta s pascou, nielen tá napadnutá.
raw-book-20 = Rany zostávajú, kým sa karta nevylieči alebo neopraví.
raw-book-23 = Preto sa oplatí nechať si pri útoku príšeru v zálohe. Príšera, ktorá použila zručnosť, rabovať môže.
raw-book-24 = V ruke je to karta na hranie; ako trofej sa ráta na konci a nedá sa ukradnúť, ak sa nedohodnete inak.
raw-book-27 = Ciele sa vyberajú pri vyložení kúzla.
raw-book-28 = Škodlivé schopnosti sú určené príšerám súperov. Keď príšera odíde, odíde s ňou aj schopnosť.
raw-book-29 = Niektoré veci sú stráže, úkryty, väzenia alebo pasce: hovoria to ich kľúčové slová.
raw-book-31 = Zaplatiť sa dá hociktorou kartou z ruky. Keď ho znova vyložíš, stojí svoju cenu.
raw-book-32 = Kartu pod kostlivcom nevidí nikto iný a nič nestojí.
raw-book-33 = Proti rabovaniu je stôl plný duchov ako prázdny.
raw-book-34 = Rany, ktoré dostane práve v tomto útoku, mu zostanú.
raw-book-36 = Napríklad jedna rana stráži a jedna príšere vedľa nej.
raw-book-38 = Rabuje aj popri stráži, ale nesmela predtým útočiť.
raw-book-46 = Príšera leží pod ňou a môže ďalej útočiť aj brániť.
raw-book-47 = Majiteľ ju oslobodí tým, že väzenie zničí.
raw-book-49 = Pasca zaúčinkuje raz za každý ťah. Zručnosti a rabovanie nezastaví.
raw-book-52 = Preskočené karty zostanú na svojich miestach a nikto ich nevidí.
raw-book-59 = Tapnutá príšera ani nebráni, kým sa na konci najbližšieho ťahu svojho majiteľa neodtapne.
raw-book-62 = Príšery tvoria asi polovicu balíka, je to teda ako hod mincou. Otočená karta ide na skládku.
raw-book-68 = Všetci vyberajú naraz.
raw-book-70 = Za 3 hviezdičky uvidíš tri karty a vezmeš si najlepšiu.
raw-book-72 = Ukradnutý život patrí zlodejovi a všetky karty vyradeného hráča idú na skládku.

# The rule book of RAWsiko: headings, the game in brief, pictures, and what a rule's sentence leaves out.
# $turns, $setup, $starting_assets, $stranglehold, $trade, $garrison, $after_clash are the options of the
# table beside which the book lies; without a table each is "any".

rawsiko-chapter-story = Príbeh
rawsiko-chapter-terms = Mapa a materiály
rawsiko-chapter-setup = Príprava: kontinenty a územia
rawsiko-chapter-start = Príprava: počiatočné aktíva
rawsiko-chapter-turn = Kolo
rawsiko-chapter-investment = Investičná fáza
rawsiko-chapter-action = Akčná fáza
rawsiko-chapter-clash = Obchodný stret
rawsiko-chapter-out = Vyradenie hráča
rawsiko-chapter-end = Koniec a počítanie bodov
rawsiko-chapter-options = Možnosti a voliteľné pravidlá
rawsiko-chapter-rulings = Nezvyčajné situácie
rawsiko-chapter-edition = O tomto vydaní

rawsiko-brief-aim =
    Cieľ
    Tvoj tajný cieľ má štyri aplikácie. Každá ti na konci dá svoje body, ak vlastníš všetky jej materiály.
    Materiál vlastníš, kým máš aktívum na území, na ktorom je.
rawsiko-brief-setup =
    Príprava
    Hráči si v poradí vyberú kontinent a na ňom susedné územia; potom v opačnom poradí druhý kontinent.
    Traja hráči vyberajú 3 a 2 územia, štyria alebo piati 2 a 1. Na každé príde jedno aktívum; potom sa umiestni ďalších 6 (pri piatich hráčoch 5).
rawsiko-brief-turn =
    Kolo
    Investície, nie v prvom kole: jedno nové aktívum za každé tri rôzne materiály, zaokrúhlené nahor, na vlastné územia.
    Akcia, jeden hráč po druhom: presúvaj aktíva na susedné územia, každé len raz.
    Prázdne územie je hneď tvoje. Na území iného hráča nastane stret.
rawsiko-brief-clash =
    Obchodný stret
    Každá strana hodí najviac 3 kockami, jednou za aktívum. Porovná sa najvyššia s najvyššou, potom druhá, potom tretia.
    Nižšia kocka stráca aktívum; pri rovnosti útočník.
    Obranca nemá nič: útočníci prejdú na územie. Inak sa útok nepodaril.
rawsiko-brief-end =
    Koniec
    Po poslednom kole ({ $turns ->
        [any] 6, ak sa nedohodnete inak
       *[other] { $turns }
    }). Vyhráva najviac bodov; potom aplikácie, materiály, územia.
    Kto nemá žiadne aktívum, vypadáva a je posledný.
rawsiko-brief-options =
    Voliteľné pravidlá
    Monopolné ovládanie: každé vyradenie skráti hru o kolo.
    Obchod s Čínou: pred počítaním bodov ľubovoľný materiál za každý kontinent, ktorý je len tvoj.

rawsiko-figure-map = Vietnam susedí s Indiou po zemi a s Filipínami po mori. Do Číny nevstúpi nikto.
rawsiko-figure-map-text = Časť mapy: modrý vozík s 2/4 vo Vietname, oranžový vozík s 3 na Filipínach, India a Indonézia prázdne, medzi ostrovmi prerušované morské spojenia a Čína sivo šrafovaná so zámkom.
rawsiko-figure-chips = Materiály na mape, ako ich vidíš ty.
rawsiko-figure-chips-text = Štyri okrúhle značky: s plným zeleným krúžkom a fajkou leží na tvojej zemi; s prerušovaným oranžovým krúžkom a hviezdou ju potrebuješ pre svoje ciele; s malou fajkou ju máš inde; bez značky je to iný materiál.
rawsiko-figure-wagon = Aktíva sú banské vozíky s číslami.
rawsiko-figure-wagon-text = Tri vozíky: modrý s 2/4, zošednutý modrý s 0/4, oranžový s 3.
rawsiko-figure-wagon-legend =
    Tvoj: dve zo štyroch aktív sa ešte môžu pohnúť.
    Tvoj: všetky štyri sa v tomto kole už pohli.
    Iného hráča: tri aktíva.
rawsiko-figure-dice = Tri útočia na dve. Každá strana stráca jedno aktívum a obranca zostáva.
rawsiko-figure-dice-text = Kocky v dvojiciach: útočníkova 6 proti 5, obranca stráca jedno; 4 proti 4 je rovnosť, útočník stráca jedno; útočníkova 1 nemá dvojicu a nepočíta sa.
rawsiko-figure-dice-legend =
    6 je viac ako 5: obranca stráca aktívum.
    Rovnosť: aktívum stráca útočník.
    Bez dvojice: táto kocka sa nepočíta.

rawsiko-book-9 = Svet má šesť kontinentov; k „Oceánii“ patrí aj juhovýchodná Ázia. Značky ako Bi alebo PR označujú materiály: ukáž na ňu a prečítaš si názov.
rawsiko-book-10 = Prerušované čiary cez more sú spojenia. Niektoré vedú cez okraj mapy: pokračujú na druhej strane.
rawsiko-book-12 = Keď prídeš o územie, prídeš aj o materiál, ak ho nemáš ešte inde.
rawsiko-book-14 = Každý má po jednej aplikácii zo štyroch skupín, za približne 3, 8, 13 a 22 bodov; v skupine dávajú ťažšie viac. Žiadni dvaja hráči nemajú rovnakú.
rawsiko-book-17 = Vyberaj tam, kde sú materiály tvojho cieľa, a pozri sa, čo by mohli chcieť susedia.
rawsiko-book-18 = Príklad s hráčmi A, B, C: prvý kontinent si vyberú A, B, C, druhý potom C, B, A.
rawsiko-book-24 = Územie, ktoré je zo všetkých strán zavreté cudzími, si ako prvé nemôžeš vybrať, ak je inde na kontinente možná spojená skupina.
rawsiko-book-29 = Veľa aktív na jednom mieste dokáže útočiť; jediné aktívum udrží územie, len kým naň nikto neútočí.
rawsiko-book-34 =
    { $starting_assets ->
        [any] { "" }
        [auto] { "" }
       *[other] Pri tomto stole každý rozmiestni { $starting_assets }.
    }
rawsiko-book-36 =
    { $turns ->
        [any] Dohodne sa pred hrou, od 3 do 12.
       *[other] Pri tomto stole sa hrá { $turns ->
            [few] { $turns } kolá
           *[other] { $turns } kôl
        }.
    }
rawsiko-book-41 = Materiál sa počíta raz, nech ho dáva koľkokoľvek území. Takže 1 až 3 materiály dajú 1 aktívum, 4 až 6 dajú 2, 10 až 12 dajú 4.
rawsiko-book-46 = V akomkoľvek poradí: obsadzuj, presúvaj, útoč, zasa obsadzuj. Potom fázu ukonči.
rawsiko-book-47 =
    Aktíva, ktoré na územie prišli v tejto fáze, tam zostávajú; ostatné, ktoré sa na ňom ešte nepohli, odísť môžu. { $after_clash ->
        [failed-fresh] { "" }
       *[other] S dobyvateľmi je to inak: pravidlo 61.
    }
rawsiko-book-49 = Stačí jedno aktívum. Územie, na ktorom nič nenecháš, je opäť prázdne.
rawsiko-book-52 =
    { $garrison ->
        [yes] Pri tomto stole musí jedno aktívum ostať: odchodom sa územia nikto nevzdá.
       *[other] S posledným aktívom prídeš aj o materiály územia a hocikto naň môže vojsť. Predtým dostaneš otázku.
    }
rawsiko-book-54 = Viac kociek je výhoda: s tromi proti dvom je na tom útočník o niečo lepšie, s jednou proti trom je nádej malá. Šance vidíš skôr, než útok potvrdíš.
rawsiko-book-57 = Jeden stret tak stojí obe strany spolu toľko aktív, koľko je dvojíc.
rawsiko-book-58 =
    { $after_clash ->
        [failed-fresh] Potom sa už pohli.
        [any] Či sa tým už pohli, hovorí pravidlo 61.
       *[other] Potom sa ešte môžu pohnúť.
    } Na to, aby sa to podarilo jedným stretom, treba vyhrať každú dvojicu a obrancov smú byť najviac traja.
rawsiko-book-59 = Obranca aj tak mohol stratiť aktíva; ďalší útok ich stretne menej.
rawsiko-book-61 =
    { $after_clash ->
        [failed-fresh] Pri tomto stole sa ešte môžu pohnúť aktíva z neúspešného útoku, lebo svoje územie neopustili; tie, ktoré dobyli územie, sa už pohli.
        [conquerors-fresh] Pri tomto stole môžu ísť ďalej aktíva, ktoré dobyli územie; tie z neúspešného útoku sa už pohli.
        [loss-fresh] Pri tomto stole môžu ísť ďalej všetky aktíva zo stretu, v ktorom obranca stratil aspoň jedno aktívum, či už vyhrali, alebo nie; kto nespôsobil stratu, už sa pohol.
       *[any] Pred hrou sa dohodne jedno čítanie. Zvyčajné: ešte sa môžu pohnúť aktíva z neúspešného útoku, lebo svoje územie neopustili. Druhé: ďalej môžu ísť tie, ktoré dobyli územie, a tie z neúspešného útoku sa už pohli. Tretie: ďalej môžu ísť všetky zo stretu, v ktorom obranca stratil aspoň jedno aktívum, či už vyhrali, alebo nie.
    }
rawsiko-book-66 = Príklad: splnené hnojivá za 3 a spomaľovače horenia za 8, ďalšie dve nesplnené, to je 11 bodov.
rawsiko-book-70 =
    { $setup ->
        [simple] Pri tomto stole si každý vyberá sám.
        [territories] Pri tomto stole kontinenty aj územia pridelí náhoda.
        [continents] Pri tomto stole náhoda pridelí kontinenty a územia na nich si vyberá každý sám.
       *[any] { "" }
    }
rawsiko-book-71 =
    Pri 6 kolách a vyradení v 4. kole sa z prebiehajúceho kola stane piate a nasleduje už len šieste. { $stranglehold ->
        [yes] Pri tomto stole sa hrá.
        [no] Pri tomto stole sa nehrá.
       *[any] { "" }
    }
rawsiko-book-73 =
    Takáto prítomnosť sa volá výhradná. Materiál získaný tu platí na všetko, aj pri rovnosti bodov. { $trade ->
        [yes] Pri tomto stole sa hrá.
        [no] Pri tomto stole sa nehrá.
       *[any] { "" }
    }

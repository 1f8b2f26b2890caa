# The rule book of Envyra: headings, the game in brief, pictures, and what a rule's sentence leaves out.

envyra-chapter-parts = Čo je v krabici
envyra-chapter-setup = Príprava hry
envyra-chapter-placing = I. fáza: umiestnenie kociek
envyra-chapter-moving = II. fáza: presun kociek
envyra-chapter-winning = Získanie dielika
envyra-chapter-round-end = Koniec kola
envyra-chapter-game-end = Koniec hry
envyra-chapter-scoring = Počítanie bodov
envyra-chapter-variants = Varianty a Equilibrium
envyra-chapter-rulings = Nezvyčajné situácie
envyra-chapter-edition = Pre vlastné sady dielikov

envyra-brief-aim =
    Cieľ
    Získavaj kockami dieliky. Vyhráva, kto má na konci najviac bodov.
    Dieliky jednej farby s rôznymi symbolmi tvoria sady a tie dávajú body navyše.
envyra-brief-setup =
    Príprava
    Štartovacie dieliky tvoria ponuku: 3 × 2 pre dvoch hráčov, 3 × 3 pre troch, 4 × 3 pre štyroch.
    Každý má päť kociek, hráčsku dosku a zástenu. Ostatné dieliky sú vo vrecku.
envyra-brief-round =
    Kolo
    I. Tajne a všetci naraz: umiestni 1 alebo 2 kocky na svoju dosku. Každá pozícia označuje jeden dielik.
    II. Zásteny idú preč. V smere hodinových ručičiek každý presunie jednu kocku na jej dielik, potom v opačnom poradí druhú.
    Dielik s dostatkom kociek hneď získa ten, kto ich má na ňom najviac; pri rovnosti rozhoduje najnovšia kocka. Všetky kocky sa vrátia.
    Potom sa doplní ponuka, kto nemá v zásobe kocku, vezme si späť všetkých päť, a kužeľ ide doľava.
envyra-brief-closed =
    Vyhradené dieliky
    Na dielik s farebnými ikonkami smieš, len ak už máš za každú ikonku získaný dielik tej farby. Nemíňajú sa.
envyra-brief-end =
    Koniec
    Niekto získa koncový dielik; alebo na medzeru zostal len on a nikto naň nemá nárok; alebo niekto nemôže na žiadny dielik.
envyra-brief-score =
    Body
    Hviezdy na tvojich dielikoch a 2, 4 alebo 7 bodov za sadu s 2, 3 alebo 4 rôznymi symbolmi.
    Pri rovnosti rozhodujú body za sady, potom koncový dielik.

envyra-figure-tile = Vyhradený dielik: kto sem chce presunúť kocku, potrebuje dva oranžové dieliky a jeden zelený.
envyra-figure-tile-text = Dielik s číslom 3 a malou kockou vľavo hore, hviezdou so 4 bodmi vpravo hore, pod ňou tri farebné ikonky (oranžová, oranžová, zelená), v strede symbol more a dole miesta pre tri kocky, dve sú obsadené.
envyra-figure-tile-legend =
    Potrebný počet kociek: s treťou je dielik získaný.
    Víťazné body.
    Farebné ikonky: čo už musíš mať získané.
    Symbol; podklad a farba sú téma.
    Kocky, ktoré tu ležia, od prvej po najnovšiu.
envyra-figure-grid = Ponuka rastie s počtom hráčov. Tmavočervená rohová karta ukazuje, kde sa začína.
envyra-figure-grid-text = Tri ponuky dielikov: tri stĺpce a dva riadky pre dvoch hráčov, tri a tri pre troch, štyri stĺpce a tri riadky pre štyroch. Pod ľavým horným dielikom leží tmavočervená rohová karta.
envyra-figure-grid-legend =
    2 hráči
    3 hráči
    4 hráči
envyra-figure-secret = Dve kocky za zástenou. Ostatní vidia len to, kto má vybraté.
envyra-figure-secret-text = Hráčska doska s tromi krát dvoma pozíciami a dvoma modrými kockami a dve zásteny: jedna so značkou hotovo, druhá s tromi bodkami, kde sa ešte rozmýšľa.
envyra-figure-secret-legend =
    Tvoja doska
    Čo vidia ostatní
envyra-figure-order = Traja hráči, začína A: A, B, C a potom späť C, B, A.
envyra-figure-order-text = Čiara, ktorá sa otáča späť: hore A, B, C zľava doprava, dole C, B, A sprava doľava. Prví štyria už presunuli, na rade je B.
envyra-figure-order-legend =
    Prvá kocka
    Druhá kocka
envyra-figure-winning = Kto získa plný dielik.
envyra-figure-winning-text = Dva plné dieliky. Vľavo má A dve kocky a B jednu: vedie A. Vpravo má každý po jednej a B presúva ako posledný: vedie B.
envyra-figure-winning-legend =
    A má dve kocky z troch: získa ho A, hoci B presúva ako posledný.
    Po jednej: rozhoduje novšia kocka, získa ho B.
envyra-figure-sets = Sedem dielikov: 21 bodov na nich, 4 a 2 za dve sady, spolu 27.
envyra-figure-sets-text = Získané dieliky: tri oranžové s rôznymi symbolmi, sada za 4 body; dva zelené s rôznymi symbolmi, sada za 2; druhý zelený list a modré more sú samy, bez bodov za sady.
envyra-figure-cards = Karty Equilibrium: ich body sú tvoje, ak máš získané dieliky so všetkými týmito symbolmi.
envyra-figure-cards-text = Dve karty: slnko a more za 2 body; dážď, huba a oheň za 4 body.

envyra-book-3 = Počet kociek je vľavo, body v žltej hviezde, ikonky vyhradeného dielika vpravo. Podklad a symbol hovoria, do ktorých sád dielik patrí.
envyra-book-1 = Väčšina dielikov nie je vyhradená. Podrobné pravidlá škatuľovej hry sú na www.rudy3.eu.
envyra-book-6 = Všetci otočia svoje dosky rovnako, aby každá pozícia ležala tam, kde jej dielik.
envyra-book-10 = Nevidíš, čo vyberajú ostatní, ani koľko kociek použijú. Zle zvolené miesto stojí čas, dobré získa dielik.
envyra-book-11 = Kocky na dieliku zostávajú z kola na kolo, kým dielik niekto nezíska.
envyra-book-13 = Voľba, ktorá kocka pôjde prvá, je často tá najlepšia zbraň: vidíš, čo urobili hráči pred tebou.
envyra-book-14 = Posledný hráč tak presunie dve kocky po sebe a začínajúci hráč má prvé aj posledné slovo.
envyra-book-15 = Počíta sa len farba, nie symbol. Dve oranžové ikonky žiadajú dva oranžové dieliky. Dielik získaný ešte v tomto kole platí hneď.
envyra-book-16 = Neprídeš o kocku, len o príležitosť. Ak sú preč oba tvoje dieliky, na ťah sa nedostaneš.
envyra-book-18 = Najprv sa počítajú kocky. Len ak ich má viac hráčov rovnako najviac, pozerá sa, čia prišla posledná.
envyra-book-19 = Kto pomohol dielik zaplniť, tak nestráca nič okrem času.
envyra-book-23 = Je to vyhradený dielik s ikonkami oranžová, zelená a modrá. Na vyloženie stačí jeden hráč, ktorý podmienku spĺňa; kto ho chce získať, musí ju spĺňať sám.
envyra-book-24 = Kocky čakajúce na dielikoch sú sila, ale bez kocky v zásobe sa ich musíš všetkých vzdať.
envyra-book-26 = Čo sa v tomto kole ešte malo presunúť, sa už nepresunie.
envyra-book-29 = Dva rovnaké symboly nikdy nie sú v jednej sade, ale druhý môže začať ďalšiu sadu tej istej farby.
envyra-book-30 = Príklad: tri oranžové dieliky s rôznymi symbolmi dávajú 4 body, s ďalším oranžovým symbolom 7.
envyra-book-33 = Poradie sa vtedy neotáča: po poslednom hráčovi sa kolo končí.
envyra-book-34 = Na kartách sú symboly. Jeden dielik môže poslúžiť viacerým kartám aj sadám.
envyra-book-D-C5 = Dá sa to využiť aj zámerne: chýbajúcu farbu ti môže priniesť kocka niekoho iného.

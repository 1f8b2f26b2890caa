# The rule book of RAW: headings, the game in brief, pictures, and what a rule's sentence leaves out.

raw-chapter-aim = A cél és a játék vége
raw-chapter-cards = A lapok
raw-chapter-setup = Előkészületek
raw-chapter-turn = Egy kör
raw-chapter-harvest = 1. fázis: gyűjtés
raw-chapter-feeding = 2. fázis: etetés
raw-chapter-laying = 3. fázis: kijátszás
raw-chapter-attack = 4. fázis: támadás
raw-chapter-raid = 5. fázis: fosztogatás
raw-chapter-end = 6. fázis: a kör vége
raw-chapter-kinds = A szörnyek négy fajtája
raw-chapter-beasts = Szörnyek kulcsszavai
raw-chapter-things = Tárgyak kulcsszavai
raw-chapter-effects = Hatások
raw-chapter-states = Elfordítva, elrejtve, fogságban
raw-chapter-variants = Változatok
raw-chapter-deaths = Szokatlan: halál
raw-chapter-attacks = Szokatlan: támadások
raw-chapter-raids = Szokatlan: fosztogatás és a játék vége
raw-chapter-changes = Szokatlan: fajták és képességek
raw-chapter-holding = Szokatlan: rejtekhelyek és börtönök
raw-chapter-working = Szokatlan: hatások
raw-chapter-varied = Szokatlan: változatok
raw-chapter-precisely = Szokatlan: egészen pontosan
raw-chapter-edition = Erről a kiadásról

raw-brief-aim =
    Cél
    Lopd el mások életét, és őrizd a sajátodat. Ha valaki elveszíti az utolsót, a legtöbb trófea és élet együtt nyer.
raw-brief-setup =
    Előkészületek
    Hét lapból 0–6 marad a kezedben. A többi az életed, képpel lefelé: legalább egy.
raw-brief-turn =
    Egy kör
    7 csillagod van.
    Gyűjtés: végy el egy lapot; ha akarsz, egy saját életet is, de az utolsót nem.
    Etetés: minden szörnyed 1 csillag. Amelyik nem kap, elhagy.
    Kijátszás: a megmaradt csillagokért játssz ki lapokat.
    Támadás, fosztogatás, aztán minden lapod visszafordul.
    Az első körödben csak gyűjtés és kijátszás van.
raw-brief-attack =
    Támadás
    Minden szörnyed egy ellenséges lapot támad, vagy a fortélyát használja. A támadók elfordulnak.
    A megtámadott csapdákat használhat. Aztán minden támadás 1 sebet ejt; amelyik lapnak annyi sebe van, amennyi a szívóssága, elpusztul.
raw-brief-raid =
    Fosztogatás
    Ha egy ellenfélnek nem maradt védője, minden szörnyed, amelyik nem támadott, ellop egy életet. Kézbe kerül, vagy trófea lesz.
    A szörnyek védenek, kivéve a szellemeket, az elfordítottakat és a foglyokat. Tárgy csak őrként véd.
raw-brief-burning =
    A ? jel
    Fordítsd fel a pakli legfelső lapját: ha szörny, sikerült.
raw-brief-kinds =
    A négy fajta
    Zombi: ha meghal, fizess egy kézben lévő lappal, és vedd vissza.
    Csontváz: az alá temetett lap 1 szívósságot ad.
    Szellem: csak szellem támadhatja meg; nem véd.
    Vámpír: támadáskor begyógyul 1 korábbi sebe.

raw-figure-card = Zombi fajtájú szörny kulcsszóval, ? jellel és egy sebbel.
raw-figure-card-text = Kártya: felül a neve és az ára csillagokban, a fajtája korongja, egy kép, a típusa és a fajtája, az instant kill kulcsszó a jelentésével, bal oldalt alul a szívóssága, 3, három cseppel, ezek közül egy teli, jobb oldalt alul láng kérdőjellel.
raw-figure-card-legend =
    Név.
    Ár csillagokban.
    Fajta (szörnyeknél) vagy típus.
    Kulcsszavak, és hogy mit tesznek.
    Szívósság, a sebek teli cseppek.
    A ? jel: mielőtt ez a szörny támad vagy fosztogat, sikerülnie kell az égetésnek.
raw-figure-types = Négy kártyatípus.
raw-figure-types-text = Négy kártya egymás mellett: szörny, varázslat, képesség és tárgy.
raw-figure-phases = A hat fázis. A szaggatott szélűek az első körödben kimaradnak.
raw-figure-phases-text = Hat mező egy sorban: gyűjtés, etetés, kijátszás, támadás, fosztogatás, vége. Az etetés, a támadás és a fosztogatás széle szaggatott.
raw-figure-phases-legend =
    Gyűjtés: végy el egy lapot
    Etetés: 1-1 csillag
    Kijátszás: lapok csillagokért
    Támadás: sebek és fortélyok
    Fosztogatás: lopj életet
    Vége: fordítsd vissza
raw-figure-states = Ami egy asztalon fekvő lapon látható.
raw-figure-states-text = Lapok hét állapotban: sebeket jelző teli cseppekkel, oldalra fordítva, fátyol alatt, rács mögött, mögötte egy képességgel, alatta egy lappal, és képpel lefelé két kifizetett csillaggal.
raw-figure-states-wounded = sebesült: 3-ból 2
raw-figure-states-tapped = elfordítva
raw-figure-states-hidden = elrejtve
raw-figure-states-imprisoned = fogságban
raw-figure-states-ability = képességgel
raw-figure-states-buried = csontváz, alatta egy lap
raw-figure-states-down = képpel lefelé, 2 csillag kifizetve

raw-book-2 = Több lap a kézben kevesebb életet jelent: aki 3-at tart meg, 4 élettel kezd. Általában a két-három legerősebb lap marad kézben.
raw-book-6 = Minden trófea és élet egyet számít, akármi áll a lapon. Csak egyenlőségnél kell összeadni a rajtuk lévő árakat.
raw-book-7 = Ebből fizeted az etetést, a kijátszást és néhány változatot. Ami a köröd végén megmarad, elvész.
raw-book-12 = Így erősebb lesz a kezed, de rövidebb az életed.
raw-book-13 = Öt szörny 5 csillag, új lapokra már csak 2 marad. Az elrejtett és az elfordított is eszik, a fogoly nem.
raw-book-15 = A most kijátszott szörny még ebben a körben támadhat.
raw-book-17 = Ugyanazt a lapot több szörny is támadhatja. Életet nem lehet támadni: azt fosztogatáskor lopják.
raw-book-19 = Minden csapdás lapja válaszolhat, nem csak a megtámadott.
raw-book-20 = A sebek megmaradnak, amíg a lapot meg nem gyógyítják vagy meg nem javítják.
raw-book-23 = Ezért megéri támadáskor egy szörnyet tartalékolni. Amelyik a fortélyát használta, még fosztogathat.
raw-book-24 = Kézben játszható lap; trófeaként a végén számít, és nem lehet ellopni, ha nem egyeztek meg másban.
raw-book-27 = A célpontot a varázslat kijátszásakor kell választani.
raw-book-28 = Az ártalmas képességek mások szörnyeinek valók. Ha a szörny távozik, a képessége is vele megy.
raw-book-29 = Néhány tárgy őr, rejtekhely, börtön vagy csapda: ezt a kulcsszava mondja meg.
raw-book-31 = A kéz bármelyik lapjával lehet fizetni. Újra kijátszani az áráért lehet.
raw-book-32 = Az eltemetett lapot senki más nem látja, és nem kerül semmibe.
raw-book-33 = A fosztogatók ellen a szellemekkel teli asztal üres asztal.
raw-book-34 = Amit ebben a támadásban kap, az a seb megmarad.
raw-book-36 = Például egy seb egy őrnek és egy a mellette álló szörnynek.
raw-book-38 = Az őr mellett is rabol, de előtte nem támadhatott.
raw-book-46 = A szörny alatta fekszik, és továbbra is támadhat és védhet.
raw-book-47 = A gazdája úgy szabadítja ki, hogy elpusztítja a börtönt.
raw-book-49 = Egy csapda minden körben egyszer működik. Fortélyt és fosztogatást nem állít meg.
raw-book-52 = Az átugrott lapok a helyükön maradnak, senki sem látja őket.
raw-book-59 = Az elfordított szörny nem is véd, amíg a gazdája következő körének végén vissza nem fordul.
raw-book-62 = A pakli nagyjából fele szörny, tehát olyan, mint az érmefeldobás. A felfordított lap a dobópaklira kerül.
raw-book-68 = Mindenki egyszerre választ.
raw-book-70 = 3 csillagért három lapot látsz, és elveszed a legjobbat.
raw-book-72 = Az ellopott élet a tolvajé, a kiesett játékos minden lapja pedig a dobópaklira kerül.

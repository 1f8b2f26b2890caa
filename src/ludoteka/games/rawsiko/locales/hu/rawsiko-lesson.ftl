# RAWsiko's information cards, for pupils of 10 to 15. Terms: the project's glossary.
#
# A figure in a sentence carries its source (S1, S2 …), and is in materials.toml; tests compare the
# two, and the languages with each other. A share of uses is a share of what the EU (or the USA, or
# the world) uses of the material: never turn it round into a share of the product. Sentences without
# a source are general knowledge (docs/sources.md).

## What it is

rawsiko-about-Sb = Az antimon rideg, ezüstös elem, félúton a fémek és a nemfémek között. Az EU-ban felhasznált antimon 43%-a égésgátlókba, 32%-a ólomakkumulátorokba kerül (S1).
rawsiko-about-BA = A barit világos színű ásvány, amely kőhöz képest meglepően nehéz. Az EU-ban felhasznált barit 70%-a gumi, műanyag, festék és papír töltőanyaga, 20%-a a fúrófolyadékot teszi nehezebbé (S1).
rawsiko-about-BX = A bauxit vöröses kőzet, amelyből alumíniumot állítanak elő. Az EU-ban felhasznált alumínium 21%-a épületekbe, 19%-a autókba, 15%-a csomagolásokba, például italosdobozokba kerül (S1).
rawsiko-about-Be = A berillium nagyon könnyű és nagyon merev fém. Az EU-ban felhasznált berillium 23%-a ipari alkatrészekbe, 17%-a autókba, 17%-a a repülőgép-, űr- és védelmi iparba, 12%-a szórakoztató elektronikába kerül (S1).
rawsiko-about-Bi = A bizmut nehéz fém, kristályai a szivárvány színeiben játszhatnak. Az EU-ban felhasznált bizmut 84%-ából vegyi anyag lesz (S1), például gyomorgyógyszerekhez és kozmetikumokhoz (S5).
rawsiko-about-BO = A borátok sók, amelyek gyakran kiszáradt tavak után maradtak vissza. Az EU-ban felhasznált borátok 55%-a üvegbe, 17%-a mázakba és kerámiába, 15%-a műtrágyába kerül (S1).
rawsiko-about-Co = A kobalt kemény, kékesszürke fém. Az EU-ban felhasznált kobalt 36%-a szuperötvözetekbe és más ötvözetekbe, 14%-a kemény szerszámokba, 13%-a pigmentekbe és tintákba kerül (S1).
rawsiko-about-CC = A kokszolható szénből hevítéssel kemény, lyukacsos kokszot lehet készíteni. Az EU-ban felhasznált kokszolható szén 89%-ából koksz lesz a nagyolvasztóknak, amelyekben a vas készül (S1).
rawsiko-about-FL = A folypát üvegfényű kristályokat alkot: lilákat, zöldeket vagy sárgákat. Az EU-ban felhasznált folypát 36%-a a vas- és acélgyártást segíti, 9%-a hűtő- és klímaberendezésekbe kerül (S1).
rawsiko-about-Ga = A gallium puha, ezüstös fém, az alumíniumgyártás mellékterméke. Az EU-ban felhasznált gallium 70%-a integrált áramkörökbe, 25%-a világításba kerül (S1).
rawsiko-about-Ge = A germánium szürke, fényes félvezető. Optikai szálakhoz, infravörös optikához, napelemekhez és sugárzásérzékelőkhöz használják (S5).
rawsiko-about-Hf = A hafnium olyan fém, amely a cirkónium érceiben rejtőzik. Az EU-ban felhasznált hafnium 61%-a hőálló szuperötvözetekbe, 11%-a atomreaktorok szabályozórúdjaiba kerül (S1).
rawsiko-about-He = A hélium könnyű gáz, amely a földgázzal együtt jön a felszínre (S7). A folyékony hélium az MRI-készülékek mágneseit hűti (S8), a gáz pedig a chipgyártáshoz és a lézeres hegesztéshez is kell (S7).
rawsiko-about-HR = A nehéz ritkaföldfémek tíz rokon fém, köztük a diszprózium, a terbium, az erbium és az ittrium. Az EU-ban a terbium 90%-a mágnesekbe, az erbium 74%-a üvegbe, az ittrium 72%-a kerámiába kerül (S1).
rawsiko-about-LR = A könnyű ritkaföldfémek öt rokon fém: a cérium, a lantán, a neodímium, a prazeodímium és a szamárium. Az EU-ban a neodímium 80%-a mágnesekbe, a cérium 60%-a autókatalizátorokba kerül (S1).
rawsiko-about-In = Az indium olyan puha fém, hogy késsel vágható. Az EU-ban felhasznált indium 25%-a ötvözetekbe és vegyületekbe, 20%-a alkáli elemekbe, 15%-a félvezetőkbe és LED-ekbe kerül (S1).
rawsiko-about-Li = A lítium a legkönnyebb fém. A világon felhasznált lítium 88%-a akkumulátorokba és elemekbe kerül (S5).
rawsiko-about-Mg = A magnézium könnyű fém, amely vakító fehér lánggal éghet. Az EU-ban felhasznált magnézium 48%-a autókba, 23%-a csomagolásokba kerül (S1).
rawsiko-about-NG = A grafit lágy, fekete szén, ezzel ír a ceruzád. Akkumulátorokba, fékbetétekbe, kenőanyagokba és forró kemencék falazatába kerül (S5).
rawsiko-about-NR = A természetes kaucsuk a kaucsukfa fehér tejnedvéből készül. Az EU-ban felhasznált természetes kaucsuk 67%-a autógumikba, 16%-a más járművek abroncsaiba kerül (S1).
rawsiko-about-Nb = A nióbium szívós, szürke fém. Az USA-ban felhasznált nióbium 77%-a acélokba, 23%-a szuperötvözetekbe kerül (S5).
rawsiko-about-PR = A foszfátkőzet sok foszfort tartalmaz, és foszforra minden növénynek szüksége van a növekedéshez. Az EU-ban felhasznált foszfátkőzet 86%-ából műtrágya, 10%-ából takarmány lesz (S1).
rawsiko-about-P = A tiszta foszfor a természetben nem fordul elő; foszfátkőzetből állítják elő elektromos kemencékben. Gyomirtókhoz (S5), égésgátlókhoz, gyógyszerekhez és elektronikához kell (S9).
rawsiko-about-PG = A platina, a palládium, a ródium, az irídium és a ruténium öt nemesfém, amely nem rozsdásodik. Az EU-ban a palládium 88%-a és a platina 67%-a autókatalizátorokba kerül, amelyek a kipufogógázt tisztítják (S1).
rawsiko-about-Sc = A szkandium könnyű fém: szinte mindenhol van belőle egy kevés, de alig van hely, ahol sok lenne. Repülőgépek ötvözeteiben és szilárdoxidos üzemanyagcellákban használják (S5).
rawsiko-about-Si = A fémszilíciumot kvarcból, a homok anyagából állítják elő nagyon forró kemencékben. Az EU-ban felhasznált fémszilícium 54%-a a vegyiparba, 38%-a alumíniumötvözetekbe kerül (S1).
rawsiko-about-Sr = A stroncium lágy fém, a cölesztin nevű világos ásványból nyerik. Az EU-ban felhasznált stroncium 40%-a tűzijátékokba és jelzőrakétákba, 40%-a mágnesekbe kerül (S1).
rawsiko-about-Ta = A tantál nehéz fém, a savak alig támadják meg. Kondenzátorokhoz, szuperötvözetekhez és kemény karbidokhoz kell (S5).
rawsiko-about-Ti = A titán nagyjából olyan erős fém, mint az acél, de sokkal könnyebb. Az EU-ban felhasznált titánfém 45%-a a repülésbe és az űrhajózásba, 25%-a orvosi eszközökbe kerül (S1).
rawsiko-about-W = A volfrám nagyon nehéz, és minden fém közül neki a legmagasabb az olvadáspontja. Az EU-ban felhasznált volfrám 33%-ából maró- és vágószerszám, 23%-ából bányászati és építőipari szerszám lesz (S1).
rawsiko-about-V = A vanádium szürke fém, amelyet kis adagban kevernek az acélba. Az EU-ban felhasznált vanádium 64%-a nagy szilárdságú, gyengén ötvözött acélokba, 21%-a különleges acélokba kerül (S1).

## One surprising fact

rawsiko-surprise-Sb = Ugyanaz az elem segít, hogy a műanyag burkolat ne gyulladjon meg, és hogy az autó beinduljon.
rawsiko-surprise-BA = A nehéz kő megállítja a sugarakat: az EU-ban felhasznált barit 5%-a sugárzás ellen véd (S1).
rawsiko-surprise-BX = Kína a világ bauxitjának 21%-át bányássza, de a világ alumíniumának 56%-át állítja elő (S1).
rawsiko-surprise-Be = Az egész világ csak körülbelül 430 tonna berilliumot bányászik évente (S5).
rawsiko-surprise-Bi = Egyes bizmutötvözetek olyan könnyen megolvadnak, hogy tűz esetén beindítják a mennyezeti tűzoltó berendezést (S5).
rawsiko-surprise-BO = Kína részesedése itt kicsi: a világ borátjainak 4%-át bányássza, Törökország a 48%-át (S1).
rawsiko-surprise-Co = A világ kobaltjának 63%-át a Kongói DK-ban bányásszák, 60%-át viszont Kínában finomítják (S1).
rawsiko-surprise-CC = Éppen a szén is rajta van az EU listáján a megújuló energia nyersanyagai között (S4): acél nélkül nincs tornya a szélturbinának.
rawsiko-surprise-FL = Ugyanez az ásvány kerül a tapadásmentes serpenyők és a kábelek műanyagába (11%) és a nukleáris üzemanyag gyártásába (7%) (S1).
rawsiko-surprise-Ga = A meleg tenyérben megolvad. A világ galliumának 94%-át Kína állítja elő (S1).
rawsiko-surprise-Ge = A germánium-oxidos üveg olyan erősen töri a fényt, hogy jó nagylátószögű objektív készül belőle a fényképezőgépekhez (S6).
rawsiko-surprise-Hf = A játék legtöbb nyersanyagánál Kína vezet, a hafnium legnagyobb előállítója azonban EU-tagország: Franciaország, 49%-kal (S1).
rawsiko-surprise-He = Az elszökött hélium elveszett: olyan könnyű, hogy a Földről a világűrbe távozik (S7).
rawsiko-surprise-HR = Az EU-ban felhasznált gadolínium 40%-a az MRI-vizsgálatokhoz kell, amelyek a test belsejéről készítenek képet (S1).
rawsiko-surprise-LR = Nem olyan ritkák, mint a nevük mondja: a világ évente körülbelül 390 000 tonna ritkaföldfém-oxidot bányászik (S5).
rawsiko-surprise-In = Egy lista rövidülhet is: 2023-ban az indium lekerült az EU kritikus nyersanyagainak listájáról (S6).
rawsiko-surprise-Li = A világon felhasznált lítium 1%-a nem akkumulátorba, hanem az orvoslásba kerül (S5).
rawsiko-surprise-Mg = Nem mindet építik be valamibe: 12%-a arra fogy el, hogy kivonja a ként az olvadt fémből (S1).
rawsiko-surprise-NG = A lítiumion-akkumulátorokhoz kell, mégis a felhasznált grafitnak csak 3%-a származik elhasznált termékekből (S4).
rawsiko-surprise-NR = Ez a játék egyetlen nyersanyaga, amelyet élő fa ad.
rawsiko-surprise-Nb = A világ nióbiumának 92%-át Brazília bányássza (S1). Az erős acélok féme implantátumokba és sebészeti műszerekbe is kerül (S6).
rawsiko-surprise-PR = Az USA által importált foszfátkőzet 99%-a egyetlen országból, Peruból érkezik (S5).
rawsiko-surprise-P = Az EU-ba érkező foszfor 62%-a egyetlen országból, Kazahsztánból származik (S1).
rawsiko-surprise-PG = Az EU-ban több platina jut az orvoslásba (3%), mint az üzemanyagcellákba (1%) (S1); platinafémek vannak a szívritmus-szabályozókban is (S6).
rawsiko-surprise-Sc = A harmadik helyen négy ország osztozik, egyenként 4%-kal: Kanada, Kazahsztán, a Fülöp-szigetek és Ukrajna (S1).
rawsiko-surprise-Si = Mindenkinek a chipek jutnak eszébe, pedig az EU-ban csak 6% kerül napelemekbe és 2% elektronikába (S1).
rawsiko-surprise-Sr = A tűzijáték mélyvörös színét a stroncium adja.
rawsiko-surprise-Ta = Ugyanaz a fém van az elektronikában (S5) és az emberi testben: implantátumok készülnek belőle (S6).
rawsiko-surprise-Ti = A világ titánfémjének 26%-át Japán állítja elő, pedig nem tartozik az érc nagy bányászai közé (S1).
rawsiko-surprise-W = A volfrámtól rezeg a telefon (S6), és a felhasznált volfrám 42%-a elhasznált termékekből származik (S4).
rawsiko-surprise-V = Az EU-ban felhasznált vanádium 3%-a energiát tárol (S1), mégpedig nagy tartálynyi színes folyadékkal működő akkumulátorokban.

## The card

rawsiko-card-about = Mi ez?
rawsiko-card-surprise = Meglepő
rawsiko-card-producers = Legnagyobb termelők Kínán kívül
rawsiko-card-china = Kína részesedése
rawsiko-card-uses = Mire használják?
rawsiko-card-recycling = Újrahasznosítás
rawsiko-card-recycling-means = Az EU-ban felhasznált mennyiségből ennyi származik elhasznált termékekből
rawsiko-card-lists = Az EU listáin
rawsiko-card-source = Forrás
rawsiko-card-sources = Források
rawsiko-card-percent = { NUMBER($share, maximumFractionDigits: 1) }%

## Whose uses the shares are of

rawsiko-by-EU = arányok az EU-ban felhasznált mennyiségből
rawsiko-by-USA = arányok az USA-ban felhasznált mennyiségből
rawsiko-by-world = arányok a világon felhasznált mennyiségből

## Stages of supply

rawsiko-stage-extraction = kitermelés
rawsiko-stage-processing = feldolgozás
rawsiko-stage-supply = teljes kínálat

## Lists of the EU

rawsiko-list-2011 = kritikus nyersanyagok, 2011
rawsiko-list-2014 = kritikus nyersanyagok, 2014
rawsiko-list-2017 = kritikus nyersanyagok, 2017
rawsiko-list-2020 = kritikus nyersanyagok, 2020
rawsiko-list-2023 = kritikus nyersanyagok, 2023
rawsiko-list-strategic = stratégiai nyersanyagok, 2024

## What is counted, where it is not the whole material

rawsiko-of-aluminium = alumínium
rawsiko-of-cerium = cérium
rawsiko-of-dysprosium = diszprózium
rawsiko-of-erbium = erbium
rawsiko-of-europium = európium
rawsiko-of-gadolinium = gadolínium
rawsiko-of-iridium = irídium
rawsiko-of-lanthanum = lantán
rawsiko-of-neodymium = neodímium
rawsiko-of-palladium = palládium
rawsiko-of-platinum = platina
rawsiko-of-praseodymium = prazeodímium
rawsiko-of-rhodium = ródium
rawsiko-of-ruthenium = ruténium
rawsiko-of-samarium = szamárium
rawsiko-of-terbium = terbium
rawsiko-of-titanium-metal = titánfém
rawsiko-of-yttrium = ittrium

## Uses

rawsiko-use-abrasives = csiszolóanyagok
rawsiko-use-aeronautics-and-energy = repülés és energetika
rawsiko-use-aerospace = repülés és űrhajózás
rawsiko-use-aerospace-and-defence = légi, űr- és védelmi ipar
rawsiko-use-air-treatment = légkezelés
rawsiko-use-aircraft-alloys = repülőgép-ötvözetek
rawsiko-use-alkaline-batteries = alkáli elemek
rawsiko-use-alloys-and-compounds = ötvözetek és vegyületek
rawsiko-use-aluminium-alloys = alumíniumötvözetek
rawsiko-use-aluminium-making = alumínium és más fémek előállítása
rawsiko-use-animal-feed = takarmány
rawsiko-use-batteries = akkumulátorok és elemek
rawsiko-use-blast-furnaces = koksz a nagyolvasztókhoz
rawsiko-use-brake-linings = fékbetétek
rawsiko-use-building-materials = építőanyagok, égésgátlóval is
rawsiko-use-camera-lenses = fényképezőgép-objektívek
rawsiko-use-capacitors = kondenzátorok
rawsiko-use-car-tyres = autógumik
rawsiko-use-carbides = kemény karbidok
rawsiko-use-cars = autók
rawsiko-use-casting-powders = öntőporok acélhoz
rawsiko-use-catalysts = katalizátorok
rawsiko-use-catalysts-and-pigments = katalizátorok és pigmentek
rawsiko-use-catalytic-converters = autókatalizátorok
rawsiko-use-cement = cement
rawsiko-use-ceramics = kerámia
rawsiko-use-chemicals = vegyi anyagok
rawsiko-use-chemicals-and-battery-oxides = vegyi anyagok és akkumulátor-oxidok
rawsiko-use-chip-making = chipgyártás
rawsiko-use-construction = építőipar
rawsiko-use-consumer-durables = háztartási gépek és más tartós cikkek
rawsiko-use-consumer-electronics = szórakoztató elektronika
rawsiko-use-control-rods = atomreaktorok szabályozórúdjai
rawsiko-use-cooling = hűtés és légkondicionálás
rawsiko-use-cosmetics = kozmetikumok
rawsiko-use-cracking-catalysts = kőolajbontó katalizátorok
rawsiko-use-cutting-tools = maró- és vágószerszámok
rawsiko-use-dentistry = fogászat
rawsiko-use-desulphurisation = kéntelenítés
rawsiko-use-detergents = mosó- és tisztítószerek
rawsiko-use-detergents-and-food-additives = mosószerek, vegyi anyagok és élelmiszer-adalékok
rawsiko-use-drilling-fluids = fúrófolyadékok
rawsiko-use-electrochemistry = elektrokémia
rawsiko-use-electrolysers = hidrogént fejlesztő elektrolizálók
rawsiko-use-electronics = elektronika
rawsiko-use-energy = energetika
rawsiko-use-energy-storage = energiatárolás
rawsiko-use-fertilisers = műtrágyák
rawsiko-use-fillers = gumi, műanyag, festék és papír töltőanyaga
rawsiko-use-fireworks-and-signals = tűzijátékok és jelzőrakéták
rawsiko-use-flame-retardants = égésgátlók
rawsiko-use-fluorochemicals = fluorvegyületek
rawsiko-use-fluoropolymers = tapadásmentes serpenyők és kábelek műanyaga
rawsiko-use-fuel-cells = üzemanyagcellák
rawsiko-use-glass = üveg
rawsiko-use-glass-and-ceramics = üveg és kerámia
rawsiko-use-glazes-and-ceramics = mázak és kerámia
rawsiko-use-greases = kenőzsírok
rawsiko-use-hand-held-objects = kézben tartott tárgyak
rawsiko-use-hard-tools = kemény szerszámok (karbid, gyémánt)
rawsiko-use-heat-conductors = hővezető rétegek
rawsiko-use-high-speed-steels = gyorsacélok
rawsiko-use-high-tech-engineering = csúcstechnológiai gépgyártás
rawsiko-use-household-goods = háztartási cikkek és bútorok
rawsiko-use-implants = implantátumok és sebészeti műszerek
rawsiko-use-industrial-components = ipari alkatrészek
rawsiko-use-industrial-heat = energia más iparágaknak
rawsiko-use-infrared-optics = infravörös optika
rawsiko-use-insulation = szigetelés
rawsiko-use-integrated-circuits = integrált áramkörök
rawsiko-use-iron-and-steel-other = egyéb felhasználás a vas- és acélgyártásban
rawsiko-use-jewellery = ékszerek
rawsiko-use-lead-acid-batteries = ólomakkumulátorok
rawsiko-use-lead-alloys = ólomötvözetek
rawsiko-use-lead-free-solder = ólommentes forrasz és sárgaréz
rawsiko-use-lighting = világítás
rawsiko-use-lighting-and-electronics = világítás és elektronika
rawsiko-use-low-melting-alloys = könnyen olvadó ötvözetek
rawsiko-use-lubricants = kenőanyagok
rawsiko-use-machine-parts = csövek és más gépalkatrészek
rawsiko-use-magnet-cooling = MRI-készülékek mágneseinek hűtése
rawsiko-use-magnets = mágnesek
rawsiko-use-master-alloys = előötvözetek
rawsiko-use-medical-equipment = orvosi eszközök
rawsiko-use-medical-imaging = MRI-felvételek
rawsiko-use-medicine = orvoslás
rawsiko-use-medicine-and-optics = orvoslás és optika
rawsiko-use-medicines = gyógyszerek
rawsiko-use-metallurgy-additives = fémadalékok
rawsiko-use-metals = fémek
rawsiko-use-mining-and-construction-tools = bányászati és építőipari szerszámok
rawsiko-use-nuclear-fuel = nukleáris üzemanyag gyártása
rawsiko-use-nuclear-heat-exchangers = atomerőművek hőcserélői
rawsiko-use-oil-refining = kőolaj-finomítás
rawsiko-use-optical-fibre = optikai szálak
rawsiko-use-optics = optika
rawsiko-use-other = egyéb felhasználás
rawsiko-use-other-energy = egyéb energia
rawsiko-use-other-tyres = más járművek abroncsai
rawsiko-use-other-vehicles = repülőgépek, hajók és más járművek
rawsiko-use-pacemakers = szívritmus-szabályozók
rawsiko-use-packaging = csomagolás
rawsiko-use-phone-vibration = telefonok rezgése
rawsiko-use-pigments = pigmentek
rawsiko-use-plant-engineering = ipari berendezések, például tengervízhez
rawsiko-use-plasma-cutters = plazmavágók
rawsiko-use-plastics-additives = műanyag-adalékok
rawsiko-use-polishing-powders = polírozóporok
rawsiko-use-powdered-metals = fémporból sajtolt alkatrészek
rawsiko-use-radiation-detectors = sugárzásérzékelők
rawsiko-use-radiation-shields = sugárvédelem
rawsiko-use-refractories = forró kemencék falazata
rawsiko-use-screen-coatings = képernyők átlátszó bevonata
rawsiko-use-semiconductors = félvezetők
rawsiko-use-semiconductors-and-leds = félvezetők és LED-ek
rawsiko-use-solar-cells = napelemek
rawsiko-use-solders = forraszok
rawsiko-use-solid-oxide-fuel-cells = szilárdoxidos üzemanyagcellák
rawsiko-use-special-steels = különleges acélok
rawsiko-use-sports-gear = sportszerek
rawsiko-use-sprinkler-triggers = tűzoltó sprinklerek kioldói
rawsiko-use-stainless-steels = rozsdamentes acélok
rawsiko-use-steelmaking = vas- és acélgyártás
rawsiko-use-steels = acélok
rawsiko-use-strong-steels = nagy szilárdságú, gyengén ötvözött acélok
rawsiko-use-superalloys = szuperötvözetek
rawsiko-use-superalloys-and-other-alloys = szuperötvözetek és más ötvözetek
rawsiko-use-telecommunication = távközlés
rawsiko-use-transport-equipment = vonatok, hajók és más közlekedési eszközök
rawsiko-use-tyre-adhesives-and-paint-dryers = gumiabroncs-ragasztók és festékszárító adalékok
rawsiko-use-wear-tools = más kopásálló szerszámok
rawsiko-use-weedkillers = gyomirtók
rawsiko-use-welding = hegesztés
rawsiko-use-zinc-production = cinkgyártás

## Sources

rawsiko-source-S1 = Európai Bizottság: tanulmány az EU kritikus nyersanyagairól, 2023
rawsiko-source-S2 = Európai Bizottság: tanulmány a kritikus nyersanyagok listájának felülvizsgálatáról, 2017
rawsiko-source-S3 = Európai Bizottság: jelentés az EU kritikus nyersanyagairól, 2014
rawsiko-source-S4 = Európai Bizottság és Közös Kutatóközpont: a kritikus nyersanyagok listája, 2020
rawsiko-source-S5 = Az USA Földtani Szolgálata (USGS): Mineral Commodity Summaries, 2026
rawsiko-source-S6 = weboldalak, köztük: COM(2020) 474, scrreen.eu, bgs.ac.uk és compoundchem.com
rawsiko-source-S7 = Az USA Földtani Szolgálata (USGS): hír a héliumról, 2021
rawsiko-source-S8 = Az USA Nemzeti Kutatási Tanácsa: könyv a héliumról, 2000
rawsiko-source-S9 = pinfa, az égésgátlógyártók szövetsége: hír a foszforról, 2018

## The card, put together; an empty message leaves its part out

rawsiko-info-id = { $id-full } ({ $id-id })
rawsiko-info-kind = { "" }
rawsiko-info-name = { "" }
rawsiko-info-symbol = { "" }
rawsiko-info-strategic = { "" }
rawsiko-info-facts = { "" }
rawsiko-info-about = { $about }
rawsiko-info-surprise = { rawsiko-card-surprise }: { $surprise }
rawsiko-info-continent = Kontinens: { $continent }
rawsiko-info-territories = Területek: { $territories } ({ $territories-ids })
rawsiko-info-covers = Országok: { $covers }
rawsiko-info-parts = Csak egy része: { $parts }
rawsiko-info-materials = Nyersanyagok: { $materials } ({ $materials-ids })
# The reasons are written in English only.
rawsiko-info-because = { "" }
rawsiko-info-land = Szomszédok szárazföldön: { $land } ({ $land-ids })
rawsiko-info-sea = Szomszédok tengeren: { $sea } ({ $sea-ids })
rawsiko-info-points = Győzelmi pontok: { $points }
rawsiko-info-tier = Nehézség: { $tier } (4 a legnehezebb)
rawsiko-info-lists = { rawsiko-card-lists }: { $lists }
rawsiko-info-lists-each = { $list } ({ $source-id })
rawsiko-info-recycling = { rawsiko-card-recycling }: { $recycling-share }% ({ $recycling-source-id }). { rawsiko-card-recycling-means }.
rawsiko-info-supply = Honnan származik?
rawsiko-info-supply-each = { $stage }{ $of-id ->
    [none] { "" }
   *[other] { " (" }{ $of })
}. { rawsiko-card-china }: { $china }% ({ $source-id })
rawsiko-info-producers = { rawsiko-card-producers }: { $producers }
rawsiko-info-producers-each = { $country } { rawsiko-card-percent }
rawsiko-info-uses = { rawsiko-card-uses }
rawsiko-info-uses-each = { $of-id ->
    [none] { "" }
   *[other] { $of }:{ " " }
}{ $by-id ->
    [none] { "" }
   *[other] { $by }{ " " }
}({ $source-id })
rawsiko-info-shares = { $shares }
rawsiko-info-shares-each = { $share ->
    [none] { $use }
   *[other] { $use } { rawsiko-card-percent }
}
rawsiko-info-sources = { rawsiko-card-sources }
rawsiko-info-sources-each = { $id-id }: { $id }. { $address }

# RAWsiko's information cards, for pupils of 10 to 15. Terms: the project's glossary.
#
# A figure in a sentence carries its source (S1, S2 …), and is in materials.toml; tests compare the
# two, and the languages with each other. A share of uses is a share of what the EU (or the USA, or
# the world) uses of the material: never turn it round into a share of the product. Sentences without
# a source are general knowledge (docs/sources.md).

## What it is

rawsiko-about-Sb = Antimón je krehký striebristý prvok na rozhraní kovov a nekovov. Z antimónu, ktorý spotrebuje EÚ, ide 43 % do spomaľovačov horenia a 32 % do olovených batérií (S1).
rawsiko-about-BA = Baryt je svetlý minerál, na kameň prekvapivo ťažký. Z barytu, ktorý spotrebuje EÚ, slúži 70 % ako plnivo do gumy, plastov, farieb a papiera a 20 % zaťažuje vrtný výplach (S1).
rawsiko-about-BX = Bauxit je červenkastá hornina, z ktorej sa vyrába hliník. Z hliníka, ktorý spotrebuje EÚ, ide 21 % do stavieb, 19 % do áut a 15 % do obalov, napríklad do plechoviek (S1).
rawsiko-about-Be = Berýlium je veľmi ľahký a veľmi tuhý kov. Z berýlia, ktoré spotrebuje EÚ, ide 23 % do priemyselných súčiastok, 17 % do áut, 17 % do letectva, kozmonautiky a obrany a 12 % do spotrebnej elektroniky (S1).
rawsiko-about-Bi = Bizmut je ťažký kov, ktorého kryštály vedia hrať farbami dúhy. Z bizmutu, ktorý spotrebuje EÚ, sa 84 % mení na chemikálie (S1), napríklad do liekov na žalúdok a do kozmetiky (S5).
rawsiko-about-BO = Boritany sú soli, ktoré často zostali po vyschnutých jazerách. Z boritanov, ktoré spotrebuje EÚ, ide 55 % do skla, 17 % do glazúr a keramiky a 15 % do hnojív (S1).
rawsiko-about-Co = Kobalt je tvrdý modrosivý kov. Z kobaltu, ktorý spotrebuje EÚ, ide 36 % do superzliatin a iných zliatin, 14 % do tvrdých nástrojov a 13 % do pigmentov a atramentov (S1).
rawsiko-about-CC = Koksovateľné uhlie je uhlie, z ktorého sa dá vypáliť tvrdý, pórovitý koks. Z koksovateľného uhlia, ktoré spotrebuje EÚ, sa 89 % mení na koks pre vysoké pece, v ktorých vzniká železo (S1).
rawsiko-about-FL = Kazivec tvorí sklovité kryštály, fialové, zelené alebo žlté. Z kazivca, ktorý spotrebuje EÚ, pomáha 36 % pri výrobe železa a ocele a 9 % ide do chladenia a klimatizácie (S1).
rawsiko-about-Ga = Gálium je mäkký striebristý kov, ktorý sa získava ako vedľajší produkt pri výrobe hliníka. Z gália, ktoré spotrebuje EÚ, ide 70 % do integrovaných obvodov a 25 % do osvetlenia (S1).
rawsiko-about-Ge = Germánium je sivý lesklý polovodič. Používa sa na optické vlákna, infračervenú optiku, solárne články a detektory žiarenia (S5).
rawsiko-about-Hf = Hafnium je kov, ktorý sa skrýva v rudách zirkónia. Z hafnia, ktoré spotrebuje EÚ, ide 61 % do superzliatin odolných proti veľkému teplu a 11 % do regulačných tyčí jadrových reaktorov (S1).
rawsiko-about-He = Hélium je ľahký plyn, ktorý sa získava spolu so zemným plynom (S7). Kvapalné hélium chladí magnety prístrojov magnetickej rezonancie (S8) a plyn treba aj pri výrobe čipov a pri zváraní laserom (S7).
rawsiko-about-HR = Ťažké vzácne zeminy sú desať príbuzných kovov, medzi nimi dysprózium, terbium, erbium a ytrium. V EÚ ide 90 % terbia do magnetov, 74 % erbia do skla a 72 % ytria do keramiky (S1).
rawsiko-about-LR = Ľahké vzácne zeminy sú päť príbuzných kovov: cér, lantán, neodým, prazeodým a samárium. V EÚ ide 80 % neodýmu do magnetov a 60 % céru do autokatalyzátorov (S1).
rawsiko-about-In = Indium je kov taký mäkký, že sa dá krájať nožom. Z india, ktoré spotrebuje EÚ, ide 25 % do zliatin a zlúčenín, 20 % do alkalických batérií a 15 % do polovodičov a LED (S1).
rawsiko-about-Li = Lítium je najľahší zo všetkých kovov. Z lítia, ktoré spotrebuje svet, ide 88 % do batérií (S5).
rawsiko-about-Mg = Horčík je ľahký kov, ktorý vie horieť oslnivým bielym plameňom. Z horčíka, ktorý spotrebuje EÚ, ide 48 % do áut a 23 % do obalov (S1).
rawsiko-about-NG = Grafit je mäkký čierny uhlík, ktorým píše tvoja ceruzka. Ide do batérií, brzdových obložení, mazív a výmuroviek horúcich pecí (S5).
rawsiko-about-NR = Prírodný kaučuk sa vyrába z bielej šťavy kaučukovníka. Z prírodného kaučuku, ktorý spotrebuje EÚ, ide 67 % do pneumatík áut a 16 % do pneumatík iných vozidiel (S1).
rawsiko-about-Nb = Niób je húževnatý sivý kov. Z nióbu, ktorý spotrebujú USA, ide 77 % do ocelí a 23 % do superzliatin (S5).
rawsiko-about-PR = Fosfátová hornina je kameň plný fosforu, ktorý každá rastlina potrebuje na rast. Z fosfátovej horniny, ktorú spotrebuje EÚ, sa 86 % mení na hnojivá a 10 % na krmivo (S1).
rawsiko-about-P = Čistý fosfor sa v prírode nevyskytuje; vyrába sa z fosfátovej horniny v elektrických peciach. Treba ho na prípravky proti burine (S5), spomaľovače horenia, lieky a elektroniku (S9).
rawsiko-about-PG = Platina, paládium, ródium, irídium a ruténium sú drahé kovy, ktoré nehrdzavejú. V EÚ ide 88 % paládia a 67 % platiny do autokatalyzátorov, ktoré čistia výfukové plyny (S1).
rawsiko-about-Sc = Skandium je ľahký kov, ktorého je trocha takmer všade, ale veľa skoro nikde. Používa sa v zliatinách pre lietadlá a v palivových článkoch s tuhými oxidmi (S5).
rawsiko-about-Si = Kovový kremík sa vyrába vo veľmi horúcich peciach z kremeňa, z ktorého je aj piesok. Z kovového kremíka, ktorý spotrebuje EÚ, ide 54 % do chemického priemyslu a 38 % do zliatin hliníka (S1).
rawsiko-about-Sr = Stroncium je mäkký kov, ktorý sa získava zo svetlého minerálu celestínu. Zo stroncia, ktoré spotrebuje EÚ, ide 40 % do ohňostrojov a svetlíc a 40 % do magnetov (S1).
rawsiko-about-Ta = Tantal je ťažký kov, ktorému kyseliny takmer neublížia. Treba ho na kondenzátory, superzliatiny a tvrdé karbidy (S5).
rawsiko-about-Ti = Titán je kov približne taký pevný ako oceľ, ale oveľa ľahší. Z kovového titánu, ktorý spotrebuje EÚ, ide 45 % do letectva a kozmonautiky a 25 % do zdravotníckych pomôcok (S1).
rawsiko-about-W = Volfrám je veľmi ťažký a zo všetkých kovov má najvyššiu teplotu topenia. Z volfrámu, ktorý spotrebuje EÚ, sa 33 % mení na frézovacie a rezné nástroje a 23 % na nástroje pre baníctvo a stavebníctvo (S1).
rawsiko-about-V = Vanád je sivý kov, ktorý sa v malých dávkach pridáva do ocele. Z vanádu, ktorý spotrebuje EÚ, ide 64 % do vysokopevných nízkolegovaných ocelí a 21 % do špeciálnych ocelí (S1).

## One surprising fact

rawsiko-surprise-Sb = Ten istý prvok pomáha, aby sa plastový kryt nevznietil a aby auto naštartovalo.
rawsiko-surprise-BA = Ťažký kameň zastaví lúče: 5 % barytu, ktorý spotrebuje EÚ, chráni pred žiarením (S1).
rawsiko-surprise-BX = Čína ťaží 21 % svetového bauxitu, ale vyrába 56 % svetového hliníka (S1).
rawsiko-surprise-Be = Celý svet vyťaží len asi 430 ton berýlia za rok (S5).
rawsiko-surprise-Bi = Niektoré zliatiny bizmutu sa topia tak ľahko, že pri požiari spustia hasiace zariadenie na strope (S5).
rawsiko-surprise-BO = Podiel Číny je tu malý: ťaží 4 % svetových boritanov, Turecko 48 % (S1).
rawsiko-surprise-Co = DR Kongo ťaží 63 % svetového kobaltu, no 60 % sa rafinuje v Číne (S1).
rawsiko-surprise-CC = Práve uhlie je na zozname EÚ so surovinami pre obnoviteľnú energiu (S4): bez ocele niet veže pre veternú turbínu.
rawsiko-surprise-FL = Ten istý minerál sa dostane do plastov na nepriľnavé panvice a káble (11 %) aj do výroby jadrového paliva (7 %) (S1).
rawsiko-surprise-Ga = Roztopí sa v teplej dlani. Čína vyrába 94 % svetového gália (S1).
rawsiko-surprise-Ge = Sklo s oxidom germánia láme svetlo tak silno, že sa hodí na širokouhlé objektívy fotoaparátov (S6).
rawsiko-surprise-Hf = Pri väčšine materiálov tejto hry vedie Čína, no najväčším výrobcom hafnia je krajina EÚ: Francúzsko vyrába 49 % (S1).
rawsiko-surprise-He = Hélium, ktoré unikne, je stratené: je také ľahké, že zo Zeme odletí do vesmíru (S7).
rawsiko-surprise-HR = Z gadolínia, ktoré spotrebuje EÚ, slúži 40 % magnetickej rezonancii, ktorá sníma vnútro tela (S1).
rawsiko-surprise-LR = Nie sú také vzácne, ako hovorí ich názov: svet vyťaží asi 390 000 ton oxidov vzácnych zemín za rok (S5).
rawsiko-surprise-In = Zoznam sa môže aj skrátiť: v roku 2023 indium zo zoznamu kritických surovín EÚ vypadlo (S6).
rawsiko-surprise-Li = Z lítia, ktoré spotrebuje svet, neskončí 1 % v batérii, ale v medicíne (S5).
rawsiko-surprise-Mg = Nie všetok sa do niečoho zabuduje: 12 % sa minie na odstránenie síry z roztaveného kovu (S1).
rawsiko-surprise-NG = Lítium-iónové batérie ho potrebujú, no len 3 % použitého grafitu pochádzajú z doslúžených výrobkov (S4).
rawsiko-surprise-NR = Je to jediný materiál tejto hry, ktorý dáva živý strom.
rawsiko-surprise-Nb = Brazília ťaží 92 % svetového nióbu (S1). Kov pevných ocelí je aj v implantátoch a chirurgických nástrojoch (S6).
rawsiko-surprise-PR = Z fosfátovej horniny, ktorú dovážajú USA, pochádza 99 % z jedinej krajiny: z Peru (S5).
rawsiko-surprise-P = Z fosforu, ktorý EÚ získava, pochádza 62 % z jedinej krajiny: z Kazachstanu (S1).
rawsiko-surprise-PG = V EÚ ide viac platiny do medicíny (3 %) než do palivových článkov (1 %) (S1); platinové kovy sú aj v kardiostimulátoroch (S6).
rawsiko-surprise-Sc = O tretie miesto sa delia štyri krajiny, každá so 4 %: Kanada, Kazachstan, Filipíny a Ukrajina (S1).
rawsiko-surprise-Si = Každý si najprv spomenie na čipy, no v EÚ ide len 6 % do solárnych článkov a 2 % do elektroniky (S1).
rawsiko-surprise-Sr = Sýtočervenú farbu ohňostroja dáva stroncium.
rawsiko-surprise-Ta = Ten istý kov je v elektronike (S5) aj v ľudskom tele: vyrábajú sa z neho implantáty (S6).
rawsiko-surprise-Ti = Japonsko vyrába 26 % svetového kovového titánu, hoci nepatrí k veľkým ťažiarom jeho rudy (S1).
rawsiko-surprise-W = Vďaka volfrámu vibrujú telefóny (S6) a 42 % použitého volfrámu pochádza z doslúžených výrobkov (S4).
rawsiko-surprise-V = Z vanádu, ktorý spotrebuje EÚ, slúžia 3 % na ukladanie energie (S1), a to v batériách s veľkými nádržami farebnej kvapaliny.

## The card

rawsiko-card-about = Čo to je
rawsiko-card-surprise = Prekvapivé
rawsiko-card-producers = Najväčší výrobcovia mimo Číny
rawsiko-card-china = Podiel Číny
rawsiko-card-uses = Na čo sa používa
rawsiko-card-recycling = Recyklácia
rawsiko-card-recycling-means = Podiel materiálu použitého v EÚ, ktorý pochádza z doslúžených výrobkov
rawsiko-card-lists = Na zoznamoch EÚ
rawsiko-card-source = Zdroj
rawsiko-card-sources = Zdroje
rawsiko-card-percent = { NUMBER($share, maximumFractionDigits: 1) } %

## Whose uses the shares are of

rawsiko-by-EU = podiely na tom, čo z materiálu spotrebuje EÚ
rawsiko-by-USA = podiely na tom, čo z materiálu spotrebujú USA
rawsiko-by-world = podiely na tom, čo z materiálu spotrebuje svet

## Stages of supply

rawsiko-stage-extraction = ťažba
rawsiko-stage-processing = spracovanie
rawsiko-stage-supply = celkové dodávky

## Lists of the EU

rawsiko-list-2011 = kritické suroviny 2011
rawsiko-list-2014 = kritické suroviny 2014
rawsiko-list-2017 = kritické suroviny 2017
rawsiko-list-2020 = kritické suroviny 2020
rawsiko-list-2023 = kritické suroviny 2023
rawsiko-list-strategic = strategické suroviny 2024

## What is counted, where it is not the whole material

rawsiko-of-aluminium = hliník
rawsiko-of-cerium = cér
rawsiko-of-dysprosium = dysprózium
rawsiko-of-erbium = erbium
rawsiko-of-europium = európium
rawsiko-of-gadolinium = gadolínium
rawsiko-of-iridium = irídium
rawsiko-of-lanthanum = lantán
rawsiko-of-neodymium = neodým
rawsiko-of-palladium = paládium
rawsiko-of-platinum = platina
rawsiko-of-praseodymium = prazeodým
rawsiko-of-rhodium = ródium
rawsiko-of-ruthenium = ruténium
rawsiko-of-samarium = samárium
rawsiko-of-terbium = terbium
rawsiko-of-titanium-metal = kovový titán
rawsiko-of-yttrium = ytrium

## Uses

rawsiko-use-abrasives = brusivá
rawsiko-use-aeronautics-and-energy = letectvo a energetika
rawsiko-use-aerospace = letectvo a kozmonautika
rawsiko-use-aerospace-and-defence = letectvo, kozmonautika a obrana
rawsiko-use-air-treatment = úprava vzduchu
rawsiko-use-aircraft-alloys = zliatiny pre lietadlá
rawsiko-use-alkaline-batteries = alkalické batérie
rawsiko-use-alloys-and-compounds = zliatiny a zlúčeniny
rawsiko-use-aluminium-alloys = zliatiny hliníka
rawsiko-use-aluminium-making = výroba hliníka a iných kovov
rawsiko-use-animal-feed = krmivo pre zvieratá
rawsiko-use-batteries = batérie
rawsiko-use-blast-furnaces = koks do vysokých pecí
rawsiko-use-brake-linings = brzdové obloženia
rawsiko-use-building-materials = stavebné materiály, aj so spomaľovačmi horenia
rawsiko-use-camera-lenses = objektívy fotoaparátov
rawsiko-use-capacitors = kondenzátory
rawsiko-use-car-tyres = pneumatiky áut
rawsiko-use-carbides = tvrdé karbidy
rawsiko-use-cars = autá
rawsiko-use-casting-powders = prášky na odlievanie ocele
rawsiko-use-catalysts = katalyzátory
rawsiko-use-catalysts-and-pigments = katalyzátory a pigmenty
rawsiko-use-catalytic-converters = autokatalyzátory
rawsiko-use-cement = cement
rawsiko-use-ceramics = keramika
rawsiko-use-chemicals = chemikálie
rawsiko-use-chemicals-and-battery-oxides = chemikálie a oxidy do batérií
rawsiko-use-chip-making = výroba čipov
rawsiko-use-construction = stavebníctvo
rawsiko-use-consumer-durables = domáce spotrebiče a iný tovar dlhodobej spotreby
rawsiko-use-consumer-electronics = spotrebná elektronika
rawsiko-use-control-rods = regulačné tyče jadrových reaktorov
rawsiko-use-cooling = chladenie a klimatizácia
rawsiko-use-cosmetics = kozmetika
rawsiko-use-cracking-catalysts = katalyzátory na štiepenie ropy
rawsiko-use-cutting-tools = frézovacie a rezné nástroje
rawsiko-use-dentistry = zubné lekárstvo
rawsiko-use-desulphurisation = odsírovanie
rawsiko-use-detergents = pracie a čistiace prostriedky
rawsiko-use-detergents-and-food-additives = pracie prostriedky, chemikálie a prídavné látky do potravín
rawsiko-use-drilling-fluids = vrtné kvapaliny
rawsiko-use-electrochemistry = elektrochémia
rawsiko-use-electrolysers = elektrolyzéry na výrobu vodíka
rawsiko-use-electronics = elektronika
rawsiko-use-energy = energetika
rawsiko-use-energy-storage = ukladanie energie
rawsiko-use-fertilisers = hnojivá
rawsiko-use-fillers = plnivo do gumy, plastov, farieb a papiera
rawsiko-use-fireworks-and-signals = ohňostroje a svetlice
rawsiko-use-flame-retardants = spomaľovače horenia
rawsiko-use-fluorochemicals = zlúčeniny fluóru
rawsiko-use-fluoropolymers = plasty na nepriľnavé panvice a káble
rawsiko-use-fuel-cells = palivové články
rawsiko-use-glass = sklo
rawsiko-use-glass-and-ceramics = sklo a keramika
rawsiko-use-glazes-and-ceramics = glazúry a keramika
rawsiko-use-greases = mazacie tuky
rawsiko-use-hand-held-objects = drobné predmety do ruky
rawsiko-use-hard-tools = tvrdé nástroje (karbidy, diamantové nástroje)
rawsiko-use-heat-conductors = vrstvy vedúce teplo
rawsiko-use-high-speed-steels = rýchlorezné ocele
rawsiko-use-high-tech-engineering = špičkové strojárstvo
rawsiko-use-household-goods = domáce potreby a nábytok
rawsiko-use-implants = implantáty a chirurgické nástroje
rawsiko-use-industrial-components = priemyselné súčiastky
rawsiko-use-industrial-heat = energia pre iný priemysel
rawsiko-use-infrared-optics = infračervená optika
rawsiko-use-insulation = izolácie
rawsiko-use-integrated-circuits = integrované obvody
rawsiko-use-iron-and-steel-other = iné použitie pri výrobe železa a ocele
rawsiko-use-jewellery = šperky
rawsiko-use-lead-acid-batteries = olovené batérie
rawsiko-use-lead-alloys = zliatiny olova
rawsiko-use-lead-free-solder = spájka a mosadz bez olova
rawsiko-use-lighting = osvetlenie
rawsiko-use-lighting-and-electronics = osvetlenie a elektronika
rawsiko-use-low-melting-alloys = ľahko taviteľné zliatiny
rawsiko-use-lubricants = mazivá
rawsiko-use-machine-parts = hadice a iné súčasti strojov
rawsiko-use-magnet-cooling = chladenie magnetov prístrojov magnetickej rezonancie
rawsiko-use-magnets = magnety
rawsiko-use-master-alloys = predzliatiny
rawsiko-use-medical-equipment = zdravotnícke pomôcky
rawsiko-use-medical-imaging = snímky magnetickou rezonanciou
rawsiko-use-medicine = medicína
rawsiko-use-medicine-and-optics = medicína a optika
rawsiko-use-medicines = lieky
rawsiko-use-metallurgy-additives = prísady do kovov
rawsiko-use-metals = kovy
rawsiko-use-mining-and-construction-tools = nástroje pre baníctvo a stavebníctvo
rawsiko-use-nuclear-fuel = výroba jadrového paliva
rawsiko-use-nuclear-heat-exchangers = výmenníky tepla jadrových elektrární
rawsiko-use-oil-refining = spracovanie ropy
rawsiko-use-optical-fibre = optické vlákna
rawsiko-use-optics = optika
rawsiko-use-other = iné použitie
rawsiko-use-other-energy = iná energia
rawsiko-use-other-tyres = pneumatiky iných vozidiel
rawsiko-use-other-vehicles = lietadlá, lode a iné vozidlá
rawsiko-use-pacemakers = kardiostimulátory
rawsiko-use-packaging = obaly
rawsiko-use-phone-vibration = vibrovanie telefónov
rawsiko-use-pigments = pigmenty
rawsiko-use-plant-engineering = priemyselné zariadenia, napríklad na morskú vodu
rawsiko-use-plasma-cutters = plazmové rezačky
rawsiko-use-plastics-additives = prísady do plastov
rawsiko-use-polishing-powders = leštiace prášky
rawsiko-use-powdered-metals = súčiastky lisované z kovového prášku
rawsiko-use-radiation-detectors = detektory žiarenia
rawsiko-use-radiation-shields = ochrana pred žiarením
rawsiko-use-refractories = výmurovky horúcich pecí
rawsiko-use-screen-coatings = priehľadné vrstvy obrazoviek
rawsiko-use-semiconductors = polovodiče
rawsiko-use-semiconductors-and-leds = polovodiče a LED
rawsiko-use-solar-cells = solárne články
rawsiko-use-solders = spájky
rawsiko-use-solid-oxide-fuel-cells = palivové články s tuhými oxidmi
rawsiko-use-special-steels = špeciálne ocele
rawsiko-use-sports-gear = športové potreby
rawsiko-use-sprinkler-triggers = spúšte požiarnych sprinklerov
rawsiko-use-stainless-steels = nehrdzavejúce ocele
rawsiko-use-steelmaking = výroba železa a ocele
rawsiko-use-steels = ocele
rawsiko-use-strong-steels = vysokopevné nízkolegované ocele
rawsiko-use-superalloys = superzliatiny
rawsiko-use-superalloys-and-other-alloys = superzliatiny a iné zliatiny
rawsiko-use-telecommunication = telekomunikácie
rawsiko-use-transport-equipment = vlaky, lode a iné dopravné prostriedky
rawsiko-use-tyre-adhesives-and-paint-dryers = lepidlá do pneumatík a sušidlá do farieb
rawsiko-use-wear-tools = iné nástroje odolné proti opotrebeniu
rawsiko-use-weedkillers = prípravky proti burine
rawsiko-use-welding = zváranie
rawsiko-use-zinc-production = výroba zinku

## Sources

rawsiko-source-S1 = Európska komisia: štúdia o kritických surovinách pre EÚ, 2023
rawsiko-source-S2 = Európska komisia: štúdia k revízii zoznamu kritických surovín, 2017
rawsiko-source-S3 = Európska komisia: správa o kritických surovinách pre EÚ, 2014
rawsiko-source-S4 = Európska komisia a Spoločné výskumné centrum: zoznam kritických surovín, 2020
rawsiko-source-S5 = Geologická služba USA (USGS): Mineral Commodity Summaries, 2026
rawsiko-source-S6 = webové stránky, medzi nimi COM(2020) 474, scrreen.eu, bgs.ac.uk a compoundchem.com
rawsiko-source-S7 = Geologická služba USA (USGS): správa o héliu, 2021
rawsiko-source-S8 = Národná rada pre výskum USA: kniha o héliu, 2000
rawsiko-source-S9 = pinfa, združenie výrobcov spomaľovačov horenia: správa o fosfore, 2018

## The card, put together; an empty message leaves its part out

rawsiko-info-id = { $id-full } ({ $id-id })
rawsiko-info-kind = { "" }
rawsiko-info-name = { "" }
rawsiko-info-symbol = { "" }
rawsiko-info-strategic = { "" }
rawsiko-info-facts = { "" }
rawsiko-info-about = { $about }
rawsiko-info-surprise = { rawsiko-card-surprise }: { $surprise }
rawsiko-info-continent = Kontinent: { $continent }
rawsiko-info-territories = Územia: { $territories } ({ $territories-ids })
rawsiko-info-covers = Krajiny: { $covers }
rawsiko-info-parts = Len časť z krajín: { $parts }
rawsiko-info-materials = Materiály: { $materials } ({ $materials-ids })
# The reasons are written in English only.
rawsiko-info-because = { "" }
rawsiko-info-land = Susedia po súši: { $land } ({ $land-ids })
rawsiko-info-sea = Susedia po mori: { $sea } ({ $sea-ids })
rawsiko-info-points = Víťazné body: { $points }
rawsiko-info-tier = Náročnosť: { $tier } zo 4
rawsiko-info-lists = { rawsiko-card-lists }: { $lists }
rawsiko-info-lists-each = { $list } ({ $source-id })
rawsiko-info-recycling = { rawsiko-card-recycling }: { $recycling-share } % ({ $recycling-source-id }). { rawsiko-card-recycling-means }.
rawsiko-info-supply = Odkiaľ pochádza
rawsiko-info-supply-each = { $stage }{ $of-id ->
    [none] { "" }
   *[other] { " (" }{ $of })
}. { rawsiko-card-china }: { $china } % ({ $source-id })
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

# RAWsiko's information cards, for pupils of 10 to 15. Terms: the project's glossary.
#
# A figure in a sentence carries its source (S1, S2 …), and is in materials.toml; tests compare the
# two, and the languages with each other. A share of uses is a share of what the EU (or the USA, or
# the world) uses of the material: never turn it round into a share of the product. Sentences without
# a source are general knowledge (docs/sources.md).

## What it is

rawsiko-about-Sb = Antimons ir trausls, sudrabains elements starp metāliem un nemetāliem. No antimona, ko patērē ES, 43 % nonāk liesmu slāpētājos un 32 % svina akumulatoros (S1).
rawsiko-about-BA = Barīts ir gaišs minerāls, kas akmenim ir pārsteidzoši smags. No barīta, ko patērē ES, 70 % ir pildviela gumijā, plastmasā, krāsās un papīrā, un 20 % padara smagāku urbšanas šķīdumu (S1).
rawsiko-about-BX = Boksīts ir sarkanīgs iezis, no kura iegūst alumīniju. No alumīnija, ko patērē ES, 21 % nonāk būvēs, 19 % automobiļos un 15 % iepakojumā, piemēram, skārdenēs (S1).
rawsiko-about-Be = Berilijs ir ļoti viegls un ļoti stingrs metāls. No berilija, ko patērē ES, 23 % nonāk rūpniecības detaļās, 17 % automobiļos, 17 % aviācijā, kosmonautikā un aizsardzībā un 12 % sadzīves elektronikā (S1).
rawsiko-about-Bi = Bismuts ir smags metāls, kura kristāli var laistīties varavīksnes krāsās. No bismuta, ko patērē ES, 84 % pārtop ķimikālijās (S1), piemēram, kuņģa zālēm un kosmētikai (S5).
rawsiko-about-BO = Borāti ir sāļi, kas bieži palikuši pēc izžuvušiem ezeriem. No borātiem, ko patērē ES, 55 % nonāk stiklā, 17 % glazūrās un keramikā un 15 % mēslošanas līdzekļos (S1).
rawsiko-about-Co = Kobalts ir ciets, zilganpelēks metāls. No kobalta, ko patērē ES, 36 % nonāk supersakausējumos un citos sakausējumos, 14 % cietos instrumentos un 13 % pigmentos un tintēs (S1).
rawsiko-about-CC = Koksējamās ogles ir ogles, no kurām karsējot iegūst cietu, porainu koksu. No koksējamajām oglēm, ko patērē ES, 89 % pārtop koksā domnām, kurās top dzelzs (S1).
rawsiko-about-FL = Fluorīts veido stiklaini spīdīgus kristālus – violetus, zaļus vai dzeltenus. No fluorīta, ko patērē ES, 36 % palīdz ražot dzelzi un tēraudu un 9 % nonāk dzesēšanas un gaisa kondicionēšanas iekārtās (S1).
rawsiko-about-Ga = Gallijs ir mīksts, sudrabains metāls, ko iegūst kā blakusproduktu, ražojot alumīniju. No gallija, ko patērē ES, 70 % nonāk integrālajās shēmās un 25 % apgaismojumā (S1).
rawsiko-about-Ge = Germānijs ir pelēks, spīdīgs pusvadītājs. To izmanto optiskajās šķiedrās, infrasarkanajā optikā, saules baterijās un starojuma detektoros (S5).
rawsiko-about-Hf = Hafnijs ir metāls, kas slēpjas cirkonija rūdās. No hafnija, ko patērē ES, 61 % nonāk karstumizturīgos supersakausējumos un 11 % kodolreaktoru vadības stieņos (S1).
rawsiko-about-He = Hēlijs ir viegla gāze, ko iegūst kopā ar dabasgāzi (S7). Šķidrs hēlijs dzesē magnētiskās rezonanses iekārtu magnētus (S8), un gāze vajadzīga arī mikroshēmu ražošanā un lāzermetināšanā (S7).
rawsiko-about-HR = Smagie retzemju elementi ir desmit radniecīgi metāli, starp tiem disprozijs, terbijs, erbijs un itrijs. ES 90 % terbija nonāk magnētos, 74 % erbija stiklā un 72 % itrija keramikā (S1).
rawsiko-about-LR = Vieglie retzemju elementi ir pieci radniecīgi metāli: cērijs, lantāns, neodīms, prazeodīms un samārijs. ES 80 % neodīma nonāk magnētos un 60 % cērija automobiļu katalizatoros (S1).
rawsiko-about-In = Indijs ir tik mīksts metāls, ka to var griezt ar nazi. No indija, ko patērē ES, 25 % nonāk sakausējumos un savienojumos, 20 % sārma baterijās un 15 % pusvadītājos un LED (S1).
rawsiko-about-Li = Litijs ir visvieglākais metāls. No litija, ko patērē pasaulē, 88 % nonāk akumulatoros un baterijās (S5).
rawsiko-about-Mg = Magnijs ir viegls metāls, kas var degt ar žilbinoši baltu liesmu. No magnija, ko patērē ES, 48 % nonāk automobiļos un 23 % iepakojumā (S1).
rawsiko-about-NG = Grafīts ir mīksts, melns ogleklis, ar ko raksta tavs zīmulis. Tas nonāk baterijās, bremžu uzlikās, smērvielās un karstu krāšņu oderējumā (S5).
rawsiko-about-NR = Dabisko kaučuku iegūst no kaučukkoka baltās sulas. No dabiskā kaučuka, ko patērē ES, 67 % nonāk automobiļu riepās un 16 % citu transportlīdzekļu riepās (S1).
rawsiko-about-Nb = Niobijs ir sīksts, pelēks metāls. No niobija, ko patērē ASV, 77 % nonāk tēraudos un 23 % supersakausējumos (S5).
rawsiko-about-PR = Fosfāta ieži ir bagāti ar fosforu, kas augšanai vajadzīgs katram augam. No fosfāta iežiem, ko patērē ES, 86 % kļūst par mēslošanas līdzekļiem un 10 % par dzīvnieku barību (S1).
rawsiko-about-P = Tīrs fosfors dabā nav sastopams; to iegūst no fosfāta iežiem elektriskās krāsnīs. Tas vajadzīgs nezāļu apkarošanas līdzekļiem (S5), liesmu slāpētājiem, zālēm un elektronikai (S9).
rawsiko-about-PG = Platīns, pallādijs, rodijs, irīdijs un rutēnijs ir pieci dārgmetāli, kas nerūsē. ES 88 % pallādija un 67 % platīna nonāk automobiļu katalizatoros, kas attīra izplūdes gāzes (S1).
rawsiko-about-Sc = Skandijs ir viegls metāls, kura mazliet ir gandrīz visur, bet daudz – gandrīz nekur. To izmanto lidmašīnu sakausējumos un cieto oksīdu degvielas elementos (S5).
rawsiko-about-Si = Metālisko silīciju ļoti karstās krāsnīs iegūst no kvarca, no kura sastāv arī smiltis. No metāliskā silīcija, ko patērē ES, 54 % nonāk ķīmiskajā rūpniecībā un 38 % alumīnija sakausējumos (S1).
rawsiko-about-Sr = Stroncijs ir mīksts metāls, ko iegūst no gaiša minerāla – celestīna. No stroncija, ko patērē ES, 40 % nonāk uguņošanas un signālraķetēs un 40 % magnētos (S1).
rawsiko-about-Ta = Tantals ir smags metāls, kam skābes gandrīz nekaitē. Tas vajadzīgs kondensatoriem, supersakausējumiem un cietiem karbīdiem (S5).
rawsiko-about-Ti = Titāns ir apmēram tikpat izturīgs metāls kā tērauds, bet daudz vieglāks. No metāliskā titāna, ko patērē ES, 45 % nonāk aviācijā un kosmonautikā un 25 % medicīnas iekārtās (S1).
rawsiko-about-W = Volframs ir ļoti smags, un no visiem metāliem tam ir visaugstākā kušanas temperatūra. No volframa, ko patērē ES, 33 % kļūst par frēzēm un griezējinstrumentiem un 23 % par kalnrūpniecības un būvniecības instrumentiem (S1).
rawsiko-about-V = Vanādijs ir pelēks metāls, ko nelielās devās piejauc tēraudam. No vanādija, ko patērē ES, 64 % nonāk augstas stiprības mazleģētos tēraudos un 21 % speciālos tēraudos (S1).

## One surprising fact

rawsiko-surprise-Sb = Viens un tas pats elements palīdz gan tam, lai plastmasas korpuss neaizdegtos, gan tam, lai automašīnu varētu iedarbināt.
rawsiko-surprise-BA = Smags akmens aptur starus: 5 % barīta, ko patērē ES, aizsargā pret starojumu (S1).
rawsiko-surprise-BX = Ķīna iegūst 21 % pasaules boksīta, bet ražo 56 % pasaules alumīnija (S1).
rawsiko-surprise-Be = Visa pasaule gadā iegūst tikai apmēram 430 tonnas berilija (S5).
rawsiko-surprise-Bi = Daži bismuta sakausējumi kūst tik viegli, ka ugunsgrēkā iedarbina ugunsdzēsības iekārtu pie griestiem (S5).
rawsiko-surprise-BO = Šeit Ķīnas daļa ir maza: tā iegūst 4 % pasaules borātu, Turcija – 48 % (S1).
rawsiko-surprise-Co = Kongo DR iegūst 63 % pasaules kobalta, bet 60 % attīra Ķīnā (S1).
rawsiko-surprise-CC = Tieši ogles ir ES sarakstā starp atjaunīgās enerģijas izejvielām (S4): bez tērauda nav torņa vēja turbīnai.
rawsiko-surprise-FL = Tas pats minerāls nonāk nepiedegošo pannu un kabeļu plastmasā (11 %) un kodoldegvielas ražošanā (7 %) (S1).
rawsiko-surprise-Ga = Tas izkūst siltā plaukstā. Ķīna ražo 94 % pasaules gallija (S1).
rawsiko-surprise-Ge = Stikls ar germānija oksīdu lauž gaismu tik spēcīgi, ka no tā gatavo labus platleņķa objektīvus fotokamerām (S6).
rawsiko-surprise-Hf = Lielākajai daļai šīs spēles izejvielu pirmajā vietā ir Ķīna, bet hafnija lielākā ražotāja ir ES valsts: Francija ražo 49 % (S1).
rawsiko-surprise-He = Izplūdis hēlijs ir zudis: tas ir tik viegls, ka no Zemes aizplūst kosmosā (S7).
rawsiko-surprise-HR = No gadolīnija, ko patērē ES, 40 % kalpo magnētiskajai rezonansei, kas uzņem ķermeņa iekšienes attēlus (S1).
rawsiko-surprise-LR = Tie nav tik reti, kā vēsta nosaukums: pasaulē gadā iegūst apmēram 390 000 tonnu retzemju oksīdu (S5).
rawsiko-surprise-In = Saraksts var arī sarukt: 2023. gadā indiju svītroja no ES kritiski svarīgo izejvielu saraksta (S6).
rawsiko-surprise-Li = No litija, ko patērē pasaulē, 1 % nonāk nevis baterijā, bet medicīnā (S5).
rawsiko-surprise-Mg = Ne viss magnijs tiek kaut kur iebūvēts: 12 % izlieto, lai no izkausēta metāla atdalītu sēru (S1).
rawsiko-surprise-NG = Tas vajadzīgs litija jonu akumulatoriem, taču tikai 3 % izmantotā grafīta nāk no nolietotiem izstrādājumiem (S4).
rawsiko-surprise-NR = Tā ir vienīgā šīs spēles izejviela, ko dod dzīvs koks.
rawsiko-surprise-Nb = Brazīlija iegūst 92 % pasaules niobija (S1). Metāls, ko pievieno stipriem tēraudiem, ir arī implantos un ķirurģijas instrumentos (S6).
rawsiko-surprise-PR = No fosfāta iežiem, ko importē ASV, 99 % nāk no vienas valsts – Peru (S5).
rawsiko-surprise-P = No fosfora, ko saņem ES, 62 % nāk no vienas valsts – Kazahstānas (S1).
rawsiko-surprise-PG = ES vairāk platīna nonāk medicīnā (3 %) nekā degvielas elementos (1 %) (S1); platīna grupas metāli ir arī sirds stimulatoros (S6).
rawsiko-surprise-Sc = Trešo vietu dala četras valstis, katra ar 4 %: Kanāda, Kazahstāna, Filipīnas un Ukraina (S1).
rawsiko-surprise-Si = Visi vispirms iedomājas mikroshēmas, taču ES tikai 6 % nonāk saules baterijās un 2 % elektronikā (S1).
rawsiko-surprise-Sr = Uguņošanas koši sarkano krāsu dod stroncijs.
rawsiko-surprise-Ta = Tas pats metāls ir gan elektronikā (S5), gan cilvēka ķermenī: no tā gatavo implantus (S6).
rawsiko-surprise-Ti = Japāna ražo 26 % pasaules metāliskā titāna, lai gan nav starp lielajām tā rūdas ieguvējām (S1).
rawsiko-surprise-W = Pateicoties volframam, vibrē tālruņi (S6), un 42 % izmantotā volframa nāk no nolietotiem izstrādājumiem (S4).
rawsiko-surprise-V = No vanādija, ko patērē ES, 3 % uzkrāj enerģiju (S1) – akumulatoros ar lielām krāsaina šķidruma tvertnēm.

## The card

rawsiko-card-about = Kas tas ir
rawsiko-card-surprise = Pārsteidzoši
rawsiko-card-producers = Lielākie ražotāji ārpus Ķīnas
rawsiko-card-china = Ķīnas daļa
rawsiko-card-uses = Kam to izmanto
rawsiko-card-recycling = Otrreizējā pārstrāde
rawsiko-card-recycling-means = Daļa no ES izmantotā daudzuma, kas nāk no nolietotiem izstrādājumiem
rawsiko-card-lists = ES sarakstos
rawsiko-card-source = Avots
rawsiko-card-sources = Avoti
rawsiko-card-percent = { NUMBER($share, maximumFractionDigits: 1) } %

## Whose uses the shares are of

rawsiko-by-EU = daļas no izejvielas daudzuma, ko patērē ES
rawsiko-by-USA = daļas no izejvielas daudzuma, ko patērē ASV
rawsiko-by-world = daļas no izejvielas daudzuma, ko patērē pasaulē

## Stages of supply

rawsiko-stage-extraction = ieguve
rawsiko-stage-processing = apstrāde
rawsiko-stage-supply = kopējais piedāvājums

## Lists of the EU

rawsiko-list-2011 = kritiski svarīgas izejvielas, 2011
rawsiko-list-2014 = kritiski svarīgas izejvielas, 2014
rawsiko-list-2017 = kritiski svarīgas izejvielas, 2017
rawsiko-list-2020 = kritiski svarīgas izejvielas, 2020
rawsiko-list-2023 = kritiski svarīgas izejvielas, 2023
rawsiko-list-strategic = stratēģiskās izejvielas, 2024

## What is counted, where it is not the whole material

rawsiko-of-aluminium = alumīnijs
rawsiko-of-cerium = cērijs
rawsiko-of-dysprosium = disprozijs
rawsiko-of-erbium = erbijs
rawsiko-of-europium = eiropijs
rawsiko-of-gadolinium = gadolīnijs
rawsiko-of-iridium = irīdijs
rawsiko-of-lanthanum = lantāns
rawsiko-of-neodymium = neodīms
rawsiko-of-palladium = pallādijs
rawsiko-of-platinum = platīns
rawsiko-of-praseodymium = prazeodīms
rawsiko-of-rhodium = rodijs
rawsiko-of-ruthenium = rutēnijs
rawsiko-of-samarium = samārijs
rawsiko-of-terbium = terbijs
rawsiko-of-titanium-metal = metāliskais titāns
rawsiko-of-yttrium = itrijs

## Uses

rawsiko-use-abrasives = abrazīvi
rawsiko-use-aeronautics-and-energy = aviācija un enerģētika
rawsiko-use-aerospace = aviācija un kosmonautika
rawsiko-use-aerospace-and-defence = aviācija, kosmonautika un aizsardzība
rawsiko-use-air-treatment = gaisa apstrāde
rawsiko-use-aircraft-alloys = lidmašīnu sakausējumi
rawsiko-use-alkaline-batteries = sārma baterijas
rawsiko-use-alloys-and-compounds = sakausējumi un savienojumi
rawsiko-use-aluminium-alloys = alumīnija sakausējumi
rawsiko-use-aluminium-making = alumīnija un citu metālu ražošana
rawsiko-use-animal-feed = dzīvnieku barība
rawsiko-use-batteries = akumulatori un baterijas
rawsiko-use-blast-furnaces = kokss domnām
rawsiko-use-brake-linings = bremžu uzlikas
rawsiko-use-building-materials = būvmateriāli, arī ar liesmu slāpētājiem
rawsiko-use-camera-lenses = fotokameru objektīvi
rawsiko-use-capacitors = kondensatori
rawsiko-use-car-tyres = automobiļu riepas
rawsiko-use-carbides = cietie karbīdi
rawsiko-use-cars = automobiļi
rawsiko-use-casting-powders = tērauda liešanas pulveri
rawsiko-use-catalysts = katalizatori
rawsiko-use-catalysts-and-pigments = katalizatori un pigmenti
rawsiko-use-catalytic-converters = automobiļu katalizatori
rawsiko-use-cement = cements
rawsiko-use-ceramics = keramika
rawsiko-use-chemicals = ķimikālijas
rawsiko-use-chemicals-and-battery-oxides = ķimikālijas un akumulatoru oksīdi
rawsiko-use-chip-making = mikroshēmu ražošana
rawsiko-use-construction = būvniecība
rawsiko-use-consumer-durables = sadzīves tehnika un citas ilglietojuma preces
rawsiko-use-consumer-electronics = sadzīves elektronika
rawsiko-use-control-rods = kodolreaktoru vadības stieņi
rawsiko-use-cooling = dzesēšana un gaisa kondicionēšana
rawsiko-use-cosmetics = kosmētika
rawsiko-use-cracking-catalysts = naftas krekinga katalizatori
rawsiko-use-cutting-tools = frēzes un griezējinstrumenti
rawsiko-use-dentistry = zobārstniecība
rawsiko-use-desulphurisation = atsērošana
rawsiko-use-detergents = mazgāšanas līdzekļi
rawsiko-use-detergents-and-food-additives = mazgāšanas līdzekļi, ķimikālijas un pārtikas piedevas
rawsiko-use-drilling-fluids = urbšanas šķīdumi
rawsiko-use-electrochemistry = elektroķīmija
rawsiko-use-electrolysers = ūdeņraža elektrolīzeri
rawsiko-use-electronics = elektronika
rawsiko-use-energy = enerģētika
rawsiko-use-energy-storage = enerģijas uzkrāšana
rawsiko-use-fertilisers = mēslošanas līdzekļi
rawsiko-use-fillers = pildviela gumijā, plastmasā, krāsās un papīrā
rawsiko-use-fireworks-and-signals = uguņošanas un signālraķetes
rawsiko-use-flame-retardants = liesmu slāpētāji
rawsiko-use-fluorochemicals = fluora savienojumi
rawsiko-use-fluoropolymers = nepiedegošo pannu un kabeļu plastmasa
rawsiko-use-fuel-cells = degvielas elementi
rawsiko-use-glass = stikls
rawsiko-use-glass-and-ceramics = stikls un keramika
rawsiko-use-glazes-and-ceramics = glazūras un keramika
rawsiko-use-greases = plastiskās smērvielas
rawsiko-use-hand-held-objects = rokā turami priekšmeti
rawsiko-use-hard-tools = cieti instrumenti (karbīdi, dimanta instrumenti)
rawsiko-use-heat-conductors = siltumu vadoši slāņi
rawsiko-use-high-speed-steels = ātrgriezējtēraudi
rawsiko-use-high-tech-engineering = augsto tehnoloģiju mašīnbūve
rawsiko-use-household-goods = mājsaimniecības preces un mēbeles
rawsiko-use-implants = implanti un ķirurģijas instrumenti
rawsiko-use-industrial-components = rūpniecības detaļas
rawsiko-use-industrial-heat = enerģija citām nozarēm
rawsiko-use-infrared-optics = infrasarkanā optika
rawsiko-use-insulation = izolācija
rawsiko-use-integrated-circuits = integrālās shēmas
rawsiko-use-iron-and-steel-other = citi lietojumi dzelzs un tērauda ražošanā
rawsiko-use-jewellery = rotaslietas
rawsiko-use-lead-acid-batteries = svina akumulatori
rawsiko-use-lead-alloys = svina sakausējumi
rawsiko-use-lead-free-solder = lodalva un misiņš bez svina
rawsiko-use-lighting = apgaismojums
rawsiko-use-lighting-and-electronics = apgaismojums un elektronika
rawsiko-use-low-melting-alloys = viegli kūstoši sakausējumi
rawsiko-use-lubricants = smērvielas
rawsiko-use-machine-parts = caurules un citas mašīnu daļas
rawsiko-use-magnet-cooling = magnētiskās rezonanses iekārtu magnētu dzesēšana
rawsiko-use-magnets = magnēti
rawsiko-use-master-alloys = ligatūras
rawsiko-use-medical-equipment = medicīnas iekārtas
rawsiko-use-medical-imaging = magnētiskās rezonanses attēli
rawsiko-use-medicine = medicīna
rawsiko-use-medicine-and-optics = medicīna un optika
rawsiko-use-medicines = zāles
rawsiko-use-metallurgy-additives = piedevas metāliem
rawsiko-use-metals = metāli
rawsiko-use-mining-and-construction-tools = kalnrūpniecības un būvniecības instrumenti
rawsiko-use-nuclear-fuel = kodoldegvielas ražošana
rawsiko-use-nuclear-heat-exchangers = kodolelektrostaciju siltummaiņi
rawsiko-use-oil-refining = naftas pārstrāde
rawsiko-use-optical-fibre = optiskās šķiedras
rawsiko-use-optics = optika
rawsiko-use-other = citi lietojumi
rawsiko-use-other-energy = cita enerģija
rawsiko-use-other-tyres = citu transportlīdzekļu riepas
rawsiko-use-other-vehicles = lidmašīnas, kuģi un citi transportlīdzekļi
rawsiko-use-pacemakers = sirds stimulatori
rawsiko-use-packaging = iepakojums
rawsiko-use-phone-vibration = tālruņu vibrācija
rawsiko-use-pigments = pigmenti
rawsiko-use-plant-engineering = rūpnieciskas iekārtas, piemēram, jūras ūdenim
rawsiko-use-plasma-cutters = plazmas griezēji
rawsiko-use-plastics-additives = piedevas plastmasām
rawsiko-use-polishing-powders = pulēšanas pulveri
rawsiko-use-powdered-metals = no metāla pulvera presētas detaļas
rawsiko-use-radiation-detectors = starojuma detektori
rawsiko-use-radiation-shields = aizsardzība pret starojumu
rawsiko-use-refractories = karstu krāšņu oderējums
rawsiko-use-screen-coatings = ekrānu caurspīdīgie pārklājumi
rawsiko-use-semiconductors = pusvadītāji
rawsiko-use-semiconductors-and-leds = pusvadītāji un LED
rawsiko-use-solar-cells = saules baterijas
rawsiko-use-solders = lodalvas
rawsiko-use-solid-oxide-fuel-cells = cieto oksīdu degvielas elementi
rawsiko-use-special-steels = speciāli tēraudi
rawsiko-use-sports-gear = sporta piederumi
rawsiko-use-sprinkler-triggers = ugunsdzēsības sprinkleru palaidēji
rawsiko-use-stainless-steels = nerūsējošie tēraudi
rawsiko-use-steelmaking = dzelzs un tērauda ražošana
rawsiko-use-steels = tēraudi
rawsiko-use-strong-steels = augstas stiprības mazleģēti tēraudi
rawsiko-use-superalloys = supersakausējumi
rawsiko-use-superalloys-and-other-alloys = supersakausējumi un citi sakausējumi
rawsiko-use-telecommunication = telesakari
rawsiko-use-transport-equipment = vilcieni, kuģi un citi transportlīdzekļi
rawsiko-use-tyre-adhesives-and-paint-dryers = riepu līmvielas un krāsu žūšanas paātrinātāji
rawsiko-use-wear-tools = citi nodilumizturīgi instrumenti
rawsiko-use-weedkillers = nezāļu apkarošanas līdzekļi
rawsiko-use-welding = metināšana
rawsiko-use-zinc-production = cinka ražošana

## Sources

rawsiko-source-S1 = Eiropas Komisija: pētījums par ES kritiski svarīgajām izejvielām, 2023
rawsiko-source-S2 = Eiropas Komisija: pētījums par kritiski svarīgo izejvielu saraksta pārskatīšanu, 2017
rawsiko-source-S3 = Eiropas Komisija: ziņojums par ES kritiski svarīgajām izejvielām, 2014
rawsiko-source-S4 = Eiropas Komisija un Kopīgais pētniecības centrs: kritiski svarīgo izejvielu saraksts, 2020
rawsiko-source-S5 = ASV Ģeoloģijas dienests (USGS): Mineral Commodity Summaries, 2026
rawsiko-source-S6 = tīmekļa lapas, to vidū COM(2020) 474, scrreen.eu, bgs.ac.uk un compoundchem.com
rawsiko-source-S7 = ASV Ģeoloģijas dienests (USGS): ziņa par hēliju, 2021
rawsiko-source-S8 = ASV Nacionālā pētniecības padome: grāmata par hēliju, 2000
rawsiko-source-S9 = pinfa, liesmu slāpētāju ražotāju apvienība: ziņa par fosforu, 2018

## The card, put together; an empty message leaves its part out

rawsiko-info-id = { $id-full } ({ $id-id })
rawsiko-info-kind = { "" }
rawsiko-info-name = { "" }
rawsiko-info-symbol = { "" }
rawsiko-info-strategic = { "" }
rawsiko-info-facts = { "" }
rawsiko-info-about = { $about }
rawsiko-info-surprise = { rawsiko-card-surprise }: { $surprise }
rawsiko-info-continent = Kontinents: { $continent }
rawsiko-info-territories = Teritorijas: { $territories } ({ $territories-ids })
rawsiko-info-covers = Valstis: { $covers }
rawsiko-info-parts = Tikai daļa no: { $parts }
rawsiko-info-materials = Izejvielas: { $materials } ({ $materials-ids })
# The reasons are written in English only.
rawsiko-info-because = { "" }
rawsiko-info-land = Kaimiņi pa sauszemi: { $land } ({ $land-ids })
rawsiko-info-sea = Kaimiņi pa jūru: { $sea } ({ $sea-ids })
rawsiko-info-points = Uzvaras punkti: { $points }
rawsiko-info-tier = Grūtības pakāpe: { $tier } no 4
rawsiko-info-lists = { rawsiko-card-lists }: { $lists }
rawsiko-info-lists-each = { $list } ({ $source-id })
rawsiko-info-recycling = { rawsiko-card-recycling }: { $recycling-share } % ({ $recycling-source-id }). { rawsiko-card-recycling-means }.
rawsiko-info-supply = No kurienes tā nāk
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

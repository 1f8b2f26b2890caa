# RAWsiko's information cards, for pupils of 10 to 15. Terms: the project's glossary.
#
# A figure in a sentence carries its source (S1, S2 …), and is in materials.toml; tests compare the
# two, and the languages with each other. A share of uses is a share of what the EU (or the USA, or
# the world) uses of the material: never turn it round into a share of the product. Sentences without
# a source are general knowledge (docs/sources.md).

## What it is

rawsiko-about-Sb = Antimony is a brittle, silvery element between metal and non-metal. Of the antimony that the EU uses, 43% goes into flame retardants and 32% into lead-acid batteries (S1).
rawsiko-about-BA = Baryte is a pale mineral that is surprisingly heavy for a stone. Of the baryte that the EU uses, 70% fills rubber, plastics, paint and paper, and 20% makes drilling fluid heavy (S1).
rawsiko-about-BX = Bauxite is the reddish rock from which aluminium is made. Of the aluminium that the EU uses, 21% goes into buildings, 19% into cars and 15% into packaging such as cans (S1).
rawsiko-about-Be = Beryllium is a very light and very stiff metal. Of the beryllium that the EU uses, 23% goes into industrial components, 17% into cars, 17% into aerospace and defence and 12% into consumer electronics (S1).
rawsiko-about-Bi = Bismuth is a heavy metal whose crystals can shine in rainbow colours. Of the bismuth that the EU uses, 84% becomes chemicals (S1), for example for stomach medicines and make-up (S5).
rawsiko-about-BO = Borates are salts, often left behind by dried-up lakes. Of the borates that the EU uses, 55% goes into glass, 17% into glazes and ceramics and 15% into fertilisers (S1).
rawsiko-about-Co = Cobalt is a hard, bluish-grey metal. Of the cobalt that the EU uses, 36% goes into superalloys and other alloys, 14% into hard tools and 13% into pigments and inks (S1).
rawsiko-about-CC = Coking coal is coal that can be baked into hard, porous coke. Of the coking coal that the EU uses, 89% becomes coke for the blast furnaces that make iron (S1).
rawsiko-about-FL = Fluorspar forms glassy crystals in purple, green or yellow. Of the fluorspar that the EU uses, 36% helps to make iron and steel and 9% goes into refrigeration and air conditioning (S1).
rawsiko-about-Ga = Gallium is a soft, silvery metal that is won as a by-product when aluminium is made. Of the gallium that the EU uses, 70% goes into integrated circuits and 25% into lighting (S1).
rawsiko-about-Ge = Germanium is a grey, shiny semiconductor. It is used for optical fibres, infrared optics, solar cells and radiation detectors (S5).
rawsiko-about-Hf = Hafnium is a metal that hides inside zirconium ores. Of the hafnium that the EU uses, 61% goes into superalloys for great heat and 11% into control rods of nuclear reactors (S1).
rawsiko-about-He = Helium is a light gas that comes out of the ground together with natural gas (S7). Liquid helium cools the magnets of MRI scanners (S8), and the gas is needed for making chips and for laser welding (S7).
rawsiko-about-HR = Heavy rare earths are ten related metals, among them dysprosium, terbium, erbium and yttrium. In the EU 90% of the terbium goes into magnets, 74% of the erbium into glass and 72% of the yttrium into ceramics (S1).
rawsiko-about-LR = Light rare earths are five related metals: cerium, lanthanum, neodymium, praseodymium and samarium. In the EU 80% of the neodymium goes into magnets and 60% of the cerium into catalytic converters (S1).
rawsiko-about-In = Indium is a metal so soft that a knife cuts it. Of the indium that the EU uses, 25% goes into alloys and compounds, 20% into alkaline batteries and 15% into semiconductors and LEDs (S1).
rawsiko-about-Li = Lithium is the lightest of all metals. Of the lithium that the world uses, 88% goes into batteries (S5).
rawsiko-about-Mg = Magnesium is a light metal that can burn with a dazzling white flame. Of the magnesium that the EU uses, 48% goes into cars and 23% into packaging (S1).
rawsiko-about-NG = Graphite is soft, black carbon, the stuff in your pencil. It goes into batteries, brake linings, lubricants and the lining of hot furnaces (S5).
rawsiko-about-NR = Natural rubber is made from the white sap of the rubber tree. Of the natural rubber that the EU uses, 67% goes into car tyres and 16% into tyres of other vehicles (S1).
rawsiko-about-Nb = Niobium is a tough, grey metal. Of the niobium that the USA uses, 77% goes into steels and 23% into superalloys (S5).
rawsiko-about-PR = Phosphate rock is a stone full of phosphorus, which every plant needs to grow. Of the phosphate rock that the EU uses, 86% becomes fertiliser and 10% animal feed (S1).
rawsiko-about-P = Pure phosphorus does not occur in nature; it is made from phosphate rock in electric furnaces. It is needed for weedkillers (S5), flame retardants, medicines and electronics (S9).
rawsiko-about-PG = Platinum, palladium, rhodium, iridium and ruthenium are five precious metals that do not rust. In the EU 88% of the palladium and 67% of the platinum go into catalytic converters, which clean car exhaust (S1).
rawsiko-about-Sc = Scandium is a light metal that is spread thinly almost everywhere and plentiful hardly anywhere. It is used in alloys for aircraft and in solid-oxide fuel cells (S5).
rawsiko-about-Si = Silicon metal is made from quartz, the stuff of sand, in very hot furnaces. Of the silicon metal that the EU uses, 54% goes to the chemical industry and 38% into aluminium alloys (S1).
rawsiko-about-Sr = Strontium is a soft metal, won from a pale mineral called celestine. Of the strontium that the EU uses, 40% goes into fireworks and signals and 40% into magnets (S1).
rawsiko-about-Ta = Tantalum is a heavy metal that acids hardly touch. It is needed for capacitors, superalloys and hard carbides (S5).
rawsiko-about-Ti = Titanium is a metal about as strong as steel but much lighter. Of the titanium metal that the EU uses, 45% goes into aerospace and 25% into medical equipment (S1).
rawsiko-about-W = Tungsten is very heavy and has the highest melting point of all metals. Of the tungsten that the EU uses, 33% becomes mill and cutting tools and 23% tools for mining and construction (S1).
rawsiko-about-V = Vanadium is a grey metal that is mixed into steel in small doses. Of the vanadium that the EU uses, 64% goes into high-strength low-alloy steels and 21% into special steels (S1).

## One surprising fact

rawsiko-surprise-Sb = The same element helps a plastic case not to catch fire and a car to start.
rawsiko-surprise-BA = A heavy stone stops rays: 5% of the baryte that the EU uses holds back radiation (S1).
rawsiko-surprise-BX = China mines 21% of the world's bauxite but makes 56% of the world's aluminium (S1).
rawsiko-surprise-Be = The whole world mines only about 430 tonnes of beryllium a year (S5).
rawsiko-surprise-Bi = Some bismuth alloys melt so easily that they set off the sprinklers when a room is on fire (S5).
rawsiko-surprise-BO = Here China is small: it digs 4% of the world's borates, Turkey 48% (S1).
rawsiko-surprise-Co = DR Congo mines 63% of the world's cobalt, but 60% is refined in China (S1).
rawsiko-surprise-CC = Coal, of all things, is on the EU's list of materials for renewable energy (S4): without steel there is no tower for a wind turbine.
rawsiko-surprise-FL = The same mineral ends up in plastics for non-stick pans and cables (11%) and in the making of nuclear fuel (7%) (S1).
rawsiko-surprise-Ga = It melts in a warm hand. China makes 94% of the world's gallium (S1).
rawsiko-surprise-Ge = Glass with germanium oxide bends light so strongly that it makes good wide-angle camera lenses (S6).
rawsiko-surprise-Hf = China leads in most materials of this game, but the largest producer of hafnium is a country of the EU: France makes 49% (S1).
rawsiko-surprise-He = Helium that escapes is gone: it is light enough to leave the Earth for space (S7).
rawsiko-surprise-HR = Of the gadolinium that the EU uses, 40% serves MRI, which takes pictures of the inside of your body (S1).
rawsiko-surprise-LR = They are not as rare as their name says: the world mines about 390,000 tonnes of rare-earth oxides a year (S5).
rawsiko-surprise-In = A list can shrink, too: in 2023 indium was taken off the EU's list of critical raw materials (S6).
rawsiko-surprise-Li = Of the lithium that the world uses, 1% ends up not in a battery but in medicine (S5).
rawsiko-surprise-Mg = Not all of it is built into something: 12% is used up to take sulphur out of molten metal (S1).
rawsiko-surprise-NG = Lithium-ion batteries need it, but only 3% of the graphite put to use comes from worn-out products (S4).
rawsiko-surprise-NR = It is the only material of this game that comes from a living tree.
rawsiko-surprise-Nb = Brazil mines 92% of the world's niobium (S1). The metal of strong steels is also used in implants and surgical instruments (S6).
rawsiko-surprise-PR = Of the phosphate rock that the USA imports, 99% comes from one country: Peru (S5).
rawsiko-surprise-P = Of the phosphorus that the EU gets, 62% comes from one country: Kazakhstan (S1).
rawsiko-surprise-PG = In the EU more platinum goes into medicine (3%) than into fuel cells (1%) (S1); platinum metals are found in pacemakers (S6).
rawsiko-surprise-Sc = Four countries share third place with 4% each: Canada, Kazakhstan, the Philippines and Ukraine (S1).
rawsiko-surprise-Si = Everybody thinks of chips first, but in the EU only 6% goes into solar cells and 2% into electronics (S1).
rawsiko-surprise-Sr = The deep red of a firework comes from strontium.
rawsiko-surprise-Ta = The same metal sits in electronics (S5) and in the human body: implants are made with it (S6).
rawsiko-surprise-Ti = Japan makes 26% of the world's titanium metal without being among the large miners of its ore (S1).
rawsiko-surprise-W = Tungsten makes phones vibrate (S6), and 42% of the tungsten put to use comes from worn-out products (S4).
rawsiko-surprise-V = Of the vanadium that the EU uses, 3% stores energy (S1), in batteries with big tanks of coloured liquid.

## The card

rawsiko-card-about = What it is
rawsiko-card-surprise = Surprising
rawsiko-card-producers = Largest producers outside China
rawsiko-card-china = China's share
rawsiko-card-uses = Used for
rawsiko-card-recycling = Recycled
rawsiko-card-recycling-means = Share of what is put to use in the EU that comes from worn-out products
rawsiko-card-lists = On the EU lists
rawsiko-card-source = Source
rawsiko-card-sources = Sources
rawsiko-card-percent = { NUMBER($share, maximumFractionDigits: 1) }%

## Whose uses the shares are of

rawsiko-by-EU = shares of what the EU uses of the material
rawsiko-by-USA = shares of what the USA uses of the material
rawsiko-by-world = shares of what the world uses of the material

## Stages of supply

rawsiko-stage-extraction = extraction
rawsiko-stage-processing = processing
rawsiko-stage-supply = all supply

## Lists of the EU

rawsiko-list-2011 = critical raw materials 2011
rawsiko-list-2014 = critical raw materials 2014
rawsiko-list-2017 = critical raw materials 2017
rawsiko-list-2020 = critical raw materials 2020
rawsiko-list-2023 = critical raw materials 2023
rawsiko-list-strategic = strategic raw materials 2024

## What is counted, where it is not the whole material

rawsiko-of-aluminium = aluminium
rawsiko-of-cerium = cerium
rawsiko-of-dysprosium = dysprosium
rawsiko-of-erbium = erbium
rawsiko-of-europium = europium
rawsiko-of-gadolinium = gadolinium
rawsiko-of-iridium = iridium
rawsiko-of-lanthanum = lanthanum
rawsiko-of-neodymium = neodymium
rawsiko-of-palladium = palladium
rawsiko-of-platinum = platinum
rawsiko-of-praseodymium = praseodymium
rawsiko-of-rhodium = rhodium
rawsiko-of-ruthenium = ruthenium
rawsiko-of-samarium = samarium
rawsiko-of-terbium = terbium
rawsiko-of-titanium-metal = titanium metal
rawsiko-of-yttrium = yttrium

## Uses

rawsiko-use-abrasives = abrasives
rawsiko-use-aeronautics-and-energy = aeronautics and energy
rawsiko-use-aerospace = aerospace
rawsiko-use-aerospace-and-defence = aerospace and defence
rawsiko-use-air-treatment = air treatment
rawsiko-use-aircraft-alloys = alloys for aircraft
rawsiko-use-alkaline-batteries = alkaline batteries
rawsiko-use-alloys-and-compounds = alloys and compounds
rawsiko-use-aluminium-alloys = aluminium alloys
rawsiko-use-aluminium-making = making of aluminium and other metals
rawsiko-use-animal-feed = animal feed
rawsiko-use-batteries = batteries
rawsiko-use-blast-furnaces = coke for blast furnaces
rawsiko-use-brake-linings = brake linings
rawsiko-use-building-materials = building materials, also with flame retardants
rawsiko-use-camera-lenses = camera lenses
rawsiko-use-capacitors = capacitors
rawsiko-use-car-tyres = car tyres
rawsiko-use-carbides = hard carbides
rawsiko-use-cars = cars
rawsiko-use-casting-powders = powders for casting steel
rawsiko-use-catalysts = catalysts
rawsiko-use-catalysts-and-pigments = catalysts and pigments
rawsiko-use-catalytic-converters = catalytic converters of cars
rawsiko-use-cement = cement
rawsiko-use-ceramics = ceramics
rawsiko-use-chemicals = chemicals
rawsiko-use-chemicals-and-battery-oxides = chemicals and oxides for batteries
rawsiko-use-chip-making = making of chips
rawsiko-use-construction = construction
rawsiko-use-consumer-durables = household appliances and other durable goods
rawsiko-use-consumer-electronics = consumer electronics
rawsiko-use-control-rods = control rods of nuclear reactors
rawsiko-use-cooling = refrigeration and air conditioning
rawsiko-use-cosmetics = make-up and other cosmetics
rawsiko-use-cracking-catalysts = catalysts for splitting crude oil
rawsiko-use-cutting-tools = mill and cutting tools
rawsiko-use-dentistry = dentistry
rawsiko-use-desulphurisation = taking out sulphur
rawsiko-use-detergents = detergents
rawsiko-use-detergents-and-food-additives = detergents, chemicals and food additives
rawsiko-use-drilling-fluids = drilling fluids
rawsiko-use-electrochemistry = electrochemistry
rawsiko-use-electrolysers = electrolysers for hydrogen
rawsiko-use-electronics = electronics
rawsiko-use-energy = energy
rawsiko-use-energy-storage = energy storage
rawsiko-use-fertilisers = fertilisers
rawsiko-use-fillers = filler in rubber, plastics, paint and paper
rawsiko-use-fireworks-and-signals = fireworks and signals
rawsiko-use-flame-retardants = flame retardants
rawsiko-use-fluorochemicals = fluorochemicals
rawsiko-use-fluoropolymers = plastics for non-stick pans and cables
rawsiko-use-fuel-cells = fuel cells
rawsiko-use-glass = glass
rawsiko-use-glass-and-ceramics = glass and ceramics
rawsiko-use-glazes-and-ceramics = glazes and ceramics
rawsiko-use-greases = lubricating greases
rawsiko-use-hand-held-objects = hand-held objects
rawsiko-use-hard-tools = hard tools (carbides, diamond tools)
rawsiko-use-heat-conductors = layers that conduct heat
rawsiko-use-high-speed-steels = high-speed steels
rawsiko-use-high-tech-engineering = high-tech engineering
rawsiko-use-household-goods = household goods and furniture
rawsiko-use-implants = implants and surgical instruments
rawsiko-use-industrial-components = industrial components
rawsiko-use-industrial-heat = energy for other industries
rawsiko-use-infrared-optics = infrared optics
rawsiko-use-insulation = insulation
rawsiko-use-integrated-circuits = integrated circuits
rawsiko-use-iron-and-steel-other = iron and steel in other ways
rawsiko-use-jewellery = jewellery
rawsiko-use-lead-acid-batteries = lead-acid batteries
rawsiko-use-lead-alloys = lead alloys
rawsiko-use-lead-free-solder = solder and brass without lead
rawsiko-use-lighting = lighting
rawsiko-use-lighting-and-electronics = lighting and electronics
rawsiko-use-low-melting-alloys = alloys that melt easily
rawsiko-use-lubricants = lubricants
rawsiko-use-machine-parts = tubes and other machine parts
rawsiko-use-magnet-cooling = cooling of the magnets of MRI scanners
rawsiko-use-magnets = magnets
rawsiko-use-master-alloys = master alloys
rawsiko-use-medical-equipment = medical equipment
rawsiko-use-medical-imaging = pictures by MRI
rawsiko-use-medicine = medicine
rawsiko-use-medicine-and-optics = medicine and optics
rawsiko-use-medicines = medicines
rawsiko-use-metallurgy-additives = additives for metals
rawsiko-use-metals = metals
rawsiko-use-mining-and-construction-tools = tools for mining and construction
rawsiko-use-nuclear-fuel = making of nuclear fuel
rawsiko-use-nuclear-heat-exchangers = heat exchangers of nuclear plants
rawsiko-use-oil-refining = oil refining
rawsiko-use-optical-fibre = optical fibres
rawsiko-use-optics = optics
rawsiko-use-other = other uses
rawsiko-use-other-energy = other energy
rawsiko-use-other-tyres = tyres of other vehicles
rawsiko-use-other-vehicles = aircraft, ships and other vehicles
rawsiko-use-pacemakers = pacemakers
rawsiko-use-packaging = packaging
rawsiko-use-phone-vibration = vibration of phones
rawsiko-use-pigments = pigments
rawsiko-use-plant-engineering = industrial plants, such as for seawater
rawsiko-use-plasma-cutters = plasma cutters
rawsiko-use-plastics-additives = additives for plastics
rawsiko-use-polishing-powders = polishing powders
rawsiko-use-powdered-metals = parts pressed from metal powder
rawsiko-use-radiation-detectors = radiation detectors
rawsiko-use-radiation-shields = protection against radiation
rawsiko-use-refractories = linings of hot furnaces
rawsiko-use-screen-coatings = transparent coatings of screens
rawsiko-use-semiconductors = semiconductors
rawsiko-use-semiconductors-and-leds = semiconductors and LEDs
rawsiko-use-solar-cells = solar cells
rawsiko-use-solders = solder
rawsiko-use-solid-oxide-fuel-cells = solid-oxide fuel cells
rawsiko-use-special-steels = special steels
rawsiko-use-sports-gear = sports gear
rawsiko-use-sprinkler-triggers = triggers of fire sprinklers
rawsiko-use-stainless-steels = stainless steels
rawsiko-use-steelmaking = making of iron and steel
rawsiko-use-steels = steels
rawsiko-use-strong-steels = high-strength low-alloy steels
rawsiko-use-superalloys = superalloys
rawsiko-use-superalloys-and-other-alloys = superalloys and other alloys
rawsiko-use-telecommunication = telecommunication
rawsiko-use-transport-equipment = trains, ships and other transport equipment
rawsiko-use-tyre-adhesives-and-paint-dryers = adhesives for tyres and dryers for paint
rawsiko-use-wear-tools = other hard-wearing tools
rawsiko-use-weedkillers = weedkillers
rawsiko-use-welding = welding
rawsiko-use-zinc-production = making of zinc

## Sources

rawsiko-source-S1 = European Commission: study on the critical raw materials for the EU, 2023
rawsiko-source-S2 = European Commission: study on the review of the list of critical raw materials, 2017
rawsiko-source-S3 = European Commission: report on critical raw materials for the EU, 2014
rawsiko-source-S4 = European Commission and Joint Research Centre: list of critical raw materials, 2020
rawsiko-source-S5 = U.S. Geological Survey: Mineral Commodity Summaries, 2026
rawsiko-source-S6 = web pages, among them COM(2020) 474, scrreen.eu, bgs.ac.uk and compoundchem.com
rawsiko-source-S7 = U.S. Geological Survey: news about helium, 2021
rawsiko-source-S8 = National Research Council of the USA: book about helium, 2000
rawsiko-source-S9 = pinfa, an association of makers of flame retardants: news about phosphorus, 2018

## The card, put together; an empty message leaves its part out

rawsiko-info-id = { $id-full } ({ $id-id })
rawsiko-info-kind = { "" }
rawsiko-info-name = { "" }
rawsiko-info-symbol = { "" }
rawsiko-info-strategic = { "" }
rawsiko-info-facts = { "" }
rawsiko-info-about = { $about }
rawsiko-info-surprise = { rawsiko-card-surprise }: { $surprise }
rawsiko-info-continent = Continent: { $continent }
rawsiko-info-territories = Territories: { $territories } ({ $territories-ids })
rawsiko-info-covers = Countries: { $covers }
rawsiko-info-parts = Only a part of: { $parts }
rawsiko-info-materials = Materials: { $materials } ({ $materials-ids })
rawsiko-info-because = Why it needs them: { $because-ids }
rawsiko-info-land = Neighbours by land: { $land } ({ $land-ids })
rawsiko-info-sea = Neighbours by sea: { $sea } ({ $sea-ids })
rawsiko-info-points = Victory points: { $points }
rawsiko-info-tier = Difficulty: { $tier } of 4
rawsiko-info-lists = { rawsiko-card-lists }: { $lists }
rawsiko-info-lists-each = { $list } ({ $source-id })
rawsiko-info-recycling = { rawsiko-card-recycling }: { $recycling-share }% ({ $recycling-source-id }). { rawsiko-card-recycling-means }.
rawsiko-info-supply = Where it comes from
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

# RAWsiko's lesson as it was in the first edition (editions/1/tutorial.toml in the game's folder): for lessons
# that were begun with it. Nothing more is changed here.

rawsiko-tutorial-edition-1-aim-title = Tavi slepenie mērķi
rawsiko-tutorial-edition-1-aim = Tu vadi uzņēmumu. Sadaļā „Mērķi” ir četri pielietojumi. Pielietojums dod punktus, ja spēles beigās tev pieder visas tā izejvielas. Uzvar tas, kam visvairāk punktu.
rawsiko-tutorial-edition-1-place-title = Kur ir tavi aktīvi
rawsiko-tutorial-edition-1-place = Teritorija ar taviem aktīviem ir tava, un tavas ir arī tās izejvielas: mazie žetoni. Tev jāizvieto 3 aktīvi, ar katru pieskārienu viens. Liec visus trīs Vācijā.
rawsiko-tutorial-edition-1-place-else = Drīkst jebkurā savā teritorijā. Šajā nodarbībā liec visus trīs Vācijā, citu pēc cita.
rawsiko-tutorial-edition-1-occupy-title = Ieņem brīvu teritoriju
rawsiko-tutorial-edition-1-occupy = Logu stiklam vajag borātus, un tie ir Turcijā. Turcija ir brīva, tāpēc vienkārši ieej: izvēlies Vāciju, tad Turciju, ar 3 aktīviem, un apstiprini.
rawsiko-tutorial-edition-1-occupy-2 = Borāti ir tavi, un logu stikls ir gatavs: 3 punkti! Aktīvs kārtā pārvietojas vienu reizi. Beidz fāzi; tagad rīkojas citi.
rawsiko-tutorial-edition-1-occupy-else = Arī tā drīkst. Vispirms Turcija, ar 3 aktīviem no Vācijas; tad beidz fāzi.
rawsiko-tutorial-edition-1-invest-title = Izejvielas dod jaunus aktīvus
rawsiko-tutorial-edition-1-invest = Jauna kārta. Par katrām 3 dažādām izejvielām saņem jaunu aktīvu: tagad 6. Ukrainā, tev blakus, stāv konkurents! Iestati zem kartes skaitu 4 un izvēlies Vāciju.
rawsiko-tutorial-edition-1-invest-2 = Un pārējos 2 Francijā: tie drīz noderēs.
rawsiko-tutorial-edition-1-invest-else = Īstā spēlē izvēlies brīvi. Šeit: 4 Vācijā, tad 2 Francijā.
rawsiko-tutorial-edition-1-clash-title = Komerciālā sadursme
rawsiko-tutorial-edition-1-clash = Uzbrūc Ukrainai no Vācijas ar 3 aktīviem: vairāk reizē cīnīties nevar. Pirms apstiprini, redzi savas izredzes.
rawsiko-tutorial-edition-1-clash-else = Varbūt vēlāk. Tagad uzbrūc Ukrainai no Vācijas ar 3 aktīviem.
rawsiko-tutorial-edition-1-tie-title = Neizšķirtā uzvar aizstāvis
rawsiko-tutorial-edition-1-tie = Abas puses met kauliņus, un salīdzina lielākos. Seši pret sešiem: neizšķirts, tāpēc tu zaudēji vienu aktīvu. Palikušie var mēģināt vēlreiz. Uzbrūc vēlreiz ar 3!
rawsiko-tutorial-edition-1-tie-else = Nepadodies: uzbrūc Ukrainai no Vācijas ar 3 vēlreiz.
rawsiko-tutorial-edition-1-move-title = Ukraina ir tava
rawsiko-tutorial-edition-1-move = Tavi aktīvi tur pārgāja paši. Eiropā tagad bez tevis nav neviena, atceries to. Ūdeņraža automobiļiem vajag stronciju: pārvieto 2 aktīvus no Francijas uz Pireneju pussalu.
rawsiko-tutorial-edition-1-move-2 = Lieliski. Ūdeņraža automobiļiem vairs trūkst tikai divu izejvielu. Beidz fāzi.
rawsiko-tutorial-edition-1-move-else = Vispirms Pireneju pussala, ar 2 aktīviem no Francijas; tad beidz fāzi.
rawsiko-tutorial-edition-1-last-title = Pēdējā kārta
rawsiko-tutorial-edition-1-last = Konkurents var atbildēt. Teritoriju reizē aizstāv ne vairāk kā 3 aktīvi, un, jo vairāk to ir, jo ilgāk tā turas. Iestati skaitu 7 un liec visus jaunos Ukrainā.
rawsiko-tutorial-edition-1-last-2 = Droši. No kartes vairs neko nevajag: beidz fāzi un vēro uzbrukumu.
rawsiko-tutorial-edition-1-last-else = Vispirms visus 7 Ukrainā, tad beidz fāzi.
rawsiko-tutorial-edition-1-trade-title = Tirdzniecība ar Ķīnu
rawsiko-tutorial-edition-1-trade = Pašās beigās: viena izejviela par velti par katru kontinentu, kurā esi tikai tu. Tādi ir Eiropa un Āfrika, tātad divas! Izvēlies smagos retzemju elementus (HR) un dabisko kaučuku (NR) un apstiprini: ūdeņraža automobiļi ir gatavi.
rawsiko-tutorial-edition-1-trade-else = Paskaties uz ūdeņraža automobiļiem: trūkst smago retzemju elementu (HR) un dabiskā kaučuka (NR).
rawsiko-tutorial-edition-1-end-title = Tu uzvarēji!
rawsiko-tutorial-edition-1-end = Logu stikls 3 un ūdeņraža automobiļi 22: kopā 25 punkti. Īstā spēlē sākumā izvēlies divus kontinentus; josla augšā pateiks katru soli.

# Spēles Envyra pirmā nodarbība.

envyra-tutorial-aim-title = Krāj plāksnītes
envyra-tutorial-aim = Plāksnītes tu iegūsti ar saviem klucīšiem. Katra plāksnīte dod punktus, un vienas krāsas plāksnītes veido komplektus. Uzvar tas, kam visvairāk punktu.
envyra-tutorial-tile-title = Kā lasīt plāksnīti
envyra-tutorial-tile = Skaitlis pa kreisi: tik klucīšu to piepilda. Zvaigzne: tās punkti. Krāsa un attēls: komplektiem. Šim kalnam vajag 3 klucīšus, un tas dod 3 punktus.
envyra-tutorial-place-title = Izvēlies slepeni
envyra-tutorial-place = Visi izvēlas vienlaikus, un neviens neredz citu izvēli. Izvēlies lapu un koku – abi ir zaļi –, tad apstiprini.
envyra-tutorial-place-else = Arī tā drīkst. Šajā nodarbībā izvēlies lapu un koku (a2 un b2), tad apstiprini.
envyra-tutorial-order-title = Turp un atpakaļ
envyra-tutorial-order = Tagad viss ir atklāts, un koku gribat abi! Secība iet turp un atpakaļ: tu, pretinieks, pretinieks, tu. Vispirms pārvieto klucīti uz lapu, bet koku pataupi pašām beigām.
envyra-tutorial-order-else = Ar koku pagaidi: beigās gājiens ir tev, un tas ir izdevīgi. Vispirms pārvieto klucīti uz lapu (a2).
envyra-tutorial-won-title = Koks ir tavs
envyra-tutorial-won = Divi klucīši piepildīja koku. Plāksnīti iegūst tas, kam uz tās visvairāk klucīšu. Jums bija pa vienam, un tad izšķir pēdējais klucītis: tavs! Klucīši atgriezās mājās, un vietā nāca jauna plāksnīte.
envyra-tutorial-again-title = Veido komplektu
envyra-tutorial-again = Tavs klucītis vēl guļ uz lapas. Liec tur otru, lai to iegūtu, un vienu liec uz sēnes. Apstiprini.
envyra-tutorial-again-else = Laba doma vēlākam. Tagad izvēlies lapu un sēni (a2 un c2), tad apstiprini.
envyra-tutorial-second-title = Piepildi lapu
envyra-tutorial-second = Šoreiz sāka pretinieks un paņēma jūru. Tagad pārvieto klucīti uz lapu: divi no diviem, abi tavi.
envyra-tutorial-second-else = Vispirms lapa (a2): ar šo klucīti tā ir pilna.
envyra-tutorial-sets-title = Tavs pirmais komplekts
envyra-tutorial-sets = Lapa un koks: viena krāsa, dažādi attēli. Tas ir komplekts. Divi attēli dod 2 punktus, trīs – 4, četri – 7. Ar sēni tev būtu trīs!
envyra-tutorial-needs-title = Plāksnītes ar nosacījumu un beigas
envyra-tutorial-needs = Vai redzi plāksnīti ar slēdzeni? Tā ir plāksnīte ar nosacījumu: tur drīkst likt tikai tas, kurš jau ieguvis zaļu plāksnīti. Tu drīksti, pretinieks ne. Beigu plāksnītei vajag visas trīs krāsas. Kas to iegūst, uzreiz beidz spēli.
envyra-tutorial-free-title = Tagad tā ir tava spēle
envyra-tutorial-free = Tas ir viss, kas jāzina. Ja gribi, izspēlē šo spēli līdz galam: sēne gaida. Ja kaut kas nav atļauts, spēle pateiks, kāpēc.

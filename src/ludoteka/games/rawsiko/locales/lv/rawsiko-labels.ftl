# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

rawsiko-label-turns = Kārtas
rawsiko-label-setup = Paplašinātā spēles sagatavošana
rawsiko-label-setup-simple = izslēgta (visi izvēlas)
rawsiko-label-setup-territories = ieslēgta (visu izlozē)
rawsiko-label-setup-continents = ieslēgta (kontinentus izlozē)
rawsiko-label-starting-assets = Sākuma aktīvi
rawsiko-label-starting-assets-auto = pēc spēlētāju skaita
rawsiko-label-stranglehold = Monopola kontrole
rawsiko-label-trade = Tirdzniecība ar Ķīnu
rawsiko-label-garrison = Atstāt vienu aktīvu
rawsiko-label-after-clash = Pēc sadursmes
rawsiko-label-after-clash-failed-fresh = sakautie var turpināt
rawsiko-label-after-clash-conquerors-fresh = uzvarētāji var turpināt
rawsiko-label-after-clash-loss-fresh = kas nodarīja zaudējumus, var turpināt

rawsiko-label-setup-detail = Visi paši izvēlas kontinentus un teritorijas; vai abus izlozē; vai izlozē kontinentus, bet teritorijas tajos katrs izvēlas pats.
rawsiko-label-starting-assets-detail = Cik aktīvu katrs izvieto pēc teritoriju izvēles. Pēc spēlētāju skaita: 6, ja spēlē trīs vai četri, 5, ja pieci.
rawsiko-label-after-clash-detail = Kurus aktīvus tajā pašā darbības fāzē vēl var pārvietot. Iespiestie noteikumi atšķiras: tos, kuru uzbrukums neizdevās (latviešu), tos, kas iekaroja teritoriju (slovāku), vai visus pēc sadursmes, kurā aizstāvis kaut ko zaudēja (ungāru).
rawsiko-label-turns-detail = Parasti sešas. Trīs ir īsa partija, divpadsmit – vesels vakars.
rawsiko-label-stranglehold-detail = Ikreiz, kad kāds spēlētājs izkrīt, spēle kļūst par vienu kārtu īsāka.
rawsiko-label-trade-detail = Pirms punktu skaitīšanas tas, kurš kontinentā ir vienīgais, par to saņem vienu izejvielu pēc izvēles.
rawsiko-label-garrison-detail = Nevienu teritoriju nedrīkst pamest, aizvedot visus aktīvus.

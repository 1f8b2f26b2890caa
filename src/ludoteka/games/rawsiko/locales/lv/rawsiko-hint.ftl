# "What would you do?": the move a bot would make, and what speaks for it.

rawsiko-hint-move-continent = Izvēlies šo kontinentu: { $continent }
rawsiko-hint-move-take = Paņem šo teritoriju: { $territory }
rawsiko-hint-move-place = { $territory }: izvieto { $count ->
    [zero] { $count } aktīvu
    [one] { $count } aktīvu
   *[other] { $count } aktīvus
}
rawsiko-hint-move-move = { $source } → { $target }: { $count ->
    [zero] { $count } aktīvu
    [one] { $count } aktīvs
   *[other] { $count } aktīvi
}
rawsiko-hint-move-trade = Izvēlies šo izejvielu: { $material }
rawsiko-hint-move-end = Beidz darbības fāzi
rawsiko-hint-move-stop = Vairāk izejvielu neizvēlies

rawsiko-hint-application = { $application } ({ $points } UP): { $left ->
    [0] pabeigts ar šo: { $materials }.
   *[other] tuvāk ar šo: { $materials }; vēl trūktu: { $left }.
}
rawsiko-hint-income = Ienākumiem pievienojas { $count ->
    [zero] { $count } izejvielu
    [one] { $count } izejviela
   *[other] { $count } izejvielas
}.
rawsiko-hint-group = Plāns: { $territories }, rēķināts par visām kopā.
rawsiko-hint-nearby = Blakus šīm ir vēl kas tev vajadzīgs: { $territories }.
rawsiko-hint-around = Blakus tām ir vēl kas tev vajadzīgs.
rawsiko-hint-trade = Šī izvēle taviem mērķiem dod visvairāk punktu.
rawsiko-hint-rest = Neviena atlikusī pārvietošana nav riska vērta.
rawsiko-hint-land = Vēl viena teritorija: { $target }.
rawsiko-hint-empties = Tukša paliek: { $source }{ $materials-count ->
    [0] ; izejvielas nezaudē.
   *[other] . Zaudē: { $materials }.
}
rawsiko-hint-empties-won = Ja uzvarēsi, tukša paliks: { $source }{ $materials-count ->
    [0] ; izejvielas nezaudē.
   *[other] . Zaudē: { $materials }.
}
rawsiko-hint-swap = Tu maini teritoriju: { $source } → { $target }.
rawsiko-hint-border = { $territory }: draudi to zaudēt krītas no { $before-percent } līdz { $after-percent } %.
rawsiko-hint-march = Šie aktīvi nonāk tuvāk robežai: { $territory }.
rawsiko-hint-weakens = Tas atņem izejvielas pretiniekam: { $rival-name }.
rawsiko-hint-finishes = Tas atņem pretiniekam pēdējo teritoriju: { $rival-name }.
rawsiko-hint-holds = { $territory }: draudi to zaudēt tad ir tikai { $after-percent } %.
rawsiko-hint-threat = No turienes var iekarot: { $target }, { $odds-percent } %.
rawsiko-hint-ahead = No turienes vari ieņemt brīvu teritoriju: { $target }.
rawsiko-hint-spare = Aktīvi paliek brīvi turpmākai pārvietošanai.
rawsiko-hint-alone = Tad tu tur būsi bez pretiniekiem: { $continent }. Tas dod vienu izvēli Tirdzniecībā ar Ķīnu.
rawsiko-hint-chance = { $target }: ja uzbrūc, līdz tā ir tava vai vairs nav ar ko, izredzes ir { $odds-percent } %; vidēji tu zaudē { $own-decimal }, pretinieks { $rivals-decimal }.
rawsiko-hint-long-shot = Izredzes ir mazas, bet nekas cits nesola vairāk.
rawsiko-hint-plan = Pavisam { $count }: { $territories }.

# "What would you do?": the move a bot would make, and what speaks for it. The names are those of
# the terms in games/rawsiko/advice.py.

rawsiko-hint-move-continent = Choose this continent: { $continent }
rawsiko-hint-move-take = Take this territory: { $territory }
rawsiko-hint-move-place = { $territory }: place { $count ->
    [one] { $count } asset
   *[other] { $count } assets
}
rawsiko-hint-move-move = { $source } → { $target }: { $count ->
    [one] { $count } asset
   *[other] { $count } assets
}
rawsiko-hint-move-trade = Choose this material: { $material }
rawsiko-hint-move-end = End the action phase
rawsiko-hint-move-stop = Choose no more materials

rawsiko-hint-application = { $application } ({ $points } VP): { $left ->
    [0] complete with { $materials }.
   *[other] nearer by { $materials }; { $left } would still be missing.
}
rawsiko-hint-income = { $count ->
    [one] { $count } more material
   *[other] { $count } more materials
} for your income.
rawsiko-hint-group = The plan: { $territories }, counted together.
rawsiko-hint-nearby = More of what you need lies next to these: { $territories }.
rawsiko-hint-around = More of what you need lies next to them.
rawsiko-hint-trade = This choice brings your objectives the most points.
rawsiko-hint-rest = No move you have left is worth its risk.
rawsiko-hint-land = One more territory: { $target }.
rawsiko-hint-empties = { $source } is left empty{ $materials-count ->
    [0] ; no material is lost.
   *[other] : you lose { $materials }.
}
rawsiko-hint-empties-won = If you win, { $source } is left empty{ $materials-count ->
    [0] ; no material is lost.
   *[other] : you lose { $materials }.
}
rawsiko-hint-swap = You give up { $source } for { $target }.
rawsiko-hint-border = { $territory } becomes safer: the danger of losing it falls from { $before-percent } to { $after-percent }%.
rawsiko-hint-march = These assets come nearer to the front: { $territory }.
rawsiko-hint-weakens = It takes materials from { $rival-name }.
rawsiko-hint-finishes = It takes the last territory of { $rival-name }.
rawsiko-hint-holds = { $territory } holds better: the danger of losing it is { $after-percent }% then.
rawsiko-hint-threat = From there { $target } can be conquered: { $odds-percent }%.
rawsiko-hint-ahead = From there you can occupy an empty territory: { $target }.
rawsiko-hint-spare = The assets stay free to move on.
rawsiko-hint-alone = Then you are alone there: { $continent }. It gives a choice in the Trade with China.
rawsiko-hint-chance = Attacking { $target } until you have it or nobody is left to attack: { $odds-percent }% to take it; on average you lose { $own-decimal }, they { $rivals-decimal }.
rawsiko-hint-long-shot = It is a long shot, but nothing else you can do promises more.
rawsiko-hint-plan = All { $count } of them: { $territories }.

rawsiko-together-assets-placed = { $seat-me ->
    [yes] You place
   *[no] { $seat-name } places
} { $count ->
    [one] { $count } asset
   *[other] { $count } assets
}{ $going ->
    [yes] .
   *[no] : { $territory }.
}
rawsiko-together-clash = { $seat-me ->
    [yes] You attack
   *[no] { $seat-name } attacks
} { $target } from { $source } …
rawsiko-went-on-clash = { $seat-me ->
    [yes] You attack
   *[no] { $seat-name } attacks
} { $target } from { $source }, { $seat-letter } { $attack-row } against { $defender-letter } { $defence-row }: { $seat-me ->
    [yes] you lose
   *[no] { $seat-name } loses
} { $attackers_lost ->
    [0] no asset
    [one] { $attackers_lost } asset
   *[other] { $attackers_lost } assets
}, { $defender-name } { $defenders_lost ->
    [0] none
   *[other] { $defenders_lost }
}; the attack goes on.
rawsiko-together-land-won = { $seat-me ->
    [yes] You take
   *[no] { $seat-name } takes
} { $territory }.
rawsiko-together-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] You get
       *[no] { $seat-name } gets
    } by chance: { $territory }.
   *[no] { $seat-me ->
        [yes] You take
       *[no] { $seat-name } takes
    } { $territory }.
}
rawsiko-together-material-gained = { $seat-me ->
    [yes] You gain
   *[no] { $seat-name } gains
} { $material }.
rawsiko-web-leads = { $seat-me ->
    [yes] You hold
   *[no] { $seat-name } holds
} the most territories now: { $count }.

## What decided the game, by the name of the figure

rawsiko-decided-lasted = { $seat-me ->
    [yes] All others are out: only you still hold territories.
   *[no] All others are out: only { $seat-name } still holds territories.
}
rawsiko-decided-applications = { $points } to { $points } on points; { $seat-me ->
    [yes] you have
   *[no] { $seat-name } has
} more applications, { $applications } to { $rival-applications }.
rawsiko-decided-materials = { $points } to { $points } on points, { $applications } to { $applications } on applications; { $seat-me ->
    [yes] you have
   *[no] { $seat-name } has
} more materials, { $materials } to { $rival-materials }.
rawsiko-decided-territories = { $points } to { $points } on points, { $applications } to { $applications } on applications, { $materials } to { $materials } on materials; { $seat-me ->
    [yes] you have
   *[no] { $seat-name } has
} more territories, { $territories } to { $rival-territories }.
rawsiko-decided-shared = Points: { $points } each; applications: { $applications } each; materials: { $materials } each; territories: { $territories } each: the win is shared.

## What to do now: the terminal names the words to type

rawsiko-web-prompt-act = Turn { $turn } of { $turns }: move, occupy, attack, or end your action phase.
rawsiko-web-prompt-trade = Trade with China: choose { $left ->
    [one] { $left } more material
   *[other] { $left } more materials
}, best: { $best-ids }. Or stop.

## The report tells the time by these

rawsiko-report-rounds = Turns
rawsiko-report-round = Turn { $round }
rawsiko-report-after-round = After turn
rawsiko-report-see-round = See turn { $round }

# "What would you do?": the move a bot would make, and what speaks for it. The names are those of
# the terms in games/envyra/advice.py.

envyra-hint-move-place = { $cells-count ->
    [one] Place one cube: { $cells }
   *[other] Place two cubes: { $cells }
}
envyra-hint-move-move = Move this cube first: { $cells }

envyra-hint-points = { $cell } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}; chance to get it: about { $chance-percent }%.
envyra-hint-ending = { $cell } would end the game while you are ahead.
envyra-hint-spare-symbol = { $cell }: a second { $symbol } can begin another set.
envyra-hint-set = { $cell }: a set of { $symbols } symbols ({ $theme }) is worth { $gain } more.
envyra-hint-first-symbol = { $cell } begins a set ({ $theme }).
envyra-hint-card = { $cell }: an Equilibrium card asks for this symbol ({ $symbol }).
envyra-hint-colour = { $cell } would be your first tile of this colour ({ $theme }): it opens other tiles.
envyra-hint-round-points = This order brings { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} more in this round than the other one.
envyra-hint-victory = This order wins the game.
envyra-hint-round-hope = Your cubes stand better for the next rounds than in the other order.
envyra-hint-round-rival = It leaves less to the strongest rival: { $rival-name }.

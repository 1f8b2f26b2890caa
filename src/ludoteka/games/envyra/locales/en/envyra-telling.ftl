envyra-together-tile-laid = { $count ->
    [one] { $count } new tile comes
   *[other] { $count } new tiles come
} from the bag ({ $tiles }); { $bag ->
    [0] the bag is empty.
    [one] { $bag } tile is left in it.
   *[other] { $bag } tiles are left in it.
}
envyra-web-leads = { $seat-me ->
    [yes] You lead
   *[no] { $seat-name } leads
} now with { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}

## In a few words, for a phone

envyra-short-screens-removed = All screens are gone: see who wants what!
envyra-short-cube-moved = { $forced ->
    [yes] { $seat-me ->
        [yes] You have
       *[no] { $seat-name } has
    } only one cube to move:
   *[no] { $seat-me ->
        [yes] You move
       *[no] { $seat-name } moves
    } a cube:
} { $tiles }.
envyra-short-tile-won = { $seat-me ->
    [yes] You win:
   *[no] { $seat-name } wins:
} { $tiles }, { $tile-points ->
    [one] { $tile-points } point
   *[other] { $tile-points } points
}{ $tie ->
    [yes] {"; "}tied at { $most }, came last.
   *[no] {"."}
}

## What decided the game, by the name of the figure

envyra-decided-sets = { $points } to { $points } on points; { $seat-me ->
    [yes] you have
   *[no] { $seat-name } has
} more points from sets, { $sets } to { $rival-sets }.
envyra-decided-end-tile = { $points } to { $points } on points, { $sets } to { $sets } from sets; { $seat-me ->
    [yes] you have
   *[no] { $seat-name } has
} the end tile.
envyra-decided-shared = Points: { $points } each; from sets: { $sets } each; none of them has the end tile, so the win is shared.

## The report tells the time by these

envyra-report-rounds = Rounds
envyra-report-round = Round { $round }
envyra-report-after-round = After round
envyra-report-see-round = See round { $round }

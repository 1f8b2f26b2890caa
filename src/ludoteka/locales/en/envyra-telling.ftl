envyra-together-tile-laid = { $count ->
    [one] { $count } new tile comes
   *[other] { $count } new tiles come
} from the bag ({ $cell }); { $bag ->
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

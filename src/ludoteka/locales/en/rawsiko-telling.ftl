rawsiko-together-assets-placed = { $seat-me ->
    [yes] You place
   *[no] { $seat-name } places
} { $count ->
    [one] { $count } asset
   *[other] { $count } assets
}: { $territory }.
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

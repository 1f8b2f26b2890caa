rawsiko-together-assets-placed = { $seat-me ->
    [yes] Lehelyezel
   *[no] { $seat-name } lehelyez
} { $count } érdekeltséget ide: { $territory }.
rawsiko-together-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Ezeket a területeket kapod véletlenszerűen: { $territory }.
       *[no] { $seat-name } ezeket a területeket kapja véletlenszerűen: { $territory }.
    }
   *[no] { $seat-me ->
        [yes] Ezeket a területeket választod: { $territory }.
       *[no] { $seat-name } ezeket a területeket választja: { $territory }.
    }
}
rawsiko-together-material-gained = { $seat-me ->
    [yes] Megszerzed
   *[no] { $seat-name } megszerzi
} ezeket a nyersanyagokat: { $material }.
rawsiko-web-leads = { $seat-me ->
    [yes] Most neked van a legtöbb területed
   *[no] Most { $seat-name } birtokolja a legtöbb területet
}: { $count }.

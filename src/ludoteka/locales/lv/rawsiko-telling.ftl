rawsiko-together-assets-placed = { $seat-me ->
    [yes] Tu izvieto
   *[no] { $seat-name } izvieto
} { $count ->
    [zero] { $count } aktīvu
    [one] { $count } aktīvu
   *[other] { $count } aktīvus
}: { $territory }.
rawsiko-together-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } izlozē saņem teritorijas: { $territory }.
   *[no] { $seat-me ->
        [yes] Tu
       *[no] { $seat-name }
    } paņem teritorijas: { $territory }.
}
rawsiko-together-material-gained = { $seat-me ->
    [yes] Tu iegūsti
   *[no] { $seat-name } iegūst
} izejvielas: { $material }.
rawsiko-web-leads = Tagad visvairāk teritoriju ({ $count }) ir { $seat-me ->
    [yes] tev.
   *[no] spēlētājam { $seat-name }.
}

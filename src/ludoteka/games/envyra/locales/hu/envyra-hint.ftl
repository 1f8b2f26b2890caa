# "What would you do?": the move a bot would make, and what speaks for it.

envyra-hint-move-place = { $cells-count ->
    [one] Helyezz le egy kockát: { $cells }
   *[other] Helyezz le két kockát: { $cells }
}
envyra-hint-move-move = Először ezt a kockát mozgasd: { $cells }

envyra-hint-points = { $cell }: ez a lapka { $points ->
    [one] { $points } pontot
   *[other] { $points } pontot
} hoz; az esély a megszerzésére körülbelül { $chance-percent }%.
envyra-hint-ending = { $cell }: akkor vetne véget a játéknak, amikor vezetsz.
envyra-hint-spare-symbol = { $cell }: egy második ilyen szimbólum ({ $symbol }) újabb sorozatot kezdhet.
envyra-hint-set = { $cell }: a { $symbols } szimbólumból álló sorozat ({ $theme }) értéke ennyivel nő: { $gain }.
envyra-hint-first-symbol = { $cell }: sorozatot kezd ({ $theme }).
envyra-hint-card = { $cell }: egy Equilibrium-kártya kéri ezt a szimbólumot ({ $symbol }).
envyra-hint-colour = { $cell }: ez lenne az első lapkád ebből a színből ({ $theme }); más lapkákat is megnyit.
envyra-hint-round-points = Ez a sorrend ebben a fordulóban { $gain ->
    [one] { $gain } ponttal
   *[other] { $gain } ponttal
} többet hoz, mint a másik.
envyra-hint-victory = Ez a sorrend megnyeri a játékot.
envyra-hint-round-hope = A kockáid a következő fordulókra jobban állnak, mint a másik sorrendben.
envyra-hint-round-rival = A legerősebb ellenfélnek kevesebbet hagy: { $rival-name }.

# RAW: words of its data, and a card in full. The names of the cards are in the deck itself.
# Terms: the project's glossary, section 4.

raw-kind-zombie = zombi
raw-kind-skull = csontváz
raw-kind-ghost = szellem
raw-kind-blood = vámpír

raw-type-beast = szörny
raw-type-magic = varázslat
raw-type-ritual = rituálé
raw-type-ability = képesség
raw-type-thing = tárgy

raw-variant-drafting = draft
raw-variant-hunt = vadászat
raw-variant-underworld = alvilág
raw-variant-summoning = megidézés

raw-board-leaflet = { $card }: { $sort }, { $cost }★{ $endurance ->
    [0] { "" }
   *[other] , szívósság { $endurance }
}; { $copies } példány a pakliban
raw-board-flavour = „{ $card-flavour }”
raw-board-list-name = név
raw-board-list-id = írd be
raw-board-list-type = fajta
raw-board-list-cost = ★
raw-board-list-endurance = sz.
raw-board-list-copies = ×
raw-board-list-text = szöveg

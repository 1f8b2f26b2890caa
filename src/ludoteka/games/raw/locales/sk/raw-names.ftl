# RAW: words of its data, and a card in full. The names of the cards are in the deck itself.
# Terms: the project's glossary, section 4.

raw-kind-zombie = zombík
raw-kind-skull = kostlivec
raw-kind-ghost = duch
raw-kind-blood = upír

raw-type-beast = príšera
raw-type-magic = kúzlo
raw-type-ritual = rituál
raw-type-ability = schopnosť
raw-type-thing = vec

raw-variant-drafting = draft
raw-variant-hunt = lov
raw-variant-underworld = podsvetie
raw-variant-summoning = vyvolávanie

raw-board-leaflet = { $card }: { $sort }, { $cost }★{ $endurance ->
    [0] { "" }
   *[other] , výdrž { $endurance }
}; { $copies ->
    [one] { $copies } kus
    [few] { $copies } kusy
   *[other] { $copies } kusov
} v balíku
raw-board-flavour = „{ $card-flavour }“
raw-board-list-name = názov
raw-board-list-id = píš
raw-board-list-type = druh
raw-board-list-cost = ★
raw-board-list-endurance = výdrž
raw-board-list-copies = ×
raw-board-list-text = text

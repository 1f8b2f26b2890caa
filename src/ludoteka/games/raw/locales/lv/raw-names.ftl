# RAW: words of its data, and a card in full. The names of the cards are in the deck itself.
# Terms: the project's glossary, section 4.

raw-kind-zombie = zombijs
raw-kind-skull = skelets
raw-kind-ghost = spoks
raw-kind-blood = vampīrs

raw-type-beast = briesmonis
raw-type-magic = burvestība
raw-type-ritual = rituāls
raw-type-ability = spēja
raw-type-thing = lieta

raw-variant-drafting = drafts
raw-variant-hunt = medības
raw-variant-underworld = pazeme
raw-variant-summoning = piesaukšana

raw-board-leaflet = { $card }: { $sort }, { $cost }★{ $endurance ->
    [0] { "" }
   *[other] , izturība { $endurance }
}; { $copies ->
    [zero] { $copies } eksemplāru
    [one] { $copies } eksemplārs
   *[other] { $copies } eksemplāri
} kavā
raw-board-flavour = “{ $card-flavour }”
raw-board-list-name = nosaukums
raw-board-list-id = raksti
raw-board-list-type = suga
raw-board-list-cost = ★
raw-board-list-endurance = izt.
raw-board-list-copies = ×
raw-board-list-text = teksts

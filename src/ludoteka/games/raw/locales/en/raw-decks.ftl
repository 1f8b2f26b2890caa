# The deck of RAW to look through in the browser.

raw-deck-size = { $all ->
    [one] { $all } card
   *[other] { $all } cards
}, { $different } different
raw-deck-filter = Which cards are shown
raw-deck-sort = Type or kind
raw-deck-cost = Cost
raw-deck-any-cost = Any cost
raw-deck-keyword = Keyword
raw-deck-any-keyword = Any keyword
raw-deck-search = Search names and texts
raw-deck-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $different } different
raw-deck-cards = Cards
raw-deck-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
} in the deck
raw-deck-none = No card is like that.

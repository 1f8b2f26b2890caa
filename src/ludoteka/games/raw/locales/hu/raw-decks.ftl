# The deck of RAW to look through in the browser.

raw-deck-size = { $all ->
    [one] { $all } lap
   *[other] { $all } lap
}, { $different } különböző
raw-deck-filter = Mely lapok látszanak
raw-deck-sort = Típus vagy fajta
raw-deck-cost = Ár
raw-deck-any-cost = Bármilyen ár
raw-deck-keyword = Kulcsszó
raw-deck-any-keyword = Bármilyen kulcsszó
raw-deck-search = Keresés nevekben és szövegekben
raw-deck-found = { $count ->
    [one] { $count } lap
   *[other] { $count } lap
}, { $different } különböző
raw-deck-cards = Lapok
raw-deck-copies = { $n ->
    [one] { $n } példány
   *[other] { $n } példány
} a pakliban
raw-deck-none = Ilyen lap nincs.

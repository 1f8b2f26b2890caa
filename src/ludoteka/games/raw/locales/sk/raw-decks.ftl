# The deck of RAW to look through in the browser.

raw-deck-size = { $all ->
    [one] { $all } karta
    [few] { $all } karty
    [many] { $all } karty
   *[other] { $all } kariet
}, rôznych { $different }
raw-deck-filter = Ktoré karty sa ukážu
raw-deck-sort = Typ alebo druh
raw-deck-cost = Cena
raw-deck-any-cost = Každá cena
raw-deck-keyword = Kľúčové slovo
raw-deck-any-keyword = Každé kľúčové slovo
raw-deck-search = Hľadať v menách a textoch
raw-deck-found = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}, rôznych { $different }
raw-deck-cards = Karty
raw-deck-copies = { $n ->
    [one] { $n } kus
    [few] { $n } kusy
    [many] { $n } kusa
   *[other] { $n } kusov
} v balíku
raw-deck-none = Taká karta tu nie je.

# The deck of RAW to look through in the browser.

raw-deck-size = { $all ->
    [zero] { $all } kāršu
    [one] { $all } kārts
   *[other] { $all } kārtis
}, dažādas: { $different }
raw-deck-filter = Kuras kārtis redzamas
raw-deck-sort = Tips vai suga
raw-deck-cost = Cena
raw-deck-any-cost = Jebkura cena
raw-deck-keyword = Atslēgvārds
raw-deck-any-keyword = Jebkurš atslēgvārds
raw-deck-search = Meklēt nosaukumos un tekstos
raw-deck-found = { $count ->
    [zero] { $count } kāršu
    [one] { $count } kārts
   *[other] { $count } kārtis
}, dažādas: { $different }
raw-deck-cards = Kārtis
raw-deck-copies = kavā { $n ->
    [zero] { $n } eksemplāru
    [one] { $n } eksemplārs
   *[other] { $n } eksemplāri
}
raw-deck-none = Tādas kārts nav.

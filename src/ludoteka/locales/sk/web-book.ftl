# The rule book: on its page and beside a board.
web-book-own-words = Celé pravidlá našimi slovami. Každé pravidlo má číslo.
web-book-contents = Obsah
web-book-brief = Hra v skratke
web-book-rest = Ďalšie pravidlá
web-book-rule = Pravidlo
web-book-see = Viac k tomu:
web-book-count = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidlá
    [many] { $count } pravidla
   *[other] { $count } pravidiel
}
web-book-page = Otvoriť ako stránku

# The rule book: on its page and beside a board.
web-book-own-words = A teljes szabályok a mi szavainkkal. Minden szabálynak van száma.
web-book-contents = Tartalom
web-book-brief = A játék röviden
web-book-rest = További szabályok
web-book-rule = Szabály
web-book-see = Bővebben:
web-book-count = { $count ->
    [one] { $count } szabály
   *[other] { $count } szabály
}
web-book-page = Megnyitás külön oldalon

# The rule book: on its page and beside a board.
web-book-own-words = The whole rules in our own words. Every rule has a number.
web-book-contents = Contents
web-book-brief = The game in brief
web-book-rest = Further rules
web-book-rule = Rule
web-book-see = More on this:
web-book-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-book-page = Open as a page

# The rule book: on its page and beside a board.
web-book-own-words = Visi noteikumi mūsu pašu vārdiem. Katram noteikumam ir numurs.
web-book-contents = Saturs
web-book-brief = Spēle īsumā
web-book-rest = Citi noteikumi
web-book-rule = Noteikums
web-book-see = Vairāk par to:
web-book-count = { $count ->
    [zero] { $count } noteikumu
    [one] { $count } noteikums
   *[other] { $count } noteikumi
}
web-book-page = Atvērt atsevišķā lapā

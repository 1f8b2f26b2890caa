# What a game is played with: to look through, and a file of one's own instead.

web-library = Cards
web-library-of = The cards of { $title }
web-library-back = Back to the table
web-library-show-all = Show all
web-library-look = Look through them

web-menu-library = Cards
web-menu-library-detail = All that this table is played with

web-content = What is played with
web-content-own = A file of the host’s own
web-content-detail = You can play with a file of your own instead (TOML). It is checked before the game.
web-content-choose = Choose a file
web-content-drop = or drop it anywhere on this page
web-content-let-go = Let go: the file will be checked
web-content-template = A file to begin with
web-content-checking = { $file } is being checked …
web-content-remove = The game’s own again
web-content-too-large = { $file } is too large: { $most } kB at most.
web-content-unreadable = { $file } is no text.
web-content-faults = { $count ->
    [one] { $file } has { $count } fault. Nothing has changed.
   *[other] { $file } has { $count } faults. Nothing has changed.
}
web-content-whole-file = The file
web-content-close = Close the list of faults

web-credits-for-card-names = names on cards

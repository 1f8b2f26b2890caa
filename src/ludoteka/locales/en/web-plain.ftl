# The setting that shows any game as text.

web-plain = Board as text
web-plain-detail = Every game as text with a button for each move, instead of its own board

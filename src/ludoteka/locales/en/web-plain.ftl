# The setting that shows any game as text.

web-plain = Board as text
web-plain-detail = Every game in headings, lists and tables with a few named actions, instead of its own board

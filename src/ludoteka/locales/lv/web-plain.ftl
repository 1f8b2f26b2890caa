# The setting that shows any game as text.

web-plain = Spēle kā teksts
web-plain-detail = Katra spēle kā teksts ar pogu katram gājienam, nevis ar savu laukumu

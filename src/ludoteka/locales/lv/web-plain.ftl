# The setting that shows any game as text.

web-plain = Spēle kā teksts
web-plain-detail = Katra spēle virsrakstos, sarakstos un tabulās ar dažām nosauktām darbībām, nevis uz sava galda

# What holds at this table, and how it is connected: signs of the screen of a game.

web-match-options = Šīs partijas iespējas
web-match-players = Spēlētāji
web-match-on = jā
web-match-off = nē
web-match-content = Pašu kārtis
web-match-preferences = Tavi iestatījumi
web-line = Savienojums: { $state }
web-line-good = labs
web-line-slow = lēns
web-line-again = atjaunojas
web-line-lost = pārtrūcis, mēģinām vēlreiz
web-line-good-detail = Tas, ko dari, uzreiz nonāk pie galda.
web-line-slow-detail = Atbildes nāk lēnāk nekā parasti. Nekas nepazudīs, tikai mazliet pagaidi.
web-line-again-detail = Galds šobrīd neatbild. Tavi gājieni ir drošībā; viss turpināsies pats.
web-line-lost-detail = Ar galdu nav savienojuma. Mēģinām vēl; tavi gājieni ir drošībā.

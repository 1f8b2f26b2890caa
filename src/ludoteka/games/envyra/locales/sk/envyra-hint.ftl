# "What would you do?": the move a bot would make, and what speaks for it.

envyra-hint-move-place = { $cells-count ->
    [one] Umiestni jednu kocku: { $cells }
    [few] Umiestni kocky: { $cells }
    [many] Umiestni kocky: { $cells }
   *[other] Umiestni kocky: { $cells }
}
envyra-hint-move-move = Najprv presuň túto kocku: { $cells }

envyra-hint-points = { $cell }: prinesie { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}; šanca získať ho: asi { $chance-percent } %.
envyra-hint-ending = { $cell }: hra by sa skončila, kým vedieš.
envyra-hint-spare-symbol = { $cell }: druhý taký symbol ({ $symbol }) môže začať ďalšiu sadu.
envyra-hint-set = { $cell }: sada s počtom symbolov { $symbols } ({ $theme }) má hodnotu o { $gain } vyššiu.
envyra-hint-first-symbol = { $cell }: začína sadu ({ $theme }).
envyra-hint-card = { $cell }: tento symbol ({ $symbol }) žiada karta Equilibrium.
envyra-hint-colour = { $cell }: tvoj prvý dielik tejto farby ({ $theme }); otvára ďalšie dieliky.
envyra-hint-round-points = Toto poradie prinesie v tomto kole o { $gain ->
    [one] { $gain } bod
    [few] { $gain } body
    [many] { $gain } bodu
   *[other] { $gain } bodov
} viac než to druhé.
envyra-hint-victory = Toto poradie vyhráva hru.
envyra-hint-round-hope = Tvoje kocky budú v ďalších kolách stáť lepšie než pri druhom poradí.
envyra-hint-round-rival = Najsilnejšiemu súperovi nechá menej: { $rival-name }.

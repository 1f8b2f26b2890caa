# "What would you do?": the move a bot would make, and what speaks for it.

envyra-hint-move-place = { $cells-count ->
    [zero] Novieto klucīšus: { $cells }
    [one] Novieto vienu klucīti: { $cells }
   *[other] Novieto divus klucīšus: { $cells }
}
envyra-hint-move-move = Vispirms pārvieto šo klucīti: { $cells }

envyra-hint-points = { $cell }: šī plāksnīte dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}; izredzes to iegūt ir apmēram { $chance-percent } %.
envyra-hint-ending = { $cell }: spēle beigtos, kamēr esi vadībā.
envyra-hint-spare-symbol = { $cell }: otrs šāds simbols ({ $symbol }) var sākt vēl vienu komplektu.
envyra-hint-set = { $cell }: komplekts, kurā simbolu skaits ir { $symbols } ({ $theme }), ir vērtīgāks par { $gain }.
envyra-hint-first-symbol = { $cell } sāk komplektu ({ $theme }).
envyra-hint-card = { $cell }: šo simbolu ({ $symbol }) prasa Equilibrium kārts.
envyra-hint-colour = { $cell }: tā būtu tava pirmā šīs krāsas plāksnīte ({ $theme }); tā atver citas.
envyra-hint-round-points = Šī secība šajā kārtā dod par { $gain ->
    [zero] { $gain } punktiem
    [one] { $gain } punktu
   *[other] { $gain } punktiem
} vairāk nekā otra.
envyra-hint-victory = Šī secība uzvar spēli.
envyra-hint-round-hope = Tavi klucīši nākamajām kārtām stāv labāk nekā otrā secībā.
envyra-hint-round-rival = Stiprākajam pretiniekam paliek mazāk: { $rival-name }.

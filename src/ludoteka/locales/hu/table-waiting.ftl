# Why a bot may not play for somebody yet.

ludoteka-why-has-bot = A(z) { $seat-letter } helyen már bot játszik.
ludoteka-why-still-here = Ez a játékos itt van. Aki itt van, helyette csak az asztalnyitó állíthat be botot, és az is csak hosszú várakozás után.
ludoteka-why-not-waited-for = Erre a játékosra most senki sem vár.
ludoteka-why-too-soon = { $seconds ->
    [one] Ez a játékos kap még egy kis időt. { $seconds } másodperc múlva játszhat helyette bot.
   *[other] Ez a játékos kap még egy kis időt. { $seconds } másodperc múlva játszhat helyette bot.
}

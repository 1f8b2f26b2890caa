# Why a bot may not play for somebody yet.

ludoteka-why-has-bot = Vietā { $seat-letter } jau spēlē bots.
ludoteka-why-still-here = Šis spēlētājs ir šeit. Tā vietā, kas ir šeit, botam ļaut spēlēt var tikai galda veidotājs, un tikai pēc ilgas gaidīšanas.
ludoteka-why-not-waited-for = Šo spēlētāju tagad neviens negaida.
ludoteka-why-too-soon = { $seconds ->
    [zero] Šis spēlētājs vēl drīkst padomāt. Pēc { $seconds } sekundēm varēsi ļaut spēlēt botam.
    [one] Šis spēlētājs vēl drīkst padomāt. Pēc { $seconds } sekundes varēsi ļaut spēlēt botam.
   *[other] Šis spēlētājs vēl drīkst padomāt. Pēc { $seconds } sekundēm varēsi ļaut spēlēt botam.
}

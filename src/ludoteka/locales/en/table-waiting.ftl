# Why a bot may not play for somebody yet.

ludoteka-why-has-bot = A bot plays for seat { $seat-letter } already.
ludoteka-why-still-here = This player is here. Only the host can let a bot play for somebody who is here, and only after a long wait.
ludoteka-why-not-waited-for = Nobody is waiting for this player now.
ludoteka-why-too-soon = { $seconds ->
    [one] This player has some more time. In { $seconds } second you can let a bot play.
   *[other] This player has some more time. In { $seconds } seconds you can let a bot play.
}

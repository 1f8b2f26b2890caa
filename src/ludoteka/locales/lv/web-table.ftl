# At the table: undo, waiting for somebody who is gone, the host's right, moves that are not sent yet.

web-log-undone-reopened = { $me ->
    [yes] Tu atsauc
   *[no] { $name } atsauc
} gājienu. Vēlreiz izvēlas: { $names }.

web-let-bot = Lai spēlē bots: { $name }
web-let-bot-title = { $name } savu vietu var atgūt jebkurā brīdī.
web-let-bot-soon = { $seconds ->
    [zero] { $name } nav šeit. Pēc { $seconds } sekundēm varēsi ļaut spēlēt botam.
    [one] { $name } nav šeit. Pēc { $seconds } sekundes varēsi ļaut spēlēt botam.
   *[other] { $name } nav šeit. Pēc { $seconds } sekundēm varēsi ļaut spēlēt botam.
}
web-log-host = { $me ->
    [yes] Galda veidotāja nav. Galdu tagad vadi tu.
   *[no] Galda veidotāja nav. Galdu tagad vada { $name }.
}
web-log-host-back = Galda veidotājs ir atgriezies.
web-host-now-you = Galda veidotāja nav, tāpēc galdu tagad vadi tu: izvēlnē izvēlies “Vadīt galdu”.
web-not-sent = Vēl nav nosūtīts
web-not-sent-detail = Tavs gājiens gaida savienojumu. Tas tiks nosūtīts, tiklīdz savienojums būs.
web-not-sent-here = Tavs gājiens gaida savienojumu. Neaizver šo lapu: kopīgā ierīcē tas citur netiek glabāts.
web-sent-late = Gājiens, ko izdarīji bez savienojuma, vairs nebija iespējams: spēle bija gājusi tālāk.
web-log-forked = No šejienes spēle turpinās pie šī galda.
web-log-imported = No šejienes pierakstītā spēle turpinās pie šī galda.
web-let-bot-in = Bots pēc { $seconds } s

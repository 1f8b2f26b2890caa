# At the table: undo, waiting for somebody who is gone, the host's right, moves that are not sent yet.

web-log-undone-reopened = { $me ->
    [yes] Vraciaš
   *[no] { $name } vracia
} ťah späť. Znova si vyberá: { $names }.

web-let-bot = Nech hrá bot: { $name }
web-let-bot-title = { $name } si môže miesto kedykoľvek vziať späť.
web-let-bot-soon = { $seconds ->
    [one] { $name } tu nie je. O { $seconds } sekundu môžeš nechať hrať bota.
    [few] { $name } tu nie je. O { $seconds } sekundy môžeš nechať hrať bota.
    [many] { $name } tu nie je. O { $seconds } sekundy môžeš nechať hrať bota.
   *[other] { $name } tu nie je. O { $seconds } sekúnd môžeš nechať hrať bota.
}
web-log-host = { $me ->
    [yes] Zakladateľ stola je preč. Stôl teraz spravuješ ty.
   *[no] Zakladateľ stola je preč. Stôl teraz spravuje { $name }.
}
web-log-host-back = Zakladateľ stola je späť.
web-host-now-you = Zakladateľ stola je preč, preto stôl teraz spravuješ ty: otvor ponuku a zvoľ „Spravovať stôl“.
web-not-sent = Ešte neodoslané
web-not-sent-detail = Tvoj ťah čaká na spojenie. Odošle sa hneď, ako bude.
web-not-sent-here = Tvoj ťah čaká na spojenie. Nezatváraj túto stránku: na spoločnom zariadení sa inde neuchováva.
web-sent-late = Tvoj ťah, ktorý čakal na spojenie, už nebol možný: hra medzitým pokračovala.
web-log-forked = Odtiaľto sa v hre pokračuje pri tomto stole.
web-log-imported = Odtiaľto sa v zaznamenanej hre pokračuje pri tomto stole.
web-let-bot-in = Bot o { $seconds } s

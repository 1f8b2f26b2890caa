# At the table: undo, waiting for somebody who is gone, the host's right, moves that are not sent yet.

web-log-undone-reopened = { $me ->
    [yes] Visszavonsz
   *[no] { $name } visszavon
} egy lépést. Újra választ: { $names }.

web-let-bot = Játsszon bot: { $name }
web-let-bot-title = { $name } bármikor visszaveheti a helyét.
web-let-bot-soon = { $seconds ->
    [one] { $name } nincs itt. { $seconds } másodperc múlva játszhat helyette bot.
   *[other] { $name } nincs itt. { $seconds } másodperc múlva játszhat helyette bot.
}
web-log-host = { $me ->
    [yes] Az asztalnyitó nincs itt. Az asztalt most te irányítod.
   *[no] Az asztalnyitó nincs itt. Az asztalt most { $name } irányítja.
}
web-log-host-back = Az asztalnyitó visszatért.
web-host-now-you = Az asztalnyitó nincs itt, ezért most te irányítod az asztalt: a menüben válaszd az „Asztal irányítása” pontot.
web-not-sent = Még nincs elküldve
web-not-sent-detail = A lépésed a kapcsolatra vár. Amint van kapcsolat, elküldjük.
web-not-sent-here = A lépésed a kapcsolatra vár. Ne zárd be ezt az oldalt: közös eszközön máshol nem őrizzük meg.
web-sent-late = A kapcsolat nélkül tett lépésed már nem volt lehetséges: a játék közben folytatódott.
web-log-forked = Innentől a játék ennél az asztalnál folytatódik.
web-log-imported = Innentől a feljegyzett játék ennél az asztalnál folytatódik.
web-let-bot-in = Bot { $seconds } mp múlva

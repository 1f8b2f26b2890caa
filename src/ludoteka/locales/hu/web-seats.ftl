# Seats of this device, while the table gathers and in play.

web-seat-astray = Ennek az eszköznek az egyik helye ({ $number }.) itt még nincs elfoglalva: foglald el, vagy válassz rá mást.
web-seat-not-here = ezen az eszközön nincs elfoglalva
web-take-seat-here = Elfoglalom ezen az eszközön
web-host-without-seat = Egyik hely sem a tiéd. Ha játszani szeretnél, válaszd valamelyikhez az „ez az eszköz” lehetőséget, vagy indítsd el a játékot, és nézd.
web-seat-lost = Az asztalnyitó felszabadította a helyedet. Ha van szabad hely, újra leülhetsz.

## Several people at one device

web-now-looks = Most: { $name }
web-hand-on = Átadás: { $name }
web-curtain-look-again = { $name }: újra megnézem vagy módosítok
web-menu-hand = Az eszköz átadása
web-menu-hand-detail = Leereszkedik a függöny valaki más számára
web-hand-how = A függöny azonnal leereszkedik, semmi titkos sem marad az oldalon. Ki következik?
web-unfold = Megmutatás: { $what }
web-fold = Elrejtés: { $what }
web-folded-away = El van rejtve, mert többen nézik ezt az eszközt.
web-secret-card = Titkos kártyád
web-unkept-title = A helyedet nem tudjuk megőrizni
web-unkept = Ebben a böngészőben nincs több hely az asztaloknál elfoglalt helyeid tárolására, vagy semmit sem tárol: csak addig maradnak meg, amíg ez az oldal nyitva van. Hagyd nyitva, vagy vidd át a helyedet egy másik eszközre az asztal menüjében; a már nem kellő asztalokat a kezdőlapon törölheted.

# A játszmáim és az eredményeim, amelyek sosem hagyják el ezt az eszközt.

web-results = Eredményeid
web-results-link = Eredményeid
web-results-private = Mindez csak ebben a böngészőben van meg. Semmi sem kerül belőle sehová.
web-results-counted = Minden befejezett játszma számít, egyszer, ha egy hely végig a tiéd volt. Nem számítanak: a leckék, a felvételből folytatott játszmák, az idő előtt lezárt asztalok és azok, amelyeket egy bot fejezett be helyetted. Ha ezen az eszközön többen játszottatok, az külön szerepel: nem tudni, közülük melyik vagy te.
web-results-none = Még nincs befejezett játszma. Játssz egyet, és itt lesz.
web-results-played = játszma
web-results-won = győzelem
web-results-share = győzelmi arány
web-results-streak = leghosszabb győzelmi sorozat
web-results-streak-now = jelenlegi győzelmi sorozat
web-results-shared-device = egy eszközön
web-results-by-game = Játékonként
web-results-by-level = Ellenfelek szerint
web-results-by-seats = Játékosszám szerint
web-results-game = Játék
web-results-opponents = Ellenfelek
web-results-players = Játékosok
web-results-against-people = csak emberek
web-results-against-mixed = különböző szintű botok
web-results-against-both = emberek és botok
web-results-latest = Legutóbbi játszmák
web-results-rank = { $rank } / { $of }
web-results-show-all = { $count ->
    [one] Mind: { $count } játszma
   *[other] Mind: { $count } játszma
}
web-results-json = Mentés JSON-ként
web-results-csv = Mentés táblázatként (CSV)
web-results-delete = Minden törlése
web-results-delete-sure = Törlöd az eszköz összes eredményét? Ezt nem lehet visszavonni. Az asztalaid megmaradnak.
web-results-deleted = Törölve. Ami mostantól ér véget, az újra számít.
web-results-file = ludoteka-eredmenyek
web-results-replay = Visszajátszás: { $title }, { $day }

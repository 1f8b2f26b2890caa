# RAW: what a card says, made from its effects by games/raw/readers/card_text.py, and what its keywords mean.
# Terms: the project's glossary, section 4. The English keyword stands first, as it is printed; a line
# has about 60 characters. A number and its noun are kept together by a no-break space.

## Properties

raw-board-text-burning = ? – csak akkor támad és fosztogat, ha sikerül az égetés
raw-board-text-double-damage = dupla sebzés! – támadáskor egy helyett 2 sebet ejt
raw-board-text-instant-kill = azonnali halál! – támadáskor azonnal megölhet egy szörnyet
raw-board-text-direct = közvetlen fosztogatás! – akkor is fosztogat, ha vannak védők
raw-board-text-sick = betegség! – minden támadásakor maga is kap 1 sebet
raw-board-text-backburn = visszacsapó láng! – a szörny, amely megtámadja, 1 sebet kap
raw-board-text-protection-zombie = védettség zombi ellen – zombi nem támadhatja meg
raw-board-text-protection-skull = védettség csontváz ellen – csontváz nem támadhatja meg
raw-board-text-protection-ghost = védettség szellem ellen – szellem nem támadhatja meg
raw-board-text-protection-blood = védettség vámpír ellen – vámpír nem támadhatja meg
raw-board-text-vs-zombie-double-damage = zombi ellen: dupla sebzés! – zombi ellen 2 sebet ejt
raw-board-text-vs-skull-double-damage = csontváz ellen: dupla sebzés! – csontváz ellen 2 sebet ejt
raw-board-text-vs-ghost-double-damage = szellem ellen: dupla sebzés! – szellem ellen 2 sebet ejt
raw-board-text-vs-blood-double-damage = vámpír ellen: dupla sebzés! – vámpír ellen 2 sebet ejt
raw-board-text-vs-beast-double-damage = szörny ellen: dupla sebzés! – szörny ellen 2 sebet ejt
raw-board-text-vs-thing-double-damage = tárgy ellen: dupla sebzés! – tárgy ellen 2 sebet ejt
raw-board-text-vs-zombie-instant-kill = zombi ellen: azonnali halál! – a megtámadott zombit azonnal megölheti
raw-board-text-vs-skull-instant-kill = csontváz ellen: azonnali halál! – a megtámadott csontvázat azonnal megölheti
raw-board-text-vs-ghost-instant-kill = szellem ellen: azonnali halál! – a megtámadott szellemet azonnal megölheti
raw-board-text-vs-blood-instant-kill = vámpír ellen: azonnali halál! – a megtámadott vámpírt azonnal megölheti
raw-board-text-vs-beast-instant-kill = szörny ellen: azonnali halál! – a megtámadott szörnyet azonnal megölheti
raw-board-text-guard = őr. – megvédi a gazdáját a fosztogatástól
raw-board-text-hideout = rejtekhely. – elrejti egyik szörnyedet
raw-board-text-prison = börtön! – fogva tart egy ellenséges szörnyet
raw-board-text-disable-burning = a ? kikapcsolása – amíg ez a lap játékban van, semmilyen ? nem működik
raw-board-text-kind-zombie = /zombi – a szörny zombivá válik
raw-board-text-kind-skull = /csontváz – a szörny csontvázzá válik
raw-board-text-kind-ghost = /szellem – a szörny szellemmé válik
raw-board-text-kind-blood = /vámpír – a szörny vámpírrá válik

## Effects: $n is how much, $target one of the phrases below, $printed a property as it is printed

raw-board-text-draw = húzás { $n } – húzz { $n } lapot a pakliból
raw-board-text-steal = lopás { $n } – vegyél el { $n } véletlen lapot egy ellenfél kezéből
raw-board-text-exhume = { $n ->
    [one] kiásás { $n } – vedd kézbe a dobópakli legfelső szörnyét
   *[other] kiásás { $n } – vedd kézbe a dobópakli legfelső { $n } szörnyét
}
raw-board-text-summon-zombie = zombi előhívása – a pakli legközelebbi zombija játékba kerül
raw-board-text-summon-skull = csontváz előhívása – a pakli legközelebbi csontváza játékba kerül
raw-board-text-summon-ghost = szellem előhívása – a pakli legközelebbi szelleme játékba kerül
raw-board-text-summon-blood = vámpír előhívása – a pakli legközelebbi vámpírja játékba kerül
raw-board-text-heal = gyógyítás – { $target } teljesen meggyógyul
raw-board-text-repair = javítás – { $target } teljesen megjavul
raw-board-text-hide = elrejtés – { $target } e lap alá bújik
raw-board-text-kill = megölés – { $target } meghal
raw-board-text-destroy = elpusztítás – { $target } elpusztul
raw-board-text-damage-one = sebzés { $n } – { $target } { $n } sebet kap
raw-board-text-damage-all = sebzés { $n } – { $target } { $n } sebet kap
raw-board-text-tap = elfordítás – { $target } elfordul
raw-board-text-imprison = fogságba ejtés – { $target } e lap fogságába esik
raw-board-text-grant = { $printed } – { $target } megkapja
raw-board-text-disable-ritual = a ? kikapcsolása – a következő körödig semmilyen ? nem működik
raw-board-text-disable-turn = a ? kikapcsolása – a kör végéig semmilyen ? nem működik

## Targets: whole phrases, in the nominative, as subjects of a verb in the singular

raw-board-target-own-one-beast = egyik szörnyed
raw-board-target-own-all-beast = minden szörnyed
raw-board-target-foe-one-beast = egy ellenséges szörny
raw-board-target-foe-all-beast = minden ellenséges szörny
raw-board-target-foe-all-of-one-beast = egy ellenfél minden szörnye
raw-board-target-any-one-beast = egy tetszőleges szörny
raw-board-target-any-all-beast = minden játékban lévő szörny
raw-board-target-any-all-of-one-beast = egy játékos minden szörnye
raw-board-target-own-one-thing = egyik tárgyad
raw-board-target-own-all-thing = minden tárgyad
raw-board-target-foe-one-thing = egy ellenséges tárgy
raw-board-target-foe-all-thing = minden ellenséges tárgy
raw-board-target-foe-all-of-one-thing = egy ellenfél minden tárgya
raw-board-target-any-one-thing = egy tetszőleges tárgy
raw-board-target-any-all-thing = minden játékban lévő tárgy
raw-board-target-any-all-of-one-thing = egy játékos minden tárgya
raw-board-target-own-one-card = egyik szörnyed vagy tárgyad
raw-board-target-own-all-card = minden szörnyed és tárgyad
raw-board-target-foe-one-card = egy ellenséges szörny vagy tárgy
raw-board-target-foe-all-card = minden ellenséges szörny és tárgy
raw-board-target-foe-all-of-one-card = egy ellenfél minden szörnye és tárgya
raw-board-target-any-one-card = egy tetszőleges szörny vagy tárgy
raw-board-target-any-all-card = minden játékban lévő szörny és tárgy
raw-board-target-any-all-of-one-card = egy játékos minden szörnye és tárgya
raw-board-target-own-one-zombie = egyik zombid
raw-board-target-own-all-zombie = minden zombid
raw-board-target-foe-one-zombie = egy ellenséges zombi
raw-board-target-foe-all-zombie = minden ellenséges zombi
raw-board-target-foe-all-of-one-zombie = egy ellenfél minden zombija
raw-board-target-any-one-zombie = egy tetszőleges zombi
raw-board-target-any-all-zombie = minden játékban lévő zombi
raw-board-target-any-all-of-one-zombie = egy játékos minden zombija
raw-board-target-own-one-skull = egyik csontvázad
raw-board-target-own-all-skull = minden csontvázad
raw-board-target-foe-one-skull = egy ellenséges csontváz
raw-board-target-foe-all-skull = minden ellenséges csontváz
raw-board-target-foe-all-of-one-skull = egy ellenfél minden csontváza
raw-board-target-any-one-skull = egy tetszőleges csontváz
raw-board-target-any-all-skull = minden játékban lévő csontváz
raw-board-target-any-all-of-one-skull = egy játékos minden csontváza
raw-board-target-own-one-ghost = egyik szellemed
raw-board-target-own-all-ghost = minden szellemed
raw-board-target-foe-one-ghost = egy ellenséges szellem
raw-board-target-foe-all-ghost = minden ellenséges szellem
raw-board-target-foe-all-of-one-ghost = egy ellenfél minden szelleme
raw-board-target-any-one-ghost = egy tetszőleges szellem
raw-board-target-any-all-ghost = minden játékban lévő szellem
raw-board-target-any-all-of-one-ghost = egy játékos minden szelleme
raw-board-target-own-one-blood = egyik vámpírod
raw-board-target-own-all-blood = minden vámpírod
raw-board-target-foe-one-blood = egy ellenséges vámpír
raw-board-target-foe-all-blood = minden ellenséges vámpír
raw-board-target-foe-all-of-one-blood = egy ellenfél minden vámpírja
raw-board-target-any-one-blood = egy tetszőleges vámpír
raw-board-target-any-all-blood = minden játékban lévő vámpír
raw-board-target-any-all-of-one-blood = egy játékos minden vámpírja
raw-board-target-attacker-one-beast = egy támadó
raw-board-target-attacker-all-beast = minden támadó
raw-board-target-attacker-one-zombie = egy támadó zombi
raw-board-target-attacker-all-zombie = minden támadó zombi
raw-board-target-attacker-one-skull = egy támadó csontváz
raw-board-target-attacker-all-skull = minden támadó csontváz
raw-board-target-attacker-one-ghost = egy támadó szellem
raw-board-target-attacker-all-ghost = minden támadó szellem
raw-board-target-attacker-one-blood = egy támadó vámpír
raw-board-target-attacker-all-blood = minden támadó vámpír

## Keywords in one sentence

raw-board-keyword-zombie = zombi (/zombie) – ha meghal, a gazdája még abban a körben eldobhat egy lapot a kezéből, és visszaveheti a kezébe.
raw-board-keyword-skull = csontváz (/skull) – egy képpel lefelé alá tett lap 1-gyel növeli a szívósságát; ha meghal, a lap visszakerül a kézbe.
raw-board-keyword-ghost = szellem (/ghost) – a szörnyek közül csak szellem támadhatja meg, de a fortélyok és a varázslatok hatnak rá; a gazdáját nem védi.
raw-board-keyword-blood = vámpír (/blood) – valahányszor támad, begyógyul 1 korábbi sebe.
raw-board-keyword-burning = égetés (?) – fordítsd fel a pakli legfelső lapját: a hatás csak akkor érvényes, ha az szörny.
raw-board-keyword-burning-property = égetés (? a sarokban) – mielőtt támad vagy fosztogat, felfordul a pakli felső lapja: csak akkor támad vagy fosztogat, ha az szörny; különben elfordul.
raw-board-keyword-double-damage = dupla sebzés (double damage!) – támadáskor egy helyett két sebet ejt, egy vagy két lapon.
raw-board-keyword-instant-kill = azonnali halál (instant kill!) – támadáskor azonnal megölhet egy szörnyet; tárgyra nem érvényes.
raw-board-keyword-direct = közvetlen fosztogatás (direct!) – attól az ellenféltől is lophat életet, akinek van védője.
raw-board-keyword-sick = betegség (sick!) – valahányszor támad, maga is kap 1 sebet.
raw-board-keyword-backburn = visszacsapó láng (backburn!) – minden szörny, amely megtámadja, 1 sebet kap.
raw-board-keyword-protection = védettség (protection) – a megnevezett fajtájú szörnyek nem támadhatják meg.
raw-board-keyword-vs = ellen (vs.) – a bónusz csak a megnevezett fajtájú lap ellen érvényes.
raw-board-keyword-guard = őr (guard.) – megvédi a gazdáját a fosztogatástól, amíg el nem pusztítják.
raw-board-keyword-hideout = rejtekhely (hideout.) – egy szörnyet elrejt minden ellenséges támadás, fortély és varázslat elől.
raw-board-keyword-prison = börtön (prison!) – fogva tart egy ellenséges szörnyet, amely semmit sem tehet, amíg a börtönt el nem pusztítják.
raw-board-keyword-ritual = rituálé (ritual) – varázslat, amely a következő köröd elejéig tart.
raw-board-keyword-skill = fortély (skill) – hatás, amelyet a szörny támadás helyett használhat.
raw-board-keyword-skill-thing = fortély (skill) – hatás, amelyet a saját támadási fázisodban használhatsz.
raw-board-keyword-dead = halálakor (dead) – hatás, amely akkor lép életbe, amikor a szörnyet megölik.
raw-board-keyword-trap = csapda (trap) – akkor aktiválhatod, amikor egy ellenfél megtámad; csak az ebben a körben támadó szörnyekre hat.
raw-board-keyword-draw = húzás (draw) – húzz egy lapot a pakli tetejéről.
raw-board-keyword-steal = lopás (steal) – vegyél el egy véletlen lapot az egyik ellenfeled kezéből.
raw-board-keyword-exhume = kiásás (exhume) – vedd kézbe a dobópakli legfelső szörnyét.
raw-board-keyword-summon = előhívás (summon) – a pakli legközelebbi, megadott fajtájú szörnye ingyen játékba kerül nálad.
raw-board-keyword-heal = gyógyítás (heal) – távolítsd el egy szörny összes sebét.
raw-board-keyword-repair = javítás (repair) – távolítsd el egy tárgy összes sebét.
raw-board-keyword-hide = elrejtés (hide) – rejtsd el egy szörnyedet az ellenfelek elől; az a lap rejti, amelyiken ez a szó áll.
raw-board-keyword-kill = megölés (kill) – a szörny meghal, bármekkora a szívóssága.
raw-board-keyword-destroy = elpusztítás (destroy) – a lap elpusztul, bármekkora a szívóssága.
raw-board-keyword-damage = sebzés (do damage) – tegyél egy lapra a megadott számú sebet.
raw-board-keyword-tap = elfordítás (tap) – a lap oldalra fordul, és a gazdája a következő körében nem használhatja.
raw-board-keyword-disable-burning = a ? kikapcsolása (disable ?) – a ? jelű hatások nem működnek.
raw-board-keyword-imprison = fogságba ejtés (imprison) – a szörny e lap alá kerül, és semmit sem tehet, amíg a lapot el nem pusztítják.
raw-board-keyword-grant = rituálé tulajdonsággal – amíg a rituálé az asztalon van, a megnevezett szörnyeké a tulajdonság, a később érkezőké is.
raw-board-keyword-kind = új fajta – a szörny mostantól e lap fajtájához tartozik, a sajátjához már nem.

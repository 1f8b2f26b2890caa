# RAW: what a card says, made from its effects by games/raw/wording.py, and what its keywords mean.
# Terms: the project's glossary, section 4. The English keyword stands first, as it is printed; a line
# has about 60 characters. A number and its noun are kept together by a no-break space.

## Properties

raw-board-text-burning = ? – csak akkor támad és fosztogat, ha sikerül az égetés
raw-board-text-double-damage = double damage! – támadáskor egy helyett 2 sebet ejt
raw-board-text-instant-kill = instant kill! – támadáskor azonnal megölhet egy szörnyet
raw-board-text-direct = direct! – akkor is fosztogat, ha vannak védők
raw-board-text-sick = sick! – minden támadásakor maga is kap 1 sebet
raw-board-text-backburn = backburn! – a szörny, amely megtámadja, 1 sebet kap
raw-board-text-protection-zombie = protection zombie – zombi nem támadhatja meg
raw-board-text-protection-skull = protection skull – csontváz nem támadhatja meg
raw-board-text-protection-ghost = protection ghost – szellem nem támadhatja meg
raw-board-text-protection-blood = protection blood – vámpír nem támadhatja meg
raw-board-text-vs-zombie-double-damage = vs. zombie: double damage! – zombi ellen 2 sebet ejt
raw-board-text-vs-skull-double-damage = vs. skull: double damage! – csontváz ellen 2 sebet ejt
raw-board-text-vs-ghost-double-damage = vs. ghost: double damage! – szellem ellen 2 sebet ejt
raw-board-text-vs-blood-double-damage = vs. blood: double damage! – vámpír ellen 2 sebet ejt
raw-board-text-vs-beast-double-damage = vs. beast: double damage! – szörny ellen 2 sebet ejt
raw-board-text-vs-thing-double-damage = vs. thing: double damage! – tárgy ellen 2 sebet ejt
raw-board-text-vs-zombie-instant-kill = vs. zombie: instant kill! – a megtámadott zombit azonnal megölheti
raw-board-text-vs-skull-instant-kill = vs. skull: instant kill! – a megtámadott csontvázat azonnal megölheti
raw-board-text-vs-ghost-instant-kill = vs. ghost: instant kill! – a megtámadott szellemet azonnal megölheti
raw-board-text-vs-blood-instant-kill = vs. blood: instant kill! – a megtámadott vámpírt azonnal megölheti
raw-board-text-vs-beast-instant-kill = vs. beast: instant kill! – a megtámadott szörnyet azonnal megölheti
raw-board-text-guard = guard. – megvédi a gazdáját a fosztogatástól
raw-board-text-hideout = hideout. – elrejti egyik szörnyedet
raw-board-text-prison = prison! – fogva tart egy ellenséges szörnyet
raw-board-text-disable-burning = disable ? – amíg ez a lap játékban van, semmilyen ? nem működik
raw-board-text-kind-zombie = /zombie – a szörny zombivá válik
raw-board-text-kind-skull = /skull – a szörny csontvázzá válik
raw-board-text-kind-ghost = /ghost – a szörny szellemmé válik
raw-board-text-kind-blood = /blood – a szörny vámpírrá válik

## Effects: $n is how much, $target one of the phrases below, $printed a property as it is printed

raw-board-text-draw = draw { $n } – húzz { $n } lapot a pakliból
raw-board-text-steal = steal { $n } – vegyél el { $n } véletlen lapot egy ellenfél kezéből
raw-board-text-exhume = { $n ->
    [one] exhume { $n } – vedd kézbe a dobópakli legfelső szörnyét
   *[other] exhume { $n } – vedd kézbe a dobópakli legfelső { $n } szörnyét
}
raw-board-text-summon-zombie = summon – a pakli legközelebbi zombija játékba kerül
raw-board-text-summon-skull = summon – a pakli legközelebbi csontváza játékba kerül
raw-board-text-summon-ghost = summon – a pakli legközelebbi szelleme játékba kerül
raw-board-text-summon-blood = summon – a pakli legközelebbi vámpírja játékba kerül
raw-board-text-heal = heal – { $target } teljesen meggyógyul
raw-board-text-repair = repair – { $target } teljesen megjavul
raw-board-text-hide = hide – { $target } e lap alá bújik
raw-board-text-kill = kill – { $target } meghal
raw-board-text-destroy = destroy – { $target } elpusztul
raw-board-text-damage-one = do damage { $n } – { $target } { $n } sebet kap
raw-board-text-damage-all = do damage { $n } – { $target } { $n } sebet kap
raw-board-text-tap = tap – { $target } elfordul
raw-board-text-imprison = imprison – { $target } e lap fogságába esik
raw-board-text-grant = { $printed } – { $target } megkapja
raw-board-text-disable-ritual = disable ? – a következő körödig semmilyen ? nem működik
raw-board-text-disable-turn = disable ? – a kör végéig semmilyen ? nem működik

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

raw-board-keyword-zombie = /zombie (zombi) – ha meghal, a gazdája még abban a körben eldobhat egy lapot a kezéből, és visszaveheti a kezébe.
raw-board-keyword-skull = /skull (csontváz) – egy képpel lefelé alá tett lap 1-gyel növeli a szívósságát; ha meghal, a lap visszakerül a kézbe.
raw-board-keyword-ghost = /ghost (szellem) – a szörnyek közül csak szellem támadhatja meg, de a fortélyok és a varázslatok hatnak rá; a gazdáját nem védi.
raw-board-keyword-blood = /blood (vámpír) – valahányszor támad, begyógyul 1 korábbi sebe.
raw-board-keyword-burning = ? (égetés) – fordítsd fel a pakli legfelső lapját: a hatás csak akkor érvényes, ha az szörny.
raw-board-keyword-double-damage = double damage! (dupla sebzés) – támadáskor egy helyett két sebet ejt, egy vagy két lapon.
raw-board-keyword-instant-kill = instant kill! (azonnali halál) – támadáskor azonnal megölhet egy szörnyet; tárgyra nem érvényes.
raw-board-keyword-direct = direct! (közvetlen fosztogatás) – attól az ellenféltől is lophat életet, akinek van védője.
raw-board-keyword-sick = sick! (betegség) – valahányszor támad, maga is kap 1 sebet.
raw-board-keyword-backburn = backburn! (visszacsapó láng) – minden szörny, amely megtámadja, 1 sebet kap.
raw-board-keyword-protection = protection (védettség) – a megnevezett fajtájú szörnyek nem támadhatják meg.
raw-board-keyword-vs = vs. (ellen) – a bónusz csak a megnevezett fajtájú lap ellen érvényes.
raw-board-keyword-guard = guard. (őr) – megvédi a gazdáját a fosztogatástól, amíg el nem pusztítják.
raw-board-keyword-hideout = hideout. (rejtekhely) – egy szörnyet elrejt minden ellenséges támadás, fortély és varázslat elől.
raw-board-keyword-prison = prison! (börtön) – fogva tart egy ellenséges szörnyet, amely semmit sem tehet, amíg a börtönt el nem pusztítják.
raw-board-keyword-ritual = ritual (rituálé) – varázslat, amely a következő köröd elejéig tart.
raw-board-keyword-skill = skill (fortély) – hatás, amelyet a szörny támadás helyett használhat.
raw-board-keyword-skill-thing = skill (fortély) – hatás, amelyet a saját támadási fázisodban használhatsz.
raw-board-keyword-dead = dead (halálakor) – hatás, amely akkor lép életbe, amikor a szörnyet megölik.
raw-board-keyword-trap = trap (csapda) – akkor aktiválhatod, amikor egy ellenfél megtámad; csak az ebben a körben támadó szörnyekre hat.
raw-board-keyword-draw = draw (húzás) – húzz egy lapot a pakli tetejéről.
raw-board-keyword-steal = steal (lopás) – vegyél el egy véletlen lapot az egyik ellenfeled kezéből.
raw-board-keyword-exhume = exhume (kiásás) – vedd kézbe a dobópakli legfelső szörnyét.
raw-board-keyword-summon = summon (előhívás) – a pakli legközelebbi, megadott fajtájú szörnye ingyen játékba kerül nálad.
raw-board-keyword-heal = heal (gyógyítás) – távolítsd el egy szörny összes sebét.
raw-board-keyword-repair = repair (javítás) – távolítsd el egy tárgy összes sebét.
raw-board-keyword-hide = hide (elrejtés) – rejtsd el egy szörnyedet az ellenfelek elől; az a lap rejti, amelyiken ez a szó áll.
raw-board-keyword-kill = kill (megölés) – a szörny meghal, bármekkora a szívóssága.
raw-board-keyword-destroy = destroy (elpusztítás) – a lap elpusztul, bármekkora a szívóssága.
raw-board-keyword-damage = do damage (sebzés) – tegyél egy lapra a megadott számú sebet.
raw-board-keyword-tap = tap (elfordítás) – a lap oldalra fordul, és a gazdája a következő körében nem használhatja.
raw-board-keyword-disable-burning = disable ? (a ? kikapcsolása) – a ? jelű hatások nem működnek.
raw-board-keyword-imprison = imprison (fogságba ejtés) – a szörny e lap alá kerül, és semmit sem tehet, amíg a lapot el nem pusztítják.
raw-board-keyword-grant = ritual tulajdonsággal – amíg a rituálé az asztalon van, a megnevezett szörnyeké a tulajdonság, a később érkezőké is.
raw-board-keyword-kind = új fajta – a szörny mostantól e lap fajtájához tartozik, a sajátjához már nem.

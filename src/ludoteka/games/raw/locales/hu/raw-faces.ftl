# What a card of RAW says about itself in the browser: its label for those who can't see it, and what
# its type always does. Sentences of its own: raw-cards.ftl.

raw-face-rule = { $number }. szabály
raw-face-number = { $number }. szám: több ilyen nevű lap van az asztalon
raw-face-spot = { $number }. szám

## A label is a list of these, behind the name of the card

raw-face-back = képpel lefelé fordított lap
raw-face-cost = { $n ->
    [one] ára { $n } csillag
   *[other] ára { $n } csillag
}
raw-face-endurance = szívósság: { $n }
raw-face-wounds = { $n ->
    [one] { $n } seb, szívósság: { $endurance }
   *[other] { $n } seb, szívósság: { $endurance }
}
raw-face-burning = ? jellel
raw-face-tapped = elfordítva
raw-face-hidden = elrejtve
raw-face-imprisoned = fogságban
raw-face-buried = egy lap van alatta
raw-face-bears = képessége: { $card }
raw-face-from-ability = { $what } – a képessége adja: { $card }
raw-face-from-ritual = { $what } – a rituálé adja: { $card }
raw-face-paid = { $n ->
    [one] { $n } csillag kifizetve
   *[other] { $n } csillag kifizetve
}
raw-face-acted = már cselekedett

## What the type always does

raw-face-magic = Azonnal hat, aztán a dobópaklira kerül.
raw-face-ritual = A következő köröd elejéig marad.
raw-face-ability = Bármelyik szörnyé lehet, az ellenfélé is. Szörnyenként egy, amíg meg nem hal.
raw-face-thing = Nem kell etetni; magától nem támad, nem fosztogat és nem véd.

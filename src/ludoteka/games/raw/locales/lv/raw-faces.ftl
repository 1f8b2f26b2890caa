# What a card of RAW says about itself in the browser: its label for those who can't see it, and what
# its type always does. Sentences of its own: raw-cards.ftl.

raw-face-rule = { $number }. noteikums
raw-face-number = { $number }. numurs: galdā ir vairākas kārtis ar šo nosaukumu
raw-face-spot = { $number }. numurs

## A label is a list of these, behind the name of the card

raw-face-back = aizklāta kārts
raw-face-cost = { $n ->
    [zero] cena: { $n } zvaigznīšu
    [one] cena: { $n } zvaigznīte
   *[other] cena: { $n } zvaigznītes
}
raw-face-endurance = izturība { $n }
raw-face-wounds = { $n ->
    [zero] { $n } ievainojumu no { $endurance }
    [one] { $n } ievainojums no { $endurance }
   *[other] { $n } ievainojumi no { $endurance }
}
raw-face-burning = ar zīmi ?
raw-face-tapped = pagriezta
raw-face-hidden = paslēpta
raw-face-imprisoned = ieslodzīta
raw-face-buried = zem tās ir kārts
raw-face-bears = spēja: { $card }
raw-face-from-ability = { $what } no spējas { $card }
raw-face-from-ritual = { $what } no rituāla { $card }
raw-face-paid = { $n ->
    [zero] samaksāts: { $n } zvaigznīšu
    [one] samaksāta { $n } zvaigznīte
   *[other] samaksātas { $n } zvaigznītes
}
raw-face-acted = jau rīkojusies

## What the type always does

raw-face-magic = Iedarbojas uzreiz, tad to nomet.
raw-face-ritual = Paliek līdz tava nākamā gājiena sākumam.
raw-face-ability = Jebkuram briesmonim, arī pretinieka. Katram tikai viena, līdz tas mirst.
raw-face-thing = Tā nav jābaro; pati tā neuzbrūk, nelaupa un neaizstāv.

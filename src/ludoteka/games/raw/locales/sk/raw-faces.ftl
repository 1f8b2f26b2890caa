# What a card of RAW says about itself in the browser: its label for those who can't see it, and what
# its type always does. Sentences of its own: raw-cards.ftl.

raw-face-rule = pravidlo { $number }
raw-face-number = číslo { $number }: na stole je viac kariet s týmto menom
raw-face-spot = číslo { $number }

## A label is a list of these, behind the name of the card

raw-face-back = karta lícom nadol
raw-face-cost = { $n ->
    [one] cena { $n } hviezdička
    [few] cena { $n } hviezdičky
    [many] cena { $n } hviezdičky
   *[other] cena { $n } hviezdičiek
}
raw-face-endurance = výdrž { $n }
raw-face-wounds = { $n ->
    [one] { $n } rana z { $endurance }
    [few] { $n } rany z { $endurance }
    [many] { $n } rany z { $endurance }
   *[other] { $n } rán z { $endurance }
}
raw-face-burning = so znakom ?
raw-face-tapped = tapnutá
raw-face-hidden = ukrytá
raw-face-imprisoned = uväznená
raw-face-buried = s kartou pod sebou
raw-face-bears = so schopnosťou { $card }
raw-face-from-ability = { $what } od schopnosti { $card }
raw-face-from-ritual = { $what } od rituálu { $card }
raw-face-paid = { $n ->
    [one] zaplatená { $n } hviezdička
    [few] zaplatené { $n } hviezdičky
    [many] zaplatené { $n } hviezdičky
   *[other] zaplatených { $n } hviezdičiek
}
raw-face-acted = už konala

## What the type always does

raw-face-magic = Zaúčinkuje hneď a potom ide na skládku.
raw-face-ritual = Zostáva do začiatku tvojho ďalšieho ťahu.
raw-face-ability = Pre hociktorú príšeru, aj súperovu. Každá môže mať len jednu, kým nezomrie.
raw-face-thing = Netreba ju kŕmiť; sama neútočí, nerabuje ani nebráni.

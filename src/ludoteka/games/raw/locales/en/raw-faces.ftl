# What a card of RAW says about itself in the browser: its label for those who can't see it, and what
# its type always does. Sentences of its own: raw-cards.ftl.

raw-face-rule = rule { $number }
raw-face-number = number { $number }: several cards of this name are on the table
raw-face-spot = number { $number }

## A label is a list of these, behind the name of the card

raw-face-back = face-down card
raw-face-cost = { $n ->
    [one] costs { $n } star
   *[other] costs { $n } stars
}
raw-face-endurance = endurance { $n }
raw-face-wounds = { $n ->
    [one] { $n } wound of { $endurance }
   *[other] { $n } wounds of { $endurance }
}
raw-face-burning = with ?
raw-face-tapped = exhausted
raw-face-hidden = hidden
raw-face-imprisoned = imprisoned
raw-face-buried = a card buried under it
raw-face-bears = with the ability { $card }
raw-face-from-ability = { $what }, from its ability { $card }
raw-face-from-ritual = { $what }, from the ritual { $card }
raw-face-paid = { $n ->
    [one] { $n } star paid
   *[other] { $n } stars paid
}
raw-face-acted = has acted

## What the type always does

raw-face-magic = It works at once, then it goes to the discard pile.
raw-face-ritual = It stays until the start of your next turn.
raw-face-ability = For any monster, also an opponent's. One for each monster, until it dies.
raw-face-thing = It needs no food, and does not attack, raid or defend by itself.

# RAW: what a card says, made from its effects by games/raw/readers/card_text.py, and what its keywords mean.
# Terms: the project's glossary, section 4. The English keyword stands first, as it is printed; a line
# has about 60 characters. A number and its noun are kept together by a no-break space.

## Properties

raw-board-text-burning = ? – attacks and raids only if it burns
raw-board-text-double-damage = double damage! – its attack gives 2 wounds instead of one
raw-board-text-instant-kill = instant kill! – its attack may kill a monster outright
raw-board-text-direct = direct! – raids even where there are defenders
raw-board-text-sick = sick! – gets 1 wound itself with every attack
raw-board-text-backburn = backburn! – every monster that attacks it gets 1 wound
raw-board-text-protection-zombie = protection zombie – zombies can't attack it
raw-board-text-protection-skull = protection skeleton – skeletons can't attack it
raw-board-text-protection-ghost = protection ghost – ghosts can't attack it
raw-board-text-protection-blood = protection vampire – vampires can't attack it
raw-board-text-vs-zombie-double-damage = vs. zombie: double damage! – 2 wounds when it attacks zombies
raw-board-text-vs-skull-double-damage = vs. skeleton: double damage! – 2 wounds when it attacks skeletons
raw-board-text-vs-ghost-double-damage = vs. ghost: double damage! – 2 wounds when it attacks ghosts
raw-board-text-vs-blood-double-damage = vs. vampire: double damage! – 2 wounds when it attacks vampires
raw-board-text-vs-beast-double-damage = vs. monster: double damage! – 2 wounds when it attacks monsters
raw-board-text-vs-thing-double-damage = vs. thing: double damage! – 2 wounds when it attacks things
raw-board-text-vs-zombie-instant-kill = vs. zombie: instant kill! – may kill an attacked zombie outright
raw-board-text-vs-skull-instant-kill = vs. skeleton: instant kill! – may kill an attacked skeleton outright
raw-board-text-vs-ghost-instant-kill = vs. ghost: instant kill! – may kill an attacked ghost outright
raw-board-text-vs-blood-instant-kill = vs. vampire: instant kill! – may kill an attacked vampire outright
raw-board-text-vs-beast-instant-kill = vs. monster: instant kill! – may kill an attacked monster outright
raw-board-text-guard = guard. – defends its owner against raids
raw-board-text-hideout = hideout. – hides one of your monsters
raw-board-text-prison = prison! – holds an opponent's monster
raw-board-text-disable-burning = disable ? – no ? works while this card is in play
raw-board-text-kind-zombie = /zombie – the monster becomes a zombie
raw-board-text-kind-skull = /skeleton – the monster becomes a skeleton
raw-board-text-kind-ghost = /ghost – the monster becomes a ghost
raw-board-text-kind-blood = /vampire – the monster becomes a vampire

## Effects: $n is how much, $target one of the phrases below, $printed a property as it is printed

raw-board-text-draw = { $n ->
    [one] draw { $n } – take { $n } card from the deck
   *[other] draw { $n } – take { $n } cards from the deck
}
raw-board-text-steal = { $n ->
    [one] steal { $n } – take { $n } random card from an opponent's hand
   *[other] steal { $n } – take { $n } random cards from an opponent's hand
}
raw-board-text-exhume = { $n ->
    [one] exhume { $n } – take the topmost monster of the discard pile
   *[other] exhume { $n } – take the { $n } topmost monsters of the discard pile
}
raw-board-text-summon-zombie = summon zombie – the nearest zombie in the deck comes into play
raw-board-text-summon-skull = summon skeleton – the nearest skeleton in the deck comes into play
raw-board-text-summon-ghost = summon ghost – the nearest ghost in the deck comes into play
raw-board-text-summon-blood = summon vampire – the nearest vampire in the deck comes into play
raw-board-text-heal = heal – remove all wounds from { $target }
raw-board-text-repair = repair – remove all wounds from { $target }
raw-board-text-hide = hide – { $target }, under this card
raw-board-text-kill = kill – { $target }
raw-board-text-destroy = destroy – { $target }
raw-board-text-damage-one = do damage { $n } – to { $target }
raw-board-text-damage-all = do damage { $n } – to { $target }
raw-board-text-tap = tap – exhaust { $target }
raw-board-text-imprison = imprison – { $target }, under this card
raw-board-text-grant = { $printed } – for { $target }
raw-board-text-disable-ritual = disable ? – no ? works until your next turn
raw-board-text-disable-turn = disable ? – no ? works until the end of this turn

## Targets: whole phrases, as they stand behind “to”, “from” or “for”

raw-board-target-own-one-beast = one of your monsters
raw-board-target-own-all-beast = all your monsters
raw-board-target-foe-one-beast = an opponent's monster
raw-board-target-foe-all-beast = all monsters of all opponents
raw-board-target-foe-all-of-one-beast = all monsters of one opponent
raw-board-target-any-one-beast = any one monster
raw-board-target-any-all-beast = all monsters in play
raw-board-target-any-all-of-one-beast = all monsters of one player
raw-board-target-own-one-thing = one of your things
raw-board-target-own-all-thing = all your things
raw-board-target-foe-one-thing = an opponent's thing
raw-board-target-foe-all-thing = all things of all opponents
raw-board-target-foe-all-of-one-thing = all things of one opponent
raw-board-target-any-one-thing = any one thing
raw-board-target-any-all-thing = all things in play
raw-board-target-any-all-of-one-thing = all things of one player
raw-board-target-own-one-card = one of your monsters or things
raw-board-target-own-all-card = all your monsters and things
raw-board-target-foe-one-card = an opponent's monster or thing
raw-board-target-foe-all-card = all monsters and things of all opponents
raw-board-target-foe-all-of-one-card = all monsters and things of one opponent
raw-board-target-any-one-card = any one monster or thing
raw-board-target-any-all-card = all monsters and things in play
raw-board-target-any-all-of-one-card = all monsters and things of one player
raw-board-target-own-one-zombie = one of your zombies
raw-board-target-own-all-zombie = all your zombies
raw-board-target-foe-one-zombie = an opponent's zombie
raw-board-target-foe-all-zombie = all zombies of all opponents
raw-board-target-foe-all-of-one-zombie = all zombies of one opponent
raw-board-target-any-one-zombie = any one zombie
raw-board-target-any-all-zombie = all zombies in play
raw-board-target-any-all-of-one-zombie = all zombies of one player
raw-board-target-own-one-skull = one of your skeletons
raw-board-target-own-all-skull = all your skeletons
raw-board-target-foe-one-skull = an opponent's skeleton
raw-board-target-foe-all-skull = all skeletons of all opponents
raw-board-target-foe-all-of-one-skull = all skeletons of one opponent
raw-board-target-any-one-skull = any one skeleton
raw-board-target-any-all-skull = all skeletons in play
raw-board-target-any-all-of-one-skull = all skeletons of one player
raw-board-target-own-one-ghost = one of your ghosts
raw-board-target-own-all-ghost = all your ghosts
raw-board-target-foe-one-ghost = an opponent's ghost
raw-board-target-foe-all-ghost = all ghosts of all opponents
raw-board-target-foe-all-of-one-ghost = all ghosts of one opponent
raw-board-target-any-one-ghost = any one ghost
raw-board-target-any-all-ghost = all ghosts in play
raw-board-target-any-all-of-one-ghost = all ghosts of one player
raw-board-target-own-one-blood = one of your vampires
raw-board-target-own-all-blood = all your vampires
raw-board-target-foe-one-blood = an opponent's vampire
raw-board-target-foe-all-blood = all vampires of all opponents
raw-board-target-foe-all-of-one-blood = all vampires of one opponent
raw-board-target-any-one-blood = any one vampire
raw-board-target-any-all-blood = all vampires in play
raw-board-target-any-all-of-one-blood = all vampires of one player
raw-board-target-attacker-one-beast = an attacker
raw-board-target-attacker-all-beast = all attackers
raw-board-target-attacker-one-zombie = an attacking zombie
raw-board-target-attacker-all-zombie = all attacking zombies
raw-board-target-attacker-one-skull = an attacking skeleton
raw-board-target-attacker-all-skull = all attacking skeletons
raw-board-target-attacker-one-ghost = an attacking ghost
raw-board-target-attacker-all-ghost = all attacking ghosts
raw-board-target-attacker-one-blood = an attacking vampire
raw-board-target-attacker-all-blood = all attacking vampires

## Keywords in one sentence

raw-board-keyword-zombie = /zombie – when it dies, its owner may discard a hand card in the same turn and take it back into hand.
raw-board-keyword-skull = skeleton (/skull) – one face-down card under it raises its endurance by 1; when it dies the card returns to hand.
raw-board-keyword-ghost = /ghost – of all monsters only ghosts can attack it, but skills and spells work; it does not defend its owner.
raw-board-keyword-blood = vampire (/blood) – every time it attacks it heals 1 older wound of its own.
raw-board-keyword-burning = ? – turn over the top card of the deck: only if it is a monster does the effect work.
raw-board-keyword-burning-property = ? in the corner – before it attacks or raids, the top card of the deck is turned over: only if that is a monster does it attack or raid; otherwise it is exhausted.
raw-board-keyword-double-damage = double damage! – an attack gives two wounds instead of one, on one card or on two.
raw-board-keyword-instant-kill = instant kill! – an attack may kill one monster outright; it does not work on things.
raw-board-keyword-direct = direct! – may steal lives even from an opponent who has defenders.
raw-board-keyword-sick = sick! – every time it attacks it gets 1 wound itself.
raw-board-keyword-backburn = backburn! – every monster that attacks it gets 1 wound.
raw-board-keyword-protection = protection – monsters of the named kind can't attack it.
raw-board-keyword-vs = vs. – the bonus counts only against the named kind of card.
raw-board-keyword-guard = guard. – it defends its owner against raids until it is destroyed.
raw-board-keyword-hideout = hideout. – it hides one monster from all enemy attacks, skills and spells.
raw-board-keyword-prison = prison! – it holds one enemy monster, which can do nothing until the prison is destroyed.
raw-board-keyword-ritual = ritual – a spell that lasts until the start of your next turn.
raw-board-keyword-skill = skill – an effect the monster can use instead of attacking.
raw-board-keyword-skill-thing = skill – an effect you can use in your attack phase.
raw-board-keyword-dead = dead – an effect that happens when the monster is killed.
raw-board-keyword-trap = trap – you may set it off when an opponent attacks you; it works only on monsters attacking in this turn.
raw-board-keyword-draw = draw – take the top card of the deck.
raw-board-keyword-steal = steal – take a random card from the hand of one opponent.
raw-board-keyword-exhume = exhume – take the topmost monster of the discard pile into your hand.
raw-board-keyword-summon = summon – the nearest monster of the given kind in the deck enters play on your side for free.
raw-board-keyword-heal = heal – remove all wounds from one monster.
raw-board-keyword-repair = repair – remove all wounds from one thing.
raw-board-keyword-hide = hide – put one of your monsters out of the enemy's reach; the card with this word holds it.
raw-board-keyword-kill = kill – the monster dies, whatever its endurance.
raw-board-keyword-destroy = destroy – the card is destroyed, whatever its endurance.
raw-board-keyword-damage = do damage – put the stated number of wounds on a card.
raw-board-keyword-tap = tap – the card is exhausted: it is turned sideways, and its owner can't use it in the next turn.
raw-board-keyword-disable-burning = disable ? – effects with the sign ? do not work.
raw-board-keyword-imprison = imprison – the monster goes under this card and can do nothing until the card is destroyed.
raw-board-keyword-grant = ritual with a property – as long as the ritual lies, the named monsters have the property, also those laid later.
raw-board-keyword-kind = new kind – the monster now belongs to the kind of this card, no longer to its own.

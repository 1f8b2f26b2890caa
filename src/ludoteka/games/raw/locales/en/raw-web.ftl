# What the browser says about RAW where the terminal's words would not fit.

raw-web-prompt-keep = Which cards do you keep in hand, { $most } at most? The others become your lives.
raw-web-wins = The winner: { $names }

## What to do now

raw-web-prompt-life = You may take one of your own lives into your hand.
raw-web-prompt-feed = { $mouths ->
    [0] Nobody is left to feed.
    [one] { $mouths } hungry monster, { $stars }★: feed it, or let it go.
   *[other] { $mouths } hungry monsters, { $stars }★: who stays?
}
raw-web-prompt-lay = Lay cards from your hand: { $stars }★ left.
raw-web-prompt-attack = Attack or use skills. The wounds fall when you are done.
raw-web-prompt-trap = { $attackers-count ->
    [one] You are attacked: spring a trap, or pass.
   *[other] You are attacked by { $attackers-count } monsters: spring a trap, or pass.
}
raw-web-prompt-zombie = { $card } is dead, but not very: discard a card to take it back?
raw-web-prompt-raid = Raid: which monster steals a life?

## The table

raw-web-set-up = Set-up
raw-web-turn = Turn { $turn }
raw-web-phases = Phases of the turn
raw-web-phase-skipped = not in the first turn
raw-web-stars-left = { $stars ->
    [one] { $stars } star left
   *[other] { $stars } stars left
}
raw-web-others = The other players
raw-web-you = You
raw-web-your-turn = your turn
raw-web-at-turn = at turn
raw-web-attacking-you = attacking you
raw-web-open = open
raw-web-open-text = Nothing defends this player: raiders may steal lives.
raw-web-open-truce = Nothing defends this player, but there is a truce: nobody raids in their first { $rounds } turns.
raw-web-out = out
raw-web-no-cards = No cards on the table
raw-web-no-cards-own = Your monsters and things will lie here.
raw-web-out-own = You are out. The others play on.
raw-web-fell = Out in turn { $turn }.
raw-web-fell-by = Out in turn { $turn }: { $name } stole the last life.
raw-web-your-army = { $count ->
    [one] Your army: { $count } card
   *[other] Your army: { $count } cards
}
raw-web-your-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
raw-web-hand-empty = Your hand is empty.
raw-web-your-lives = Your lives
raw-web-your-trophies = Your trophies
raw-web-if-ended = If the game ended now
raw-web-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
raw-web-fact-defenders = defenders
raw-web-fact-hand = cards in hand
raw-web-fact-trophies = trophies
raw-web-fact-lives = lives
raw-web-lives-count = { $count ->
    [one] { $count } life
   *[other] { $count } lives
}
raw-web-trophies-worthless = Only lives count here: trophies are worth nothing.
raw-web-player-facts = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
}
raw-web-face-down-card = a card face down ({ $spot })
raw-web-deck = deck
raw-web-deck-label = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
raw-web-hunt = Hunt
raw-web-hunt-gap = an empty place of the hunt
raw-web-known-top = Top of the deck, as you know it
raw-web-known-short = You know these
raw-web-known-text = You have seen this card in the underworld: it is number { $place } from the top.
raw-web-discard = discard pile
raw-web-discard-label = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: { $count } card. Look through it.
   *[other] Discard pile: { $count } cards. Look through it.
}
raw-web-discard-title = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
raw-web-discard-text = The top card comes first. When the deck is empty, this pile is shuffled.
raw-web-trophies-of = Trophies: { $name }
raw-web-pile-empty = Nothing here.
raw-web-badge-leaves = leaves
raw-web-badge-target = target
raw-web-badge-attacks = attacks
raw-web-badge-attacked = attacked
raw-web-badge-trap = trap
raw-web-badge-yours = { $word ->
    [none] yours
   *[other] yours: { $word }
}

## Set-up

raw-web-keep-title = Seven cards. Some fight, the rest bleed for you.
raw-web-press-long = Press and hold a card to read it closely.
raw-web-in-hand = in hand
raw-web-as-life = life
raw-web-keep-sum = { $kept } in hand, { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
raw-web-keep-advice = Keep what you can lay in the first two turns: usually 1 to 3 cards. With few lives you can be raided out soon.
raw-web-keep-lesson = Not taken yet: choose the three outlined cards first.
raw-web-keep-price = To lay them all: { $stars }★. { $opening ->
    [7] You have 7★ a turn.
   *[other] You begin: { $opening }★ in your first turn, then 7★ a turn.
}
raw-web-begins = begins, { $stars }★
raw-web-you-begin = You begin: { $stars }★
raw-web-begins-text = Who begins has only { $stars }★ in the first turn; all later turns have 7★.
raw-web-keep-go = Lock in: { $kept } in hand, { $lives } as lives
raw-web-keep-locked = Locked in. You can change your mind until everybody is ready.
raw-web-keep-secret = Nobody sees how many you keep before all are ready.
raw-web-ready = ready
raw-web-choosing = choosing
raw-web-draft-title = Pick one, pass the rest
raw-web-draft-way = { $count ->
    [one] { $count } card goes on to { $name }
   *[other] { $count } cards go on to { $name }
}
raw-web-your-pick = your pick
raw-web-your-picks = Your picks
raw-web-picks-text = { $count } of 7. Later you split them into hand and lives.
raw-web-pick-locked = Picked. You can change your mind until everybody is ready.
raw-web-draft-secret = The others see only who is ready.

## The decision

raw-web-decision = Your decision
raw-web-if-burns = ? if it burns
raw-web-lately = What happened
raw-web-over-title = The game is over
raw-web-ways = How?
raw-web-cancel = Cancel
raw-web-fewer = One less
raw-web-more = One more
raw-web-your-own = your own
raw-web-pass = Pass
raw-web-harvest-title = Harvest: take one card
raw-web-harvest-deck = The deck has { $deck } cards.
raw-web-harvest-hunt = Or choose a card of the hunt to take that one.
raw-web-harvest-underworld = Or go into the underworld: pay stars, look at as many cards, take one.
raw-web-draw = Draw from the deck
raw-web-hunt-card = Take { $card }
raw-web-underworld-stars = Stars for the underworld
raw-web-underworld-go = { $count ->
    [one] Underworld: pay { $count }★, see { $count } card
   *[other] Underworld: pay { $count }★, see { $count } cards
}
raw-web-take-card = Take { $card }
raw-web-life-title = Take a life into your hand?
raw-web-life-text = { $lives ->
    [one] You have { $lives } life.
   *[other] You have { $lives } lives. A life in your hand can be played, but no longer protects you.
}
raw-web-keep-lives = Leave them
raw-web-keep-lives-always = Always leave them
raw-web-lives-left = Your lives are always left where they are
raw-web-feed-title = Who gets something to eat?
raw-web-feed-text = One star each. Choose a monster to let it go.
raw-web-feed-count = { $fed } fed, { $stars ->
    [one] { $stars } star left
   *[other] { $stars } stars left
} for laying.
raw-web-feed-leaving = { $count ->
    [one] Leaves you: { $names }
   *[other] Leave you: { $names }
}
raw-web-feed-too-many = { $count ->
    [one] { $count } star is missing: let somebody go.
   *[other] { $count } stars are missing: let somebody go.
}
raw-web-feed-go = { $fed ->
    [0] Feed nobody
    [one] Feed { $fed } monster
   *[other] Feed { $fed } monsters
}
raw-web-lay-title = Lay cards
raw-web-lay-text = { $stars ->
    [one] { $stars } star left. Choose a card of your hand.
   *[other] { $stars } stars left. Choose a card of your hand.
}
raw-web-lay-text-table = { $stars ->
    [one] { $stars } star left. Choose a card of your hand, or one of yours on the table.
   *[other] { $stars } stars left. Choose a card of your hand, or one of yours on the table.
}
raw-web-lay-nothing = { $stars ->
    [one] With { $stars } star there is nothing more to lay.
   *[other] With { $stars } stars there is nothing more to lay.
}
raw-web-stars-after = Costs { $cost }★, { $stars }★ stay.
raw-web-lay-go = Lay it for { $cost }★
raw-web-cast-go = Cast it for { $cost }★
raw-web-bond-choose = Choose the monster that gets it.
raw-web-bond-on = It goes to { $name }.
raw-web-down-text = It lies face down until the rest is paid in later turns.
raw-web-stake-stars = Stars now, of { $cost }
raw-web-down-go = { $count ->
    [one] Face down for { $count }★
   *[other] Face down for { $count }★
}
raw-web-way-up = Lay it openly
raw-web-way-down = Face down, in part
raw-web-way-attack = Attack
raw-web-way-skill = { $what ->
    [none] Skill
   *[other] Skill: { $what }
}
raw-web-way-skill-ability = { $what ->
    [none] Skill of the ability
   *[other] Skill of the ability: { $what }
}
raw-web-way-raid = Raid
raw-web-way-bury = Bury a card
raw-web-way-hold = Put in, take out
raw-web-way-turn = Turn over
raw-web-way-pay = Pay
raw-web-hold-choose = Choose the monster that goes in.
raw-web-hold-go = Put in { $name }
raw-web-free-go = Let out { $name }
raw-web-free-only = Let out whoever is inside
raw-web-bury-choose = Choose the card of your hand that goes under the skeleton: endurance +1.
raw-web-bury-go = Bury { $card }
raw-web-pay-text = { $paid } of { $cost } stars are paid.
raw-web-pay-stars = Stars
raw-web-pay-go = { $count ->
    [one] Pay { $count } star
   *[other] Pay { $count } stars
}
raw-web-turn-text = Paid in full.
raw-web-turn-go = Turn it over
raw-web-to-attack = On to the attack
raw-web-to-raid = On to the raid
raw-web-let-fall = Let the wounds fall
raw-web-end-turn = End your turn
raw-web-unmade-attack = An attack is prepared, but not made yet. Go on without it?
raw-web-unmade-choice = What you have chosen is not done yet. Go on without it?
raw-web-attack-title = Attack
raw-web-attack-text = { $count ->
    [0] Nobody is left who could attack.
    [one] { $count } card can act. Choose it, then its target.
   *[other] { $count } cards can act. Choose one, then its target.
}
raw-web-attack-open = Nobody defends { $names }: a monster that does not attack can raid there.
raw-web-declared = { $mode ->
    [kill] { $name } → { $targets } (instant kill)
    [double] { $name } → { $targets } (2 wounds)
   *[other] { $name } → { $targets }
}
raw-web-skill-go = Use the skill
raw-web-skill-first = { $burns ->
    [yes] First the fire, then you choose: “{ raw-web-skill-go }”.
   *[no] First “{ raw-web-skill-go }”, then you choose.
}
raw-web-strike-title = { $name } attacks
raw-web-strike-choose = Choose a target.
raw-web-strike-go = Attack
raw-web-split-choose = Choose the second card.
raw-web-mode-plain = 1 wound
raw-web-mode-double = 2 wounds
raw-web-mode-split = 1 on each of two cards
raw-web-mode-kill = Instant kill
raw-web-hit-plain = 1 wound
raw-web-hit-double = 2 wounds
raw-web-hit-split = 1 wound
raw-web-hit-kill = instant kill!
raw-web-hit-dies = { $name } is destroyed.
raw-web-hit-stands = { $name } stands: { $after } of { $endurance } wounds.
raw-web-price = { $name }: { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
} ({ $why ->
    [both] sick, backburn
    [sick] sick
   *[backburn] backburn
}).
raw-web-price-dies = { $name }: { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
} ({ $why ->
    [both] sick, backburn
    [sick] sick
   *[backburn] backburn
}). It will be destroyed.
raw-web-may-trap = { $name } may answer with a trap.
raw-web-target-go = Choose { $name }
raw-web-zombie-text = Choose the card of your hand that you discard for it.
raw-web-zombie-go = Discard { $card }
raw-web-zombie-pass = Leave it dead
raw-web-trap-title = Spring a trap?
raw-web-trap-attacked = { $mode ->
    [kill] { $name } goes for { $targets }: instant kill!
    [double] { $name } goes for { $targets }: 2 wounds.
   *[other] { $name } goes for { $targets }.
}
raw-web-trap-if-pass = { $count ->
    [one] If nothing happens, this is destroyed: { $names }.
   *[other] If nothing happens, these are destroyed: { $names }.
}
raw-web-trap-if-pass-none = If nothing happens, none of your cards is destroyed.
raw-web-trap-go = Spring it
raw-web-pass-all = Pass until this turn ends
raw-web-ring-stop = Stop the clock: I need more time
raw-web-ring-stopped = The clock stands still.
raw-web-wish = Traps
raw-web-wish-ask = Always ask me
raw-web-wish-die = Always pass, unless one of my cards would be destroyed
raw-web-wish-open = Always pass, unless nothing would defend me any more
raw-web-wish-never = Always pass
raw-web-raid-title = Raid
raw-web-raid-text = Monsters that did not attack may each steal a life.
raw-web-raid-open = { $count ->
    [one] Open: { $names }
   *[other] Open: { $names }
}
raw-web-raid-go = Raid with { $name }
raw-web-player-go = Choose { $name }
raw-web-loot-title = You stole { $card }
raw-web-loot-text = { $counts ->
    [nothing] In your hand you can play it. As a trophy it is worth nothing here: only the living win.
    [life] In your hand you can play it. As a trophy it is a life more, until somebody takes it.
    [both] In your hand you can play it. As a trophy it counts at the end, and is a life until then.
   *[point] In your hand you can play it. As a trophy it counts at the end.
}
raw-web-loot-trophy = Hang it up as a trophy
raw-web-loot-hand = Take it into your hand

## Questions while something is chosen

raw-web-ask-lay = Lay { $card }?
raw-web-ask-cast = Cast { $card }?
raw-web-ask-bond = Who gets { $card }?
raw-web-ask-down = Lay { $card } face down?
raw-web-ask-hunt = Take { $card }?
raw-web-ask-bury = Bury which card under { $name }?
raw-web-ask-hold = { $name }: who goes in?
raw-web-ask-pay = Pay for { $name }?
raw-web-ask-turn = Turn { $name } over?
raw-web-ask-skill = Use the skill of { $name }?
raw-web-ask-raid = Raid with { $name }?
raw-web-costs = Costs { $cost }★.
raw-web-lay-hand-nothing = { $stars ->
    [one] With { $stars } star you can lay nothing more from your hand.
   *[other] With { $stars } stars you can lay nothing more from your hand.
}
raw-web-still-turn = Paid in full: { $names }. Choose it to turn it over.
raw-web-still-pay = You can pay more for { $names }.
raw-web-still-bury = You can bury a card under { $names }.
raw-web-still-hold = You can put a monster into { $names }, or let one out.
raw-web-still-waits = Paid in full: { $names }. It can be turned over from your next turn on.
raw-web-won = { $names } wins!
raw-web-won-you = You win!
raw-web-won-shared = { $names } share the win!

## Keys: the key, two spaces or more, what it does

raw-web-keys =
    ← / → / ↑ / ↓   to the next card in that direction
    N / ⇧ N         to the next thing or place that can be chosen
    H               to your hand
    1–9             choose a thing of the panel, or a card of the hand
    Enter           take or put the card; once more: do it
    E               end the phase, or pass
    + / -           more or fewer stars
    Z               look at the card closely
    Esc             one step back
    Mouse           drag a card to its place, or click it and then its place

## Typed questions

raw-web-word-hand = hand
raw-web-word-lives = lives
raw-web-word-discard = discard
raw-web-command-hand = “hand”, “lives”: your own cards
raw-web-command-discard = “discard”: the discard pile
raw-web-command-info = “info doormat”: what a card does
raw-web-answer-none = None.
raw-web-answer-not-yours = You have no seat here.

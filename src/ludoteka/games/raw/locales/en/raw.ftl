# RAW. How names and fields are made: docs/texts.md. What a card says: raw-cards.ftl. The names of the
# cards are in the deck itself, by language. A rule's sentence: raw-rules.ftl.

raw-help =
    ▶ ▲ A B …      whose turn it is; who began; the players by letter
    OPEN           nothing defends this player: raiders, come in
     3 Loose Ribs /skull 1/2   card 3, a skeleton with 1 wound of 2
    +Iron Jaw:     the ability it bears, and what that gives it
    exhausted         can't attack, use its skill, raid or defend
    hidden in 7, imprisoned in 7, holds 3   who sits under which card
    (attack)       a phase that the first turn of a player does not have
    →17 ×2, ←3     strikes card 17 (twice; † kills outright); is struck by 3
    ▒              face down, by number, with the stars paid so far
    ▸ ✓            a card you can use or choose now; one you can pay for now
    ★              stars: 7 every turn, one for each monster you feed, the rest
                   for laying cards
    “lay doormat”, or the card alone, lays it; “info doormat” explains it.
    “3>17” attacks card 17 with card 3; “3>17 double” with both wounds,
    “3>17+18” splits them, “3>17 kill” kills outright, where card 3 can.
    “end” ends laying, attacking or raiding. “info backburn” explains a keyword.

raw-expected = “lay doormat”, “attack 3”, “3>17”, “raid 3”, “target 17”, “player B”, “feed”, “pass” or “end”; “moves” lists what is possible now

## Of which kind the words in these fields are

raw-field-spot-card = card
raw-field-cause-card = card
raw-field-cause-cards = card
raw-field-way-card = card
raw-field-stopper = card
raw-field-does-kind = kind
raw-field-holder-card = card
raw-field-first-card = card
raw-field-second-card = card
raw-field-cards = card
raw-field-paid = card
raw-field-trophy = card
raw-field-lives = card
raw-field-hand = card
raw-field-hands = card
raw-field-table = card
raw-field-kind-wanted = kind
raw-field-attacker = kind

raw-kind-zombie = zombie
raw-kind-skull = skeleton
raw-kind-ghost = ghost
raw-kind-blood = vampire

raw-type-beast = monster
raw-type-magic = spell
raw-type-ritual = ritual
raw-type-ability = ability
raw-type-thing = thing

raw-variant-drafting = drafting
raw-variant-hunt = hunt
raw-variant-underworld = underworld
raw-variant-summoning = summoning

## The table of results

raw-part-trophies = trophies
raw-part-lives = lives
raw-part-stars = stars

## The board in the terminal: short words; what does not fit is shortened

raw-board-phase-drafting = Set-up: the draft
raw-board-phase-keeping = Set-up: which cards are your life?
raw-board-phase-harvest = harvest
raw-board-phase-feeding = feeding
raw-board-phase-laying = laying
raw-board-phase-attack = attack
raw-board-phase-raid = raid
raw-board-phase-end = end
raw-board-phase-over = The game is over
raw-board-turn = Turn { $turn }: { $name }
raw-board-turn-own = Turn { $turn }: yours
raw-board-asked = { $name }: { $what }
raw-board-asked-own = you: { $what }
raw-board-ask-pick = picks a card
raw-board-ask-keep = chooses lives
raw-board-ask-harvest = takes a card
raw-board-ask-take = in the underworld
raw-board-ask-life = a life into the hand?
raw-board-ask-feed = feeds the monsters
raw-board-ask-lay = lays cards
raw-board-ask-bond = which monster gets it?
raw-board-ask-bury = which card is buried?
raw-board-ask-hold = who goes in?
raw-board-ask-stake = how many stars?
raw-board-ask-pay = how many stars?
raw-board-ask-attack = attacks
raw-board-ask-aim = at what?
raw-board-ask-split = and the second wound?
raw-board-ask-trap = a trap?
raw-board-ask-target = which target?
raw-board-ask-opponent = which opponent?
raw-board-ask-zombie = a dead zombie back?
raw-board-ask-raid = raids
raw-board-ask-rob = robs whom?
raw-board-ask-loot = hand or trophy?
raw-board-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
raw-board-variants = Also played: { $variants }
raw-board-variant-drafting = drafting
raw-board-variant-hunt = hunt
raw-board-variant-underworld = underworld
raw-board-variant-summoning = summoning
raw-board-variant-last-standing = last one standing
raw-board-variant-trophies = trophies are lives
raw-board-disabled = No ? works until the end of this turn.
raw-board-deck = Deck { $deck }
raw-board-discard = discard pile { $discard }: { $cards }
raw-board-hunt = Hunt:
raw-board-known = You know the top of the deck:
raw-board-you = you
raw-board-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
raw-board-won = { $trophies ->
    [one] { $trophies } trophy
   *[other] { $trophies } trophies
}
raw-board-hand = { $hand } in hand
raw-board-open = OPEN
raw-board-undefended = undefended
raw-board-truce = Truce: nobody raids in their first { $rounds } turns.
raw-board-opening = First turn: { $name } begins, with only { $stars }★.
raw-board-defended = defended
raw-board-ready = ready
raw-board-choosing = choosing
raw-board-out = out
raw-board-trophies = trophies:
raw-board-final-lives = lives:
raw-board-final-hand = hand:
raw-board-face-down = face down:
raw-board-hidden = hidden in { $holder }
raw-board-hidden-ability = hidden by the ability of { $holder }
raw-board-imprisoned = imprisoned in { $holder }
raw-board-imprisoned-ability = imprisoned by the ability of { $holder }
raw-board-holds = holds { $spot }
raw-board-buried = card buried
raw-board-buried-card = buried: { $name }
raw-board-tapped = exhausted
raw-board-acted = skill used
raw-board-raided = raided
raw-board-spent = used
raw-board-ability-spent = ability used
raw-board-changed = changed
raw-board-leaving = LEAVES
raw-board-own-lives = Your lives ({ $lives }):
raw-board-own-hand = { $hand ->
    [0] Your hand is empty.
   *[other] Your hand ({ $hand }):
}
raw-board-pack = The pack before you:
raw-board-loot = Stolen: { $card }
raw-board-choice-keep = Your choice: keep { $places }
raw-board-choice-pick = Your choice: { $card }

## A card in full, and the deck as a table

raw-board-leaflet = { $card }: { $sort }, { $cost }★{ $endurance ->
    [0] { "" }
   *[other] , endurance { $endurance }
}; { $copies ->
    [one] { $copies } copy
   *[other] { $copies } copies
} in the deck
raw-board-flavour = “{ $card-flavour }”
raw-board-list-name = name
raw-board-list-id = to type
raw-board-list-type = sort
raw-board-list-cost = ★
raw-board-list-endurance = end.
raw-board-list-copies = ×
raw-board-list-text = text

## What happened

# A number stands only where two cards of the same name lie on the table.
raw-spot-number = { $spot_twin ->
    [yes] { " " }({ $spot })
   *[no] { "" }
}
raw-holder-number = { $holder_twin ->
    [yes] { " " }({ $holder })
   *[no] { "" }
}
raw-first-number = { $first_twin ->
    [yes] { " " }({ $first })
   *[no] { "" }
}
raw-second-number = { $second_twin ->
    [yes] { " " }({ $second })
   *[no] { "" }
}
raw-spot = { $spot_card ->
    [none] card { $spot }
   *[other] { $spot_card }{ raw-spot-number }
}
raw-holder = { $holder_card ->
    [none] card { $holder }
   *[other] { $holder_card }{ raw-holder-number }
}
raw-first = { $first_card ->
    [none] card { $first }
   *[other] { $first_card }{ raw-first-number }
}
raw-second = { $second_card ->
    [none] card { $second }
   *[other] { $second_card }{ raw-second-number }
}
# Why it happens, where nobody does it at that moment; it stands before the sentence.
raw-cause = { $cause ->
    [dead] { $cause_card }’s death:{ " " }
    [skill] Skill of { $cause_card }:{ " " }
    [trap] Trap of { $cause_card }:{ " " }
    [play] { $cause_card }:{ " " }
    [attack] Attack of { $cause_cards }:{ " " }
    [blood] Vampire’s bite:{ " " }
    [backburn] Backburn:{ " " }
    [sick] Sick:{ " " }
    [both] Sick, and backburn:{ " " }
   *[other] { "" }
}
# What a skill does, as it stands on the card.
raw-deed = { $does ->
    [draw] : draw { $does_amount }
    [steal] : steal { $does_amount }
    [exhume] : exhume { $does_amount }
    [summon] : summon { $does_kind }
    [heal] : heal
    [repair] : repair
    [hide] : hide
    [kill] : kill
    [destroy] : destroy
    [damage] : do damage { $does_amount }
    [tap] : tap
    [imprison] : imprison
    [disable] : disable ?
   *[none] { "" }
}
# Only if a turned-over card lets it.
raw-deed-burning = { $does_burning ->
    [yes] { " " }?
   *[no] { "" }
}
raw-spot-of = { $spot_owner ->
    [none] { raw-spot }
   *[other] { $spot_owner-me ->
        [yes] your { raw-spot }
       *[no] { raw-spot } of { $spot_owner-name }
    }
}
# What does not happen because nothing burns.
raw-burned-out = { $burning ->
    [skill] the ? of the skill does nothing.
    [trap] the ? of the trap does nothing.
    [dead] the ? of that death does nothing.
    [play] the ? of the card does nothing.
   *[none] { $spot ->
        [0] nothing happens.
       *[other] { raw-spot } does nothing.
    }
}
# What lets a raider past defenders.
raw-way = { $way ->
    [own] { " " }(“direct”: defenders don’t count)
    [card] { " " }({ $way_card }: defenders don’t count)
   *[none] { "" }
}
raw-first-of = { $first_owner ->
    [none] { raw-first }
   *[other] { $first_owner-me ->
        [yes] your { raw-first }
       *[no] { raw-first } of { $first_owner-name }
    }
}
raw-second-of = { $second_owner ->
    [none] { raw-second }
   *[other] { $second_owner-me ->
        [yes] your { raw-second }
       *[no] { raw-second } of { $second_owner-name }
    }
}
raw-stars-left = { $stars ->
    [0] no stars left
    [one] { $stars } star left
   *[other] { $stars } stars left
}

raw-event-set-up = { $first-me ->
    [yes] You begin
   *[no] { $first-name } begins
}. The deck has { $deck } cards.
raw-event-dealt = { $cards ->
    [none] Everybody gets { $count } cards.
   *[other] You get { $cards }.
}
raw-event-ready = { $seat-me ->
    [yes] You have chosen.
   *[no] { $seat-name } has chosen.
}
raw-event-packs-passed = { $card ->
    [none] The packs go on to the left; { $left } in each.
   *[other] You take { $card }. { $cards-count ->
        [0] The draft is over.
       *[other] The pack that comes: { $cards }.
    }
}
raw-event-hunt-laid = Open for the hunt: { $cards }.
raw-event-lives-laid = Lives are laid: { $lives-shares }.{ $cards ->
    [none] { "" }
   *[other] { " " }Yours: { $cards }.
}
raw-event-turn-began = Turn { $turn }: { $seat-me ->
    [yes] yours
   *[no] { $seat-name }
}{ $first ->
    [yes] , the first one: nobody eats, attacks or raids.
   *[no] .
}
raw-event-ritual-ended = The ritual { $card }{ raw-spot-number } is over.
raw-event-drew = { raw-cause }{ $seat-me ->
    [yes] you draw
   *[no] { $seat-name } draws
} { $card ->
    [none] a card.
   *[other] { $card }.
}
raw-event-hunted = { $seat-me ->
    [yes] You hunt down
   *[no] { $seat-name } hunts down
} { $card }.
raw-event-row-filled = Into the hunt comes { $card }.
raw-event-descended = { $seat-me ->
    [yes] You go
   *[no] { $seat-name } goes
} { $count } deep into the underworld; { raw-stars-left }.{ $cards ->
    [none] { "" }
   *[other] { " " }Down there: { $cards }.
}
raw-event-taken = { $seat-me ->
    [yes] You bring up
   *[no] { $seat-name } brings up
} { $card ->
    [none] card { $place } from the top.
   *[other] { $card }.
}
raw-event-life-taken = { $seat-me ->
    [yes] You take
   *[no] { $seat-name } takes
} { $trophy-id ->
    [none] a life into the hand{ $card ->
        [none] .
       *[other] : { $card }.
    }
   *[other] the trophy { $trophy } into the hand.
}
raw-event-fed = { $count ->
    [0] { $seat-me ->
        [yes] You feed
       *[no] { $seat-name } feeds
    } nobody; { raw-stars-left }.
    [one] { $seat-me ->
        [yes] You feed
       *[no] { $seat-name } feeds
    } { $count } monster; { raw-stars-left }.
   *[other] { $seat-me ->
        [yes] You feed
       *[no] { $seat-name } feeds
    } { $count } monsters; { raw-stars-left }.
}
raw-event-left = { $card }{ raw-spot-number } gets nothing to eat and leaves { $seat-me ->
    [yes] you
   *[no] { $seat-name }
}.
raw-event-laid = { $seat-me ->
    [yes] You lay
   *[no] { $seat-name } lays
} { $card }{ raw-spot-number }; { raw-stars-left }.
raw-event-bonded = { $card } goes to { raw-spot }.
raw-event-buried = { $seat-me ->
    [yes] You bury
   *[no] { $seat-name } buries
} { $card ->
    [none] a card
   *[other] { $card }
} under { raw-spot }.
raw-event-unburied = { $card ->
    [none] The card under { raw-spot } returns to the hand.
   *[other] { $card } returns from under { raw-spot } into your hand.
}
raw-event-laid-down = { $seat-me ->
    [yes] You lay
   *[no] { $seat-name } lays
} { $card ->
    [none] a card
   *[other] { $card }
} face down ({ $spot }) for { $paid }★; { raw-stars-left }.
raw-event-paid = { $seat-me ->
    [yes] You pay
   *[no] { $seat-name } pays
} for the face-down card { $spot }: { $paid }★ so far; { raw-stars-left }.
raw-event-turned = { $seat-me ->
    [yes] You turn
   *[no] { $seat-name } turns
} card { $spot } over: { $card }.
raw-event-hidden = { raw-spot } hides { $ability ->
    [yes] by the ability of
   *[no] in
} { raw-holder }.
raw-event-imprisoned = { raw-spot-of } is locked up { $ability ->
    [yes] by the ability of
   *[no] in
} { raw-holder }.
raw-event-released = { raw-spot } comes out of { raw-holder }.
raw-event-skill-used = { $ability ->
    [yes] { raw-spot } uses the skill of { $card }{ raw-deed }{ raw-deed-burning }.
   *[no] { raw-spot } uses its skill{ raw-deed }{ raw-deed-burning }.
}
raw-event-attacked = { raw-spot } goes for { $mode ->
    [double] { raw-first-of }, twice as hard.
    [split] { raw-first-of } and { raw-second-of }.
    [kill] the throat of { raw-first-of }.
   *[plain] { raw-first-of }.
}
raw-event-trap-sprung = A trap snaps: { $seat-me ->
    [yes] your{ " " }
   *[no] { "" }
}{ $ability ->
    [yes] { $card } on { raw-spot }
   *[no] { raw-spot }
}{ $seat-me ->
    [yes] .
   *[no] { " " }of { $seat-name }.
}
raw-event-burned = { $card-id ->
    [none] Nothing is turned over{ $spot ->
        [0] { "" }
       *[other] { " " }for { raw-spot }
    }: { $stopper ->
        [none] the ? does not work.
       *[other] { $stopper } stops every ?.
    }
   *[other] Turned over{ $spot ->
        [0] { $cause_card ->
            [none] { "" }
           *[other] { " " }for { $cause_card }
        }
       *[other] { " " }for { raw-spot }
    }: { $card }. { $success ->
        [yes] A monster: it burns, and the ? works.
       *[no] No monster, so it does not burn: { raw-burned-out }
    }
}
raw-event-wounded = { raw-cause }{ raw-spot-of } takes { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}{ $endurance ->
    [0] .
   *[other] , { $in_all } of { $endurance }.
}
raw-event-healed = { raw-cause }{ raw-spot-of } heals{ $wounds ->
    [0] { " " }completely.
    [one] ; { $wounds } wound is left.
   *[other] ; { $wounds } wounds are left.
}
raw-event-tapped = { raw-cause }{ raw-spot-of } is exhausted.
raw-event-disabled = { raw-cause }no ? works until the end of this turn.
raw-event-died = { raw-cause }{ $seat-me ->
    [yes] you lose
   *[no] { $seat-name } loses
} { $card }{ raw-spot-number }.
raw-event-zombie-returned = { $card } crawls back into { $seat-me ->
    [yes] your hand
   *[no] the hand of { $seat-name }
}; the price is { $paid }.
raw-event-stole = { raw-cause }{ $seat-me ->
    [yes] you steal
   *[no] { $seat-name } steals
} { $card ->
    [none] a card
   *[other] { $card }
} from { $victim-me ->
    [yes] your hand.
   *[no] the hand of { $victim-name }.
}
raw-event-exhumed = { raw-cause }{ $seat-me ->
    [yes] you dig up
   *[no] { $seat-name } digs up
} { $card }.
raw-event-summoned = { raw-cause }{ $seat-me ->
    [yes] you call
   *[no] { $seat-name } calls
}, and { $card }{ raw-spot-number } answers.
raw-event-none-summoned = { raw-cause }no { $kind_wanted } answers.
raw-event-raided = { raw-spot } steals { $trophy-id ->
    [none] a life
   *[other] the trophy { $trophy }
} of { $victim-me ->
    [yes] yours
   *[no] { $victim-name }
}{ raw-way }{ $card ->
    [none] .
   *[other] : { $card }.
}
raw-event-trophy-laid = { $seat-me ->
    [yes] You hang up
   *[no] { $seat-name } hangs up
} { $card } as a trophy.
raw-event-eliminated = { $seat-me ->
    [yes] You have no life left: you are out.
   *[no] { $seat-name } has no life left and is out.
} { $hand-count ->
    [0] The hand was empty.
   *[other] The hand was: { $hand }.
}{ $table-count ->
    [0] { "" }
   *[other] { " " }Face down or buried lay: { $table }.
}
raw-event-shuffled = The dead go round again: the discard pile is shuffled into a deck of { $deck }.
raw-event-turn-ended = { "" }
raw-event-game-over = All cards are turned over: the game is over.

## What to do now

raw-prompt-pick = Pick a card; the others go on to the left.
raw-prompt-keep = Which cards do you keep in hand? Type their places, such as “keep 1 3” or “keep none”, { $most } at most; the others are your lives.
raw-prompt-harvest = Harvest: take one card, from the deck or elsewhere.
raw-prompt-take = You see { $count } cards of the underworld: take one.
raw-prompt-life = You may take one of your own lives into your hand, or “pass”.
raw-prompt-feed = { $mouths ->
    [0] Nobody is left to feed: “feed” goes on.
    [one] { $mouths } hungry monster, { $stars }★: “feed” it, or let it go.
   *[other] { $mouths } hungry monsters, { $stars }★: let some go if you like, then “feed” the rest.
}
raw-prompt-lay = Lay cards for { $stars }★, then “end”.
raw-prompt-bond = { $card }: which monster gets it?
raw-prompt-bury = Which card of your hand do you bury under { raw-spot }?
raw-prompt-hold = { raw-spot }: which monster goes in?
raw-prompt-stake = { $card } ({ $cost }★) face down: how many stars now?
raw-prompt-pay = { raw-spot }: { $rest }★ are still owed. How many now?
raw-prompt-attack = Attack or use skills, then “end” to let the wounds fall.
raw-prompt-aim = { raw-spot } attacks: what?
raw-prompt-split = { raw-spot } strikes { raw-first } and what else?
raw-prompt-trap = { $attackers-count ->
    [one] You are attacked: spring a trap, or “pass”.
   *[other] You are attacked by { $attackers-count } monsters: spring a trap, or “pass”.
}
raw-prompt-target = Choose a target: { $effect }{ $effect-id ->
    [damage] { " " }{ $amount }.
   *[other] .
}
raw-prompt-opponent = Choose an opponent: { $effect }.
raw-prompt-zombie = { $card } is dead, but not very: discard a card to take it back, or “pass”.
raw-prompt-raid = Raid: who steals? “end” ends your turn.
raw-prompt-rob = { raw-spot } steals a life: whose?
raw-prompt-loot = You stole { $card } ({ $card-cost }★): into your hand, or face up as a trophy?

raw-effect-damage = do damage
raw-effect-kill = kill
raw-effect-destroy = destroy
raw-effect-tap = exhaust (tap)
raw-effect-heal = heal
raw-effect-repair = repair
raw-effect-hide = hide
raw-effect-imprison = imprison
raw-effect-steal = steal

## What a move means

raw-keywords = { $keywords-count ->
    [0] { "" }
   *[other] : { $keywords-ids }
}
raw-move-end = ready
raw-move-pass = no, thank you
raw-move-draw = the top card of the deck
raw-move-feed = one star for each that stays
raw-move-hand = { $last ->
    [yes] worth nothing: the game ends now
   *[no] to play it later
}
raw-move-trophy = { $counts ->
    [nothing] worth nothing here: only the living win
    [life] a life more, until somebody takes it
    [both] counts at the end, and is a life until then
   *[point] counts at the end, and nobody takes it away
}
raw-move-free = let out whoever is inside
raw-move-keep = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
raw-move-underworld = pay { $count }★, see { $count ->
    [one] the top card
   *[other] the top { $count } cards
}, take one
raw-move-take = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-hunt = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-player = { $seat-name }: { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}, { $hand } in hand
raw-move-stars = { "" }
raw-move-pick = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-life = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-discard = { $card } ({ $card-cost }★)
raw-move-lay = { $card } ({ $card-cost }★){ raw-keywords }
raw-move-down = { $card } ({ $card-cost }★), face down for a part of the price
raw-move-put = { $card } ({ $card-cost }★)
raw-move-leave = don’t feed { $spot_card } ({ $wounds }/{ $endurance }){ raw-keywords }
raw-move-bury = a card under { $spot_card }: endurance +1
raw-move-hold = use { $spot_card }
raw-move-pay = for { $spot_card } ({ $paid }★ paid)
raw-move-turn = { $spot_card }, paid in full
raw-move-attack = with { $spot_card } ({ $wounds }/{ $endurance }){ raw-keywords }
raw-move-skill = { $spot_card }: { $does }
raw-move-target = { raw-owned }
raw-move-double = both wounds on { raw-owned }
raw-move-split = one wound on { raw-owned }, one on another card
raw-move-kill = kill outright { raw-owned }
raw-move-trap = { $spot_card }: { $does }
raw-move-raid = with { $spot_card }{ raw-keywords }
raw-owned = { $spot_card } ({ $wounds }/{ $endurance }), { $spot_owner-me ->
    [yes] your own
   *[no] { $spot_owner-name }
}

## Why a move is not allowed, or should be thought over

raw-why-one-life = You keep { $kept } cards and live on a single one: one raid is enough.
raw-why-hurts-your-own = { raw-spot } is your own.
raw-why-not-wounded = { raw-spot } has no wounds: healing it does nothing. Another card of yours is wounded.
raw-why-nobody-wounded = Nobody that { $card } could heal has wounds: it does nothing now.
raw-why-no-effect = { $card } would find no target and do nothing.
raw-why-counts-no-more = That was { $victim-name }’s last life, and the game ends: a card in your hand counts for nothing then.
raw-why-empty-handed = You keep no card at all: with an empty hand you can lay only what you draw.
raw-why-still-to-lay = Nobody can attack, so your turn ends here. You have { $stars }★ and could still lay { $card }.
raw-why-stars-lost = You have { $stars }★ and could still lay { $card }. After this nothing is laid in this turn, and the stars are lost.
raw-why-still-to-attack = { $count ->
    [one] { raw-spot } could still attack. This ends your turn.
   *[other] { $count } of your monsters could still attack. This ends your turn.
}
raw-why-only-your-own = { $card } would find nobody but your own { raw-spot }.
raw-why-only-a-rivals = { $card } would go to { raw-spot } of { $spot_owner-name }: there is no other monster for it.

raw-why-first-turn = This is your first turn: nobody is fed, attacks or raids in it.
raw-why-after-laying = Attacks and skills come in the next phase: first end the laying of cards.
raw-why-truce = There is a truce: nobody raids in the first { $rounds } rounds.
raw-why-not-now = That is for { $verb }; now { $asked }.
raw-why-not-in-pack = { $card } is not in your pack.
raw-why-wrong-payment = { $count }★ is not possible: at most what is still owed, and you have { $stars }★; a card laid face down needs at least 1★ more later.
raw-why-no-variant = The variant “{ $variant }” is not played here.
raw-why-empty-place = There is no card on place { $count } of the hunt.
raw-why-too-deep = You can’t go { $count } deep: you have { $stars }★, and the deck has { $deck } cards.
raw-why-not-seen = You see only { $seen } cards, there is no card { $count }.
raw-why-too-few-stars = You can’t feed them all with { $stars }★: choose who leaves.
raw-why-nobody-inside = Nobody is in { raw-spot }.
raw-why-not-in-hand = { $card } is not in your hand.
raw-why-no-part = { $card } costs 1★: there is no part of the price to pay.
raw-why-no-stars = You have no stars left.
raw-why-too-dear = { $card } costs { $cost }★, and you have { $stars }★.
raw-why-no-bearer = There is no monster that { $card } could go to.
raw-why-no-life = { $card } is not one of your lives.
raw-why-yourself = That is you.
raw-why-is-out = { $other-name } is out of the game.
raw-why-defended = { $other-name } is defended, or has no life to steal.
raw-why-empty-hand = { $other-name } has no cards in hand.
raw-why-no-target = { $other-name } has no card that this could be about.
raw-why-no-card-there = There is no card { $spot } on the table.
raw-why-not-to-feed = { raw-spot } is not to be fed by you, or is leaving already.
raw-why-not-yours = { raw-spot } is not yours.
raw-why-not-face-down = { raw-spot } lies face up.
raw-why-just-laid = { raw-spot } was laid face down in this very turn: it waits for a later one.
raw-why-not-paid = { raw-spot } is not paid for yet: { $rest }★ are owed.
raw-why-all-paid = { raw-spot } is paid in full: turn it over.
raw-why-face-down = { raw-spot } lies face down: nothing can be done with it, or to it.
raw-why-no-skeleton = { raw-spot } is no skeleton: only skeletons get a card.
raw-why-already-buried = { raw-spot } has a card already.
raw-why-imprisoned = { raw-spot } is imprisoned.
raw-why-no-hand-card = You have no card in hand to bury.
raw-why-no-holder = { raw-spot } is neither a hideout nor a prison.
raw-why-tapped = { raw-spot } is exhausted.
raw-why-already-changed = { raw-spot } was used in this laying phase already.
raw-why-nobody-to-hold = There is nobody to put into { raw-spot }.
raw-why-a-ritual = { raw-spot } is a ritual: it can’t act, and nothing can be done to it.
raw-why-no-skill = { raw-spot } has no such skill.
raw-why-no-trap = { raw-spot } has no such trap.
raw-why-a-thing = { raw-spot } is a thing: things don’t attack or raid.
raw-why-spent = { raw-spot } was used in this turn already.
raw-why-acted = { raw-spot } has attacked or used its skill in this turn already.
raw-why-nothing-to-attack = There is nothing that { raw-spot } could attack.
raw-why-raided = { raw-spot } has raided in this turn already.
raw-why-all-defended = Everybody { raw-spot } could rob is defended.
raw-why-your-own = { raw-spot } is your own.
raw-why-hidden = { raw-spot } is hidden.
raw-why-ghost = { raw-spot } is a ghost: a { $attacker } goes right through it.
raw-why-protected = { raw-spot } is protected from your { $attacker }.
raw-why-thing-unkillable = { raw-spot } is a thing: it can be broken, not killed.
raw-why-no-instant-kill = Your monster has no instant kill against { raw-spot }.
raw-why-not-split = The second wound can’t go to { raw-spot }.
raw-why-no-second = There is no second card to split the wounds with { raw-spot }.
raw-why-no-double = Your monster has no double damage against { raw-spot }.
raw-why-no-monster = { raw-spot } is no monster.
raw-why-has-ability = { raw-spot } has an ability already.
raw-why-inside-already = { raw-spot } sits under another card already.
raw-why-wrong-side = { raw-spot } is on the wrong side: hideouts take your own monsters, prisons those of others.
raw-why-a-holder = { raw-spot } holds somebody itself: no knots.
raw-why-itself = No card uses its skill on itself.
raw-why-wrong-target = { raw-spot } is no target of this.

raw-verb-end = the end of laying, attacking or raiding
raw-verb-pass = an offer you may refuse
raw-verb-draw = your harvest
raw-verb-feed = your feeding phase
raw-verb-hand = a life you have just stolen
raw-verb-trophy = a life you have just stolen
raw-verb-free = a hideout or prison with somebody inside
raw-verb-keep = the choice of lives before the game
raw-verb-underworld = your harvest
raw-verb-take = the cards of the underworld
raw-verb-hunt = your harvest
raw-verb-player = the choice of an opponent
raw-verb-stars = a card that lies face down
raw-verb-pick = the draft
raw-verb-life = your harvest
raw-verb-discard = a zombie of yours that has just died
raw-verb-lay = your laying phase
raw-verb-down = your laying phase
raw-verb-put = a skeleton that gets a card
raw-verb-leave = your feeding phase
raw-verb-bury = your laying phase
raw-verb-hold = your laying phase
raw-verb-pay = your laying phase
raw-verb-turn = your laying phase
raw-verb-attack = your attack phase
raw-verb-skill = your attack phase
raw-verb-target = an attack or effect that needs a target
raw-verb-double = an attack with double damage
raw-verb-split = an attack with double damage
raw-verb-kill = an attack with instant kill
raw-verb-trap = the moment you are attacked
raw-verb-raid = your raid phase

raw-asked-pick = you pick a card of the pack
raw-asked-keep = you choose the cards you keep
raw-asked-harvest = you take a card
raw-asked-take = you take one of the cards you see
raw-asked-life = you may take a life into your hand
raw-asked-feed = you feed your monsters
raw-asked-lay = you lay cards
raw-asked-bond = you choose the monster that gets the ability
raw-asked-bury = you choose the card to bury
raw-asked-hold = you choose who goes in
raw-asked-stake = you choose how many stars you pay
raw-asked-pay = you choose how many stars you pay
raw-asked-attack = you attack
raw-asked-aim = you choose what is attacked
raw-asked-split = you choose the second card
raw-asked-trap = you may spring a trap
raw-asked-target = you choose a target
raw-asked-opponent = you choose an opponent
raw-asked-zombie = you may take your zombie back
raw-asked-raid = you raid
raw-asked-rob = you choose whom to rob
raw-asked-loot = you choose between hand and trophy

## How it ended

raw-end-life-lost = A player has lost the last life. Trophies and lives count; if they are equal, the stars on them.
raw-end-last-standing = Only one is left standing.
raw-end-stalemate = After 150 turns nobody is dead enough. Trophies and lives count; if they are equal, the stars on them.

## Options

raw-option-drafting = draft the first seven cards: pick one, pass the rest to the left
raw-option-hunt = four cards lie open; in your harvest you may take one of them instead of the deck’s
raw-option-underworld = in your harvest you may pay stars to see as many cards of the deck, and take one
raw-option-summoning = cards may be laid face down for a part of their price and paid off later
raw-option-last-standing = who loses the last life is out; the last one left wins
raw-option-trophies = apart: trophies are safe and keep nobody alive; lives: trophies are lives in everything
raw-option-first = who begins: random, or lobby, the first in the order of seats (by the rule book the oldest)
raw-option-opening = stars of whoever begins: auto, short with two players; short, 3 in the first turn (4 in games begun before edition 4); full, 7
raw-option-truce = when raids begin: auto, as on with five or six; on, from everybody’s third turn; off, from the second

# "What would you do?": the move a bot would make, and what speaks for it. The names are those of
# the terms in games/raw/advice.py.

raw-hint-move-end = { $next-id ->
    [attack] { raw-web-to-attack }
    [wounds] { raw-web-let-fall }
    [raid] { raw-web-to-raid }
   *[turn] { raw-web-end-turn }
}
raw-hint-move-pass = { $asked-id ->
    [life] Leave your lives where they are
    [trap] Spring no trap now
   *[zombie] Let the zombie lie
}
raw-hint-move-draw = Draw the top card of the deck
raw-hint-move-feed = Feed your monsters
raw-hint-move-hand = Take the card into your hand
raw-hint-move-trophy = Lay the card out as a trophy
raw-hint-move-free = Let out whoever is inside
raw-hint-move-keep = { $cards-count ->
    [0] Keep no card: all seven are your lives
   *[other] Keep { $cards }
}
raw-hint-move-underworld = Go { $count } deep into the underworld ({ $count }★)
raw-hint-move-take = Take this card: { $card }
raw-hint-move-hunt = Hunt: { $card }
raw-hint-move-player = Choose { $seat-name }
raw-hint-move-stars = Pay { $count }★
raw-hint-move-pick = Pick { $card }
raw-hint-move-life = Take this life into your hand: { $card }
raw-hint-move-discard = Discard { $card }
raw-hint-move-lay = Lay { $card }
raw-hint-move-down = Lay face down: { $card }
raw-hint-move-put = Put under it: { $card }
raw-hint-move-leave = Let go: { $spot_card }
raw-hint-move-bury = Bury a card under { $spot_card }
raw-hint-move-hold = Use { $spot_card }
raw-hint-move-pay = Pay for { $spot_card }
raw-hint-move-turn = Turn up { $spot_card }
raw-hint-move-attack = Attack with { $spot_card }
raw-hint-move-skill = Use the skill of { $spot_card }
raw-hint-move-target = Target: { $spot_card }
raw-hint-move-double = Both wounds on { $spot_card }
raw-hint-move-split = The first wound on { $spot_card }
raw-hint-move-kill = Kill outright: { $spot_card }
raw-hint-move-trap = Spring the trap: { $spot_card }
raw-hint-move-raid = Raid with { $spot_card }

raw-hint-rest = Nothing else you could do now is worth more.
raw-hint-fresh = Nobody defends { $victim-name }: { $spot_card } stays fresh and can raid there.
raw-hint-keep-lives = { $count ->
    [one] { $count } life gives you time.
   *[other] { $count } lives give you time.
}
raw-hint-keep-few = { $count ->
    [one] Mind that { $count } life is little: one raid, and it is over.
   *[other] Mind that { $count } lives are few: some raids, and it is over.
}
raw-hint-keep-defenders = Defenders for the first turns: { $cards }.
raw-hint-keep-others = These can be paid for in two turns: { $cards }.
raw-hint-draw = A card is worth more than the stars it would cost elsewhere.
raw-hint-choice = Of { $count } cards you take the best one.
raw-hint-choice-idle = Of { $count } cards you take the best one, for stars you can hardly use otherwise.
raw-hint-strong = { $card } is a strong card ({ $stars }★).
raw-hint-monster = { $card } is a monster: it attacks, raids and defends.
raw-hint-keyword = { $card } has a keyword that decides raids.
raw-hint-feed = All of them stay with you.
raw-hint-kills = It kills { $spot_card } of { $owner-name }.
raw-hint-wounds = It wounds { $spot_card } of { $owner-name }.
raw-hint-opens = It opens the way to a raid on { $victim-name }.
raw-hint-skill = The skill of { $spot_card } does more now than anything else.
raw-hint-skill-first = { $spot_card } loses nothing by it: things go first.
raw-hint-target = The effect is worth most there: { $spot_card }.
raw-hint-bearer = The ability does most there: { $spot_card }.
raw-hint-held = It is worth most inside: { $spot_card }.
raw-hint-trap = Now it catches an attacker.
raw-hint-turn = { $spot_card } is paid in full and enters play.
raw-hint-pay = The sooner { $spot_card } is paid for, the sooner it plays.
raw-hint-prison = The prison is empty: { $spot_card } can hold an enemy.
raw-hint-hideout = The hideout is empty: { $spot_card } can protect a monster.
raw-hint-bury = A card you can spare makes { $spot_card } harder to kill.
raw-hint-down = You can’t pay for { $card } in full now; face down it need not wait.
raw-hint-ability = The ability is worth its price on a monster in play: { $card }.
raw-hint-spell = The spell does more now than it costs: { $card }.
raw-hint-defends = Without it nobody would defend you: { $card }.
raw-hint-attacks = The earlier { $card } is laid, the sooner it can attack and raid.
raw-hint-life = It steals a life from { $victim-name }.
raw-hint-richest = { $victim-name } has much to lose.
raw-hint-throws-out = It throws { $victim-name } out of the game.
raw-hint-wins = It takes the last life of { $victim-name }, and you win.
raw-hint-trophy = A trophy counts at the end like a life.
raw-hint-trophy-life = The trophy is one more life for you.
raw-hint-only-living = Only the living win here: a trophy would be worth nothing.
raw-hint-idle-stars = Stars that nothing else would use can pay for it now: { $card }.
raw-hint-idle-defence = Nobody defends you, and it can be laid at once: { $card }.
raw-hint-loot-card = { $card } is worth more in your hand.
raw-hint-empty-hand = Your hand is nearly empty.

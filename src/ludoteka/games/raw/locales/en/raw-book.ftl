# The rule book of RAW: headings, the game in brief, pictures, and what a rule's sentence leaves out.

raw-chapter-aim = Aim and end
raw-chapter-cards = The cards
raw-chapter-setup = Set-up
raw-chapter-turn = A turn
raw-chapter-harvest = Phase 1: harvest
raw-chapter-feeding = Phase 2: feeding
raw-chapter-laying = Phase 3: laying
raw-chapter-attack = Phase 4: attack
raw-chapter-raid = Phase 5: raid
raw-chapter-end = Phase 6: end
raw-chapter-kinds = The four kinds of monsters
raw-chapter-beasts = Keywords of monsters
raw-chapter-things = Keywords of things
raw-chapter-effects = Effects
raw-chapter-states = Exhausted, hidden, imprisoned
raw-chapter-variants = Variants
raw-chapter-deaths = Unusual: deaths
raw-chapter-attacks = Unusual: attacks
raw-chapter-raids = Unusual: raids and the end
raw-chapter-changes = Unusual: kinds and abilities
raw-chapter-holding = Unusual: hideouts and prisons
raw-chapter-working = Unusual: effects
raw-chapter-varied = Unusual: variants
raw-chapter-precisely = Unusual: to be precise
raw-chapter-edition = About this edition

raw-brief-aim =
    Aim
    Steal the lives of the others and guard your own. When somebody loses the last life, most trophies and lives together win.
raw-brief-setup =
    Set-up
    Of seven cards keep 0 to 6 in hand. The others are your lives, face down: at least one.
raw-brief-turn =
    A turn
    You have 7 stars.
    Harvest: take a card; if you like, one of your own lives too, but not the last.
    Feeding: 1 star for each of your monsters. Unfed ones leave.
    Laying: lay cards for the stars that are left.
    Attack, raid, and then all your cards are made ready.
    In your first turn you only harvest and lay.
raw-brief-attack =
    Attack
    Each of your monsters attacks one enemy card or uses its skill. Attackers are exhausted.
    The attacked may spring traps. Then every attack gives 1 wound; with as many wounds as endurance a card is destroyed.
raw-brief-raid =
    Raid
    If an opponent has no defender left, each of your monsters that did not attack steals a life. It goes into your hand or becomes a trophy.
    Monsters defend, except ghosts, exhausted ones and prisoners. Things defend only as a guard.
raw-brief-burning =
    The sign ?
    Turn over the top card of the deck: a monster means that it works.
raw-brief-kinds =
    The four kinds
    Zombie: pay a hand card and take it back when it dies.
    Skeleton: a card buried under it gives 1 endurance.
    Ghost: only ghosts can attack it; it does not defend.
    Vampire: heals 1 older wound when it attacks.

raw-figure-card = A monster of the kind zombie, with a keyword, the sign ? and one wound.
raw-figure-card-text = A card: at the top its name and its cost in stars, the disc of its kind, a picture, its type and kind, the keyword instant kill with its meaning, at the lower left its endurance 3 with three drops of which one is filled, at the lower right a flame with a question mark.
raw-figure-card-legend =
    Name.
    Cost in stars.
    Kind (for monsters) or type.
    Keywords, with what they do.
    Endurance, and wounds as filled drops.
    The sign ?: it must burn before this monster attacks or raids.
raw-figure-types = Four types of cards.
raw-figure-types-text = Four cards side by side: a monster, a spell, an ability and a thing.
raw-figure-phases = The six phases. Those with a dashed edge are left out in your first turn.
raw-figure-phases-text = Six boxes in a row: harvest, feeding, laying, attack, raid, end. Feeding, attack and raid have a dashed edge.
raw-figure-phases-legend =
    Harvest: take a card
    Feeding: 1 star each
    Laying: cards for stars
    Attack: wounds and skills
    Raid: steal lives
    End: ready
raw-figure-states = What can be seen on a card that lies on the table.
raw-figure-states-text = Cards in seven states: with drops filled for wounds, turned sideways, under a veil, behind bars, with an ability behind it, with a card below it, and face down with two stars paid.
raw-figure-states-wounded = wounded: 2 of 3
raw-figure-states-tapped = exhausted
raw-figure-states-hidden = hidden
raw-figure-states-imprisoned = imprisoned
raw-figure-states-ability = with an ability
raw-figure-states-buried = skeleton with a buried card
raw-figure-states-down = face down, 2 stars paid

raw-book-2 = More cards in hand mean fewer lives: who keeps 3 begins with 4 lives. Usually the two or three strongest are kept.
raw-book-6 = Trophies and lives count one each, whatever is on the cards. Only in a tie are the costs printed on them added up.
raw-book-7 = Feeding, laying and some variants are paid with them. What is left at the end of your turn is lost.
raw-book-12 = This makes your hand stronger and your life shorter.
raw-book-13 = Five monsters cost 5 stars, so only 2 are left for new cards. Hidden and exhausted ones eat too, prisoners don’t.
raw-book-15 = A monster laid now may attack in this very turn.
raw-book-17 = Several monsters may attack the same card. You can’t attack lives: they are stolen in the raid.
raw-book-19 = Every card of theirs with a trap may answer, not only the attacked one.
raw-book-20 = Wounds stay until the card is healed or repaired.
raw-book-23 = So it is worth keeping a monster back in the attack. A monster that used its skill may still raid.
raw-book-24 = In hand it is a card to play with; as a trophy it counts at the end and can’t be stolen, unless agreed otherwise.
raw-book-27 = Targets are chosen when the spell is laid.
raw-book-28 = Harmful abilities are meant for the monsters of others. When the monster leaves, its ability goes with it.
raw-book-29 = Some things are guards, hideouts, prisons or traps: their keywords say so.
raw-book-31 = The payment may be any card of the hand. Laid again it costs its price.
raw-book-32 = Nobody else sees the buried card, and it costs nothing.
raw-book-33 = Against raiders a table full of ghosts is an empty one.
raw-book-34 = Wounds that it gets in this very attack stay.
raw-book-36 = An example: one wound on a guard and one on the monster beside it.
raw-book-38 = It robs even past a guard, but it must not have attacked.
raw-book-46 = The monster lies under it and may still attack and defend.
raw-book-47 = Its owner can free it by destroying the prison.
raw-book-49 = A trap works once in each turn. It does not stop skills and raids.
raw-book-52 = Cards that are passed over stay where they were, unseen.
raw-book-59 = An exhausted monster does not defend either, until it is made ready at the end of its owner’s next turn.
raw-book-62 = About half of the deck are monsters, so it is like tossing a coin. The turned card is discarded.
raw-book-68 = All pick at the same time.
raw-book-70 = With 3 stars you see three cards and take the best.
raw-book-72 = The stolen life is the thief’s, and all cards of the player who is out are discarded.

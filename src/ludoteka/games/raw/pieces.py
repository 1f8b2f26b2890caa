"""What RAW is made of, as small numbers: types, kinds, properties, effects, phases, questions."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
NOBODY: Final = -1

# Card types (26-29) and kinds of monsters (31-34).
TYPES: Final = ["beast", "magic", "ability", "thing"]
BEAST: Final = 0
MAGIC: Final = 1
ABILITY: Final = 2
THING: Final = 3
KINDS: Final = ["zombie", "skull", "ghost", "blood"]
ZOMBIE: Final = 0
SKULL: Final = 1
GHOST: Final = 2
BLOOD: Final = 3

# What a card on the table is, as bits: of targets (P4), protections (39) and `vs.` (44, A7).
KIND_BITS: Final = [1, 2, 4, 8]
ANY_BEAST: Final = 16
ANY_THING: Final = 32
AS_BEAST: Final = [KIND_BITS[0] | 16, KIND_BITS[1] | 16, KIND_BITS[2] | 16, KIND_BITS[3] | 16]

# Properties, as bits (35-47). Protections are the lowest four, one for each kind.
BURNS: Final = 1 << 4
DOUBLE: Final = 1 << 5
INSTANT: Final = 1 << 6
DIRECT: Final = 1 << 7
SICK: Final = 1 << 8
BACKBURN: Final = 1 << 9
GUARD: Final = 1 << 10
HIDEOUT: Final = 1 << 11
PRISON: Final = 1 << 12
DISABLE: Final = 1 << 13
PROPERTIES: Final = {
    "?": BURNS,
    "double damage": DOUBLE,
    "instant kill": INSTANT,
    "direct": DIRECT,
    "sick": SICK,
    "backburn": BACKBURN,
    "guard": GUARD,
    "hideout": HIDEOUT,
    "prison": PRISON,
    "disable ?": DISABLE,
}

# Where an effect stands on its card.
PLACES: Final = ["play", "ritual", "skill", "dead", "trap"]
ON_PLAY: Final = 0
ON_RITUAL: Final = 1
ON_SKILL: Final = 2
ON_DEAD: Final = 3
ON_TRAP: Final = 4

# Effects (50-60). An effect in the flat table is six numbers: which, how much (of a summons the
# kind, of a grant the properties), whose cards, of what bits, how many, and whether it burns.
EFFECTS: Final = [
    "draw",
    "steal",
    "exhume",
    "summon",
    "heal",
    "repair",
    "hide",
    "kill",
    "destroy",
    "damage",
    "tap",
    "disable",
    "imprison",
    "grant",
]
DRAW: Final = 0
STEAL: Final = 1
EXHUME: Final = 2
SUMMON: Final = 3
HEAL: Final = 4
REPAIR: Final = 5
HIDE: Final = 6
KILL: Final = 7
DESTROY: Final = 8
DAMAGE: Final = 9
TAP: Final = 10
DISABLE_BURNING: Final = 11
IMPRISON: Final = 12
GRANT: Final = 13
EFFECT_WIDTH: Final = 6
E_AMOUNT: Final = 1
E_WHOSE: Final = 2
E_WHAT: Final = 3
E_MANY: Final = 4
E_BURNS: Final = 5

WHOSE: Final = ["own", "foe", "any", "attacker"]
OWN: Final = 0
FOE: Final = 1
ATTACKER: Final = 3  # 2, anybody's, needs no name
MANY: Final = ["one", "all", "all of one"]
ONE: Final = 0
ALL: Final = 1
ALL_OF_ONE: Final = 2

# Numbers of the rules.
DEALT: Final = 7  # cards of each player (1)
STARS: Final = 7  # of every turn (7)
OPENING_STARS: Final = 3  # of the first player, where the opening is short (X37)
OPENING_STARS_BEFORE: Final = 4  # the same in the editions before THREE_STARS
THREE_STARS: Final = 4  # the edition
FEWEST: Final = 2  # players; so few have the short opening unless they say otherwise
CROWD: Final = 5  # players; so many have the truce unless they say otherwise (X38)
TRUCE_ROUNDS: Final = 2  # everybody's turns without a raid
HUNT_ROW: Final = 4  # 69
MOST_TEXTS: Final = 100  # in one turn, X36
MOST_TURNS: Final = 150  # single turns, Q17
MOST_SEATS: Final = 6

# Phases of a turn (9), and of the set-up before them.
PHASES: Final = ["drafting", "keeping", "harvest", "feeding", "laying", "attack", "raid", "over"]
DRAFTING: Final = 0
KEEPING: Final = 1
HARVEST: Final = 2
FEEDING: Final = 3
LAYING: Final = 4
ATTACK: Final = 5
RAID: Final = 6
OVER: Final = 7

# What a seat is asked.
ASKS: Final = [
    "nothing",
    "pick",
    "keep",
    "harvest",
    "take",
    "life",
    "feed",
    "lay",
    "bond",
    "bury",
    "hold",
    "stake",
    "pay",
    "attack",
    "aim",
    "split",
    "trap",
    "target",
    "opponent",
    "zombie",
    "raid",
    "rob",
    "loot",
]
ASK_NOTHING: Final = 0
ASK_PICK: Final = 1
ASK_KEEP: Final = 2
ASK_HARVEST: Final = 3
ASK_TAKE: Final = 4  # one of the cards of the underworld
ASK_LIFE: Final = 5
ASK_FEED: Final = 6
ASK_LAY: Final = 7
ASK_BOND: Final = 8  # the monster an ability goes to
ASK_BURY: Final = 9  # the card that is buried
ASK_HOLD: Final = 10  # the monster that goes into a holder
ASK_STAKE: Final = 11  # stars for a card laid face down
ASK_PAY: Final = 12  # an instalment
ASK_ATTACK: Final = 13
ASK_AIM: Final = 14
ASK_SPLIT: Final = 15
ASK_TRAP: Final = 16
ASK_TARGET: Final = 17
ASK_OPPONENT: Final = 18
ASK_ZOMBIE: Final = 19
ASK_RAID: Final = 20
ASK_ROB: Final = 21  # whom
ASK_LOOT: Final = 22  # hand or trophy

# Marks on a card on the table. All but the first two are wiped at the end of every turn.
TAPPED: Final = 1  # until the end of its owner's turn (25, D-B9)
FACE_DOWN: Final = 2  # 71
ACTED: Final = 4  # has attacked, or used its skill (17, D-B5)
RAIDED: Final = 8
SPENT: Final = 16  # its own trap, or a thing's skill, was used in this turn (D-B10)
SPENT_ABILITY: Final = 32  # the trap of its ability was
CHANGED: Final = 64  # a hideout or prison that was used in this laying phase (H1)
FRESH: Final = 128  # laid face down in this turn (V5)
LEAVING: Final = 256  # will not be fed (14)
LASTING: Final = TAPPED | FACE_DOWN

# How an attack is made (36, 37).
PLAIN: Final = 0
TWICE: Final = 1  # double damage on one card
SPLIT: Final = 2  # double damage on two cards
KILLING: Final = 3  # instant kill
MODES: Final = ["plain", "double", "split", "kill"]

# What waits, as so many numbers each: see `RawState.attacks`, `queue` and `offers`.
ATTACK_WIDTH: Final = 6
A_MODE: Final = 1
A_FIRST: Final = 2
A_SECOND: Final = 3
A_OWNER: Final = 4  # of the first target
A_OTHER: Final = 5  # of the second
QUEUE_WIDTH: Final = 4
Q_PLACE: Final = 3
OFFER_WIDTH: Final = 2

# Why the game is over.
RUNNING: Final = 0
LIFE_LOST: Final = 1  # 6
LAST_STANDING: Final = 2  # 72
STALEMATE: Final = 3  # Q17

# By seat: nobody else is waited for.
ONLY: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,), (5,)]

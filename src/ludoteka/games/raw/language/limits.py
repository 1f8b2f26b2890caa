"""What the card language allows: how much of everything, which word stands where (B14, Q19)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.raw.pieces import (
    ABILITY,
    ALL,
    ATTACKER,
    BEAST,
    DAMAGE,
    DESTROY,
    DISABLE_BURNING,
    DRAW,
    EXHUME,
    FOE,
    GRANT,
    HEAL,
    HIDE,
    IMPRISON,
    KILL,
    KINDS,
    MAGIC,
    ON_DEAD,
    ON_PLAY,
    ON_RITUAL,
    ON_SKILL,
    ON_TRAP,
    ONE,
    OWN,
    REPAIR,
    STEAL,
    SUMMON,
    TAP,
    THING,
)

LEAST_COST: Final = 1  # B14: no price 0
MOST_COST: Final = 7  # a turn has no more stars
MOST_ENDURANCE: Final = 12
MOST_AMOUNT: Final = 7
MOST_COPIES: Final = 20
MOST_CARDS: Final = 160  # of a deck, copies counted: the table and the views stay small
MOST_EFFECTS: Final = 4  # of one place of a card
MOST_ID: Final = 24  # letters
MOST_NAME: Final = 40
MOST_FLAVOUR: Final = 160

# Words that mean something else where moves are typed.
RESERVED: Final = [
    *["end", "pass", "draw", "feed", "hand", "trophy", "free", "keep", "player", "stars"],
    *["ability", "help", "moves", "board", "info", "hint", "why", "quit", "rules", "score"],
    *["log", "undo", "back"],
]
COUNTED: Final = (DRAW, STEAL, EXHUME, DAMAGE)  # effects with an amount
UNTARGETED: Final = (DRAW, STEAL, EXHUME, SUMMON, DISABLE_BURNING)
TYPES_OF: Final = {  # what an effect can be about at all
    HEAL: ["beast"],
    HIDE: ["beast"],
    KILL: ["beast"],
    IMPRISON: ["beast"],
    GRANT: ["beast"],
    REPAIR: ["thing"],
    DESTROY: ["beast", "thing"],
    DAMAGE: ["beast", "thing"],
    TAP: ["beast", "thing"],
}
NOT_IN: Final = {  # places of effects that can't stand there (B14, Q19)
    HIDE: [ON_PLAY, ON_DEAD],
    IMPRISON: [ON_PLAY, ON_DEAD],
    DISABLE_BURNING: [ON_PLAY],
    TAP: [ON_TRAP],
    GRANT: [ON_PLAY, ON_SKILL, ON_DEAD, ON_TRAP],
}
STEADY: Final = (GRANT, DISABLE_BURNING)  # in a ritual they last: there is no moment to burn
WHOSE_OF: Final = {HIDE: [OWN], GRANT: [OWN], IMPRISON: [FOE, ATTACKER]}  # others: anybody's
MANY_OF: Final = {HIDE: [ONE], IMPRISON: [ONE], GRANT: [ALL]}  # others: any number
PLACES_OF: Final = {  # where effects can stand on a card of a type
    BEAST: [ON_SKILL, ON_DEAD],
    MAGIC: [ON_PLAY, ON_RITUAL],
    ABILITY: [ON_SKILL, ON_DEAD, ON_TRAP],
    THING: [ON_SKILL, ON_TRAP],
}
BEAST_WORDS: Final = ["?", "double damage", "instant kill", "direct", "sick", "backburn"]
WORDS_OF: Final = {  # properties by type
    BEAST: [*BEAST_WORDS, "disable ?"],
    MAGIC: [],
    ABILITY: [*BEAST_WORDS, "disable ?"],
    THING: ["backburn", "guard", "hideout", "prison", "disable ?"],
}
GRANTED: Final = [*BEAST_WORDS, *[f"protection {kind}" for kind in KINDS]]
VERSUS: Final = [*KINDS, "beast", "thing"]
BONUSES: Final = ["double damage", "instant kill"]

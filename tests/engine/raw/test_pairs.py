"""Every pair of properties that meet in an attack: a scene for each, against a tiny model.

A's card 1 attacks B's card 2. B has a skeleton, card 3, beside it; A has an idle ghost, card 9,
that keeps the raid open. The model below is written from the rules and knows nothing of the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

import pytest
from engine.raw_table import asked, hand, kinds, lives, moves, on, play, scene, view

ATTACKER, TARGET, OTHER, DEN, CAGE, BURROW, TRAP, IDLE = 1, 2, 3, 4, 5, 6, 7, 9


@dataclass
class Card:
    """What the rules ask of a card in an attack."""

    kind: str  # "thing" for a thing
    endurance: int
    wounds: int = 0
    words: list[str] = field(default_factory=list)  # properties as they are printed
    new_kind: str = ""  # by an ability
    buried: bool = False
    hidden: bool = False
    imprisoned: bool = False
    tapped: bool = False
    draws: bool = False  # dead: draw

    @property
    def now(self) -> str:
        return self.new_kind or self.kind

    @property
    def lasts(self) -> int:
        return self.endurance + self.buried  # 32


class Case:
    """The table, as the two features make it."""

    def __init__(self, *features: str) -> None:
        self.attacker = Card("skull", 3, 1)
        self.target = Card("blood", 2)
        self.cards = {TARGET: self.target, OTHER: Card("skull", 3)}  # B's that may be attacked
        self.burns: bool | None = None
        self.trap = ""
        for feature in features:
            FEATURES[feature](self)
        for word in [word for word in self.target.words if word == "protection"]:
            self.target.words[self.target.words.index(word)] = f"protection {self.attacker.now}"
        if self.target.hidden:
            self.cards[BURROW] = Card("thing", 2)
        if self.trap:
            self.cards[TRAP] = Card("thing", 2)

    # As a scene.

    def state(self):
        cards = [
            _line("hero", self.attacker),
            _line("prey", self.target),
            "other: skull 1/3",
            "idle: ghost 1/1; direct",
            "den: thing 1/2; hideout",
            "cage: thing 1/2; prison",
            "burrow: thing 1/2; hideout",
            f"trap: thing 1/2; trap {self.trap or 'damage'} attacker",
            *[
                f"as-{kind}*2: ability 1; kind {kind}"
                for kind in ("zombie", "skull", "ghost", "blood")
            ],
        ]
        own = [_words(ATTACKER, "hero", self.attacker, DEN), f"{IDLE} idle"]
        own += [f"{DEN} den"] if self.attacker.hidden else []
        own += [f"{CAGE} cage"] if self.target.imprisoned else []
        foe = [_words(TARGET, "prey", self.target, BURROW), f"{OTHER} other"]
        foe += [f"{BURROW} burrow"] if self.target.hidden else []
        foe += [f"{TRAP} trap"] if self.trap else []
        top = "dust" if self.burns is False else "zed"
        text = f"phase attack A\ndeck {top}\nhand A ash\nhand B ash\n"
        text += f"table A {', '.join(own)}\ntable B {', '.join(foe)}"
        return scene(text, "\n".join(cards) + "\n")

    # The rules.

    def legal(self, spot: int) -> bool:
        """33, 39, 46: can the attacker attack this card at all?"""
        card, kind = self.cards[spot], self.attacker.now
        ghostly = card.now == "ghost" and kind != "ghost"
        return not card.hidden and not ghostly and f"protection {kind}" not in card.words

    def doubles(self, *spots: int) -> bool:
        """36, 44, A7: may the attack on these cards be a double one?"""
        words = self.attacker.words
        sorts = {self.cards[spot].now for spot in spots}
        return "double damage" in words or any(
            f"vs {sort}: double damage" in words for sort in sorts if len(sorts) == 1
        )

    def strikes(self) -> list[tuple[str, int]]:
        """All ways to strike: 28, A2."""
        if self.attacker.tapped:
            return []  # 64
        able = [spot for spot in self.cards if self.legal(spot)]
        found = [("target", spot) for spot in able]
        found += [("double", spot) for spot in able if self.doubles(spot)]
        found += [("split", spot) for spot in able if self.seconds(spot)]
        if "instant kill" in self.attacker.words:
            found += [("kill", spot) for spot in able if self.cards[spot].kind != "thing"]  # 37
        return found

    def seconds(self, first: int) -> list[int]:
        able = [spot for spot in self.cards if spot != first and self.legal(spot)]
        return [spot for spot in able if self.doubles(first, spot)]

    def outcome(self, verb: str, spots: list[int]) -> dict[str, object]:
        """What has become of everything when the raid begins."""
        hero = self.attacker
        hurt = {ATTACKER: hero.wounds, **{spot: card.wounds for spot, card in self.cards.items()}}
        dead: list[int] = []
        attacked = self.burns is not False  # 35, D-B6
        jailed = attacked and self.trap == "imprison"
        if attacked:
            if hero.now == "blood" and hurt[ATTACKER]:
                hurt[ATTACKER] -= 1  # 34: before the traps
            hurt[ATTACKER] += {"damage 1": 1, "damage 2": 2}.get(self.trap, 0)
        if attacked and not jailed and hurt[ATTACKER] < hero.lasts:  # 19
            for spot in spots:
                if verb == "kill":
                    dead.append(spot)
                else:
                    hurt[spot] += 2 if verb == "double" else 1  # 20, 36
                hurt[ATTACKER] += "backburn" in self.cards[spot].words  # 41, A3
            hurt[ATTACKER] += "sick" in hero.words  # 40
        everything = {ATTACKER: hero, **self.cards}
        dead += [
            spot
            for spot, card in everything.items()
            if hurt[spot] >= card.lasts and spot not in dead  # 21
        ]
        gone = {spot: everything[spot] for spot in sorted(dead)}
        return {
            "wounds": {spot: -1 if spot in gone else hurt[spot] for spot in everything},
            "jailed": jailed and ATTACKER not in gone,
            "trapped": attacked and bool(self.trap),
            "offers": [  # 31
                "A" if spot == ATTACKER else "B"
                for spot, card in gone.items()
                if card.now == "zombie"
            ],
            "A": 1 + (ATTACKER in gone and hero.buried),  # hand cards: 32
            "B": 1 + (TARGET in gone) * (self.target.buried + self.target.draws),
        }


def _line(ident: str, card: Card) -> str:
    words = card.words + (["dead draw"] if card.draws else [])
    return "; ".join([f"{ident}: {card.kind} 1/{card.endurance}", *words])


def _words(spot: int, ident: str, card: Card, hideout: int) -> str:
    words = [f"{spot} {ident}"]
    words += [f"wounds {card.wounds}"] if card.wounds else []
    words += ["tapped"] if card.tapped else []
    words += [f"bears as-{card.new_kind}"] if card.new_kind else []
    words += ["buried ash"] if card.buried else []
    words += [f"inside {hideout}"] if card.hidden else []
    words += [f"inside {CAGE}"] if card.imprisoned else []
    return " ".join(words)


# The features.


def _of_attacker(word: str):
    return lambda case: case.attacker.words.append(word)


def _of_target(word: str):
    return lambda case: case.target.words.append(word)


def _kind(side: str, kind: str):
    """The first kind is printed, a second one comes by an ability."""

    def become(case: Case) -> None:
        card = getattr(case, side)
        if card.kind == ("skull" if side == "attacker" else "blood"):
            card.kind = kind
        else:
            card.new_kind = kind

    return become


def _set(side: str, name: str, value: object = True):
    return lambda case: setattr(getattr(case, side) if side else case, name, value)


def _buried(case: Case) -> None:
    case.target.kind = "skull"
    case.target.buried = True


def _burning(burns: bool):
    def burn(case: Case) -> None:
        case.attacker.words.append("?")
        case.burns = burns

    return burn


FEATURES = {
    "double damage": _of_attacker("double damage"),
    "instant kill": _of_attacker("instant kill"),
    "direct": _of_attacker("direct"),
    "sick": _of_attacker("sick"),
    "vs kind": _of_attacker("vs skull: double damage"),
    "vs thing": _of_attacker("vs thing: double damage"),
    "? burns": _burning(True),
    "? fails": _burning(False),
    "skull with a card": _set("attacker", "buried"),
    "ghost": _kind("attacker", "ghost"),
    "blood": _kind("attacker", "blood"),
    "zombie": _kind("attacker", "zombie"),
    "hidden": _set("attacker", "hidden"),
    "tapped": _set("attacker", "tapped"),
    "backburn on target": _of_target("backburn"),
    "protection on target": _of_target("protection"),
    "target thing": _kind("target", "thing"),
    "target ghost": _kind("target", "ghost"),
    "target zombie": _kind("target", "zombie"),
    "target skull with a card": _buried,
    "target hidden": _set("target", "hidden"),
    "target imprisoned": _set("target", "imprisoned"),
    "target wounded": _set("target", "wounds", 1),
    "target draws when dead": _set("target", "draws"),
    "trap wounds": _set("", "trap", "damage 1"),
    "trap wounds twice": _set("", "trap", "damage 2"),
    "trap imprisons": _set("", "trap", "imprison"),
}


def combinations_of(names: set[str]) -> list[set[str]]:
    return [set(pair) for pair in combinations(names, 2)]


KINDS_OF_TARGET = ["target thing", "target ghost", "target zombie", "target skull with a card"]
IMPOSSIBLE = [  # what can't be together, and why
    {"? burns", "? fails"},  # one card is turned over
    *combinations_of({"trap wounds", "trap wounds twice", "trap imprisons"}),  # one trap is there
    {"target hidden", "target imprisoned"},  # H2
    *[{"skull with a card", kind} for kind in ("ghost", "blood", "zombie")],  # 32, K1
    *[{"target skull with a card", kind} for kind in KINDS_OF_TARGET[:3]],  # 32, K1
    *[{"target thing", kind} for kind in KINDS_OF_TARGET[1:]],  # a thing has no kind
    *[{"target thing", word} for word in ("target hidden", "target imprisoned")],  # 67
    {"target thing", "target draws when dead"},  # no `dead` on things
]
PAIRS = [pair for pair in combinations(FEATURES, 2) if set(pair) not in IMPOSSIBLE]


def strike(case: Case, verb: str, spot: int) -> tuple[object, list[int]]:
    """The scene after this strike, up to the raid; and the cards it was on."""
    state = case.state()
    play(state, f"A attack {ATTACKER}")
    if len(case.strikes()) > 1:
        play(state, f"A {verb} {spot}")
    spots = [spot]
    if verb == "split":
        seconds = case.seconds(spot)
        spots.append(seconds[0])
        if len(seconds) > 1:
            assert moves(state) == [f"target {second}" for second in sorted(seconds)]
            play(state, f"A target {seconds[0]}")
    return state, spots


@pytest.mark.parametrize("pair", [*[(name,) for name in FEATURES], *PAIRS], ids=" + ".join)
def test_17_28_36_37_39_40_41_44_a_pair_of_properties_in_an_attack(pair):
    case = Case(*pair)
    state = case.state()
    assert (f"attack {ATTACKER}" in moves(state)) == bool(case.strikes())
    if len(case.strikes()) > 1:
        play(state, f"A attack {ATTACKER}")
        assert sorted(moves(state)) == sorted(f"{verb} {spot}" for verb, spot in case.strikes())
    for verb, spot in case.strikes():
        after, spots = strike(case, verb, spot)
        expected = case.outcome(verb, spots)
        play(after, "A end")
        assert (asked(after) == "B trap") == expected["trapped"]
        if asked(after) == "B trap":
            play(after, f"B trap {TRAP}")
        offers = []
        while asked(after).endswith("zombie"):
            offers.append(asked(after)[0])
            play(after, f"{offers[-1]} pass")
        assert offers == expected["offers"]
        assert asked(after) == "A raid"
        shown = view(after, "A")["table"]
        assert {
            number: shown[str(number)].get("wounds", 0) if str(number) in shown else -1
            for number in expected["wounds"]
        } == expected["wounds"]
        if expected["wounds"][ATTACKER] >= 0:
            assert on(after, ATTACKER).endswith("tapped")  # 18, D-B6
            assert (f"inside {TRAP}" in on(after, ATTACKER)) == expected["jailed"]
            still = case.attacker.hidden and not expected["jailed"]  # A10
            assert (f"inside {DEN}" in on(after, ATTACKER)) == still
        assert moves(after) == ["end", f"raid {IDLE}"]  # an attacker does not raid
        assert [len(hand(after, player).split()) for player in "AB"] == [
            expected["A"],
            expected["B"],
        ]


@pytest.mark.parametrize("pair", PAIRS, ids=" + ".join)
def test_23_35_38_a_pair_of_properties_in_a_raid_instead(pair):
    case = Case(*pair)
    state = case.state()
    play(state, "A end")
    able = "direct" in case.attacker.words and not case.attacker.tapped  # B has a defender
    assert (f"raid {ATTACKER}" in moves(state)) == able
    if able:
        events = play(state, f"A raid {ATTACKER}")
        robbed = case.burns is not False
        assert kinds(events)[-1] == ("raided" if robbed else "burned")
        assert len(lives(state, "B").split()) == 3 - robbed  # 36: never two

"""The audit, the kit's second opinion on RAW, notices every kind of contradiction."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from engine.raw import invariants
from engine.raw.random_games import EVERYTHING, VARIANTS, Story, named, raw

from ludoteka.core.chance import Quick
from ludoteka.core.events import Event
from ludoteka.core.game import State
from ludoteka.games.raw import Raw
from ludoteka.games.raw.cards.ledger import CARD, DRAWN, EYES, MOVED
from ludoteka.games.raw.testing.notebook import Notebook
from ludoteka.games.raw.testing.notes import Sightings


class Claimed(State):
    """A state that shows something else than the true one."""

    def __init__(self, truth: State, view: dict[str, Any], hidden: dict[str, Any]) -> None:
        super().__init__(truth.game, truth.seats)
        self.truth = truth
        self.claimed_view = view
        self.claimed_hidden = hidden

    def view(self, seat, events=None):
        return {**self.truth.view(seat), **self.claimed_view}

    def hidden(self):
        return {**self.truth.hidden(), **self.claimed_hidden}


class Table(Story):
    """A random game with all variants, stopped somewhere; seat 0 looks on."""

    def __init__(self, seed: int, until, seats: int = 3, **options) -> None:
        super().__init__(seed, seats, **(options or EVERYTHING))
        while self.state.waiting_for() and not until(self):
            self.step()
        self.view = self.state.view(0)
        self.hidden = self.state.hidden()

    def fault(
        self, view: dict[str, Any] | None = None, hidden: dict[str, Any] | None = None
    ) -> str:
        """What the audit says of the state if it shows these things instead."""
        claimed = Claimed(self.state, view or {}, hidden or {})
        return self.game.audit().contradiction(claimed, 0, self.told(0))

    def doubt(self, events: list[dict[str, Any]]) -> str:
        """What the audit says if something else was told; a story that can't be is one, too."""
        try:
            return self.game.audit().contradiction(self.state, 0, events)
        except (KeyError, ValueError, IndexError, AssertionError) as error:
            return f"nobody was told of {error!r}"


def full(story: Story) -> bool:
    """Late enough for much to lie on the table, in the laying phase of seat 0."""
    view = story.state.view(0)
    down = [one for one in view["table"].values() if one.get("down") and one["owner"] != 0]
    is_full = len(down) > 0 and len(view["table"]) > len(down) + 3
    return view["turn"] > 12 and view["phase"] == "laying" and is_full


@pytest.fixture(scope="module")
def table() -> Table:
    tables = (Table(seed, full) for seed in range(2, 99))
    return next(table for table in tables if table.state.waiting_for())


@pytest.fixture(scope="module")
def ended() -> Table:
    return Table(4, lambda _: False)


def test_nothing_contradicts_the_truth(table, ended):
    assert table.fault() == ""
    assert ended.fault() == ""
    assert ended.game.audit().recount(3, ended.events) == ended.state.result().scores


@pytest.mark.parametrize("options", [*VARIANTS, EVERYTHING], ids=named)
def test_the_truth_is_never_contradicted(options):
    for seats in (2, 3, 5):
        story = Story(seats, seats, **(options or {"hunt": False}))
        for _ in story.moments(25):
            for seat in range(seats):
                audit = story.game.audit()
                assert audit.contradiction(story.state, seat, story.told(seat)) == ""
        assert audit.recount(seats, story.events) == story.state.result().scores


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("turn", 99),
        ("active", 2),
        ("first", 1),
        ("stars", 9),
        ("hands", [9, 9, 9]),
        ("lives", [9, 9, 9]),
        ("deck", 1),
        ("hunt", []),
        ("out", [0, 1, 0]),
        ("disabled", True),
    ],
)
def test_what_lies_open_must_be_as_told(table, name, other):
    if table.view[name] == other:
        other = 0
    assert table.fault({name: other}).startswith(f"{name} is {other!r}, but seat 0 was shown")


def test_trophies_discard_pile_and_attacks_must_be_as_told(table):
    assert "trophies are" in table.fault({"trophies": [["doormat"] * 9, [], []]})
    assert "the discard pile is" in table.fault({"discard": [*table.view["discard"], "doormat"]})
    assert "the attacks are" in table.fault({"attacks": [[1, "plain", [2]]]})
    assert "the phase is 'over'" in table.fault({"phase": "over"})
    assert "defended" in table.fault({"defended": [not one for one in table.view["defended"]]})


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("owner", 2),
        ("wounds", 7),
        ("card", "nothing"),
        ("ability", "nothing"),
        ("tapped", True),
        ("acted", True),
        ("raided", True),
        ("spent", True),
        ("changed", True),
        ("inside", 1),
        ("buried", True),
        ("endurance", 9),
        ("kind", "ghost"),
    ],
)
def test_every_card_on_the_table_must_be_as_told(table, field, other):
    tried = 0
    for spot, entry in table.view["table"].items():
        if entry.get(field) != other and not entry.get("down"):
            changed = copy.deepcopy(table.view["table"])
            changed[spot][field] = other
            assert table.fault({"table": changed}).startswith(f"spot {spot} is")
            tried += 1
    assert tried > 0
    assert "on the table are" in table.fault({"table": {}})


def test_own_cards_must_be_as_told(table):
    for name in ("shown_hands", "shown_lives"):
        rows = copy.deepcopy(table.view[name])
        rows[0] = rows[0][1:]
        assert table.fault({name: rows}).startswith("the own ")
    assert table.fault({"known": ["doormat"]}).startswith("the own known top of the deck")
    assert "the loot is" in table.fault({"loot": "doormat"})


def exchanged(hidden: dict[str, Any], here: tuple[Any, ...], there: tuple[Any, ...]) -> dict:
    """What is hidden, with two cards exchanged."""
    changed = copy.deepcopy(hidden)
    one, two = changed, changed
    for name in here[:-1]:
        one = one[name]
    for name in there[:-1]:
        two = two[name]
    one[here[-1]], two[there[-1]] = two[there[-1]], one[here[-1]]
    return changed


def test_own_hidden_cards_are_known(table):
    deck = table.hidden["deck"]
    for name, said in (("hands", "the own hand is"), ("lives", "the own life is")):
        mine = table.hidden[name][0][0]
        at = next(at for at, card in enumerate(deck) if card != mine)
        changed = exchanged(table.hidden, (name, 0, 0), ("deck", at))
        assert table.fault(None, changed).startswith(said)


def test_how_many_cards_everybody_holds_is_known(table):
    changed = copy.deepcopy(table.hidden)
    changed["lives"][1].append(changed["deck"].pop())
    assert "more or fewer cards than was shown" in table.fault(None, changed)
    changed = copy.deepcopy(table.hidden)
    changed["deck"].pop()
    assert table.fault(None, changed).startswith("the deck has")


def test_there_are_as_many_of_a_card_as_the_file_says(table):
    cards = table.game.content()["cards"]
    once = next(name for name in table.hidden["deck"] if cards[name]["copies"] == 1)
    changed = copy.deepcopy(table.hidden)
    at = next(at for at, name in enumerate(changed["deck"]) if name != once)
    changed["deck"][at] = once
    assert once in table.fault(None, changed)


def test_v5_a_card_face_down_costs_more_than_its_first_payment(table):
    costs = {name: card["cost"] for name, card in table.game.content()["cards"].items()}
    spot = next(
        spot
        for spot, entry in table.view["table"].items()
        if entry.get("down") and entry["owner"] != 0
    )
    cheap = next(at for at, name in enumerate(table.hidden["deck"]) if costs[name] == 1)
    changed = exchanged(table.hidden, ("table", spot), ("deck", cheap))
    assert f"lies face down at {spot} for" in table.fault(None, changed)


def test_x16_in_the_end_everything_is_as_shown():
    ended = Table(4, lambda _: False, hunt=True)
    rows = [(name, seat) for name in ("hands", "lives") for seat in (1, 2)]
    rows = [(name, seat) for name, seat in rows if ended.hidden[name][seat]]
    assert rows
    for name, seat in rows:
        mine = ended.hidden[name][seat][0]
        at = next(at for at, card in enumerate(ended.hidden["deck"]) if card != mine)
        changed = exchanged(ended.hidden, (name, seat, 0), ("deck", at))
        assert "were shown in the end" in ended.fault(None, changed)


def test_70_known_cards_of_the_deck_are_where_they_were_seen():
    table = Table(5, lambda one: one.state.known[0] > 1, underworld=True)
    deck = table.hidden["deck"]
    at = next(at for at in range(len(deck)) if deck[at] != deck[-1])
    changed = exchanged(table.hidden, ("deck", at), ("deck", -1))
    assert table.fault(None, changed).startswith("card 1 of the deck is")
    changed = {**table.hidden, "known": [9, 9, 9]}
    assert "knows 9 cards of the deck" in table.fault(None, changed)


def shuffled(one: Story) -> bool:
    return "shuffled" in [event.kind for event in one.events] and len(one.state.deck) > 3


def test_30_after_a_shuffle_the_deck_holds_what_lay_on_the_pile():
    tried = 0
    for seed in range(12):
        table = Table(seed, shuffled, seats=6, last_standing=True)
        if not table.state.waiting_for():
            continue
        book = Notebook(6, 0, table.game.content()["cards"], False)
        for event in table.told(0):
            book.write(event)
        for name in ("hands", "lives"):
            for seat in range(1, 6):
                for at, card in enumerate(table.hidden[name][seat]):
                    if book.pool[card] == 0:
                        changed = exchanged(table.hidden, (name, seat, at), ("deck", 0))
                        said = table.fault(None, changed)
                        assert f"{card} is in the deck, where at most 0 of it can be" in said
                        tried += 1
    assert tried > 10


SUMMONERS = """
name = "Summoners"
[[card]]
id = "spook"
name = "Spook"
type = "beast"
kind = "ghost"
cost = 7
endurance = 1
copies = 6
[[card]]
id = "zed"
name = "Zed"
type = "beast"
kind = "zombie"
cost = 1
endurance = 1
copies = 20
[[card]]
id = "call"
name = "Call"
type = "magic"
cost = 1
copies = 12
effects = [{ place = "play", effect = "summon", kind = "ghost" }]
"""


def test_52_after_a_failed_summons_the_deck_has_no_such_monster():
    tried = 0
    for seed in range(40):
        chance = Quick(seed)
        game = Raw.make({"first": "lobby"}, SUMMONERS, "summoners.toml")
        table = Table.__new__(Table)
        table.game, table.seats, table.events, table.chance = game, 3, [], chance
        table.state, table.moves = game.start(3, chance, table.events), 0
        while table.state.waiting_for() and "none_summoned" not in [e.kind for e in table.events]:
            table.step()
        hidden = table.hidden = table.state.hidden()
        if not table.state.waiting_for() or len(hidden["deck"]) < 2:
            continue
        assert table.fault() == ""
        for name in ("hands", "lives"):
            for seat in (1, 2):
                if "spook" in hidden[name][seat] and table.state.view(0)["turn"] < 12:
                    at = hidden[name][seat].index("spook")
                    changed = exchanged(hidden, (name, seat, at), ("deck", 0))
                    assert "of a kind it is not" in table.fault(None, changed)
                    tried += 1
    assert tried > 5


# Sightings: what was seen going somewhere.


def test_a_card_that_was_seen_going_in_is_there():
    seen = Sightings()
    seen.come("a", 1)
    seen.come("b", 2)
    assert seen.missing(["b", "c", "a"]) == []
    assert seen.missing(["a", "c"]) == ["b"]
    seen.go("b")
    assert seen.missing(["a"]) == []


def test_an_unseen_departure_excuses_one_card_that_came_before_it():
    seen = Sightings()
    seen.come("a", 1)
    seen.go_unseen(2)
    seen.come("b", 3)
    assert seen.missing(["b"]) == []
    assert seen.missing(["a"]) == ["b"]
    assert seen.missing([]) == ["b", "a"]
    seen.go_unseen(4)
    assert seen.missing([]) == []


def test_of_two_alike_the_one_that_came_first_may_be_gone():
    seen = Sightings()
    seen.come("a", 1)
    seen.go_unseen(2)
    seen.come("a", 3)
    assert seen.missing(["a"]) == []
    assert seen.missing([]) != []
    seen.go("a")
    assert seen.missing([]) == []


def begun(*events: tuple[str, dict[str, Any]]) -> Notebook:
    """The notes of seat 0 of three, from the first turn on, and these events."""
    cards = raw().content()["cards"]
    book = Notebook(3, 0, cards, False)
    own = ["doormat", "doormat", "paperboy", "paperboy", "mudmother", "mudmother", "iron-jaw"]
    for kind, fields in (
        ("set_up", {"first": 1, "deck": 110}),
        ("dealt", {"count": 7, "cards": own}),
        ("lives_laid", {"lives": [4, 4, 4], "cards": own[:4]}),
        ("turn_began", {"seat": 1, "turn": 1, "first": True}),
        *events,
    ):
        book.write({"kind": kind, **fields})
    return book


def test_51_a_third_player_may_have_stolen_the_card():
    book = begun(
        ("drew", {"seat": 1}),
        ("stole", {"seat": 1, "victim": 0, "card": "mudmother"}),
    )
    assert book.in_hand[1].missing(["paperboy"]) == ["mudmother"]
    book.write({"kind": "stole", "seat": 2, "victim": 1})
    assert book.in_hand[1].missing(["paperboy"]) == []
    assert book.with_player[1].missing([]) == []
    assert book.away.missing([]) != []  # it has not left the hidden places


def test_32_a_buried_card_is_out_of_the_hand_and_comes_back():
    book = begun(
        ("stole", {"seat": 1, "victim": 0, "card": "mudmother"}),
        ("laid", {"seat": 1, "card": "jaw-bishop", "spot": 1, "stars": 4}),
        ("buried", {"seat": 1, "spot": 1}),
    )
    assert book.in_hand[1].missing([]) == []
    assert book.with_player[1].missing([]) == ["mudmother"]
    book.write({"kind": "unburied", "seat": 1, "spot": 1})
    assert book.in_hand[1].missing([]) == ["mudmother"]


def test_12_a_life_that_is_taken_hides_nothing_of_the_hand():
    book = begun(
        ("stole", {"seat": 1, "victim": 0, "card": "mudmother"}),
        ("life_taken", {"seat": 1, "trophy": ""}),
    )
    assert book.hands == [2, 5, 3]
    assert book.in_hand[1].missing(["doormat"]) == ["mudmother"]


def test_a_card_hidden_from_the_seat_is_found_out_in_a_state():
    """A rival's hand without the card that was stolen from the seat."""

    def robbed(one: Story) -> bool:
        last = one.events[-1]
        return (
            last.kind in ("stole", "raided") and last.public["victim"] == 0 and one.state.turn > 3
        )

    for seed in range(60):
        table = Table(seed, robbed, hunt=True)
        last = table.events[-1]
        if not table.state.waiting_for() or last.public.get("trophy"):
            continue
        thief = last.public["seat"]
        card = last.private[0]["card"]
        if table.hidden["hands"][thief].count(card) > 1:
            continue
        at = table.hidden["hands"][thief].index(card)
        place = next(p for p, name in enumerate(table.hidden["deck"]) if name != card)
        changed = exchanged(table.hidden, ("hands", thief, at), ("deck", place))
        assert card in table.fault(None, changed)
        return
    raise AssertionError("nobody was robbed")


# The past that a state brings with it.


def other_past(table: Table, kinds: tuple[int, ...], seen: bool) -> str:
    """What the audit says if a movement in the ledger was of another card."""
    for at, number in enumerate(table.state.ledger):
        if number & 7 in kinds and (number >> EYES & 1 == 1) == seen:
            other = table.state.copy()
            other.ledger[at] = number ^ (1 << CARD)
            return table.game.audit().contradiction(other, 0, table.told(0))
    raise AssertionError("no such movement")


def test_another_past_contradicts_what_was_seen(table):
    assert "movement" in other_past(table, (DRAWN, MOVED), True)
    assert other_past(table, (DRAWN,), False) != ""
    other = table.state.copy()
    other.ledger.pop()
    assert "movements, not" in table.game.audit().contradiction(other, 0, table.told(0))


def test_another_past_that_ends_elsewhere_is_noticed(table):
    other = table.state.copy()
    hand = next(row for row in other.hands[1:] if row)
    place = next(at for at, card in enumerate(other.deck) if card != hand[0])
    hand[0], other.deck[place] = other.deck[place], hand[0]
    hand.sort()
    assert table.game.audit().contradiction(other, 0, table.told(0)) != ""


# What was told.


KINDS = [
    "packs_passed",
    "hunt_laid",
    "lives_laid",
    "turn_began",
    "drew",
    "taken",
    "descended",
    "hunted",
    "row_filled",
    "life_taken",
    "fed",
    "laid",
    "laid_down",
    "paid",
    "turned",
    "attacked",
    "wounded",
    "died",
    "raided",
    "turn_ended",
    "left",
]


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_that_was_not_told_is_missed(kind):
    """Looked at right behind it: later much may have been forgotten on the table."""
    found = 0
    for seed in range(12):
        story = Story(seed, 3, **EVERYTHING)
        while story.state.waiting_for() and found < 3:
            fresh = story.step()
            kinds = [event.kind for event in fresh]
            if kind in kinds:
                events = story.told(0)
                at = max(at for at, event in enumerate(events) if event["kind"] == kind)
                later = [event["kind"] for event in events[at + 1 :]]
                if kind in ("wounded", "attacked") and ("died" in later or "turn_ended" in later):
                    continue
                if kind in ("turn_ended", "fed") and not events[at].get("count", 1):
                    continue
                del events[at]
                table = Table.__new__(Table)
                table.__dict__.update(story.__dict__)
                doubt = table.doubt(events)
                if kind == "turn_ended" and not doubt:
                    continue  # nothing was tapped
                assert doubt != "", (seed, story.moves)
                found += 1
    assert found > 0


def test_6_scores_are_recounted_from_the_story_alone(ended):
    scores = ended.state.result().scores
    more = [*ended.events[:-1], Event("trophy_laid", {"seat": 1, "card": "doormat"})]
    audit = ended.game.audit()
    assert audit.recount(3, more)[1] == scores[1] + 1


# Swaps.


@pytest.mark.parametrize("options", [*VARIANTS, EVERYTHING], ids=named)
def test_a_swap_differs_only_in_what_the_seat_may_not_know(options):
    places: set[str] = set()
    for seats in (2, 4):
        story = Story(seats + 10, seats, **(options or {"hunt": False}))
        audit = story.game.audit()
        for number in story.moments(40):
            for seat in range(seats):
                swapped = audit.swap(story.state, seat, Quick(number))
                if swapped is None:
                    continue
                before, after = story.state.hidden(), swapped.hidden()
                places |= {name for name in before if before[name] != after[name]}
                assert before != after
                assert swapped.view(seat) == story.state.view(seat)
                assert swapped.view(None) == story.state.view(None)
                assert audit.contradiction(swapped, seat, story.told(seat)) == ""
                assert story.game.unpack(swapped.pack()).digest() == swapped.digest()
                assert invariants.fault(swapped) == ""
    assert {"deck", "hands"} <= places or "drafting" in options


def test_when_all_is_shown_nothing_can_be_swapped(ended):
    assert ended.game.audit().swap(ended.state, 0, Quick(1)) is None


def test_the_audit_is_of_raws_states(table):
    with pytest.raises(TypeError, match="an audit of RAW's states"):
        table.game.audit().swap(State(table.game, 3), 0, Quick(1))

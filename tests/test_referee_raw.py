"""Whole games of RAW before the outside referee, who doesn't know the engine."""

from __future__ import annotations

import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
import referee_raw
from reckless_raw import FIGHTS, GUARDED, NAMES, PLAIN, fight, out_of_it, variant
from referee import Fault
from referee_raw import OPTIONS, Table, check
from referee_raw_cards import Piece, stars_on
from retelling import expect_a_program, retold, simulated
from tampering import Lines, told
from tampering_raw import TAMPERINGS, found, played

from ludoteka.core.match import Match
from ludoteka.core.registry import make


def randoms(players: int) -> str:
    """So many random bots."""
    return ",".join(["random"] * players)


@pytest.fixture(scope="module")
def fights(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """Games of all kinds, with every event in some of them."""
    folder = tmp_path_factory.mktemp("games")
    return [fight(number).told(folder) for number in (*range(FIGHTS), GUARDED)]


@pytest.fixture(scope="module")
def games(fights: list[list[str]]) -> list[list[str]]:
    """The same, short ones first."""
    return sorted(fights, key=lambda lines: sum(map(len, lines)))


# Real games

OUT = (
    8,
    73,
    78,
)  # games in which a player leaves several face-down cards, and the deck is shuffled


@pytest.mark.parametrize("name", [None, *OPTIONS])
def test_games_of_bots_are_by_the_rules(tmp_path, name):
    for players in (2, 3, 4, 6) if name is None else (2, 5):
        options = PLAIN | ({name: OPTIONS[name][1]} if name else {})
        told = list(
            simulated("raw", tmp_path / str(players), randoms(players), 2, str(name), **options)
        )
        assert all(check(lines).over for lines in told)
        assert '"chance_kind":"quick"' in told[0][0]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_games_with_several_variants_are_by_the_rules(tmp_path, players):
    for number in range(2):
        options = variant(1000 + 10 * players + number)
        seed = f"{players} {number}"
        folder = tmp_path / str(number)
        for lines in simulated("raw", folder, randoms(players), 1, seed, **options):
            assert check(lines).over


@pytest.mark.parametrize("number", range(FIGHTS))
def test_reckless_games_are_by_the_rules_and_the_engine_offers_every_legal_move(fights, number):
    fight(number).followed(fights[number][0])
    assert check(fights[number]).over


def test_the_games_have_everything(games):
    kinds = Counter(
        event["kind"]
        for lines in games
        for line in lines[:-1]
        for event in json.loads(line)["events"]
    )
    reasons = {json.loads(lines[-1])["result"]["reason"] for lines in games}
    assert {"life-lost", "last-standing"} <= reasons
    assert kinds.keys() == referee_raw.RULES.keys()


@pytest.mark.parametrize("number", OUT)
def test_who_is_out_leaves_cards_in_the_order_of_q15_and_x26(tmp_path, number):
    """Face-down cards too, by their numbers: the next shuffle shows it."""
    assert check(out_of_it(number).told(tmp_path)).over


def test_the_referee_is_a_program_of_its_own(games):
    expect_a_program(referee_raw.__file__, ["-E", "-s"], games[0])


def test_a_game_that_is_not_finished_has_no_result(tmp_path):
    match = Match(make("raw", {}), NAMES[:3], bytes(32), "sealed")
    lines = retold(tmp_path / "game.txt", match)
    assert not check(lines).over
    assert json.loads(lines[-1])["result"] is None


# The games put the rules to the test: a referee who knows one rule wrongly refuses some of them.


def nothing_granted(_table: Table, _piece: Piece) -> Iterator[str]:
    """Not X32: no ritual grants anything."""
    return iter(())


def by_number(table: Table, pieces: Any) -> list[Piece]:
    """Not S1: in the order of the table's numbers."""
    return sorted(pieces, key=lambda piece: piece.spot)


def anybody(_table: Table, attacker: Piece, target: Piece) -> bool:
    """Not 33, 39: ghosts and protected monsters can be attacked."""
    return target.owner != attacker.owner and bool(target.type) and not target.hidden


def everybody_defends(table: Table, seat: int) -> bool:
    """Not 22, 64: ghosts and tapped monsters defend too."""
    return any(piece.is_monster or table.has(piece, "guard") for piece in table.owned(seat))


def only_monsters_defend(table: Table, seat: int) -> bool:
    """Not 45."""
    return any(
        piece.is_monster and piece.kind != "ghost" and not piece.tapped and not piece.imprisoned
        for piece in table.owned(seat)
    )


def hidden_ones_too(table: Table, seat: int) -> list[Piece]:
    """Not H2."""
    return [one for one in table.pieces if one.is_monster and one.owner != seat]


def first_come(table: Table, seat: int) -> tuple[int, ...]:
    """Not R6: who is out ranks by what is left."""
    return (len(table.spoils(seat)), stars_on(table.spoils(seat)))


def stars_first(table: Table, seat: int) -> tuple[int, ...]:
    """Not 6: the stars before the number of cards."""
    if seat in table.out:
        return (0, table.out.index(seat))
    return (1, stars_on(table.spoils(seat)))


def nobody_knows(_table: Table, seat: int, _place: int = 1) -> list[int]:
    """Not X2."""
    return [seat]


def burns_always(_table: Table) -> bool:
    """Not P8."""
    return True


def quiet(*_: object) -> None:
    """It does not happen."""


WRONG: dict[str, tuple[object, str, object]] = {
    "2": (referee_raw, "DEALT", 6),
    "7": (referee_raw, "STARS", 6),
    "8": (Table, "end_rituals", quiet),
    "22": (Table, "defended", everybody_defends),
    "33": (Table, "attackable", anybody),
    "32": (Table, "unbury", quiet),
    "45": (Table, "defended", only_monsters_defend),
    "60": (Table, "burning_works", burns_always),
    "6": (Table, "key", stars_first),
    "D-B17": (Table, "release_all", quiet),
    "H2": (Table, "jailable", hidden_ones_too),
    "Q4": (Table, "call_off", quiet),
    "R6": (Table, "key", first_come),
    "S1": (Table, "in_order", by_number),
    "X2": (Table, "knowing", nobody_knows),
    "X32": (Table, "granted", nothing_granted),
}


def refused(lines: list[str]) -> bool:
    """Whether a game is refused, in good or in bad form."""
    try:
        check(lines)
    except (Fault, LookupError, TypeError, ValueError, AttributeError, RuntimeError):
        return True
    return False


@pytest.mark.parametrize("rule", WRONG)
def test_a_referee_with_a_wrong_rule_refuses_real_games(games, monkeypatch, rule):
    monkeypatch.setattr(*WRONG[rule])
    assert any(refused(lines) for lines in games), "the games never ask for this rule"


@pytest.mark.parametrize("name", OPTIONS)
def test_a_referee_with_another_option_refuses_real_games(games, name):
    for lines in games:
        first = json.loads(lines[0])
        for value in OPTIONS[name]:
            changed = {**first, "options": {**first["options"], name: value}}
            if refused([json.dumps(changed), *lines[1:]]):
                return
    pytest.fail("the games never ask for this option")


# Every fact that an event tells, told wrongly.

FACTS = [
    *product(["set_up"], ["first", "deck"]),
    *product(["ready", "turn_ended", "descended", "taken", "drew", "hunted"], ["seat"]),
    *product(["turn_began"], ["seat", "turn", "first"]),
    *product(["ritual_ended", "left", "died"], ["seat", "spot", "card"]),
    *product(["hunted", "row_filled"], ["place", "card"]),
    *product(["descended"], ["count", "stars"]),
    *product(["fed"], ["count", "stars"]),
    *product(["laid"], ["seat", "card", "spot", "stars"]),
    *product(["bonded", "summoned"], ["card", "spot"]),
    *product(["buried", "unburied"], ["seat", "spot"]),
    *product(["laid_down", "paid"], ["spot", "paid", "stars"]),
    *product(["turned"], ["card", "spot", "stays"]),
    *product(["hidden", "imprisoned"], ["seat", "spot", "holder", "ability"]),
    *product(["released"], ["spot", "holder"]),
    *product(["skill_used", "trap_sprung"], ["spot", "card", "ability"]),
    *product(["attacked"], ["spot", "targets", "mode"]),
    *product(["burned"], ["seat", "spot", "card", "success"]),
    *product(["wounded"], ["spot", "count", "wounds"]),
    *product(["healed"], ["spot", "wounds"]),
    *product(["tapped"], ["spot"]),
    *product(["disabled"], ["seat"]),
    *product(["zombie_returned"], ["seat", "card", "paid"]),
    *product(["stole", "raided"], ["seat", "victim"]),
    *product(["raided", "life_taken"], ["trophy"]),
    *product(["exhumed", "trophy_laid"], ["seat", "card"]),
    *product(["none_summoned"], ["kind_wanted"]),
    *product(["eliminated"], ["seat", "by", "hand", "table"]),
    *product(["shuffled"], ["deck"]),
    *product(["game_over"], ["reason", "rule", "lives", "hands", "table"]),
    *product(["packs_passed"], ["left"]),
    *product(["hunt_laid"], ["cards"]),
    *product(["lives_laid"], ["lives"]),
    *product(["dealt"], ["count"]),
]


def falsified(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    return [*value, 1] if isinstance(value, list) else {**value, "99": "x"}


@pytest.mark.parametrize(("kind", "fact"), FACTS)
def test_an_event_told_wrongly_is_refused(games, kind, fact):
    for lines in map(loaded, games):
        with contextlib.suppress(LookupError):
            line, at = told(lines, kind)
            public = line["events"][at]["public"]
            public[fact] = falsified(public[fact])
            rules = referee_raw.RULES[kind]
            expect(lines, rf"events\[{at}\]\.public\.{fact}.*\(rules {re.escape(rules)}\)")
            return
    pytest.fail("no game has such an event")


@pytest.mark.parametrize("kind", referee_raw.RULES)
def test_an_event_left_out_is_refused(games, kind):
    for lines in map(loaded, games):
        with contextlib.suppress(LookupError):
            line, at = told(lines, kind)
            del line["events"][at]
            expect(lines, r"kind is|lacks|events\[\d+\]")
            return
    pytest.fail("no game has such an event")


SECRETS = [
    *("dealt", "packs_passed", "lives_laid", "drew", "descended", "taken", "life_taken"),
    *("buried", "unburied", "laid_down", "stole", "raided"),
]


@pytest.mark.parametrize("kind", SECRETS)
def test_a_secret_that_everybody_sees_is_refused(games, kind):
    for lines in map(loaded, games):
        with contextlib.suppress(LookupError):
            event = found(lines, kind, lambda event: event["private"])
            seat = next(iter(event["private"]))
            event["public"] |= event["private"][seat]
            expect(lines, r"public\.cards? does not belong there")
            return
    pytest.fail("no game has such an event")


@pytest.mark.parametrize("kind", SECRETS)
def test_a_secret_that_another_seat_sees_is_refused(games, kind):
    for lines in map(loaded, games):
        with contextlib.suppress(LookupError):
            event = found(lines, kind, lambda event: event["private"])
            seat = next(iter(event["private"]))
            event["private"]["9"] = event["private"][seat]
            expect(lines, r"private\.9 does not belong there")
            return
    pytest.fail("no game has such an event")


@pytest.mark.parametrize("kind", SECRETS)
def test_a_secret_that_its_owner_is_not_told_is_refused(games, kind):
    for lines in map(loaded, games):
        with contextlib.suppress(LookupError):
            event = found(lines, kind, lambda event: event["private"])
            event["private"].popitem()
            expect(lines, r"private\.\d is missing")
            return
    pytest.fail("no game has such an event")


HIDDEN = ["deck", "hands", "lives", "packs", "table", "known", "choices"]


@pytest.mark.parametrize("name", HIDDEN)
def test_a_secret_of_the_table_told_wrongly_is_refused(games, name):
    for lines in map(loaded, games):
        for line in lines[1:-1]:
            if any(line["hidden"][name]) and len(line["hidden"][name]) > 1:
                hidden = line["hidden"][name]
                if isinstance(hidden, dict):
                    hidden.popitem()
                elif hidden == hidden[::-1]:
                    continue
                else:
                    hidden.reverse()
                expect(lines, rf"hidden\.{name}")
                return
    pytest.fail("no game has such a thing")


# Moves that are not allowed: the first such move of a game is replaced by another.

MOVES = [
    ("keep .*", "keep 1 2 3 4 5 6 7", "rules 2, X1"),
    ("keep .*", "keep 2 1", "rules 2, X1"),
    ("keep .*", "keep", "rules 2, X1"),
    ("pick .*", "pick nothing", "rules 68"),
    ("draw", "hunt 5", "rules 11, 69, 70"),
    ("hunt .", "feed", "rules 11, 69, 70"),
    ("underworld .", "underworld 8", "rules 11, 69, 70"),
    ("underworld .", "underworld 0", "rules 11, 69, 70"),
    ("take .", "take 8", "rules 70, V3"),
    ("life .*", "life nothing", "rules 12"),
    ("feed", "leave 99", "rules 13"),
    ("leave .*", "end", "rules 13"),
    ("lay .*", "lay nothing", "rules 15"),
    ("lay .*", "attack 1", "rules 15"),
    ("end", "feed", "rules 15|rules 17|rules 22"),
    ("down .*", "down nothing", "rules 15"),
    ("stars .*", "stars 7", "rules 71, V5, V6"),
    ("stars .*", "stars 0", "rules 71, V5, V6"),
    ("turn .*", "turn 99", "rules 15"),
    ("pay .*", "pay 99", "rules 15"),
    ("bury .*", "bury 99", "rules 15"),
    ("put .*", "end", "rules 32, K5"),
    ("hold .*", "hold 99", "rules 15"),
    ("free", "pass", "rules 67, H1"),
    ("attack .*", "attack 99", "rules 17"),
    ("attack .*", "raid 1", "rules 17"),
    ("skill .*", "skill 99", "rules 17"),
    ("double .*", "double 99", "rules 17, 33"),
    ("split .*", "split 99", "rules 17, 33"),
    ("kill .*", "kill 99", "rules 17, 33"),
    ("trap .*", "trap 99", "rules 19"),
    ("trap .*", "end", "rules 19"),
    ("raid .*", "raid 99", "rules 22"),
    ("hand", "pass", "rules 24"),
    ("trophy", "end", "rules 24"),
    ("discard .*", "discard nothing", "rules 31"),
    ("player .", "player Z", "rules 51|rules 23|X29"),
    ("target .*", "pass", "rules "),
    ("target .*", "target 99", "rules "),
]


@pytest.mark.parametrize(("form", "notation", "complaint"), MOVES)
def test_a_move_that_is_not_allowed_is_refused(games, form, notation, complaint):
    for lines in map(loaded, games):
        with contextlib.suppress(LookupError):
            played(lines, form)["notation"] = notation
            expect(lines, f"{complaint}.*is not allowed")
            return
    pytest.fail("no game has such a move")


def loaded(texts: list[str]) -> Lines:
    """A game that can be changed."""
    return [json.loads(text) for text in texts]


def expect(lines: Lines, complaint: str) -> None:
    """The referee must refuse a game, with these words."""
    with pytest.raises(Fault) as caught:
        check(map(json.dumps, lines))
    assert re.search(complaint, str(caught.value)), caught.value


@pytest.mark.parametrize("name", TAMPERINGS)
def test_a_tampered_game_is_refused(games, name):
    for lines in map(loaded, games):
        with contextlib.suppress(LookupError, StopIteration):
            expect(lines, TAMPERINGS[name](lines))
            return
    pytest.fail("no game has such a thing")


def test_a_name_that_stands_twice_is_refused(games):
    texts = list(games[0])
    texts[1] = texts[1].replace('"seat"', '"seat": 0, "seat"', 1)
    with pytest.raises(Fault, match="line 2: a name stands twice"):
        check(texts)

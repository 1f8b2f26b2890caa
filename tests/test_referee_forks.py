"""Games that go on with another seed, before the outside referees."""

from __future__ import annotations

import hashlib
import json
import random
import re

import pytest
import referee
import referee_envyra
import referee_raw
import referee_rawsiko
from referee import Fault
from retelling import parsed, played, retold, run
from tampering_envyra import Lines

from ludoteka.core.match import Match, fork
from ludoteka.core.registry import make


def refused(lines: Lines) -> str:
    """What the referee complains about."""
    with pytest.raises(Fault) as caught:
        referee_envyra.check(json.dumps(line) for line in lines)
    return str(caught.value)


def forked(name: str, players: int, chance: str = "sealed") -> Match:
    """A fork of a fork, played to its end."""
    chooser = random.Random(name)
    match = Match(make(name), ["A", "B", "C"][:players], chooser.randbytes(32), chance)
    for part in (2, 3):
        list(played(match, chooser))
        at = len(match.moves) * (part - 1) // part
        match = fork(match.record(), match.game, at, chooser.randbytes(32))
    list(played(match, chooser))
    return match


@pytest.mark.parametrize("chance", ["sealed", "quick"])
@pytest.mark.parametrize(
    ("kind", "players"),
    [(referee_envyra.Referee, 2), (referee_rawsiko.Referee, 3), (referee_raw.Referee, 2)],
    ids=["envyra", "rawsiko", "raw"],
)
def test_forked_games_are_by_the_rules(tmp_path, kind, players, chance):
    match = forked(kind.game, players, chance)
    lines = retold(tmp_path / "game.txt", match)
    told = json.loads(lines[0])["reseeds"]
    assert [reseed["at"] for reseed in told] == [reseed.at for reseed in match.reseeds]
    assert len(told) == 2
    assert referee.check(lines, kind).over


def test_reseeds_are_told_as_far_as_the_lines_go(tmp_path):
    match = forked("envyra", 2)
    retold(path := tmp_path / "game.txt", match)
    first, second = (reseed.at for reseed in match.reseeds)
    for to, known in ((first - 1, 0), (first, 1), (second - 1, 1), (second, 2)):
        lines = run("replay", str(path), "--json", "--to", str(to)).splitlines()
        assert len(json.loads(lines[0]).get("reseeds", [])) == known
        assert not referee_envyra.check(lines).over


def other_seed(reseeds: Lines) -> str:
    """Another seed, with the commitment that belongs to it."""
    reseeds[1].update(seed="00" * 32, commitment=hashlib.sha256(bytes(32)).hexdigest())
    return r"public.tile is|chance\[0\]"


def other_commitment(reseeds: Lines) -> str:
    """A commitment to some other seed."""
    reseeds[0]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
    return r"line 1: this line.reseeds\[0\].commitment is"


def too_late(reseeds: Lines) -> str:
    """The dice of the old seed are used on."""
    reseeds[1]["at"] += 12
    return r"public.tile is|chance\[0\]"


def forgotten(reseeds: Lines) -> str:
    """A reseed is not told."""
    del reseeds[1]
    return r"public.tile is|chance\[0\]"


def none_told(reseeds: Lines) -> str:
    """A list of nothing."""
    reseeds.clear()
    return "line 1: reseeds are told where there are any"


def exchanged(reseeds: Lines) -> str:
    """The later one first."""
    reseeds.reverse()
    return "line 1: a reseed is at .* or later, not at"


def never_reached(reseeds: Lines) -> str:
    """One more, behind the end."""
    reseeds.append({**reseeds[1], "at": 9999})
    return "a reseed is told that .* moves do not reach"


def at_no_number(reseeds: Lines) -> str:
    """A text, though it looks the same."""
    reseeds[0]["at"] = str(reseeds[0]["at"])
    return "line 1: a reseed is at 0 or later"


def short_seed(reseeds: Lines) -> str:
    """Half a seed."""
    reseeds[0]["seed"] = "00" * 16
    return "line 1: the seed has 32 bytes"


def more_told(reseeds: Lines) -> str:
    """Something that no document names."""
    reseeds[0]["why"] = "a fork"
    return r"reseeds\[0\].why does not belong there"


@pytest.mark.parametrize(
    "tamper",
    [
        *(other_seed, other_commitment, too_late, forgotten, none_told, exchanged, never_reached),
        *(at_no_number, short_seed, more_told),
    ],
)
def test_a_fork_told_wrongly_is_refused(tmp_path, tamper):
    lines = parsed(retold(tmp_path / "game.txt", forked("envyra", 2)))
    complaint = tamper(lines[0]["reseeds"])
    assert re.search(complaint, refused(lines)), refused(lines)

"""Digests: canonical bytes, and the same names on every Python and build."""

import hashlib

import pytest
from engine.envyra_table import scene

from ludoteka.core.digest import canonical, digest


def test_equal_data_equal_bytes():
    assert canonical({"b": [1, 2], "a": None}) == b'{"a":null,"b":[1,2]}'
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})
    assert canonical((1, 2)) == canonical([1, 2])
    assert canonical("žltá") == '"žltá"'.encode()
    assert canonical(True) != canonical(1)


def test_what_has_no_one_text_is_refused():
    with pytest.raises(ValueError, match="not JSON compliant"):
        canonical(float("nan"))
    with pytest.raises(TypeError):
        canonical({1, 2})


def test_a_digest_is_blake2b_128_of_the_canonical_bytes():
    data = {"game": "envyra", "moves": [1, 2, 3]}
    assert digest(data) == hashlib.blake2b(canonical(data), digest_size=16).hexdigest()
    assert digest([]) == "7ebb3c7c2a87b1a2f8a7ed729ecb040d"


def test_known_digests_of_a_state():
    """They name records and views for ever: a change here is a new version of the rules."""
    state = scene("players 2\ngrid S01 S06 S11\ncubes a1 A\nwon B S02\nbag T01 END\nround 3")
    assert state.digest() == "9bd009f466b3ed31f38ac414fea9ee5c"
    facts = [state.game.identity(), 2, state.pack()]
    assert state.digest() == hashlib.blake2b(canonical(facts), digest_size=16).hexdigest()
    assert state.view_digest(0) != state.view_digest(1)
    assert state.view_digest(None) == state.copy().view_digest(None)

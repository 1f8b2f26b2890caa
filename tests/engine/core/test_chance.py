"""Chance: known answers, fairness by rejection, and that it can be recomputed by anybody."""

import hashlib
import struct
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.core.chance import Chance, Quick, Sealed, Traced, commitment, derive

SEED = bytes(range(32))
KNOWN_SEALED = [2545685138, 4132857109, 2947649576, 1364734486]
KNOWN_QUICK = [673359807, 3622017719, 876617731, 3526568898]
KNOWN_COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


class Words(Chance):
    """Words written down before."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def sealed_words(seed: bytes, count: int) -> list[int]:
    """The stream as the documentation describes it."""
    blocks = (
        hashlib.blake2b(struct.pack("<Q", number), key=seed).digest()
        for number in range(count // 16 + 1)
    )
    return [word for block in blocks for word in struct.unpack("<16I", block)][:count]


def test_sealed_is_a_keyed_blake2b_counter_stream():
    chance = Sealed(SEED)
    assert [chance.word() for _ in range(100)] == sealed_words(SEED, 100)


def test_sealed_known_answers():
    chance = Sealed(SEED)
    assert [chance.word() for _ in range(4)] == KNOWN_SEALED
    assert [Sealed(SEED).below(6) for _ in range(3)] == [KNOWN_SEALED[0] % 6] * 3


def test_sealed_can_be_taken_up_again_where_it_was_left():
    chance = Sealed(SEED)
    for _ in range(37):
        chance.word()
    assert chance.position == 37
    again = Sealed(SEED, chance.position)
    assert [again.word() for _ in range(20)] == [chance.word() for _ in range(20)]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length):
    with pytest.raises(ValueError, match=f"a seed has 32 bytes, not {length}"):
        Sealed(bytes(length))


def quick_words(seed: bytes, count: int) -> list[int]:
    """Marsaglia's xorshift128 as in his paper, tmp = x ^ (x << 11) and so on."""
    x, y, z, w = struct.unpack("<4I", hashlib.sha256(seed).digest()[:16])
    w |= 1
    words = []
    for _ in range(count):
        tmp = (x ^ (x << 11)) % 2**32
        x, y, z = y, z, w
        w = (w ^ (w >> 19)) ^ (tmp ^ (tmp >> 8))
        words.append(w)
    return words


@pytest.mark.parametrize("seed", [b"", b"42", bytes(32)])
def test_quick_is_xorshift128(seed):
    chance = Quick(seed)
    assert [chance.word() for _ in range(200)] == quick_words(seed, 200)


def test_quick_known_answers():
    chance = Quick(42)
    assert [chance.word() for _ in range(4)] == KNOWN_QUICK
    assert Quick(42).word() == Quick(b"42").word()
    assert Quick(-1).word() != Quick(1).word()


def test_below_takes_the_remainder_of_a_word():
    assert Words(17).below(6) == 5
    assert Words(0).below(1) == 0
    assert Words(2**32 - 1).below(2**32) == 2**32 - 1


def test_below_rejects_words_that_would_make_some_outcomes_likelier():
    limit = 2**32 - 2**32 % 6
    assert Words(2**32 - 1, limit, limit - 1).below(6) == (limit - 1) % 6 == 5
    assert Words(limit - 1).below(6) == 5
    assert Words(2**31, 2**31 - 1).below(2**31 + 1) == 2**31  # the first is still fair
    assert Words(2**31 + 1, 3).below(2**31 + 1) == 3


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_picks_one_of_one_to_2_to_the_32(n):
    with pytest.raises(ValueError, match=f"not of {n}"):
        Quick(1).below(n)


@pytest.mark.parametrize("chance", [Quick(7), Sealed(SEED)], ids=["quick", "sealed"])
def test_all_outcomes_are_about_equally_likely(chance):
    counts = Counter(chance.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert all(850 < count < 1150 for count in counts.values())


def test_shuffle_is_fisher_and_yates_from_the_last_place_down():
    items = [10, 11, 12, 13]
    Words(1, 0, 1).shuffle(items)
    # 13 and 11 change places, then 12 (now third) with the first, then the second with itself
    assert items == [12, 13, 10, 11]


@given(st.lists(st.integers(), max_size=20), st.integers())
def test_shuffle_keeps_what_it_shuffles(items, seed):
    shuffled = list(items)
    Quick(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_is_about_equally_likely():
    chance, counts = Quick(3), Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_traced_writes_outcomes_down_and_changes_none():
    plain, traced = Quick(5), Traced(Quick(5))
    assert [plain.below(n) for n in (6, 2, 52)] == [traced.below(n) for n in (6, 2, 52)]
    outcomes = traced.take()
    assert [n for n, _ in outcomes] == [6, 2, 52]
    assert traced.take() == []
    one, two = list(range(5)), list(range(5))
    plain.shuffle(one)
    traced.shuffle(two)
    assert one == two
    assert [n for n, _ in traced.take()] == [5, 4, 3, 2]
    assert plain.word() == traced.word()


def test_derived_seeds_and_the_commitment_are_sha_256():
    assert derive(SEED, "bot 1") == hashlib.sha256(SEED + b"bot 1").digest()
    assert derive(SEED, "bot 1") != derive(SEED, "bot 2")
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) == KNOWN_COMMITMENT


def test_chance_itself_draws_nothing():
    with pytest.raises(NotImplementedError):
        Chance().word()

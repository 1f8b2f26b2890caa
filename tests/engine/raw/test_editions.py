"""What editions brought: 2 a deck, a short first turn, a truce; 3 and 4 other figures of cards.

Earlier ones stay as they were.
"""

import pytest
from engine.raw_table import play, scene, why_not

from ludoteka.core.chance import Quick
from ludoteka.games.raw import Raw

FIRST_DECK = "ad832ed2099a"


def begun(seats, rules=None, **options):
    """A game up to the first laying phase; everybody keeps the first three cards."""
    state = Raw.make({"first": "lobby", **options}, rules=rules).start(seats, Quick(7))
    for seat in range(seats):
        state.play(seat, state.rules.read("keep 1 2 3"), Quick(seat))
    return state


def test_the_first_edition_has_its_deck_and_none_of_the_new_options():
    old, new = Raw.make(rules=1), Raw.make()
    assert (old.rules_version, new.rules_version) == (1, 4)
    assert old.content_digest.startswith(FIRST_DECK)
    assert new.content_digest != old.content_digest
    assert set(new.options) - set(old.options) == {"opening", "truce"}
    assert (old.setting("opening"), old.setting("truce")) == ("full", "off")


@pytest.mark.parametrize(
    ("rules", "deck", "changed"),
    [
        (2, "3eae3eef5e64", {"meat-grinder", "wrecking-granny", "cousin-crowd"}),
        (3, "4db7054ea5b5", {"meat-grinder", "cousin-crowd"}),
    ],
)
def test_later_editions_have_their_own_figures_of_cards_and_all_options(rules, deck, changed):
    old, new = Raw.make(rules=rules), Raw.make()
    assert old.content_digest.startswith(deck)
    assert old.options == new.options
    before, after = old.content()["cards"], new.content()["cards"]
    assert {name for name in after if before[name] != after[name]} == changed


@pytest.mark.parametrize(
    ("seats", "opening", "stars"),
    [(2, "auto", 3), (3, "auto", 7), (6, "auto", 7), (4, "short", 3), (2, "full", 7)],
)
def test_x37_who_begins_has_fewer_stars_in_the_first_turn(seats, opening, stars):
    state = begun(seats, opening=opening)
    assert state.turn == 1
    assert state.stars == stars
    play(state, "A pass", "A end")
    assert (state.turn, state.stars) == (2, 7), "only the very first turn is short"


@pytest.mark.parametrize(("rules", "stars"), [(1, 7), (2, 4), (3, 4), (4, 3)])
def test_x37_every_edition_begins_with_its_own_stars(rules, stars):
    assert begun(2, rules=rules).stars == stars


def test_x37_the_first_player_is_told_before_the_hand_is_chosen():
    state = Raw.make().start(2, Quick(1))
    assert state.look(0)["opening"] == state.look(None)["opening"] == 3


@pytest.mark.parametrize(("seats", "rounds"), [(2, 0), (4, 0), (5, 2), (6, 2)])
def test_x38_with_many_players_nobody_raids_in_the_first_two_rounds(seats, rounds):
    game = Raw.make()
    assert game.truce_turns(seats) == rounds * seats
    assert Raw.make({"truce": "on"}).truce_turns(seats) == 2 * seats
    assert Raw.make({"truce": "off"}).truce_turns(seats) == 0
    assert Raw.make(rules=1).truce_turns(seats) == 0


def test_x38_a_truce_ends_with_everybodys_second_turn():
    early = scene("players 2\nphase attack A\nturn 3\ntable A 1 zed\ntable B 2 wall", truce="on")
    assert early.look(None)["truce"] == 2
    assert why_not(early, "A raid 1") == "X38 truce"
    play(early, "A end")
    assert early.active == 1, "the raid is passed over"
    late = scene("players 2\nphase attack A\nturn 5\ntable A 1 zed\ntable B 2 wall", truce="on")
    assert "truce" not in late.look(None)
    play(late, "A end")
    assert late.rules.read("raid 1") in late.moves(0)

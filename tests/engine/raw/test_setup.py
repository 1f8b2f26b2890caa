"""Set-up: the deal, the choice of lives, and decks that can't be played with."""

import pytest
from engine.raw_table import (
    deck,
    hand,
    kinds,
    lengths,
    only,
    parts,
    play,
    raw,
    table,
    view,
    waiting,
)

from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError
from ludoteka.core.errors import UnreadableMove
from ludoteka.core.options import OptionError
from ludoteka.games.raw import Raw


def dealt(seats=2, **options):
    return raw(None, **options).start(seats, Quick(7))


@pytest.mark.parametrize("seats", range(2, 7))
def test_1_everybody_takes_seven_cards_from_the_deck(seats):
    state = dealt(seats)
    assert lengths(state) == [7] * seats
    assert len(state.deck) == state.rules.deck.size - 7 * seats
    assert waiting(state) == "ABCDEF"[:seats]


@pytest.mark.parametrize("kept", range(7))
def test_2_tb1_who_keeps_k_of_seven_has_the_others_as_lives(kept):
    state = dealt()
    before = hand(state, "A").split()
    places = " ".join(str(place) for place in range(1, kept + 1)) or "none"
    play(state, "B keep none", f"A keep {places}")
    assert table(state)["lives"] == [7 - kept, 7]
    assert sorted(view(state, "A")["shown_lives"][0]) == sorted(before[kept:])


def test_tb1_all_seven_can_not_be_kept():
    state = dealt()
    with pytest.raises(UnreadableMove, match="one at least must be a life"):
        state.rules.read("keep 1 2 3 4 5 6 7")
    assert len(state.moves(0)) == 127


def test_3_x9_the_first_in_the_lobby_begins_or_somebody_by_lot():
    assert {dealt(3, first="lobby").first} == {0}
    game = raw(None, first="random")
    assert {game.start(3, Quick(seed)).first for seed in range(20)} == {0, 1, 2}


def test_3_play_goes_clockwise():
    state = raw(None, first="random").start(3, Quick(3))
    first = state.first
    play(state, "A keep 1", "B keep 1", "C keep 1")
    order = [first]
    while len(order) < 4:
        (seat,) = state.waiting_for()
        move = "pass" if state.ask == 5 else "end"
        play(state, f"{'ABC'[seat]} {move}")
        if state.active != order[-1]:
            order.append(state.active)
    assert order == [(first + turn) % 3 for turn in range(4)]


def test_x1_lives_are_chosen_at_the_same_time_and_a_choice_may_be_changed():
    state = dealt(3)
    events = play(state, "B keep 1 2", "B keep none", "A keep 7")
    assert kinds(events) == ["ready", "ready"]
    assert waiting(state) == "C"
    play(state, "C keep 1 2 3")
    assert table(state)["lives"] == [6, 7, 4]


def test_x1_nobody_learns_what_or_how_many_another_chose_before_all_have_chosen():
    one, other = dealt(3), dealt(3)
    play(one, "B keep 1 2")
    play(other, "B keep none")
    for seat in (0, 2, None):
        assert one.view(seat) == other.view(seat)
    assert view(one, "B")["choice"] == [1, 2]
    events = play(one, "A keep none", "C keep 1")
    (event,) = [event for event in events if event.kind == "lives_laid"]
    assert event.public["lives"] == [7, 5, 6]
    assert all(len(event.private[seat]["cards"]) == event.public["lives"][seat] for seat in (0, 1))
    assert table(one)["hands"][1:] == [2, 1]


@pytest.mark.parametrize(("seats", "hunt", "cards"), [(2, False, 14), (2, True, 18)])
def test_v1_x23_a_deck_too_small_for_the_table_is_refused(seats, hunt, cards):
    few = only(f"zed*{cards - 1}: zombie 1/1", hunt=hunt)
    with pytest.raises(OptionError, match=f"{seats} players need {cards} to begin"):
        few.start(seats, Quick(1))
    state = only(f"zed*{cards}: zombie 1/1", hunt=hunt).start(seats, Quick(1))
    assert len(state.deck) == 0


REFUSED = [
    ("trick: magic 1; play hide own", "hide needs a card that stays"),
    ("trick: magic 1; play imprison foe", "imprison needs a card that stays"),
    ("trick: magic 1; play disable", "disable is for rituals"),
    ("trick: thing 1/1; trap tap attacker", "tap is not for traps"),
    ("trick: zombie 0/1", "cost should be a number from 1 to 7"),
    ("trick: zombie 1/1; guard", "'guard' is for thing, not for beast"),
    ("trick: ability 1; hideout", "'hideout' is for thing, not for ability"),
    ("trick: zombie 1/1; prison", "'prison' is for thing, not for beast"),
    ("trick: zombie 1/1; trap damage attacker", "trap is for ability and thing, not for beast"),
]


@pytest.mark.parametrize(("card", "fault"), REFUSED)
def test_q13_q19_x24_a_deck_with_a_card_that_must_not_be_is_refused(card, fault):
    with pytest.raises(ContentError) as error:
        Raw.make({}, deck(f"zed*20: zombie 1/1\n{card}"), "test")
    assert fault in str(error.value)


def test_q19_all_faults_of_a_deck_are_named():
    text = deck(
        "\n".join(card.replace("trick", f"trick-{at}") for at, (card, _) in enumerate(REFUSED))
    )
    with pytest.raises(ContentError) as error:
        Raw.make({}, text, "test")
    faults = "\n".join(error.value.faults)
    assert all(fault in faults for _, fault in REFUSED)


def test_26_29_our_deck_has_monsters_of_four_kinds_spells_abilities_and_things():
    cards = list(raw(None).content()["cards"].values())
    assert {card["type"] for card in cards} == {"beast", "magic", "ability", "thing"}
    assert {card.get("kind") for card in cards} == {"zombie", "skull", "ghost", "blood", None}
    assert all(("endurance" in card) == (card["type"] in ("beast", "thing")) for card in cards)


def test_x31_the_hunt_row_lies_open_before_the_lives_are_chosen():
    events = []
    state = raw(None, hunt=True).start(2, Quick(1), events)
    assert [event.kind for event in events] == ["set_up", "dealt", "hunt_laid"]
    assert len(table(state)["hunt"]) == 4
    assert parts(events, "hunt_laid")[0]["cards"] == table(state)["hunt"]
    assert table(state)["phase"] == "keeping"

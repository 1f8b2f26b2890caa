"""Options: typed, with range and default, and errors that say what would be right."""

import json

import pytest
from engine.envyra_table import envyra

from ludoteka.core.chance import Quick
from ludoteka.core.game import Meta
from ludoteka.core.options import (
    Choice,
    Number,
    Option,
    OptionError,
    Switch,
    settle,
    suggestion,
)

OPTIONS = [Switch("fast"), Number("rounds", 1, 20, 7), Choice("map", ["Small", "large"], "large")]


def test_what_is_not_given_has_its_default():
    assert settle(OPTIONS, None) == {"fast": False, "rounds": 7, "map": "large"}
    assert settle(OPTIONS, {}) == settle(OPTIONS, None)
    assert settle([Switch("fast", True)], None) == {"fast": True}


@pytest.mark.parametrize(
    ("given", "settled"),
    [
        ({"fast": True}, True),
        ({"fast": "yes"}, True),
        ({"fast": "ON"}, True),
        ({"fast": "false"}, False),
        ({"rounds": 20}, 20),
        ({"rounds": " 3 "}, 3),
        ({"map": "small"}, "Small"),
        ({"map": " LARGE "}, "large"),
    ],
)
def test_values_and_what_people_type(given, settled):
    (name,) = given
    found = settle(OPTIONS, given)[name]
    assert found == settled
    assert type(found) is type(settled)


def test_a_number_below_zero():
    assert settle([Number("shift", -5, 5, 0)], {"shift": "-4"}) == {"shift": -4}
    with pytest.raises(OptionError, match="a number from -5 to 5, not '--4'"):
        settle([Number("shift", -5, 5, 0)], {"shift": "--4"})


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"fast": "maybe"}, "option fast takes yes or no, not 'maybe'"),
        ({"fast": 1}, "option fast takes yes or no, not 1"),
        ({"rounds": 0}, "option rounds takes a number from 1 to 20, not 0"),
        ({"rounds": 21}, "option rounds takes a number from 1 to 20, not 21"),
        ({"rounds": "21"}, "option rounds takes a number from 1 to 20, not '21'"),
        ({"rounds": "-1"}, "option rounds takes a number from 1 to 20, not '-1'"),
        ({"rounds": "²"}, "option rounds takes a number from 1 to 20, not '²'"),
        ({"rounds": True}, "option rounds takes a number from 1 to 20, not True"),
        ({"map": "huge"}, "option map takes one of Small, large, not 'huge'"),
        ({"map": 3}, "option map takes one of Small, large, not 3"),
        (
            {"round": 3},
            r"no option 'round' \(did you mean 'rounds'\?\); there are: fast, rounds, map",
        ),
        ({"xyz": 3}, "no option 'xyz'; there are: fast, rounds, map"),
    ],
)
def test_errors_say_what_would_be_right(given, message):
    with pytest.raises(OptionError, match=f"^{message}$"):
        settle(OPTIONS, given)


def test_a_game_without_options():
    with pytest.raises(OptionError, match="no option 'fast'; there are: none"):
        settle([], {"fast": True})


def test_a_form_can_be_built_from_them():
    assert [option.form() for option in OPTIONS] == [
        {"name": "fast", "type": "switch", "default": False},
        {"name": "rounds", "type": "number", "default": 7, "low": 1, "high": 20},
        {"name": "map", "type": "choice", "default": "large", "choices": ["Small", "large"]},
    ]
    form = envyra().meta.form()
    assert json.loads(json.dumps(form)) == form
    assert [field["name"] for field in form] == list(envyra().options)
    some = Choice("first", ["any", "5", "duel"], "any", {"5": (5, 6), "duel": (2, 2)})
    assert some.form()["seats"] == {"5": [5, 6], "duel": [2, 2]}
    assert (some.seats("5"), some.seats("any")) == ((5, 6), Switch("fast").seats(True))
    assert [some.fits(word, 2) for word in ("any", "5", "duel")] == [True, False, True]
    assert [some.fits("duel", seats) for seats in (1, 2, 3)] == [False, True, False]


def test_every_table_of_a_game_can_be_played_with_the_defaults():
    best = Choice("first", ["any", "5"], "5", {"5": (5, 6)})
    facts = {"title": "", "authors": "", "publisher": "", "rules_version": 1, "events": []}
    limits = {"view_limit": 1, "step_limit": 1}
    with pytest.raises(ValueError, match="the default of first does not fit every table"):
        Meta(name="x", seats=(2, 6), options=[best], **facts, **limits)


def test_an_option_is_one_of_the_three_types():
    option = Option("x", 1)
    for ask in (lambda: option.allows(1), lambda: option.read("1"), option.range, option.form):
        with pytest.raises(NotImplementedError):
            ask()


def test_suggestions():
    assert suggestion("envira", ["envyra", "raw"]) == " (did you mean 'envyra'?)"
    assert suggestion("chess", ["envyra", "raw"]) == ""


def test_any_value_is_one_that_the_option_takes_and_all_come_up():
    for option, values in (
        (Switch("fast"), {False, True}),
        (Number("rounds", -1, 2, 0), {-1, 0, 1, 2}),
        (Choice("map", ["Small", "large"], "large"), {"Small", "large"}),
    ):
        drawn = [option.any(Quick(seed)) for seed in range(100)]
        assert set(drawn) == values
        assert all(option.allows(value) for value in drawn)

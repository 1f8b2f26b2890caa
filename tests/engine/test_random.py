"""Random play, and tables to play at."""

from __future__ import annotations

from ludoteka.bots.random import any_table, play_out
from ludoteka.core.chance import Quick
from ludoteka.games.envyra import Envyra


def test_any_table_has_every_value_of_every_option_and_every_number_of_seats():
    tables = [any_table(Envyra, Quick(seed)) for seed in range(200)]
    assert {seats for _, seats in tables} == {2, 3, 4}
    for option in Envyra.meta.options:
        assert len({game.options[option.name] for game, _ in tables}) >= 2
    assert {game.options["grid"] for game, _ in tables} == {"auto", "3x2", "4x2", "3x3", "4x3"}


def test_any_table_can_be_played_to_the_end():
    for seed in range(60):
        chance = Quick(seed)
        game, seats = any_table(Envyra, chance)
        state = game.start(seats, chance)
        assert play_out(state, chance) > 0
        assert state.result() is not None

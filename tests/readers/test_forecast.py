"""What one more cube would do (12, 15, 17, 18): the cases that the browser's own reckoning is tried
with, too (web/tests/envyra/forecasts.test.ts)."""

import json
from pathlib import Path

import pytest

from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.games.envyra.readers.forecast import forecast
from ludoteka.text import Texts

ROOT = Path(__file__).resolve().parents[2]
TOLD = json.loads((ROOT / "web/tests/envyra/forecasts.json").read_text(encoding="utf-8"))
PARTS = ("kind", "leader", "leading", "trailing", "left", "coming", "might")


def view_of(case):
    """The view of a case; a board `x` has a cube for the tile, `xy` another one too."""
    return {
        "phase": case["phase"],
        "grid": {"a1": {"tile": case["tile"], "cubes": case["cubes"]}},
        "boards": [["a1", "b1"][: len(board)] for board in case.get("boards", ["", "", ""])],
        "order": case.get("order", []),
        "step": case.get("step"),
        "won": case.get("won", [[], [], []]),
    }


@pytest.mark.parametrize("case", TOLD["cases"], ids=lambda case: case["title"])
def test_a_forecast_is_that_of_the_browser(case):
    seen = forecast(TOLD["tiles"], view_of(case), "a1", case["seat"])
    events = {part: getattr(seen, part) for part in PARTS}
    assert {part: events[part] for part in case["told"]} == case["told"]


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
def test_every_kind_of_forecast_has_its_words(language):
    texts = Texts(registry.make("envyra", {}), language)
    kinds = {case["told"]["kind"] for case in TOLD["cases"]}
    assert kinds == {"lacking", "closes", "stays", "then", "then-leads", "may-win", "may-lead"}
    assert not [kind for kind in kinds if not texts.has("board", f"foreseen-{kind}")]


def test_17_no_view_has_a_tile_that_is_full():
    """It is won at once: there is no forecast of it."""
    for options in ({}, {"simplified": True}, {"equilibrium": "C"}):
        game = registry.make("envyra", options)
        tiles = game.content()["tiles"]
        chance = Quick(5)
        state = game.start(3, chance)
        while waiting := state.waiting_for():
            moves = state.moves(waiting[0])
            state.play(waiting[0], moves[chance.below(len(moves))], chance)
            grid = state.view(0)["grid"].values()
            assert all(len(spot["cubes"]) < tiles[spot["tile"]]["cubes"] for spot in grid)

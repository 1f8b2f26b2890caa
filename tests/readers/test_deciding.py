"""What decided a game, in one sentence: four languages, every figure of every game."""

import pytest

from ludoteka.core import registry
from ludoteka.text import Seating, Texts

LANGUAGES = ["en", "sk", "hu", "lv"]
FIGURES = {
    "envyra": ["points", "sets", "end_tile"],
    "rawsiko": ["lasted", "points", "applications", "materials", "territories"],
    "raw": ["lasted", "spoils", "stars"],
}
# The words for points are those of every game; the client has them.
COMMON = "points"


def strictly(game: str, language: str, name: str, me: int | None) -> str:
    """The sentence of that language itself: what it lacks would be said in English."""
    texts = Texts(registry.make(game, {}), language)
    figures = {figure: 40 + place for place, figure in enumerate(FIGURES[game])}
    rival = {figure: 20 + place for place, figure in enumerate(FIGURES[game])}
    data = {**figures, "seat": 0, "rivals": [1, 2], "rival": rival}
    events = texts.told(
        "decided", name.replace("_", "-"), data, Seating(["Anna", "Boris", "Cyr"], me)
    )
    assert events is not None, (game, language, name)
    return events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIGURES)
def test_every_figure_has_a_sentence_with_both_sides(game, language):
    for place, name in enumerate(FIGURES[game]):
        if name == COMMON:
            continue
        own, other = strictly(game, language, name, 0), strictly(game, language, name, 2)
        assert "Anna" in other
        assert "Anna" not in own
        if name not in ("lasted", "end_tile"):  # which say all without a figure
            assert str(40 + place) in own
            assert str(20 + place) in own
        for earlier, equal in enumerate(FIGURES[game][:place]):
            if equal != "lasted":
                assert str(40 + earlier) in own, own  # what was equal comes first
        for events in (own, other):
            assert events.endswith(".")
            assert "{" not in events
            assert "$" not in events
        if language != "en":
            assert own != strictly(game, "en", name, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIGURES)
def test_a_shared_win_names_every_figure(game, language):
    events = strictly(game, language, "shared", None)
    for place, name in enumerate(FIGURES[game]):
        if name not in ("lasted", "end_tile"):
            assert str(40 + place) in events


@pytest.mark.parametrize("game", FIGURES)
def test_these_are_the_figures_of_the_results(game):
    endings = {
        "envyra": "players 2\ngrid - T17\nround 200\nover round_limit",
        "rawsiko": "players 3\nhold A KOR 1\nout C B\nobjective A tyres\nover one_left",
        "raw": "players 2\nlives A doormat\nlives B paperboy\nover stalemate",
    }
    result = registry.make(game, {}).scene(endings[game]).result()
    assert result is not None
    assert [name for name, _ in result.deciders] == FIGURES[game]

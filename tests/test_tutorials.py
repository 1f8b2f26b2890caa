"""Tutorials: scripts that keep to the rules, words for every step, and faults that can be found."""

import pytest

from ludoteka.core import registry
from ludoteka.core.chance import Sealed
from ludoteka.core.content import ContentError
from ludoteka.text import Texts
from ludoteka.tutorials import LEARNER, LessonScript, lessons, tutorial

GAMES = registry.names()
LANGUAGES = ["en", "hu", "lv", "sk"]
# Every lesson of every game, and by every edition that has had it.
LESSONS = [
    (name, number, rules)
    for name in GAMES
    for meta in [registry.find(name).meta]
    for number in range(1, lessons(name) + 1)
    for rules in range(meta.oldest if number == 1 else meta.rules_version, meta.rules_version + 1)
]
WRITTEN_FOR = {("rawsiko", 1): 3}  # an edition that is not the latest


def test_raw_has_a_second_lesson():
    counted = {name: lessons(name) for name in GAMES}
    assert counted.items() >= {"envyra": 1, "raw": 2, "rawsiko": 1}.items()
    assert tutorial("raw", 3) is None
    assert tutorial("raw", 1, rules=99) is None


@pytest.mark.parametrize(("name", "number", "rules"), LESSONS)
def test_the_script_is_a_game_of_the_true_rules(name, number, rules):
    """The learner plays what is asked, the others what the script answers: nobody is at a loss."""
    lesson = tutorial(name, number, rules)
    assert lesson is not None
    assert lesson.rules == min(rules, WRITTEN_FOR.get((name, number), rules))
    assert 6 <= len(lesson.steps) <= 12
    chance = Sealed(lesson.seed)
    game = registry.make(name, lesson.options, rules=lesson.rules)
    state = game.start(lesson.seats, chance)
    asks = {ask.at: ask for step in lesson.steps for ask in step.asks}
    moves = 0
    while moves < lesson.steps[-1].at:
        others = [seat for seat in state.waiting_for() if seat != LEARNER]
        if others:
            state.play(others[0], lesson.replies[state.digest()], chance)
        else:
            assert asks[moves].number == game.read(asks[moves].move)
            state.play(LEARNER, asks.pop(moves).number, chance)
        moves += 1
    assert asks == {}


@pytest.mark.parametrize(("name", "number"), [("envyra", 1), ("raw", 1), ("raw", 2)])
def test_where_all_choose_at_once_the_learner_may_be_the_faster(name, number):
    lesson = tutorial(name, number)
    chance = Sealed(lesson.seed)
    state = registry.make(name, lesson.options).start(lesson.seats, chance)
    assert len(state.waiting_for()) > 1
    first = next(step.asks[0] for step in lesson.steps if step.asks)
    state.play(LEARNER, first.number, chance)
    assert state.digest() in lesson.replies


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_its_words(name, language):
    texts = Texts(registry.make(name), language)
    texts.languages, texts._bundles = texts.languages[:1], texts._bundles[:1]  # no English instead
    known = set()
    scripts = [tutorial(name, number, rules) for game, number, rules in LESSONS if game == name]
    for words, step in [(script.words, step) for script in scripts for step in script.steps]:
        parts = ["-title", ""] + (["-else"] if step.asks else [])
        parts += [f"{of}-{n}" for n in range(2, len(step.asks) + 1) for of in ("", "-else")]
        ids = [f"{words}-{step.id}{part}" for part in parts]
        known.update(ids)
        lacking = [one for one in ids[:2] if not texts.find(one)]
        assert lacking == []
        for body in [texts.find(one) for one in ids]:
            assert len(body or "") <= 260, f"{body}: too many letters for a phone"
    # Nothing is said in vain: a message belongs to a step, or to one of the moves it asks for.
    start = f"{name}-tutorial-"
    said = {one for one in texts._bundles[0]._messages if one.startswith(start)}
    assert said - known == set()


FINE = """
seed = "x"
seats = 2
level = "greedy"
[options]
start_player = "1"
[[step]]
id = "aim"
[[step]]
id = "place"
moves = ["B place a1", "A place b1"]
"""


@pytest.mark.parametrize(
    ("wrong", "right", "fault"),
    [
        ("", "[[step]]", "step"),
        ('"A place b1"', '"A place d3"', "step 2 (place): 'place d3' is not allowed now"),
        ('"A place b1"', '"A fly b1"', "step 2 (place): can't read 'fly b1'"),
        ('"A place b1"', '"C place b1"', "step 2 (place): 'C place b1' does not begin with a seat"),
        ("seats = 2", "seats = 7", "seats should be a number from 2 to 4, not 7"),
        ('"greedy"', '"clever"', "unknown level 'clever'"),
        ('start_player = "1"', "start = 1", "options: "),
        ('id = "aim"', 'id = "aim"\nsays = "hello"', "step 1 (aim): unknown field 'says'"),
        ('id = "aim"', 'id = "place"', "id 'place' is taken already by step 1"),
    ],
)
def test_a_fault_is_named_with_its_step(wrong, right, fault):
    text = FINE.replace(wrong, right) if wrong else FINE.partition(right)[0]
    game = registry.find("envyra")
    assert len(LessonScript(game, "fine", FINE).steps) == 2
    with pytest.raises(ContentError) as caught:
        LessonScript(game, "lesson.toml", text)
    assert "lesson.toml" in str(caught.value)
    assert any(fault in one for one in caught.value.faults), caught.value.faults

"""RAW in sentences: events, reasons, prompts, moves, cards, options and rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import fluent_folders
from text_checks import faults_in_the_source

from ludoteka.core import registry
from ludoteka.core.chance import Quick, derive
from ludoteka.core.events import Event
from ludoteka.core.game import Game, State
from ludoteka.core.options import Value
from ludoteka.core.reasons import Reason
from ludoteka.games.raw.pieces import ASKS, LAST_STANDING, LIFE_LOST, STALEMATE
from ludoteka.games.raw.scoring import end_words
from ludoteka.text import Seating, Texts


def brawl(seed: int, more: dict[str, Value] | None = None) -> Iterator[tuple[State, list[Event]]]:
    """A game in which nobody is too shy to attack or raid, move by move."""
    options: dict[str, Value] = {
        "drafting": seed % 3 == 0,
        "hunt": seed % 2 == 0,
        "underworld": seed % 4 < 2,
        "summoning": seed % 5 == 0,
        "last_standing": seed % 3 == 1,
        "trophies": ["apart", "lives"][seed % 2],
        **(more or {}),
    }
    game = registry.make("raw", options)
    chance, picks = Quick(seed), Quick(derive(b"picks", str(seed)))
    told: list[Event] = []
    state = game.start(2 + seed % 5, chance, told)
    yield state, told
    while waiting := state.waiting_for():
        seat = waiting[picks.below(len(waiting))]
        moves = state.moves(seat)
        meek = {"end", "pass", "leave", "life", "down"}
        bold = [move for move in moves if game.describe(move)["verb"] not in meek]
        chosen = bold if bold and picks.below(6) else moves
        state.play(seat, chosen[picks.below(len(chosen))], chance, told)
        yield state, told


def retold(game: Game, told: list[Event], me: int | None) -> Iterator[dict[str, object]]:
    teller = game.teller()
    for event in told:
        seen = event.seen_by(me)
        if seen is not None:
            yield teller.retold(seen)


SILENT = {"turn_ended"}  # the next turn begins at once


def test_every_event_of_a_brawl_has_a_sentence_for_everybody():
    kinds: set[str] = set()
    for seed in range(20):
        state, told = list(brawl(seed))[-1]
        texts = Texts(state.game)
        for me in (None, 0, state.seats - 1):
            seating = Seating(BRAWLERS[: state.seats], me)
            bare = (event.seen_by(me) for event in told)
            for stories in (retold(state.game, told, me), (seen for seen in bare if seen)):
                for event in stories:
                    kind = str(event["kind"])
                    kinds.add(kind)
                    sentence = texts.event(event, seating)
                    plainly = kind.replace("_", " ").capitalize()
                    assert not sentence.startswith(plainly + ": "), (event, sentence)
                    assert "none" not in sentence.lower(), (event, sentence)
                    assert not re.search(r"\b1 (lives|stars|wounds|monsters)\b", sentence), sentence
                    assert (sentence == "") == (kind in SILENT), event
                    assert sentence == "" or sentence.endswith("."), sentence
        result = state.result()
        assert result is not None
        for part in (*result.parts[0], *result.columns[0]):
            assert texts.find(f"raw-part-{part}") == texts.part(part)
    seldom: list[tuple[dict[str, object], str]] = [
        ({"kind": "none_summoned", "seat": 0, "kind_wanted": "skull"}, "No skeleton answers."),
        ({"kind": "disabled", "seat": 0}, "No ? works until the end of this turn."),
    ]
    for event, expected in seldom:
        kinds.add(str(event["kind"]))
        assert texts.event(event, seating) == expected
    assert kinds == {kind.name for kind in registry.find("raw").meta.events}
    for end in (LIFE_LOST, LAST_STANDING, STALEMATE):
        reason, rule = end_words(end)
        assert texts.find(f"raw-end-{reason}")
        assert texts.rule(rule)


BRAWLERS = ["Anna", "Ben", "Cilka", "Dan", "Eva", "Filip"]


def test_every_reason_prompt_and_move_of_a_brawl_has_words():
    told: Counter[str] = Counter()
    prompts: set[str] = set()
    verbs: set[str] = set()
    for seed in range(16):
        picks = Quick(seed)
        for state, _ in brawl(seed):
            game, waiting = state.game, state.waiting_for()
            texts = TEXTS.setdefault(game.id, Texts(game))
            seat = waiting[0] if waiting else 0
            view, seating = state.view(seat), Seating(BRAWLERS[: state.seats], seat)
            prompt = view["prompt"]
            if isinstance(prompt, dict) and f"{prompt['do']} {seed}" not in prompts:
                prompts |= {str(prompt["do"]), f"{prompt['do']} {seed}"}
                said = texts.prompt(prompt, seating, view)
                assert said[-1] in ".?", said
                assert ": do " not in said.replace(": do damage", ""), said
                assert "none" not in said.replace("keep none", ""), said
            for move in state.moves(seat)[:8]:
                words = game.describe(move)
                verbs.add(str(words["verb"]))
                phrase = texts.move(words, seating, view)
                assert phrase or words["verb"] == "stars", words
                assert "none" not in phrase, (words, phrase)
            for move in [picks.below(game.move_count) for _ in range(25)]:
                reason = state.why_not(seat, move)
                if reason is None or told[reason.fault] > 30:
                    continue
                told[reason.fault] += 1
                sentence = texts.reason(reason, seating, view)
                book, _, number = reason.rule.partition(".")
                assert texts.has("why", reason.fault) or book == "ludoteka", reason
                fault = reason.fault.replace("-", " ").capitalize()
                assert not sentence.startswith(fault + ": "), sentence
                if book == "raw":
                    assert sentence.endswith(f"(rule {number})."), sentence
                    assert texts.rule(reason.rule).endswith("."), reason.rule
    assert {do for do in prompts if " " not in do} >= set(ASKS[1:]) - {"hold", "split", "bury"}
    assert len(verbs) > 25
    assert len(told) > 25


TEXTS: dict[str, Texts] = {}


def test_every_fault_of_raw_has_a_sentence_in_words():
    """Also those that seldom happen: no field is missing, whatever the view knows."""
    game = registry.make("raw")
    texts, seating = Texts(game), Seating(BRAWLERS[:3], 0)
    values: dict[str, object] = {"spot": 17, "card": "iron-jaw", "cost": 2, "stars": 1, "count": 3}
    values |= {"other": 1, "rest": 2, "seen": 2, "deck": 9, "kept": 6, "attacker": "blood"}
    values |= {"verb": "lay", "asked": "attack", "variant": "hunt", "victim": 2, "rounds": 2}
    table = {"17": {"owner": 1, "card": "grave-wife"}}
    faults = {fault for rule, fault in faults_in_the_source() if rule.startswith("raw.")}
    assert len(faults) > 50
    for fault in faults | {"no-skill", "no-trap"}:
        said = texts.reason(Reason("raw.17", fault, values), seating, {"table": table})
        assert not said.lower().startswith(fault.replace("-", " ") + ": spot"), said
        bare = texts.reason(Reason("raw.17", fault, values), seating)
        assert ("Digger's Wife" in said) == ("card 17" in bare.lower() and said != bare)


def test_cards_are_named_in_the_language_of_the_reader():
    game = registry.make("raw")
    seating = Seating(BRAWLERS[:2], 0)
    drew: dict[str, object] = {"kind": "drew", "seat": 0, "card": "grave-wife"}
    assert Texts(game).event(drew, seating) == "You draw Digger's Wife."
    assert "Hrobárova žena" in Texts(game, "sk").event(drew, seating)
    dear = Reason("raw.15", "too-dear", {"card": "grave-wife", "cost": 5, "stars": 1})
    assert Texts(game).reason(dear, seating).startswith("Digger's Wife costs 5★")
    assert Texts(game, "sk-SK").reason(dear, seating).startswith("Hrobárova žena")
    assert Texts(game, "sk").board("card", {"card": "grave-wife"}) == "Hrobárova žena"
    assert Texts(game, "xx").board("card", {"card": "grave-wife"}) == "Digger's Wife"
    assert Texts(game).unnamed("lay Digger's Wife") == "lay grave-wife"
    assert Texts(game).unnamed("Hrobárova ŽENA") == "grave-wife"
    assert Texts(game).unnamed("lay something") == "lay something"


def test_a_story_remembers_which_card_lies_where():
    game = registry.make("raw")
    texts, seating, teller = Texts(game), Seating(BRAWLERS[:2], 0), game.teller()
    story: list[tuple[dict[str, object], str]] = [
        (
            {"kind": "laid", "seat": 0, "card": "loose-ribs", "spot": 3, "stars": 1},
            "You lay Loose Ribs; 1 star left.",
        ),
        (
            {"kind": "buried", "seat": 0, "spot": 3, "card": "doormat"},
            "You bury Doormat under Loose Ribs.",
        ),
        (
            {"kind": "wounded", "spot": 3, "count": 1, "wounds": 1},
            "Your Loose Ribs takes 1 wound, 1 of 3.",
        ),
        (
            {"kind": "died", "seat": 0, "spot": 3, "card": "loose-ribs"},
            "You lose Loose Ribs.",
        ),
        ({"kind": "tapped", "spot": 3}, "Loose Ribs is exhausted."),
    ]
    for event, expected in story:
        assert texts.event(teller.retold(event), seating) == expected


def test_two_cards_of_a_name_are_told_by_their_numbers():
    game = registry.make("raw")
    texts, seating, teller = Texts(game), Seating(BRAWLERS[:2], 0), game.teller()

    def told(**event: object) -> str:
        return texts.event(teller.retold(event), seating)

    laid = {"kind": "laid", "card": "doormat", "stars": 1}
    assert told(**laid, seat=0, spot=1) == "You lay Doormat; 1 star left."
    assert "Doormat (4)" in told(**laid, seat=1, spot=4)
    attack = told(kind="attacked", seat=0, spot=1, targets=[4], mode="plain")
    assert attack.startswith("Doormat (1) goes for Doormat (4)")
    told(kind="died", seat=1, spot=4, card="doormat")
    assert told(kind="tapped", spot=1) == "Your Doormat is exhausted."


def test_every_option_and_rule_of_raw_has_a_text():
    game = registry.make("raw")
    texts = Texts(game)
    for option in type(game).meta.options:
        assert texts.option(option.name), option.name
    folder = fluent_folders.game_folder("raw")
    rules = (folder / "rules.md").read_text(encoding="utf-8")
    rulings = (folder / "rulings.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^(\d+)\. ", rules, re.MULTILINE))
    numbers |= set(re.findall(r"^- (D-B\d+) ", rules, re.MULTILINE))
    numbers |= set(re.findall(r"^\| ([A-Z]\d+) \|", rulings, re.MULTILINE))
    assert {"1", "72", "D-B22", "X35", "Q19"} <= numbers
    for number in numbers:
        assert texts.rule(f"raw.{number}").endswith("."), number
    assert texts.expected()

"""RAWsiko in sentences: events, reasons, prompts, hints, options and rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import fluent_folders
from text_checks import NAMES, faults_in_the_source, sentences

from ludoteka import fluent_files
from ludoteka.core import registry
from ludoteka.core.chance import Quick, derive
from ludoteka.core.events import Event
from ludoteka.core.game import State
from ludoteka.core.options import Value
from ludoteka.core.reasons import Reason
from ludoteka.games.rawsiko.pieces import END_REASONS, END_RULES
from ludoteka.text import Seating, Texts


def rush(seed: int, more: dict[str, Value] | None = None) -> Iterator[tuple[State, list[Event]]]:
    """A game in which nearly everybody attacks who can, move by move."""
    options: dict[str, Value] = {
        "turns": 12,
        "setup": ["simple", "territories", "continents"][seed % 3],
        "starting_assets": ["auto", "0"][seed % 2],
        "stranglehold": seed % 4 < 3,
        "trade": seed % 5 < 4,
        "garrison": seed % 7 == 6,
        "after_clash": ["failed-fresh", "conquerors-fresh", "loss-fresh"][seed // 2 % 3],
        **(more or {}),
    }
    game = registry.make("rawsiko", options)
    chance, picks = Quick(seed), Quick(derive(b"picks", str(seed)))
    told: list[Event] = []
    state = game.start(3 + seed % 3, chance, told)
    yield state, told
    while waiting := state.waiting_for():
        seat = waiting[0]
        moves = state.moves(seat)
        held = state.view(seat)["territories"]
        assert isinstance(held, dict)
        attacks = [
            move for move in moves if held.get(game.describe(move).get("target"), [seat])[0] != seat
        ]
        chosen = attacks if attacks and picks.below(8) else moves
        state.play(seat, chosen[picks.below(len(chosen))], chance, told)
        yield state, told


def test_every_event_of_a_rush_has_a_sentence_for_everybody():
    seen_kinds: set[str] = set()
    for seed in range(4):
        state, told = list(rush(seed))[-1]
        texts = Texts(state.game)
        for me in (None, 0, state.seats - 1):
            seating = Seating(NAMES[: state.seats], me)
            for kind, sentence in sentences(texts, told, seating):
                seen_kinds.add(kind)
                assert not re.search(r"\b1 (assets|choices|turns)\b", sentence), sentence
        result = state.result()
        assert result is not None
        for part in (*result.parts[0], *result.columns[0]):
            assert texts.find(f"rawsiko-part-{part.replace('_', '-')}") == texts.part(part)
    assert seen_kinds == {kind.name for kind in registry.find("rawsiko").meta.events}
    for reason, rule in zip(END_REASONS[1:], END_RULES[1:], strict=True):
        assert texts.find(f"rawsiko-end-{reason.replace('_', '-')}")
        assert texts.rule(rule)


def test_every_reason_and_prompt_of_a_rush_is_a_sentence():
    told: Counter[str] = Counter()
    prompts: set[str] = set()
    texts = Texts(registry.make("rawsiko"))
    for seed in range(7):
        picks = Quick(seed)
        for state, _ in rush(seed, {"turns": 3}):
            game = state.game
            waiting = state.waiting_for()
            seat = waiting[0] if waiting else 0
            prompt = state.view(seat)["prompt"]
            if isinstance(prompt, dict):
                do = str(prompt["do"])
                prompts.add(do)
                fields = texts.fields(prompt, Seating(NAMES[: state.seats], seat))
                assert texts.find(f"rawsiko-prompt-{do}", fields), prompt
            few = [picks.below(game.move_count) for _ in range(20)]
            own = [game.read(text) for text in near_misses(state, seat, picks)]
            for move in (*range(150), *few, *own):
                for who in {seat, (seat + 1) % state.seats}:
                    reason = state.why_not(who, move)
                    if reason is None or told[reason.fault] > 100:
                        continue
                    told[reason.fault] += 1
                    sentence = texts.reason(reason, Seating(NAMES[: state.seats], who))
                    book, _, number = reason.rule.partition(".")
                    if book == "rawsiko":
                        fields = texts.fields(reason.values, Seating(NAMES[: state.seats], who))
                        assert texts.find(f"rawsiko-why-{reason.fault}", fields), reason
                        assert sentence.endswith(f"(rule {number})."), sentence
                        assert texts.rule(reason.rule).endswith("."), reason.rule
                    assert sentence[0].isupper(), sentence
    ours = {fault for rule, fault in faults_in_the_source() if rule.startswith("rawsiko.")}
    rare = {"two-players-there", "no-room-there", "no-room-around", "out-of-the-game"}
    rare |= {"abandoning", "stopping"}  # no faults, but cautions
    assert ours - rare <= set(told)
    assert prompts == {"choose", "take", "place", "invest", "act", "trade"}


def near_misses(state: State, seat: int, picks: Quick) -> Iterator[str]:
    """Moves of the seat's own assets: too many, too far, or against too few rules."""
    view, territories = state.view(seat), state.game.content()["territories"]
    held = view["territories"]
    assert isinstance(held, dict)
    assert isinstance(territories, dict)
    for ident, (owner, unmoved, _) in held.items():
        if owner == seat:
            links = [*territories[ident]["land"], *territories[ident]["sea"]]
            other = links[picks.below(len(links))]
            for count in (min(16, unmoved + 1), max(1, min(16, unmoved)), 4):
                yield f"{ident}>{other} {count}"
                yield f"{ident} {count}"


def test_rare_reasons():
    texts = Texts(registry.make("rawsiko"))
    cases: list[tuple[str, dict[str, object], str]] = [
        (
            "two-players-there",
            {"continent": "OCE", "players": [0, 1]},
            "Two players are established in Oceania: you and Ben (B) (rule 20).",
        ),
        (
            "no-room-there",
            {"continent": "EUR", "free": 1, "needed": 2},
            "Europe has too few free territories: 1 of the 2 you need (rule 20).",
        ),
        (
            "no-room-around",
            {"territory": "JPN", "continent": "ASI", "needed": 3},
            "Around Japan are too few free territories: 3 must be connected (rule 20).",
        ),
        ("out-of-the-game", {"seat": 0}, "You are out of the game (rule 20)."),
    ]
    for fault, values, expected in cases:
        reason = Reason("rawsiko.20", fault, values)
        assert texts.reason(reason, Seating(NAMES[:3], 0)) == expected


CLASH: dict[str, object] = {
    "kind": "clash",
    "seat": 0,
    "source": "TUR",
    "target": "DEU",
    "defender": 1,
    "attack": [5, 4, 1],
    "defence": [5, 4],
    "attackers_lost": 2,
    "defenders_lost": 0,
    "conquered": False,
    "abandoned": False,
}


def test_a_clash_is_told_with_its_dice():
    texts = Texts(registry.make("rawsiko"))
    assert texts.event(CLASH, Seating(NAMES[:3], 0)) == (
        "You attack Germany from Turkey, A 5 4 1 against B 5 4: "
        "you lose 2 assets, Ben (B) none; the territory holds."
    )
    assert texts.event(CLASH, Seating(NAMES[:3], 1)) == (
        "Anna (A) attacks Germany from Turkey, A 5 4 1 against B 5 4: "
        "Anna (A) loses 2 assets, you none; the territory holds."
    )
    won = {**CLASH, "attack": [6], "defence": [1], "attackers_lost": 0, "defenders_lost": 1}
    won.update(conquered=True, abandoned=True)
    assert texts.event(won, Seating(NAMES[:3], 1)) == (
        "Anna (A) attacks Germany from Turkey, A 6 against B 1: "
        "you lose 1 asset and Germany; Turkey is empty now."
    )


def test_every_option_and_rule_of_rawsiko_has_a_text():
    game = registry.make("rawsiko")
    texts = Texts(game)
    for option in type(game).meta.options:
        assert texts.option(option.name), option.name
    assert all(word in texts.option("after_clash") for word in ("Latvian", "Slovak", "Hungarian"))
    rules = fluent_folders.game_folder("rawsiko") / "rules.md"
    source = rules.read_text(encoding="utf-8")
    numbers = set(re.findall(r"^(\d+)\. ", source, re.MULTILINE))
    decisions = set(re.findall(r"\b(D-\d+)\b", source))
    rulings = set(re.findall(r"^\| (R-\d+) \|", source, re.MULTILINE))
    assert {"5", "75"} <= numbers
    for number in numbers | decisions | rulings:
        assert texts.rule(f"rawsiko.{number}").endswith("."), number
    assert texts.expected()


def test_every_hint_of_a_rush_has_a_message():
    keys: set[str] = set()
    texts = Texts(registry.make("rawsiko"))
    for seed in range(3):
        for state, _ in rush(seed, {"turns": 3, "trade": True}):
            for seat in state.waiting_for():
                seating = Seating(NAMES[: state.seats], seat)
                for key, part in state.aids(seat).items():
                    if part in ([], {}):
                        continue
                    keys.add(key)
                    assert texts.told("aid", key, {key: part}, seating), (key, part)
                    for entry in part if key == "attacks" and isinstance(part, list) else []:
                        line = texts.told("aid", "attacks-each", entry, seating)
                        assert line, entry
                        assert len(line) <= 76, line
    told = {"income", "needed", "able", "steps", "free", "contested", "attacks", "trade"}
    assert keys == told


def test_names_come_in_the_language_asked_for():
    game = registry.make("rawsiko")
    assert Texts(game).board("territory", {"territory": "DEU"}) == "Germany"
    assert Texts(game, "sk").board("territory", {"territory": "DEU"}) == "Nemecko"
    assert "Nemecko" in Texts(game, "sk").event(CLASH, Seating(NAMES[:3], 0))
    assert "Vācija" in Texts(game, "lv").event(CLASH, Seating(NAMES[:3], 0))
    assert {"en", "hu", "lv", "sk"} <= set(fluent_files.languages(game))

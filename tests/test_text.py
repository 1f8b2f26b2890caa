"""Texts: all that the engine can say has an English sentence, and nothing missing crashes."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import fluent_folders
import pytest

import ludoteka
from ludoteka import fluent_files, text
from ludoteka.bots.levels import make
from ludoteka.core import reasons as common
from ludoteka.core import registry
from ludoteka.core.chance import Quick, derive
from ludoteka.core.events import Event
from ludoteka.core.game import Game, Meta, Outlook, State
from ludoteka.core.markup import safe
from ludoteka.core.options import Switch, Value
from ludoteka.core.reasons import Reason
from ludoteka.games.raw.pieces import ASKS, LAST_STANDING, LIFE_LOST, STALEMATE
from ludoteka.games.raw.scoring import end_words
from ludoteka.games.rawsiko.pieces import END_REASONS, END_RULES
from ludoteka.text import Seating, Texts

PACKAGE = Path(ludoteka.__file__).parent
NAMES = ["Anna", "Ben", "greedy", "random", "Eva"]


def played(options: dict[str, Value], seats: int, seed: int) -> tuple[Game, list[Event], State]:
    """A whole game in which everybody once changes the mind, with all its events."""
    game = registry.make("envyra", options)
    chance, picks = Quick(seed), Quick(derive(b"picks", str(seed)))
    told: list[Event] = []
    state = game.start(seats, chance, told)
    bot = make("greedy" if seed % 2 else "random")
    while waiting := state.waiting_for():
        seat = waiting[-1]
        state.play(seat, bot.choose(Outlook(state, seat), picks), chance, told)
        if seat not in state.waiting_for() and state.waiting_for() and state.moves(seat):
            state.play(seat, state.moves(seat)[0], chance, told)
    return game, told, state


def sentences(texts: Texts, told: list[Event], seating: Seating) -> Iterator[tuple[str, str]]:
    """What a seat, or an onlooker, is told: the kind of each event, and its whole sentence."""
    teller = registry.make("envyra", {}).teller()
    for event in told:
        seen = event.seen_by(seating.me)
        if seen is None:
            continue
        retold = teller.retold(dict(seen))
        data = {name: value for name, value in retold.items() if name != "kind"}
        message = f"{texts.game_id}-event-{event.kind.replace('_', '-')}"
        assert texts.find(message, texts.fields(data, seating)), (event, seating.me)
        sentence = texts.event(seen, seating)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert "{" not in sentence, sentence
        yield event.kind, sentence


def test_every_event_of_real_games_has_a_sentence_for_everybody():
    seen_kinds: set[str] = set()
    for seed in range(12):
        options: dict[str, Value] = {
            "equilibrium": ["off", "A", "B", "C"][seed % 4],
            "simplified": seed % 5 == 0,
            "end_tile": ["original", "K"][seed % 2],
        }
        game, told, state = played(options, 2 + seed % 3, seed)
        texts = Texts(game)
        for me in (None, 0, state.seats - 1):
            seating = Seating(NAMES[: state.seats], me)
            seen_kinds.update(kind for kind, _ in sentences(texts, told, seating))
        result = state.result()
        assert result is not None
        assert texts.end(result.reason).endswith(".")
        assert texts.rule(result.rule)
    assert seen_kinds == {kind.name for kind in registry.find("envyra").meta.events}


def faults_in_the_source() -> list[tuple[str, str]]:
    """Every Reason that is made anywhere in the engine: its rule, or its book, and its fault."""
    found = []
    for path in [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/*/*.py")]:
        source = path.read_text(encoding="utf-8")
        for rule, fault in re.findall(r'Reason\(\s*(\w+|"[^"]+"),\s*"([^"]+)"', source):
            found.append((rule.strip('"') if '"' in rule else f"{path.parent.name}.", fault))
    return found


def test_every_fault_of_the_source_has_a_sentence():
    faults = faults_in_the_source()
    assert len(faults) >= 12
    texts = {name: Texts(registry.make(name)) for name in registry.names()}
    assert {rule.partition(".")[0] for rule, _ in faults} >= {"envyra", "rawsiko", "ludoteka"}
    source = fluent_folders.source("en")
    for rule, fault in faults:
        book = rule.partition(".")[0]
        if book in texts and not fluent_files.source(type(texts[book]._game), "en"):
            continue  # a game without texts is told plainly
        assert f"\n{book}-why-{fault} = " in source, (rule, fault)
        if book != "ludoteka" and rule != f"{book}.":
            assert texts[book].rule(rule), rule


def test_every_reason_of_a_real_game_is_a_sentence_with_its_rule():
    told: set[str] = set()
    for options in ({}, {"simplified": True}):
        game = registry.make("envyra", options)
        texts, chance, picks = Texts(game), Quick(3), Quick(4)
        state = game.start(2, chance)
        for _ in range(60):
            waiting = state.waiting_for()
            for seat in (0, 1):
                for move in range(game.move_count):
                    reason = state.why_not(seat, move) or state.caution(seat, move)
                    if reason is None:
                        continue
                    told.add(reason.fault)
                    sentence = texts.reason(reason, Seating(NAMES[:2], seat))
                    assert sentence[0].isupper()
                    assert sentence.endswith(".")
                    if reason.rule.startswith("envyra."):
                        assert f"(rule {reason.rule[7:]})" in sentence, sentence
                    else:
                        assert "(rule" not in sentence
            if not waiting:
                break
            moves = state.moves(waiting[0])
            state.play(waiting[0], moves[picks.below(len(moves))], chance)
    ours = {fault for rule, fault in faults_in_the_source() if rule.startswith("envyra.")}
    assert ours <= told


# RAWsiko


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


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
def test_18_a_tile_that_was_tied_is_told_with_its_reason(language: str):
    texts = Texts(registry.make("envyra", {}), language)
    event: dict[str, object] = {"kind": "tile_won", "seat": 2, "cell": "a1", "tile": "S01"}
    tied = texts.event({**event, "returned": [1, 0, 1], "unmoved": []}, Seating(NAMES[:3], 0))
    # The first one's second cube came back from the board: three against one is no tie.
    clear = texts.event({**event, "returned": [2, 0, 3], "unmoved": [0]}, Seating(NAMES[:3], 0))
    assert tied.count(NAMES[2]) == clear.count(NAMES[2]) + 1
    own = texts.event({**event, "returned": [1, 0, 1], "unmoved": []}, Seating(NAMES[:3], 2))
    assert len(own) > len(clear)
    assert NAMES[2] not in own.split(":")[0]


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


# RAW


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


@pytest.mark.parametrize("name", ["envyra", "raw", "rawsiko"])
def test_the_help_fits_80_columns_and_explains_the_words_of_the_board(name: str):
    texts = Texts(registry.make(name))
    assert max(len(line) for line in texts.help().splitlines()) < 80
    words = {
        "envyra": ["leads", "needs"],
        "raw": ["open", "tapped"],
        "rawsiko": ["exclusive", "out"],
    }
    for key in words[name]:
        fields: dict[str, str | int] = {"seat": "A", "icons": "OG"}
        assert texts.board(key, fields) in texts.help()


# Forms of fields


def test_forms_of_nested_data():
    texts, seating = Texts(), Seating(NAMES[:3], 1)
    fields = texts.fields(
        {
            "seat": 1,
            "dice": [5, 4, 1],
            "odds": {"win_permille": 4, "lost_permille": 1250},
            "steps": {"Bi": 2, "Co": 1, "Li": 2},
            "rounds": [{"n": 1}, {"n": 7, "sure_permille": 1000}],
            "word": "Bi",
        },
        seating,
    )
    assert fields["seat-letter"] == "B"
    assert fields["dice-row"] == "5 4 1"
    assert fields["odds-win-percent"] == "<1"
    assert fields["odds-lost-decimal"] == 1.2
    assert fields["steps-groups"] == "1: Co; 2: Bi, Li"
    assert fields["rounds-count"] == 2
    assert fields["rounds-last-n"] == 7
    assert fields["rounds-last-sure-percent"] == "100"
    assert fields["word-id"] == "Bi"


def test_the_reasons_of_the_table_have_sentences():
    texts, seating = Texts(registry.make("envyra")), Seating(NAMES[:2], 0)
    for reason, expected in (
        (common.no_such_seat(7, 2), "There is no seat 7 at a table of 2."),
        (common.no_such_move(500), "There is no move number 500 in this game."),
        (common.game_over(), "The game is over."),
        (common.not_your_turn(0, [1]), "It is not your turn; the game waits for Ben (B)."),
    ):
        assert texts.reason(reason, seating) == expected


def test_every_option_prompt_end_and_rule_has_a_text():
    game = registry.make("envyra")
    texts = Texts(game)
    for option in type(game).meta.options:
        assert texts.option(option.name), option.name
    for number in range(1, 36):
        assert texts.rule(f"envyra.{number}").endswith("."), number
    for number in range(1, 14):
        assert texts.rule(f"envyra.D-C{number}").endswith("."), number
    for reason in ("end_tile_won", "end_tile_left", "no_tile_open", "round_limit"):
        assert texts.find(f"envyra-end-{reason.replace('_', '-')}")
    seating = Seating(NAMES[:2], 0)
    assert texts.prompt({"do": "place", "most": 2}, seating) == "Secretly place 1 or 2 cubes."
    assert texts.prompt({"do": "place", "most": 1}, seating) == "Secretly place a cube."
    assert texts.prompt({"do": "change", "most": 2}, seating).startswith("You have placed")
    said = texts.prompt({"do": "move", "cells": ["a1", "c2"]}, seating)
    assert said == "Move one of these cubes to its tile: a1, c2."
    assert texts.help()


def test_every_rule_in_our_numbered_rules_is_told():
    rules = fluent_folders.game_folder("envyra") / "rules.md"
    source = rules.read_text(encoding="utf-8")
    texts = Texts(registry.make("envyra"))
    decisions = set(re.findall(r"^- (D-C\d+) ", source, re.MULTILINE))
    rulings = set(re.findall(r"^\| (E-\d+) \|", source, re.MULTILINE))
    for number in decisions | rulings:
        assert texts.rule(f"envyra.{number}"), number


def test_everything_the_code_says_is_there():
    """Every message that the command line asks for by name."""
    texts = Texts()
    asked: set[str] = set()
    for path in PACKAGE.glob("cli/**/*.py"):
        source = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r'(?:\.say|_say)\(\s*"([a-z-]+)"', source))
        asked |= set(re.findall(r'"(help-[a-z]+)"', source))
    assert "hand-over" in asked
    source = fluent_folders.source("en")
    for message in asked:
        assert f"\nludoteka-{message} = " in source, message
    assert texts.say("you") == "you"


def test_events_are_told_as_the_reader_saw_them():
    texts = Texts(registry.make("envyra"))
    moved: dict[str, object] = {
        "kind": "cube_moved",
        "seat": 1,
        "cell": "a1",
        "tile": "S01",
        "forced": False,
    }
    assert (
        texts.event(moved, Seating(NAMES[:2]))
        == "Ben (B) moves a cube to the orange sun tile (a1)."
    )
    assert (
        texts.event(moved, Seating(NAMES[:2], 1)) == "You move a cube to the orange sun tile (a1)."
    )
    won: dict[str, object] = {
        "kind": "tile_won",
        "seat": 0,
        "cell": "b2",
        "tile": "END",
        "returned": [2, 1],
        "unmoved": [],
    }
    assert texts.event(won, Seating(NAMES[:2], 1)) == (
        "Anna (A) wins the end tile (b2) for 5 points. "
        "Cubes go back to their supplies: Anna (A) 2, you 1."
    )


def test_a_missing_message_is_told_as_data():
    texts, seating = Texts(registry.make("envyra")), Seating(NAMES[:2])
    event: dict[str, object] = {"kind": "sky_fell", "where": "here", "times": 2}
    assert texts.event(event, seating) == "Sky fell: where here, times 2"
    assert texts.event({"kind": "cube_moved"}, seating) == "Cube moved"  # fields are missing too
    assert (
        texts.reason(Reason("envyra.99", "no-luck", {"n": 1}), seating) == "No luck: n 1 (rule 99)."
    )
    assert texts.prompt({"do": "dance"}, seating) == "Dance: do dance"
    assert texts.end("no_such_end") == "No such end"
    assert texts.option("no_such_option") == ""
    assert texts.rule("envyra.999") == ""
    assert texts.part("no_such") == "no such"
    assert texts.say("no-such-message", n=1) == "no such message: n 1"


def test_words_of_the_board():
    texts = Texts(registry.make("envyra"))
    assert texts.board("round", {"round": 7}) == "Round 7"
    assert texts.board("bag", {"bag": 1}) == "1 tile in the bag"
    assert texts.board("bag", {"bag": 0}) == "0 tiles in the bag"
    assert texts.board("tile", {"theme": "blue", "symbol": "sea"}) == "blue sea"
    assert texts.board("symbol", {"symbol": "sea"}) == "sea"


def test_a_missing_word_of_the_board_never_stops_a_drawing():
    texts = Texts(registry.make("envyra"))
    assert texts.board("symbol", {"symbol": "[/]\x1b"}) == "[/]�"  # other content, other words
    assert texts.board("no-such-word", {}) == "no such word"
    assert texts.board("no such\nword", {"n": 1}) == "no such�word: n 1"
    assert texts.board("bag", {}) == "bag"  # a field is missing
    assert texts.board("", {}) == ""
    assert Texts().board("round", {"round": 7}) == "7"


def test_a_language_that_is_not_there_falls_back_to_english():
    game = registry.make("envyra")
    for language in ("xx", "xx-SK", "en-GB"):
        assert Texts(game, language).end("round_limit") == Texts(game).end("round_limit")


def test_texts_from_outside_can_not_steer_the_terminal():
    assert safe("a\x1b[2Jb\nc") == "a�[2Jb�c"
    texts = Texts(registry.make("envyra"))
    said = texts.event({"kind": "ready", "seat": 0}, Seating(["\x1b]0;x\x07", "b"]))
    assert said.isprintable()
    said = texts.event({"kind": "odd", "word": "\x1b[2J"}, Seating(["a", "b"]))
    assert said.isprintable()


class Pebbles(Game):
    """Only as much of a game as its texts need."""

    meta = Meta(
        name="pebbles",
        title="Pebbles",
        authors="Nobody",
        publisher="Nobody",
        rules_version=1,
        seats=(1, 2),
        options=[Switch("wet")],
        events=[],
        view_limit=1,
        step_limit=1,
    )

    def content(self) -> dict[str, object]:
        return {"stones": {"flat": {"weight": 3, "uses": ["skipping"], "odd": None}}}


def test_a_game_brings_its_own_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    package = tmp_path / "pebbles_package"
    (package / "locales" / "en").mkdir(parents=True)
    (package / "locales" / "sk").mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text("")
    (package / "locales/en/pebbles.ftl").write_text(
        "pebbles-event-thrown = "
        "{ $seat-name } throws a stone of { $stone-weight } for { $stone-uses }.\n"
        "pebbles-option-wet = Whether it rains\n"
        "pebbles-board-pile = { $stone } at { $place }\n"
        "this is not Fluent\n",
        encoding="utf-8",
    )
    (package / "locales/sk/pebbles.ftl").write_text(
        "pebbles-option-wet = Či prší\n"
        "pebbles-board-pile = na { $place }: { $stone }\n"
        "pebbles-stone-flat = plochý\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    __import__("pebbles_package.game")
    monkeypatch.setattr(Pebbles, "__module__", "pebbles_package.game")
    game = Pebbles(None, "own", "")
    texts = Texts(game)
    thrown: dict[str, object] = {"kind": "thrown", "seat": 0, "stone": "flat"}
    assert texts.event(thrown, Seating(["Eva"])) == "Eva (A) throws a stone of 3 for skipping."
    assert texts.option("wet") == "Whether it rains"
    assert Texts(game, "sk").option("wet") == "Či prší"
    pile: dict[str, str | int] = {"stone": "flat", "place": "a1"}
    assert texts.board("pile", pile) == "flat at a1"
    assert Texts(game, "sk").board("pile", pile) == "na a1: plochý"
    assert Texts(game, "sk").board("stone", {"stone": "flat"}) == "plochý"
    assert Texts(game, "sk").event(thrown, Seating(["Eva"])).startswith("Eva (A) throws")


def test_a_game_of_one_module_may_have_texts_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "locales" / "en").mkdir(parents=True)
    (tmp_path / "locales/en/p.ftl").write_text("pebbles-option-wet = Rain\n", encoding="utf-8")
    (tmp_path / "pebbles_module.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    __import__("pebbles_module")
    monkeypatch.setattr(Pebbles, "__module__", "pebbles_module")
    assert Texts(Pebbles(None, "own", "")).option("wet") == "Rain"
    assert sys.modules["pebbles_module"].__package__ == ""


def test_lists_and_names():
    texts = Texts()
    assert texts.listing([]) == "none"
    assert texts.listing(["a"]) == "a"
    assert texts.listing(["a", "b", "c"]) == "a, b and c"
    assert texts.listing(["a", "b"], "or") == "a or b"
    assert Seating(["x"]).name(3) == "seat 3"
    assert text.letter(3) == "D"
    assert text.letter(99) == "99"

"""Standing orders, hints, facts, languages and tables of results, at the prompt."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from terminal import SEED

from ludoteka.bots.levels import make as bot
from ludoteka.cli import outline
from ludoteka.cli.screen import Screen
from ludoteka.cli.table.prompt import Quit
from ludoteka.cli.table.seats import Seats
from ludoteka.cli.table.text_table import TextTable
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.match import Match, Replay
from ludoteka.core.record import parse
from ludoteka.fluent_files import bundle
from ludoteka.games.envyra import Envyra
from ludoteka.text import Seating, Texts

NAMES = ["Anna", "random", "random 2"]
FACTS: dict[str, object] = {
    "symbol": "Bi",
    "lists": [{"list": "critical", "source": "S1"}],
    "strategic": True,
    "recycling": None,
    "supply": [
        {
            "of": "",
            "stage": "extraction",
            "china": 80.5,
            "producers": [{"country": "VNM", "share": 18.0}, {"country": "MEX", "share": 1.0}],
        }
    ],
    "uses": ["solder", "\x1b[2J"],
}


def before_an_attack() -> tuple[Match, dict[str, Any]]:
    """A match in which the person's action phase has begun, and an attack is possible."""
    game = registry.make("rawsiko", {"setup": "territories", "starting_assets": "12"})
    for seed in range(1, 99):
        match, picks = Match(game, NAMES, bytes([seed]) * 32), Quick(seed)
        while waiting := match.state.waiting_for():
            attacks = match.state.aids(0)["attacks"]
            if isinstance(attacks, list) and attacks:
                return match, max(attacks, key=lambda attack: attack["able"])
            moves = match.state.moves(waiting[0])
            match.play(waiting[0], moves[picks.below(len(moves))])
    raise AssertionError("nobody is ever attacked")


@pytest.fixture
def sit_down(capsys, monkeypatch):
    """Put a person before a match that has begun, and type; what is shown."""

    def sit_there(match: Match, *typed: str, language: str = "en") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*typed, "quit", ""])))
        seats = Seats(NAMES, {1: bot("random"), 2: bot("random")})
        with pytest.raises(Quit):
            TextTable(match, seats, Screen(), Texts(match.game, language)).run()
        return capsys.readouterr().out

    return sit_there


def test_an_order_is_played_as_ordinary_moves(sit_down):
    match, attack = before_an_attack()
    before = len(match.moves)
    order = f"{attack['source'].lower()}>{attack['target']} until"
    out = sit_down(match, order)
    played = match.moves[before:]
    assert played
    start = f"{attack['source']}>{attack['target']} "
    assert all(seat == 0 and text.startswith(start) for seat, text in played)
    moves = "1 move." if len(played) == 1 else f"{len(played)} moves."
    assert f"The order came to {moves}" in out
    told = out[out.index("The order came to") :]
    assert told.count("• You attack ") == len(played)
    Replay(parse(match.record().text()), match.game).finish()  # the record is an ordinary one


def test_an_order_with_a_limit_stops_there(sit_down):
    match, attack = before_an_attack()
    before = len(match.moves)
    ends = f"{attack['source']}>{attack['target']}"
    out = sit_down(match, f"{ends} until {attack['able'] + 1}")
    assert f"The order “{ends} until {attack['able'] + 1}” comes to nothing now." in out
    assert len(match.moves) == before
    sit_down(match, f"{ends} until {attack['able']}")
    assert len(match.moves) == before + 1 or match.state.aids(0)["attacks"] is not None


def test_an_order_that_can_not_begin_says_why(sit_down):
    match, attack = before_an_attack()
    before = len(match.moves)
    source = attack["source"]
    content: Any = match.game.content()
    land = content["territories"][source]
    held: Any = match.state.view(0)["territories"]
    far = next(
        ident
        for ident, there in held.items()
        if there[0] != 0 and ident not in (*land["land"], *land["sea"])
    )
    out = sit_down(match, f"{source}>{far} until", f"{source}>XX until", "dance until 3")
    assert "are not adjacent (rule 10)." in out
    assert out.count("is no move of this game: expected “UKR 2”") == 2
    assert len(match.moves) == before


def test_a_game_without_orders_says_what_a_move_looks_like(run):
    _, out, _ = run("play", "envyra", "--seed", SEED, typed="a1>b1 until\nhint\ninfo S01\nquit\n")
    assert "“a1>b1 until” is no move of this game: expected “place a1”" in out
    assert "There is no hint now." in out
    assert "Nothing is known about S01." in out


def test_hints_tell_the_odds_of_every_attack(sit_down):
    match, attack = before_an_attack()
    out = sit_down(match, "hint", "hint NOWHERE", f"hint {attack['target'].lower()}")
    once = out[out.index("> hint\n") : out.index("> hint NOWHERE")]
    attacks = match.state.aids(0)["attacks"]
    assert isinstance(attacks, list)
    for entry in attacks:
        begin = f"  {entry['source']}>{entry['target']}  {entry['able']} against "
        assert begin + f"{entry['defenders']}: once " in once
    assert "New assets in the next investment phase, as it stands: you " in once
    assert "There is no hint about NOWHERE now." in out
    last = out[out.index(f"> hint {attack['target'].lower()}") :]
    assert last.count(">" + attack["target"]) == sum(
        entry["target"] == attack["target"] for entry in attacks
    )


def test_a_hint_before_the_trade_proposes_materials(sit_down):
    game = registry.make("rawsiko", {"setup": "territories", "turns": 3, "trade": True})
    match = Match(game, NAMES, bytes(32))
    while match.state.view(0)["phase"] != "trading" or match.state.waiting_for() != (0,):
        (seat,) = match.state.waiting_for()
        match.play(seat, match.state.moves(seat)[0])
    best = match.state.aids(0)["trade"]
    assert isinstance(best, list)
    out = sit_down(match, "hint")
    assert f"Best choice in the Trade with China: {', '.join(best)}." in out


def test_only_the_moves_with_a_word_are_listed(sit_down):
    match, attack = before_an_attack()
    ends = f"{attack['source']}>{attack['target']}"
    out = sit_down(match, f"moves {ends.lower()}", "moves nothing")
    numbers = [match.game.spell(move) for move in match.state.moves(0)]
    count = min(3, attack["able"])
    for n in range(1, count + 1):
        assert f"{numbers.index(f'{ends} {n}') + 1} {ends} {n}" in out
    assert "No move has the word nothing now." in out


def test_several_readings_tell_only_what_is_allowed(sit_down):
    match, attack = before_an_attack()
    ends = f"{attack['source']}>{attack['target']}"
    out = sit_down(match, ends, "UKR")
    if attack["able"] > 1:
        assert f"“{ends}” could mean {ends} 1" in out
    assert f"{ends} 4" not in out
    assert "“UKR” could mean take UKR or UKR 1." in out
    assert out.count("In the action phase you move assets") == 1


def test_names_in_another_language(sit_down, run):
    match, _ = before_an_attack()
    assert "Nemecko" in sit_down(match, "board", language="sk")
    code, out, err = run("play", "rawsiko", "--seed", SEED, "--language", "lv", typed="quit\n")
    assert (code, err) == (0, "")
    assert "Vācija" in out
    code, _, err = run("play", "rawsiko", "--language", "sl", typed="")
    assert code == 2
    assert err.startswith("ludoteka: --language: no texts in 'sl'")
    assert "en, hu, lv, sk" in err


def test_a_person_plays_against_as_few_bots_as_possible(run):
    _, out, _ = run("play", "rawsiko", "--seed", SEED, typed="quit\n")
    assert "3 players: Player 1 (A), greedy (B) and greedy 2 (C)" in out
    _, out, _ = run("play", "envyra", "--seed", SEED, typed="quit\n")
    assert "2 players: Player 1 (A) and greedy (B)" in out


def test_the_result_shows_what_breaks_ties(run):
    words = ("play", "rawsiko", "--seats", "random,random,random", "--seed", SEED)
    code, out, err = run(*words, "--option", "turns=3", "--record", "game.txt")
    assert (code, err) == (0, "")
    result = Replay(parse(Path("game.txt").read_text()), registry.make("rawsiko", {"turns": 3}))
    ended = result.finish()
    assert ended is not None
    lines = out.splitlines()
    (head,) = [at for at, line in enumerate(lines) if line.startswith("rank  player")]
    assert lines[head].split()[-4:] == ["total", "applications", "materials", "territories"]
    best = ended.ranks.index(1)
    columns = [str(number) for number in ended.columns[best].values()]
    assert lines[head + 1].split()[-4:] == [str(ended.scores[best]), *columns]


def test_objectives_stay_behind_the_curtain(run):
    """What Ben sees in his turn holds nothing of Anna's objective."""
    words = ("play", "rawsiko", "--seats", "you:Anna,you:Ben,you:Cilka", "--seed", SEED)
    game = registry.make("rawsiko")
    match = Match(game, ["Anna", "Ben", "Cilka"], bytes.fromhex(SEED))
    first = match.state.waiting_for()[0]
    _, out, _ = run(*words, typed="\n1\n1\n2\n1\n\nquit\n" * 3)
    turns = out.split("press Enter when only you can see the screen.")
    assert len(turns) > 2
    applications: Any = game.content()["applications"]
    second = (first + 1) % 3
    for seat, shown in ((first, turns[1]), (second, turns[2])):
        objectives: Any = match.state.view(seat)["objectives"]
        for part in objectives[seat]:
            name = applications[part["application"]]["name"]
            assert f"★ {name}" in shown
            others = turns[2] if seat == first else turns[1]
            assert f"★ {name}" not in others


# Facts


def test_facts_at_the_prompt_and_as_a_command(run, monkeypatch):
    monkeypatch.setattr(Envyra, "information", lambda self, word: FACTS if word == "S01" else None)
    typed = "?\ninfo\ninfo S02\ninfo S01\nquit\n"
    _, out, _ = run("play", "envyra", "--seed", SEED, typed=typed)
    assert "info S01 " in out  # in the help
    assert "Say about what, such as “info S01”." in out
    assert "Nothing is known about S02." in out
    expected = [
        "symbol: Bi",
        "lists",
        "  list: critical; source: S1",
        "strategic: yes",
        "supply",
        "  stage: extraction; china: 80.5",
        "    producers",
        "      country: VNM; share: 18.0",
        "      country: MEX; share: 1.0",
        "uses: solder and �[2J",
    ]
    assert "\n".join(expected) in out
    code, out, err = run("content", "show", "envyra", "S01")
    assert (code, err) == (0, "")
    assert out.splitlines() == expected
    code, _, err = run("content", "show", "envyra", "S02")
    assert code == 2
    assert "nothing is known about 'S02'" in err


def forget() -> None:
    """What was read of a package of this name, which is another one in each test."""
    bundle.cache_clear()


@pytest.fixture
def facts_texts(tmp_path, monkeypatch):
    """The texts of a game whose package has messages for its facts."""

    def make(messages: str) -> Texts:
        package = tmp_path / "facts_package"
        (package / "locales" / "en").mkdir(parents=True)
        (package / "__init__.py").write_text("")
        (package / "locales/en/facts.ftl").write_text(messages, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.delitem(sys.modules, "facts_package", raising=False)
        __import__("facts_package")
        monkeypatch.setattr(Envyra, "__module__", "facts_package")
        forget()
        return Texts(registry.make("envyra"))

    yield make
    forget()


def test_facts_have_sentences_where_there_are_messages(facts_texts):
    texts = facts_texts(
        "envyra-info-symbol = About { $symbol }:\n"
        'envyra-info-strategic = { "" }\n'
        "envyra-info-lists = On { $lists-count } lists\n"
        "envyra-info-supply = Where it comes from\n"
        "envyra-info-supply-each = { $stage }, { $china } % from China{ $of-id ->\n"
        '    [none] { "" }\n'
        '   *[other] { " " }of { $of }\n'
        "}\n"
        "envyra-info-producers = elsewhere: { $producers }\n"
        "envyra-info-producers-each = { $country } { $share } %\n"
    )
    assert list(outline.lines(texts, "info", FACTS, Seating([]))) == [
        (0, "About Bi:"),
        (0, "On 1 lists"),
        (1, "list: critical; source: S1"),
        (0, "Where it comes from"),
        (1, "extraction, 80.5 % from China"),
        (2, "elsewhere: VNM 18 %, MEX 1 %"),
        (0, "uses: solder and �[2J"),
    ]


def test_what_a_message_does_not_tell_is_not_told_below_it(facts_texts):
    texts = facts_texts("envyra-info-supply-each = { $stage }\n")
    said = list(outline.lines(texts, "info", {"supply": FACTS["supply"]}, Seating([])))
    assert said == [(0, "supply"), (1, "extraction")]


def test_tables_of_tables_are_told_one_by_one(facts_texts):
    texts = facts_texts("envyra-info-sources-each = { $id }: { $title }\n")
    sources = {"S1": {"id": "S1", "title": "One"}, "S2": {"id": "S2", "title": None}}
    said = list(outline.lines(texts, "info", {"sources": sources}, Seating([])))
    assert said == [(0, "sources"), (1, "S1: One"), (1, "S2: none")]


@pytest.mark.parametrize("language", ["en", "sk", "hu", "lv"])
def test_every_thing_of_a_game_can_be_asked_about(run, language):
    for word, known in (("Bi", "(Bi)"), ("vnm", "(VNM)"), ("oce", "(OCE)")):
        code, out, err = run("content", "show", "rawsiko", word, "--language", language)
        assert (code, err) == (0, "")
        assert out.splitlines()[0].endswith(known)
        assert "{" not in out
    code, out, _ = run("content", "show", "rawsiko", "VNM", "--language", language)
    assert "(IND, THA)" in out

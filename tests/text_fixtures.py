"""What Python says in games of chance, as JSON for the browser client, which must say the same.

Everything that is told goes through JSON first, as the server sends it and a browser reads it:
tables come with sorted keys, but numbers as keys go first, by their size, whatever JSON says.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import fluent_folders
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ludoteka import fluent_files
from ludoteka.core import registry
from ludoteka.core.chance import Quick, derive
from ludoteka.core.digest import canonical
from ludoteka.core.events import Event, EventKind, seen
from ludoteka.core.game import Game, State
from ludoteka.core.options import Value
from ludoteka.core.reasons import Reason
from ludoteka.games.raw.pieces import EFFECTS, KINDS, MANY, PLACES, PROPERTIES, WHOSE
from ludoteka.games.raw.readers import card_text, teller
from ludoteka.text import Seating, Texts

LANGUAGES: Final = ["en", "sk", "hu", "lv"]
NAMES: Final = [
    "Anna",
    "Žofia Ďatelinová",
    "<b>Ben</b>",
    "ß\u202eevil\x07",
    "李 👩\u200d🚀",
    "'Q\" {x}",
]
TABLES: Final[list[tuple[str, dict[str, Value], int]]] = [
    ("envyra", {}, 2),
    ("envyra", {"equilibrium": "C"}, 3),
    ("envyra", {"equilibrium": "B", "simplified": True}, 4),
    ("envyra", {"end_tile": "K", "equilibrium": "A", "grid": "3x3"}, 3),
    ("rawsiko", {"turns": 4, "trade": True}, 4),
    ("rawsiko", {"turns": 3, "setup": "territories", "stranglehold": True}, 3),
    ("rawsiko", {"turns": 3, "setup": "continents", "garrison": True}, 4),
    ("rawsiko", {"turns": 6, "after_clash": "conquerors-fresh", "trade": True}, 5),
    ("raw", {}, 2),
    ("raw", {"drafting": True, "hunt": True}, 3),
    ("raw", {"underworld": True, "trophies": "lives"}, 4),
    ("raw", {"summoning": True, "first": "lobby", "last_standing": True}, 3),
    ("raw", {"drafting": True, "hunt": True, "underworld": True, "summoning": True}, 6),
]
# So many of one sort in one language: of events of a kind, moves of a verb, reasons of a fault.
ENOUGH: Final = {"event": 9, "prompt": 4, "move": 4, "reason": 3, "aid": 3, "fields": 1}
NUMBERS: Final[list[int | float]] = [0, 1, 2, 4, 5, 11, 21, 22, 1000, 1.5]
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}

ODD: Final[list[dict[str, Any]]] = [
    {"flag": True, "other": False, "nothing": None, "seat": 1, "far": 99, "below": -1, "half": 0.5},
    {"empty": "", "odd": "a\x00b\u2028c\u00a0d\u202fe", "__proto__": "x", "constructor": "y"},
    {"flags": [True, False, True], "holes": [None, 1.25, "x"], "none": [], "deep": [[1], [], "a"]},
    {"shares": [0, "", [], 2], "lists": [[1, 2], [], [3], []], "seats": [0, 1, 2, 3, 70]},
    {"tables": [{"a": 1}, {"b": [1, 2], "c": {"d": "e"}}], "table": {"x": 2, "y": 1, "z": 2}},
    {"mixed": {"yes": True, "no": False, "text": "it's", "both": "'\"", "list": ["a", 1, None]}},
    {"signs": ["it's", '"', "'\"", "\n\t\\", "\x07", "\u202e", "\U000e0001"], "unknown": "ünï cö"},
    *[{"odds_permille": number} for number in (0, 1, 4, 5, 150, 250, 350, 750, 994, 995, 996)],
    *[{"odds_permille": number} for number in (999, 1000, 1250, 1349, 1350, -250, -10, 123456)],
]  # fmt: skip


def as_sent(data: Any) -> Any:
    """Data as a browser has them, out of the server's JSON."""
    return json.loads(canonical(data), object_pairs_hook=in_browsers_order)


def in_browsers_order(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    numbers = [pair for pair in pairs if pair[0].isdecimal() and str(int(pair[0])) == pair[0]]
    words = [pair for pair in pairs if pair not in numbers]
    return dict(sorted(numbers, key=lambda pair: int(pair[0])) + words)


class Fixture:
    """Collects what is said; `quota` keeps it small, and of everything a little."""

    def __init__(self) -> None:
        self.games: list[dict[str, Any]] = []
        self.stories: list[dict[str, Any]] = []
        self.cases: list[dict[str, Any]] = []
        self.quota: Counter[tuple[str, ...]] = Counter()
        self.picks = Quick(derive(b"texts", "picks"))

    def sit_down(self, game: Game, content: dict[str, object] | None = None) -> int:
        self.games.append({"id": game.id, "content": content or game.content()})
        return len(self.games) - 1

    def wants(self, game: str, what: str, kind: str, language: str) -> bool:
        """Is there room for one more of the sort? The later ones are as good as the first."""
        key = (game, what, kind, language)
        if self.quota[key] >= ENOUGH[what] or (self.quota[key] and self.picks.below(3)):
            return False
        self.quota[key] += 1
        return True

    def add(self, game: int, texts: Texts, seating: Seating, what: str, data: Any, said: Any):
        self.cases.append(
            {
                "game": game,
                "language": texts.languages[0],
                "names": len(seating.names),
                "me": seating.me,
                "what": what,
                "data": data,
                "said": said,
            }
        )

    def text(self) -> str:
        return json.dumps(
            {
                "names": NAMES,
                "games": self.games,
                "stories": self.stories,
                "cases": self.cases,
                "messages": list(messages()),
            }
        )


def written() -> str:
    """The whole fixture."""
    return collected().text()


def collected() -> Fixture:
    fixture = Fixture()
    for place, (name, options, seats) in enumerate(TABLES):
        game = registry.make(name, options)
        number = fixture.sit_down(game)
        spoken = {language: Texts(game, language) for language in LANGUAGES}
        told: list[Event] = []
        for state in played(game, seats, place, told):
            about_now(fixture, number, spoken, state)
        for me in (None, *range(seats)):
            story(fixture, game, number, spoken, seen(told, me), Seating(NAMES[:seats], me))
        for texts in spoken.values():
            about_end(fixture, number, texts, state)
    for name in registry.names():
        for language in LANGUAGES:
            about_game(fixture, registry.make(name), language)
    return fixture


def played(game: Game, seats: int, seed: int, told: list[Event]) -> Iterator[State]:
    """A game in which every sort of move gets its chance, however few moves are of it."""
    chance, picks = Quick(seed), Quick(derive(b"moves", str(seed)))
    state = game.start(seats, chance, told)
    while waiting := state.waiting_for():
        yield state
        seat = waiting[picks.below(len(waiting))]
        moves = state.moves(seat)
        some = [moves[picks.below(len(moves))] for _ in range(min(len(moves), 12))]
        verbs = {str(game.describe(move).get("verb")): move for move in some}
        verb = sorted(verbs)[picks.below(len(verbs))]
        state.play(seat, verbs[verb], chance, told)
    yield state


def story(
    fixture: Fixture,
    game: Game,
    number: int,
    spoken: dict[str, Texts],
    events: list[dict[str, object]],
    seating: Seating,
) -> None:
    """What a reader is told of a game; null where it would only be more of the same."""
    teller = game.teller()
    sent = [as_sent(event) for event in events]
    told = [teller.retold(dict(event)) for event in sent]
    said: dict[str, list[str | None]] = {language: [] for language in spoken}
    for language, texts in spoken.items():
        for event, retold in zip(sent, told, strict=True):
            kind = str(event["kind"])
            wanted = fixture.wants(texts.game_id, "event", kind, language)
            said[language].append(texts.event(retold, seating) if wanted else None)
            if wanted and fixture.picks.below(4) == 0:
                fixture.add(number, texts, seating, "event", event, texts.event(event, seating))
            if fixture.wants(texts.game_id, "fields", kind, language):
                fixture.add(number, texts, seating, "fields", event, texts.fields(event, seating))
    about = {"game": number, "names": len(seating.names), "me": seating.me}
    fixture.stories.append({**about, "events": sent, "said": said})


def about_now(fixture: Fixture, number: int, spoken: dict[str, Texts], state: State) -> None:
    """Prompts, moves, reasons and hints of a seat: most often of one that must act."""
    game, picks = state.game, fixture.picks
    waiting = state.waiting_for()
    seat = picks.below(state.seats) if picks.below(3) == 0 or not waiting else waiting[0]
    seating = Seating(NAMES[: state.seats], seat)
    view = as_sent(state.view(seat))
    prompt, moves = view.get("prompt"), view["moves"]
    choices = [moves[picks.below(len(moves))] for _ in range(min(4, len(moves)))]
    others = [picks.below(game.move_count + 3) for _ in range(4)]
    reasons = [reason for move in others if (reason := state.why_not(seat, move))]
    aids = as_sent(state.aids(seat)) if seat in waiting and picks.below(4) == 0 else {}
    for language, texts in spoken.items():
        if prompt and fixture.wants(game.id, "prompt", str(prompt.get("do")), language):
            said = texts.prompt(prompt, seating, view)
            sent = as_sent(game.gloss(dict(prompt), view))
            fixture.add(number, texts, seating, "prompt", sent, said)
        for move in choices:
            bare = as_sent(game.describe(move))
            if fixture.wants(game.id, "move", str(bare.get("verb")), language):
                sent = {"text": game.spell(move), **game.gloss(dict(bare), view), "move": move}
                said = texts.move(bare, seating, view)
                fixture.add(number, texts, seating, "move", as_sent(sent), said)
        for found in reasons:
            if fixture.wants(game.id, "reason", found.fault, language):
                reason = Reason(found.rule, found.fault, as_sent(found.values))
                sent = {**reason.data(), "values": game.gloss(dict(reason.values), view)}
                said = texts.reason(reason, seating, view)
                fixture.add(number, texts, seating, "reason", as_sent(sent), said)
        for key, part in aids.items():
            if fixture.wants(game.id, "aid", key, language):
                about = texts.told("aid", key, {key: part}, seating)
                fixture.add(number, texts, seating, "told", {"key": key, "part": part}, about)


def about_end(fixture: Fixture, number: int, texts: Texts, state: State) -> None:
    result = state.result()
    assert result is not None
    nobody = Seating([])
    fixture.add(number, texts, nobody, "end", result.reason, texts.end(result.reason))
    for part in (*result.parts[0], *result.columns[0], "no_such_part"):
        fixture.add(number, texts, nobody, "part", part, texts.part(part))


def about_game(fixture: Fixture, game: Game, language: str) -> None:
    """What stands fast: options, rules, the words of the content, and data that nobody expects."""
    texts, nobody = Texts(game, language), Seating([])
    number = fixture.sit_down(game)

    def case(what: str, data: Any, said: Any, seating: Seating = nobody) -> None:
        fixture.add(number, texts, seating, what, data, said)

    for option in type(game).meta.options:
        case("option", option.name, texts.option(option.name))
    for ident in english_messages():
        book, rule, name = (*ident.split("-", 2), "")[:3]
        if rule == "rule" and book == game.id:
            case("rule", f"{book}.{name}", texts.rule(f"{book}.{name}"))
    case("expected", None, texts.expected())
    case("end", "no_such_end", texts.end("no_such_end"))
    case("cited", ["It is so.", f"{game.id}.7"], texts.cited("It is so.", f"{game.id}.7"))
    for words in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
        for joiner in ("and", "or", "nor"):
            case("listing", [words, joiner], texts.listing(words, joiner))
    words_of(texts, case)
    if game.id == "raw":
        for card in (*as_sent(game.content())["cards"].values(), *odd_cards()):
            case("card", card, card_said(card, texts))
    changed = as_sent(game.content())
    rename(changed)
    texts.content = changed
    number = fixture.sit_down(game, changed)
    words_of(texts, case)
    seating = Seating(NAMES[:4], 1)
    for data in map(as_sent, ODD):
        case("fields", data, texts.fields(data, seating), seating)
        event = {"kind": "no_such", **data}
        case("event", event, texts.event(event, seating), seating)
        for rule in (f"{game.id}.3", "ludoteka.turn", "nowhere"):
            reason = Reason(rule, "no-such_fault", data)
            case("reason", reason.data(), texts.reason(reason, seating), seating)
        prompt = {"do": "xÿz", **data}
        case("prompt", prompt, texts.prompt(prompt, seating), seating)
    for sheet in type(game).meta.events:
        for turn in (0, 1):
            event = imagined(sheet, turn, [*next(iter(changed.values()))])
            case("event", event, texts.event(event, seating), seating)


def imagined(sheet: EventKind, turn: int, words: list[str]) -> dict[str, Any]:
    """An event of a kind, be it ever so seldom in a game; every second one with all its secrets."""
    values: dict[str, Any] = {
        "int": (1, 1022)[turn],
        "text": words[turn],
        "flag": turn == 0,
        "seat": turn,
        "ints": [6, 1][turn:],
        "texts": words[: turn * 3],
        "seats": [0, 1, 3][turn:],
        "by_seat": [0, turn, 2, 1],
        "rows_by_seat": [[], [1], words[:2], []],
        "table": {"3": words[0], "12": words[1], "few": turn},
    }
    fields = {**(sheet.public or {}), **(sheet.private if turn or not sheet.public else {})}
    return {"kind": sheet.name, **{name: values[sort] for name, sort in fields.items()}}


def words_of(texts: Texts, case: Any) -> None:
    """Some words of each table of the content."""
    for several, table in texts.content.items():
        kind = f"{several[:-3]}y" if several.endswith("ies") else several.removesuffix("s")
        for ident in [*table][:9] if isinstance(table, dict) else []:
            case("board", [kind, {kind: ident}], texts.board(kind, {kind: ident}))
            case("word", [kind, ident], texts._word(kind, ident))


def card_said(card: dict[str, Any], texts: Texts) -> dict[str, Any]:
    """All that is made of the data of one of RAW's cards."""
    return {
        "sort": teller.sort_of(card, texts.board),
        "lines": card_text.card_text(card, texts.board),
        "help": card_text.keyword_help(card, texts.board),
        "short": card_text.keywords(card, texts.board),
    }


def odd_cards() -> Iterator[dict[str, Any]]:
    """Cards with what our own deck does not have: every property, every effect, every target."""
    plain: dict[str, Any] = {"type": "thing", "cost": 1, "properties": [], "effects": []}
    words = [*PROPERTIES, *[f"protection {kind}" for kind in KINDS]]
    words += [f"kind {kind}" for kind in KINDS] + [
        f"vs {what}: {bonus}"
        for what in (*KINDS, "beast", "thing")
        for bonus in ("double damage", "instant kill")
    ]
    for word in words:
        yield {**plain, "properties": [word]}
    targets = [(["beast"], []), (["thing"], []), (["beast", "thing"], [])]
    targets += [(["beast"], [kind]) for kind in KINDS]
    targets += [(["beast"], KINDS[:2]), (["beast"], KINDS)]
    aims = itertools.product(WHOSE, MANY, targets)
    for turn, (whose, many, (types, kinds)) in enumerate(aims):
        effect = {"whose": whose, "many": many, "types": types, "kinds": kinds}
        effect |= {"place": PLACES[turn % 5], "effect": EFFECTS[turn % 14], "burn": turn % 4 == 0}
        effect |= {"kind": KINDS[turn % 4], "property": "vs skull: double damage"}
        effect["amount"] = 1 + turn % 7
        yield {**plain, "effects": [effect, {**effect, "effect": "damage"}]}


def rename(content: dict[str, Any]) -> None:
    """Things with names of a user's own: one in all languages, one in some, one in odd signs."""
    for table in content.values():
        for place, entry in enumerate(table.values() if isinstance(table, dict) else ()):
            if isinstance(entry, dict):
                names = [
                    "Mine",
                    {"en": "Mine", "sk": "Moje"},
                    {"hu": "Enyém"},
                    "\x1bodd",
                    "İSTANBUL",
                ]
                if place % 6 < 5:
                    entry["name"] = names[place % 6]
                entry["share"] = [True, 0.5, None, 12345, {"en": "x\x07"}][place % 5]


# Messages by themselves: every selector with numbers of all plural forms.


def entries(language: str) -> Iterator[ast.Message]:
    for path in fluent_folders.files(language):
        for entry in FluentResource(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry


def english_messages() -> list[str]:
    return [entry.id.name for entry in entries("en")]


def messages() -> Iterator[list[Any]]:
    """Language, name, fields and text of every message that chooses by a field."""
    for language in LANGUAGES:
        games = [registry.find(name) for name in fluent_folders.games()]
        modules = tuple(module for game in games for module in fluent_files.modules_of(game))
        texts = Texts(None, language)
        texts._bundles = [fluent_files.bundle(tag, modules) for tag in texts.languages]
        for entry in entries(language):
            chooses, uses = Choices(), Uses()
            chooses.visit(entry)
            uses.visit(entry)
            if not chooses.keys:
                continue
            for turn, number in enumerate(NUMBERS):
                fields: dict[str, str | int | float] = dict.fromkeys(uses.names, number)
                for name, keys in chooses.keys.items():
                    words = sorted(keys - CATEGORIES)
                    if words and not (keys & CATEGORIES - {"other"} and turn % 2):
                        fields[name] = [*words, "else"][turn % (len(words) + 1)]
                yield [language, entry.id.name, fields, texts.find(entry.id.name, fields)]


class Choices(Visitor):
    """By which fields a message chooses, and among which keys."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector = node.selector
        if isinstance(selector, ast.FunctionReference):
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            words = [variant.key.name for variant in node.variants if hasattr(variant.key, "name")]
            self.keys.setdefault(selector.id.name, set()).update(words)
        self.generic_visit(node)


class Uses(Visitor):
    """Which fields a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

"""RAW's facts sheet: who made it, its options, the kinds of its events."""

from __future__ import annotations

from typing import Final

from ludoteka.core.events import EventKind
from ludoteka.core.game import About, Meta
from ludoteka.core.options import Choice, Switch

RULES_VERSION: Final = 4  # what each edition brought: docs/balance-raw.md

OPTIONS: Final = [
    Switch("drafting"),  # raw.68
    Switch("hunt"),  # raw.69
    Switch("underworld"),  # raw.70
    Switch("summoning"),  # raw.71
    Switch("last_standing"),  # raw.72
    Choice("trophies", ["apart", "lives"], "apart"),  # D-B2, X6
    Choice("first", ["random", "lobby"], "random"),  # raw.3, X9
    Choice("opening", ["auto", "short", "full"], "auto", since=2, before="full"),  # X37
    Choice("truce", ["auto", "on", "off"], "auto", since=2, before="off"),  # X38
]

EVENTS: Final = [
    EventKind("set_up", {"first": "seat", "deck": "int"}),
    EventKind("dealt", {"count": "int"}, {"cards": "texts"}, reveals=True),
    EventKind("ready", {"seat": "seat"}),
    EventKind("packs_passed", {"left": "int"}, {"card": "text", "cards": "texts"}, reveals=True),
    EventKind("hunt_laid", {"cards": "texts"}, reveals=True),
    EventKind("lives_laid", {"lives": "by_seat"}, {"cards": "texts"}, reveals=True),
    EventKind("turn_began", {"seat": "seat", "turn": "int", "first": "flag"}),
    EventKind("ritual_ended", {"seat": "seat", "spot": "int", "card": "text"}),
    EventKind("drew", {"seat": "seat"}, {"card": "text"}, reveals=True),
    EventKind("hunted", {"seat": "seat", "place": "int", "card": "text"}),
    EventKind("row_filled", {"place": "int", "card": "text"}, reveals=True),
    EventKind(
        "descended",
        {"seat": "seat", "count": "int", "stars": "int"},
        {"cards": "texts"},
        reveals=True,
    ),
    EventKind("taken", {"seat": "seat", "place": "int"}, {"card": "text"}, reveals=True),
    EventKind("life_taken", {"seat": "seat", "trophy": "text"}, {"card": "text"}, reveals=True),
    EventKind("fed", {"seat": "seat", "count": "int", "stars": "int"}),
    EventKind("left", {"seat": "seat", "spot": "int", "card": "text"}),
    EventKind("laid", {"seat": "seat", "card": "text", "spot": "int", "stars": "int"}),
    EventKind("bonded", {"seat": "seat", "card": "text", "spot": "int"}),
    EventKind("buried", {"seat": "seat", "spot": "int"}, {"card": "text"}),
    EventKind("unburied", {"seat": "seat", "spot": "int"}, {"card": "text"}),
    EventKind(
        "laid_down",
        {"seat": "seat", "spot": "int", "paid": "int", "stars": "int"},
        {"card": "text"},
    ),
    EventKind("paid", {"seat": "seat", "spot": "int", "paid": "int", "stars": "int"}),
    EventKind(
        "turned", {"seat": "seat", "card": "text", "spot": "int", "stays": "flag"}, reveals=True
    ),
    EventKind("hidden", {"seat": "seat", "spot": "int", "holder": "int", "ability": "flag"}),
    EventKind("imprisoned", {"seat": "seat", "spot": "int", "holder": "int", "ability": "flag"}),
    EventKind("released", {"spot": "int", "holder": "int"}),
    EventKind("skill_used", {"seat": "seat", "spot": "int", "card": "text", "ability": "flag"}),
    EventKind("attacked", {"seat": "seat", "spot": "int", "targets": "ints", "mode": "text"}),
    EventKind("trap_sprung", {"seat": "seat", "spot": "int", "card": "text", "ability": "flag"}),
    EventKind(
        "burned", {"seat": "seat", "spot": "int", "card": "text", "success": "flag"}, reveals=True
    ),
    EventKind("wounded", {"spot": "int", "count": "int", "wounds": "int"}),
    EventKind("healed", {"spot": "int", "wounds": "int"}),
    EventKind("tapped", {"spot": "int"}),
    EventKind("disabled", {"seat": "seat"}),
    EventKind("died", {"seat": "seat", "spot": "int", "card": "text"}),
    EventKind("zombie_returned", {"seat": "seat", "card": "text", "paid": "text"}),
    EventKind("stole", {"seat": "seat", "victim": "seat"}, {"card": "text"}, reveals=True),
    EventKind("exhumed", {"seat": "seat", "card": "text"}),
    EventKind(
        "summoned",
        {"seat": "seat", "card": "text", "spot": "int", "skipped": "int"},
        reveals=True,
    ),
    EventKind("none_summoned", {"seat": "seat", "kind_wanted": "text"}, reveals=True),
    EventKind(
        "raided",
        {"seat": "seat", "spot": "int", "victim": "seat", "trophy": "text"},
        {"card": "text"},
        reveals=True,
    ),
    EventKind("trophy_laid", {"seat": "seat", "card": "text"}, reveals=True),
    EventKind(
        "eliminated",
        {"seat": "seat", "by": "seat", "hand": "texts", "table": "table"},
        reveals=True,
    ),
    EventKind("shuffled", {"deck": "int"}),
    EventKind("turn_ended", {"seat": "seat"}),
    EventKind(
        "game_over",
        {
            "reason": "text",
            "rule": "text",
            "lives": "rows_by_seat",
            "hands": "rows_by_seat",
            "table": "table",
        },
        reveals=True,
    ),
]

# 150 single turns (Q17), in each of which cards are laid, attack and raid one by one.
STEP_LIMIT: Final = 30_000

META: Final = Meta(
    name="raw",
    title="RAW",
    authors='Ondrej "NERO" Sova',
    publisher="NERO games",
    rules_version=RULES_VERSION,
    oldest=1,
    seats=(2, 6),
    options=list(OPTIONS),
    events=EVENTS,
    view_limit=8192,
    step_limit=STEP_LIMIT,
    copy_limit=6.0,
    paces={"compiled": {"openspiel.crazy_eights": 1.0}},
    about=About(
        minutes=(10, 30),  # estimated: bench/playing_time.py
        age=11,
        best=4,
        warnings=["violence"],
        pages=["http://www.nerogames.sk/raw"],
    ),
)

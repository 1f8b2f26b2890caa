"""RAWsiko's facts sheet: who made it, its options, the kinds of its events."""

from __future__ import annotations

from typing import Final

from ludoteka.core.events import EventKind
from ludoteka.core.game import About, Meta
from ludoteka.core.options import Choice, Number, Switch
from ludoteka.games.rawsiko.pieces import CONQUERORS_FRESH, FAILED_FRESH, LOSS_FRESH

# Edition 2: applications differ in value within their tier, western Russia is in Europe, and a few
# materials of the map are others. Edition 3: the values differ more, and fit better how hard it
# proved to win with them. Edition 4: the objectives are cards of a deck, each of them measured.
RULES_VERSION: Final = 4
OLDEST: Final = 1

OPTIONS: Final = [
    Number("turns", 3, 12, 6),  # rawsiko.69, D-12
    Choice("setup", ["simple", "territories", "continents"], "simple"),  # rawsiko.70, D-8
    Choice("starting_assets", ["auto", *[str(n) for n in range(13)]], "auto"),  # D-29
    Switch("stranglehold"),  # rawsiko.71
    Switch("trade"),  # rawsiko.73
    Switch("garrison"),  # D-15
    Choice("after_clash", [FAILED_FRESH, CONQUERORS_FRESH, LOSS_FRESH], FAILED_FRESH),  # D-17
]

EVENTS: Final = [
    EventKind(
        "set_up",
        {"first": "seat", "turns": "int", "rest": "int"},
        {"objective": "texts"},
        reveals=True,
    ),
    EventKind("continent_chosen", {"seat": "seat", "continent": "text", "drawn": "flag"}),
    EventKind("territory_taken", {"seat": "seat", "territory": "text", "drawn": "flag"}),
    EventKind(
        "assets_placed", {"seat": "seat", "territory": "text", "count": "int", "left": "int"}
    ),
    EventKind("turn_began", {"turn": "int", "turns": "int"}),
    EventKind("income", {"materials": "by_seat", "assets": "by_seat"}),
    EventKind("phase_began", {"seat": "seat"}),
    EventKind(
        "assets_moved",
        {
            "seat": "seat",
            "source": "text",
            "target": "text",
            "count": "int",
            "occupied": "flag",  # the target was empty
            "abandoned": "flag",  # the source is now
        },
    ),
    EventKind(
        "clash",
        {
            "seat": "seat",
            "source": "text",
            "target": "text",
            "defender": "seat",
            "attack": "ints",  # dice, the highest first
            "defence": "ints",
            "attackers_lost": "int",
            "defenders_lost": "int",
            "conquered": "flag",
            "abandoned": "flag",
        },
    ),
    EventKind("eliminated", {"seat": "seat", "by": "seat"}),
    EventKind("counter_advanced", {"turn": "int", "turns": "int"}),
    EventKind("phase_ended", {"seat": "seat"}),
    EventKind("trade_began", {"exclusive": "rows_by_seat"}),
    EventKind("material_gained", {"seat": "seat", "material": "text", "left": "int"}),
    EventKind("trade_stopped", {"seat": "seat"}),
    EventKind(
        "game_over",
        {"reason": "text", "rule": "text", "objectives": "rows_by_seat"},
        reveals=True,
    ),
]

# An asset moves once in an action phase, and every clash costs one, so a game has no more moves
# than assets times turns, and some. Far more than any game was ever seen to have.
STEP_LIMIT: Final = 20_000

META: Final = Meta(
    name="rawsiko",
    title="RAWsiko - Materials around us",
    authors="RM@Schools ambassadors",
    publisher="CNR-ISOF, EIT RawMaterials",
    rules_version=RULES_VERSION,
    oldest=OLDEST,
    seats=(3, 5),
    options=list(OPTIONS),
    events=EVENTS,
    view_limit=8192,
    step_limit=STEP_LIMIT,
    copy_limit=4.0,
    paces={"compiled": {"openspiel.hearts": 1.0}},
    # Time: bench/playing_time.py. Age: the title page of the Latvian rule text.
    about=About(minutes=(15, 50), age=10, pages=["https://rmschools.isof.cnr.it"]),
)

"""Envyra's facts sheet: who made it, its options, the kinds of its events."""

from __future__ import annotations

from typing import Final

from ludoteka.core.events import EventKind
from ludoteka.core.game import About, Meta
from ludoteka.core.options import Choice, Switch

RULES_VERSION: Final = 1

OPTIONS: Final = [
    # D-C2; of the 11 S tiles of two players one must be left for the bag (8)
    Choice("grid", ["auto", "3x2", "4x2", "3x3", "4x3"], "auto", {"4x3": (3, 4)}),
    Choice("end_tile", ["original", "K"], "original"),  # envyra.4
    Switch("simplified"),  # envyra.33
    Choice("equilibrium", ["off", "A", "B", "C"], "off"),  # envyra.34
    Choice(  # envyra.9
        "start_player", ["random", "1", "2", "3", "4"], "random", {"3": (3, 4), "4": (4, 4)}
    ),
]

EVENTS: Final = [
    EventKind(
        "set_up",
        {
            "columns": "int",
            "rows": "int",
            "grid": "table",  # cell: tile
            "supply": "by_seat",
            "bag": "int",
            "removed": "ints",  # S tiles, basic tiles
            "cone": "seat",
            "open_cards": "texts",
        },
        {"secret_card": "text"},
        reveals=True,
    ),
    EventKind("ready", {"seat": "seat"}, {"cells": "texts"}),
    EventKind("changed_mind", None, {"seat": "seat", "cells": "texts"}),
    EventKind("screens_removed", {"boards": "rows_by_seat"}, reveals=True),
    EventKind("cube_moved", {"seat": "seat", "cell": "text", "tile": "text", "forced": "flag"}),
    EventKind("skipped", {"seat": "seat", "cells": "texts"}),
    EventKind(
        "tile_won",
        {"seat": "seat", "cell": "text", "tile": "text", "returned": "by_seat", "unmoved": "seats"},
    ),
    EventKind("card_taken", {"seat": "seat", "card": "text"}),
    EventKind("boards_cleared", {"returned": "by_seat"}),
    EventKind("tile_laid", {"cell": "text", "tile": "text", "bag": "int"}, reveals=True),
    EventKind("end_tile_put_back", {"tile": "text"}, reveals=True),
    EventKind("cubes_taken_back", {"seat": "seat", "cells": "texts"}),
    EventKind("cone_passed", {"seat": "seat", "round": "int"}),
    EventKind(
        "game_over", {"reason": "text", "rule": "text", "secret_cards": "texts"}, reveals=True
    ),
]

META: Final = Meta(
    name="envyra",
    title="Envyra",
    authors="Rudy Priecinsky",
    publisher="Rudy3 Publishing",
    rules_version=RULES_VERSION,
    seats=(2, 4),
    options=list(OPTIONS),
    events=EVENTS,
    view_limit=4096,
    step_limit=200 * 4 * 2,  # E-30: a round has at most a placing and a choice for each of four
    copy_limit=3.0,
    paces={
        "compiled": {"openspiel.hearts": 2.0, "catanatron": 12.0},
        "plain": {"openspiel.hearts": 0.5},
    },
    # "Within half an hour" (rules.md); at a screen less: bench/playing_time.py.
    about=About(minutes=(10, 30), pages=["https://www.rudy3.eu"]),
)

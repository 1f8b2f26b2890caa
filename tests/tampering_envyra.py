"""A replayed game of Envyra told wrongly, in every way a cheat might think of."""

from __future__ import annotations

import json
from typing import Any

import tampering
from referee_envyra import CELLS, NUMBERS
from tampering import Lines, event_of, told


def chosen(lines: Lines) -> dict[str, Any]:
    """The first line in which somebody chose which cube to move."""
    return next(line for line in lines if str(line.get("notation")).startswith("move"))


def renamed(line: dict[str, Any], notation: str) -> None:
    """Another move, with everything that names it."""
    verb, *cells = notation.split()
    line["notation"], line["description"] = notation, {"verb": verb, "cells": cells}
    if (verb, cells) in NUMBERS:
        line["move"] = NUMBERS.index((verb, cells))


def wrong_winner(lines: Lines) -> str:
    """A tile goes to another player."""
    public = event_of(lines, "tile_won")["public"]
    public["seat"] = (public["seat"] + 1) % 3
    return "public.seat is .*rules 17 to 19"


def missing_event(lines: Lines) -> str:
    """A tile is won in silence."""
    line, at = told(lines, "tile_won")
    del line["events"][at]
    return "rules 17 to 19|lacks"


def one_event_more(lines: Lines) -> str:
    """The cone passes twice."""
    line, at = told(lines, "cone_passed")
    line["events"].append(line["events"][at])
    return "has too much"


def events_exchanged(lines: Lines) -> str:
    """The screens are removed before the last player is ready."""
    line, at = told(lines, "screens_removed")
    line["events"][at - 1 : at + 1] = reversed(line["events"][at - 1 : at + 1])
    return 'kind is "screens_removed", should be "ready"'


def another_drawn_tile(lines: Lines) -> str:
    """Another tile of the bag is laid, and the bag agrees."""
    line, at = told(lines, "tile_laid")
    public, bag = line["events"][at]["public"], line["hidden"]["bag"]
    public["tile"], bag[0] = bag[0], public["tile"]
    return r"public.tile is .*rules 22, E-3"


def another_outcome(lines: Lines) -> str:
    """Chance says something else."""
    line, _ = told(lines, "tile_laid")
    line["chance"][0][1] = (line["chance"][0][1] + 1) % line["chance"][0][0]
    return r"chance\[0\]\[1\] is"


def one_outcome_more(lines: Lines) -> str:
    """A draw that nobody needed."""
    chosen(lines)["chance"].append([2, 0])
    return "chance has too much"


def wrong_parts(lines: Lines) -> str:
    """A point for sets instead of tiles, with the same total."""
    parts = lines[-1]["result"]["parts"][0]
    parts["tiles"], parts["sets"] = parts["tiles"] - 1, parts["sets"] + 1
    return r"parts\[0\].tiles is"


def placing_shown(lines: Lines) -> str:
    """Everybody sees a placing behind a screen."""
    event = event_of(lines, "ready")
    event["public"].update(*event["private"].values())
    return r"public.cells does not belong there.*rules 10"


def card_shown(lines: Lines) -> str:
    """Seat 1 sees the secret card of seat 0."""
    private = lines[0]["events"][0]["private"]
    private["1"]["cards"] = [private["0"]["secret_card"]]
    return r"private.1.cards does not belong there"


def card_to_the_wrong_seat(lines: Lines) -> str:
    """Two players got each other's secret card."""
    private = lines[0]["events"][0]["private"]
    private["0"], private["1"] = private["1"], private["0"]
    return r"private.0.secret_card is"


def a_cube_too_many(lines: Lines) -> str:
    """Somebody gets six cubes."""
    event_of(lines, "tile_won")["public"]["returned"][0] += 1
    return r"public.returned\[0\] is"


def a_cube_forgotten(lines: Lines) -> str:
    """A cube is not taken back."""
    event_of(lines, "cubes_taken_back")["public"]["cells"].pop()
    return "public.cells lacks .*rules 24"


def wrong_serpentine(lines: Lines) -> str:
    """Another player moves first."""
    line = chosen(lines)
    line["seat"] = (line["seat"] + 1) % 3
    return "rules 13, 14: it is the turn of seat"


def wrong_turn(lines: Lines) -> str:
    """The game waits for another player."""
    line = chosen(lines)
    line["waiting"] = [(seat + 1) % 3 for seat in line["waiting"]]
    return r"waiting"


def wrong_start_player(lines: Lines) -> str:
    """The cone stays where it was."""
    public = event_of(lines, "cone_passed")["public"]
    public["seat"] = (public["seat"] - 1) % 3
    return "public.seat is .*rules 25"


def no_such_cube(lines: Lines) -> str:
    """A cube is moved that nobody placed."""
    event = event_of(lines, "screens_removed")["public"]
    line = chosen(lines)
    free = next(cell for cell in CELLS if cell not in event["boards"][line["seat"]])
    renamed(line, f"move {free}")
    return "rule 13: no cube"


def off_the_grid(lines: Lines) -> str:
    """A cube is placed where no tile lies."""
    renamed(lines[1], "place d3")
    return "D-C4: no tile lies on d3"


def both_in_one_hole(lines: Lines) -> str:
    """Two cubes for one tile."""
    renamed(lines[1], "place a1 a1")
    return "no such move"


def three_cubes(lines: Lines) -> str:
    """More cubes than a player may place."""
    renamed(lines[1], "place a1 b1 c1")
    return "no such move"


def moved_too_early(lines: Lines) -> str:
    """A cube is moved behind the screens."""
    renamed(lines[1], "move a1")
    return "rule 13: phase I is not over"


def had_a_choice(lines: Lines) -> str:
    """A forced cube was moved freely."""
    line = next(line for line in lines[1:-1] if '"forced": true' in json.dumps(line))
    event = next(e for e in line["events"] if (e["public"] or {}).get("forced"))
    event["public"]["forced"] = False
    return "public.forced is false, should be true"


def truth_in_numbers(lines: Lines) -> str:
    """1 instead of true."""
    lines[:] = json.loads(json.dumps(lines).replace('"forced": true', '"forced": 1'))
    return "public.forced is 1, should be true"


def card_to_another(lines: Lines) -> str:
    """An open card goes to a player who lacks its symbols."""
    public = event_of(lines, "card_taken")["public"]
    public["seat"] = (public["seat"] + 1) % 3
    return "public.seat is .*rules 34"


def end_tile_kept(lines: Lines) -> str:
    """The end tile is not put back."""
    line, at = told(lines, "end_tile_put_back")
    del line["events"][at]
    return 'should be "end_tile_put_back"'


def bag_stirred(lines: Lines) -> str:
    """The bag is in another order."""
    lines[1]["hidden"]["bag"].reverse()
    return r"hidden.bag\[0\] is"


def tile_out_of_the_box(lines: Lines) -> str:
    """A tile vanishes from the box."""
    lines[1]["hidden"]["box"].pop()
    return "hidden.box lacks"


def wrong_reason(lines: Lines) -> str:
    """The game ended by another rule."""
    public = event_of(lines, "game_over")["public"]
    public["rule"] = "envyra.27" if public["rule"] != "envyra.27" else "envyra.26"
    return "public.rule is .*rules 26 to 28"


def other_variant(lines: Lines) -> str:
    """Everybody placed two cubes in the simplified game."""
    lines[0]["options"]["simplified"] = True
    return "rule 33: only one cube"


def other_points(lines: Lines) -> str:
    """A tile that somebody won is worth more."""
    won = event_of(lines, "tile_won")["public"]["tile"]
    lines[0]["content"]["tiles"][won]["points"] += 1
    return "result.scores"


def other_cubes(lines: Lines) -> str:
    """A tile that somebody won needs more cubes."""
    won = event_of(lines, "tile_won")["public"]["tile"]
    lines[0]["content"]["tiles"][won]["cubes"] += 1
    return 'kind is "tile_won"|events has too much'


def other_tiles(lines: Lines) -> str:
    """Sixteen S tiles."""
    lines[0]["content"]["tiles"]["T01"]["mark"] = "S"
    return "rule 1: 15 S"


TAMPERINGS = [
    *tampering.TAMPERINGS.values(),
    wrong_winner,
    missing_event,
    one_event_more,
    events_exchanged,
    another_drawn_tile,
    another_outcome,
    one_outcome_more,
    wrong_parts,
    placing_shown,
    card_shown,
    card_to_the_wrong_seat,
    a_cube_too_many,
    a_cube_forgotten,
    wrong_serpentine,
    wrong_turn,
    wrong_start_player,
    no_such_cube,
    off_the_grid,
    both_in_one_hole,
    three_cubes,
    moved_too_early,
    had_a_choice,
    truth_in_numbers,
    card_to_another,
    end_tile_kept,
    bag_stirred,
    tile_out_of_the_box,
    wrong_reason,
    other_variant,
    other_points,
    other_cubes,
    other_tiles,
]

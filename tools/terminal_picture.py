"""Draw the README's pictures: each game in the terminal, as SVG.

    .venv/bin/python tools/terminal_picture.py

The games are played by bots from a fixed seed, so a picture changes only with the program.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from ludoteka.bots import levels
from ludoteka.core.chance import Quick
from ludoteka.core.game import Outlook, State
from ludoteka.core.options import Value
from ludoteka.core.registry import make
from ludoteka.text import Texts

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Anna", "Ben", "Cilka"]

# For each game: its options, and what the view of the moment shows.
MOMENTS: dict[str, tuple[dict[str, Value], dict[str, object]]] = {
    "envyra": ({"equilibrium": "C"}, {"round": 9, "phase": "moving"}),
    "raw": ({"hunt": True}, {"turn": 10, "phase": "attack", "ask": "attack"}),
    "rawsiko": ({"trade": True}, {"turn": 3, "phase": "acting"}),
}


def moment(game: str) -> State:
    """A moment in the middle of a game at which a seat has a choice."""
    options, wanted = MOMENTS[game]
    chance, picks = Quick(11), Quick(12)
    made = make(game, options)
    bot = levels.make("random" if made.sense() is None else "greedy")
    state = made.start(len(NAMES), chance)
    while True:
        seat = state.waiting_for()[0]
        view = state.view(seat)
        if all(view[name] == value for name, value in wanted.items()):
            return state
        state.play(seat, bot.choose(Outlook(state, seat), picks), chance)


def picture(game: str) -> str:
    state = moment(game)
    seat = state.waiting_for()[0]
    console = Console(record=True, width=80, file=io.StringIO(), highlight=False)
    console.print(state.game.draw(state.view(seat), NAMES, Texts(state.game).board))
    drawn = console.export_svg(title=f"ludoteka play {game}: {NAMES[seat]} to move")
    # Rich asks for a web font; nothing of ours is loaded from a third party.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code", "DejaVu Sans Mono")


def main() -> None:
    for game in MOMENTS:
        path = ROOT / "docs" / "images" / f"{game}.svg"
        path.write_text(picture(game), encoding="utf-8")


if __name__ == "__main__":
    main()

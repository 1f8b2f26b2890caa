"""Draw the README's picture: a game in the terminal, as SVG.

    .venv/bin/python tools/terminal_picture.py

The game is played by greedy bots from a fixed seed, so the picture changes only with the program.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

from ludoteka.bots.greedy import GreedyBot
from ludoteka.core.chance import Quick
from ludoteka.core.game import Outlook, State
from ludoteka.core.registry import make
from ludoteka.text import Texts

ROOT = Path(__file__).resolve().parent.parent
NAMES = ["Anna", "Ben", "Cilka"]
ROUND = 9


def moment() -> State:
    """A moment in the middle of a game at which a seat chooses between its cubes."""
    chance, picks, bot = Quick(11), Quick(12), GreedyBot()
    state = make("envyra", {"equilibrium": "C"}).start(len(NAMES), chance)
    while True:
        waiting = state.waiting_for()
        view = state.view(waiting[0])
        if view["round"] == ROUND and view["phase"] == "moving":
            return state
        state.play(waiting[0], bot.choose(Outlook(state, waiting[0]), picks), chance)


def main() -> None:
    state = moment()
    seat = state.waiting_for()[0]
    console = Console(record=True, width=80, file=io.StringIO(), highlight=False)
    console.print(state.game.draw(state.view(seat), NAMES, Texts(state.game).board))
    picture = console.export_svg(title=f"ludoteka play envyra: {NAMES[seat]} to move")
    # Rich asks for a web font; nothing of ours is loaded from a third party.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = picture.replace("Fira Code", "DejaVu Sans Mono")
    (ROOT / "docs" / "images" / "envyra.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()

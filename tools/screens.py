"""Take the pictures of docs/screens: real games on a real server, in a real browser.

    python tools/screens.py [WORD ...] [--folder FOLDER] [--url URL]
    python tools/screens.py raw --folder DIR --size 1366x768 --size 390x844 --language sk

A game is played by bots from a fixed seed, up to the moment that a scene asks for, and taken up
there by a person. With words only the scenes are taken whose names hold one of them. `--url` is a
server that runs already, such as Vite's. The client has to be built (python3 run.py does it).

With sizes, languages or themes every scene is taken in all of them instead of its own, to look at
what a change has done: such pictures are named after what they show and want a folder of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import sys
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import chromium
from playwright.sync_api import Browser, Page, sync_playwright

from ludoteka.bots.levels import make
from ludoteka.bots.match import own_chances
from ludoteka.client import Lobby
from ludoteka.core import registry
from ludoteka.core.game import Outlook
from ludoteka.core.match import Match
from ludoteka.drills.server_process import ServerProcess
from ludoteka.protocol.answers import Opened

ROOT: Final = Path(__file__).resolve().parent.parent

NAMES: Final = ["Anna", "Boris", "Cecília", "Dávid", "Emese"]
SETTLING_MS: Final = 1200
WIDE: Final = (1440, 900)
MIDDLE: Final = (1024, 768)
PHONE: Final = (390, 844)
NARROW: Final = 600  # a screen of less is a phone's

View = dict[str, Any]


class Scene(NamedTuple):
    """A picture: of which page, at which moment of which game, on which device."""

    name: str
    size: tuple[int, int]
    game: str = ""
    players: int = 3
    options: Mapping[str, bool | int | str] = MappingProxyType({})
    when: Callable[[View], bool] | None = None  # seat 0's view; None: the end
    dark: bool = False
    language: str = "en"
    act: Callable[[Page], None] | None = None
    seed: int = 7


def invites(page: Page) -> None:
    page.get_by_role("button", name="Invite friends").last.click()
    page.get_by_role("img").first.wait_for()


def acting(turn: int) -> Callable[[View], bool]:
    return lambda view: view["phase"] == "acting" and view["turn"] >= turn


def attack(page: Page) -> None:
    """Prepare the first attack that there is, by keys."""
    for source, target in itertools.product(range(1, 7), range(1, 7)):
        page.keyboard.press("Escape")
        for steps in (source, target):
            for _ in range(steps):
                page.keyboard.press("n")
            page.keyboard.press("Enter")
        if page.locator(".dock .go.grave").count():
            return


def place_two(page: Page) -> None:
    tiles = page.locator("[data-cell]")
    tiles.nth(1).click()
    tiles.nth(4).click()


def placing(round_: int) -> Callable[[View], bool]:
    return lambda view: view["phase"] == "placing" and view["round"] >= round_


def moving(view: View) -> bool:
    return bool(view["phase"] == "moving" and view["round"] >= 7)


def phase(name: str) -> Callable[[View], bool]:
    return lambda view: view["phase"] == name


def asked(what: str) -> Callable[[View], bool]:
    return lambda view: view["ask"] == what


def attacking(turn: int) -> Callable[[View], bool]:
    return lambda view: view["turn"] >= turn and view["ask"] == "attack"


def trapping(view: View) -> bool:
    """Attacked by two at once, with a trap on the table."""
    return view["ask"] == "trap" and len(view["attacks"]) > 1


def learns(page: Page) -> None:
    page.locator("[data-game=raw]").get_by_role("button", name="Learn").click()
    page.get_by_role("button", name="Next").click()


def reads(page: Page) -> None:
    page.goto("/rules/rawsiko")
    page.locator("[data-rule]").first.wait_for()


EQUILIBRIUM: Final = {"equilibrium": "C"}
ALL_RULES: Final = {"stranglehold": True, "trade": True}
TRADE: Final = {"trade": True}
HUNT: Final = {"hunt": True}

SCENES: Final = (
    Scene("start", WIDE),
    Scene("start-dark", WIDE, dark=True),
    Scene("start-phone", PHONE, language="lv"),
    Scene("table", WIDE, act=invites),
    Scene("envyra-placing", WIDE, "envyra", 3, EQUILIBRIUM, placing(6), act=place_two),
    Scene("envyra-moving-dark", WIDE, "envyra", 3, EQUILIBRIUM, moving, dark=True, language="sk"),
    Scene("envyra-phone", PHONE, "envyra", 3, {}, placing(5), act=place_two),
    Scene("envyra-result", WIDE, "envyra", 4, EQUILIBRIUM),
    Scene("rawsiko-acting", WIDE, "rawsiko", 4, ALL_RULES, acting(3), act=attack),
    Scene("rawsiko-acting-dark", WIDE, "rawsiko", 4, {}, acting(4), dark=True, language="hu"),
    Scene("rawsiko-phone", PHONE, "rawsiko", 4, {}, acting(3), act=attack),
    Scene("rawsiko-draft", MIDDLE, "rawsiko", 3, {}, phase("choosing"), language="sk"),
    Scene("rawsiko-trade", WIDE, "rawsiko", 3, TRADE, phase("trading")),
    Scene("rawsiko-result", WIDE, "rawsiko", 4, {}),
    Scene("raw", WIDE, "raw", 3, HUNT, trapping),
    Scene("raw-lives-dark", MIDDLE, "raw", 4, {}, asked("keep"), dark=True, language="hu"),
    Scene("raw-phone", PHONE, "raw", 3, {}, attacking(6), language="sk"),
    Scene("raw-six", WIDE, "raw", 6, {}, attacking(12)),
    Scene("tutorial", WIDE, act=learns),
    Scene("rules", MIDDLE, act=reads, language="sk"),
)


def record_until(scene: Scene) -> tuple[str, int]:
    """The record of a game between bots, and after how many moves the scene is there."""
    game = registry.make(scene.game, dict(scene.options))
    for seed in range(scene.seed, scene.seed + 200):
        secret = seed.to_bytes(32, "little")
        match = Match(game, NAMES[: scene.players], secret)
        bots = [make("greedy") for _ in match.names]
        own = own_chances(secret, scene.players)
        found: int | None = None
        while waiting := match.state.waiting_for():
            seat = waiting[0]
            if found is None and scene.when is not None and seat == 0:
                found = len(match.moves) if scene.when(match.state.view(0)) else None
            match.play(seat, bots[seat].choose(Outlook(match.state, seat), own[seat]))
        if found is not None or scene.when is None:
            return match.record().text(), len(match.moves) if found is None else found
    raise SystemExit(f"no game was found that comes to the scene {scene.name}")


async def set_table(url: str, scene: Scene) -> Opened:
    """The table of a scene."""
    text, moves = record_until(scene)
    async with Lobby(url) as lobby:
        finished = await lobby.import_record(text)
        if scene.when is None:
            return finished
        forked = await lobby.fork(finished.table.id, moves)
        await lobby.start(forked.table.id, forked.host)
        return forked


def apart(doing: Callable[[], Any]) -> Any:
    """In a thread of its own: Playwright's loop counts as running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(doing).result()


def variants(
    scene: Scene, sizes: list[tuple[int, int]], languages: list[str], themes: list[str]
) -> list[Scene]:
    """The scene in every size, language and theme that is asked for; its own where none is."""
    if not (sizes or languages or themes):
        return [scene]
    return [
        scene._replace(
            name=f"{scene.name}-{width}x{height}-{language}-{theme}",
            size=(width, height),
            language=language,
            dark=theme == "dark",
        )
        for width, height in sizes or [scene.size]
        for language in languages or [scene.language]
        for theme in themes or ["dark" if scene.dark else "light"]
    ]


def size(text: str) -> tuple[int, int]:
    """Width and height, written as 1366x768."""
    width, _, height = text.partition("x")
    return int(width), int(height)


def take(browser: Browser, url: str, scene: Scene, folder: Path) -> None:
    """One picture."""
    width, height = scene.size
    phone = width < NARROW
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        color_scheme="dark" if scene.dark else "light",
        locale=scene.language,
    )
    settings = {"motion": "off", "language": scene.language}
    kept: list[dict[str, Any]] = []
    path = "/"
    if scene.game:
        opened: Opened = apart(lambda: asyncio.run(set_table(url, scene)))
        info = opened.table
        seats = {"0": opened.seats["0"]}
        kept = [{"table": info.id, "game": info.game, "title": info.title, "seats": seats, "at": 0}]
        path = f"/t/{info.id}"
    context.add_init_script(
        f"localStorage['ludoteka.settings'] ??= {json.dumps(json.dumps(settings))};"
        f"localStorage['ludoteka.places'] ??= {json.dumps(json.dumps(kept))};"
    )
    page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLING_MS)
    if scene.act is not None:
        scene.act(page)
        page.wait_for_timeout(SETTLING_MS)
    page.screenshot(path=folder / f"{scene.name}.jpg", type="jpeg", quality=86)
    context.close()
    print(scene.name, flush=True)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Take the pictures of docs/screens.")
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--url", help="a server that runs already, or Vite in front of it")
    parser.add_argument("--size", type=size, action="append", default=[], metavar="WIDTHxHEIGHT")
    parser.add_argument("--language", action="append", default=[])
    parser.add_argument("--theme", choices=["light", "dark"], action="append", default=[])
    arguments = parser.parse_args(words)
    words = arguments.words or [""]
    scenes = [
        variant
        for scene in SCENES
        if any(word in scene.name for word in words)
        for variant in variants(scene, arguments.size, arguments.language, arguments.theme)
    ]
    program = chromium.find()
    if program is None:
        raise SystemExit(chromium.MISSING)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as stack:
        url = arguments.url
        if url is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url = stack.enter_context(ServerProcess(Path(folder, "tables.db"))).url
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=program, args=chromium.FLAGS)
        for scene in scenes:
            take(browser, url, scene, arguments.folder)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What others do can be followed: every event has its sentence in the bar, long enough to read."""

from __future__ import annotations

import re

import extent
import pytest
from house import UNBOUNDED, House
from people import MOVES, Friends, Peaceful, Person, bot, expect, here
from stopwatch import MINE, OVER, Stopwatch, kept_moves

NAMES = ("Boris", "Cyril", "Dana", "Ema", "Filip")
# What is not told: it changes nothing that could be seen, or the next sentence says it.
QUIET = {
    "raw": {"ready", "turn_ended"},
    "rawsiko": {"phase_ended"},
    "envyra": {"ready", "changed_mind"},
}
# What a player did on purpose a moment ago is not told to that player.
OWN = {
    "raw": {
        "turn_began", "left", "fed", "laid", "laid_down", "paid", "bonded", "buried", "unburied",
        "skill_used", "attacked", "hunted", "trap_sprung", "trophy_laid", "hidden", "life_taken",
    },
    "rawsiko": {
        "continent_chosen", "territory_taken", "assets_placed", "assets_moved", "clash",
        "phase_began", "material_gained", "trade_stopped",
    },
    "envyra": {"cube_moved"},
}  # fmt: skip
# Milliseconds; where everybody is told the same, a sentence of two words at least.
LEAST = {"raw": (1100, 1400), "rawsiko": (900, 900), "envyra": (900, 900)}
IN_HASTE = (*UNBOUNDED, "--messages-per-20-seconds", "100000")
CONCERNED = ("victim", "defender")


# Moves of a game that everybody plays as fast as possible; all of it in a thorough run.
BEGINNING = 40
ALL_TOLD = "!document.querySelector('.prompt.told, .prompt.lost')"

MOST_SEATS = {"raw": 6, "rawsiko": 5, "envyra": 4}


@pytest.fixture(scope="module")
def _house(_house, tmp_path_factory):
    """Another house than usual: whole games are played in seconds, and nobody is told to wait."""
    with House(tmp_path_factory.mktemp("pace") / "tables.sqlite", IN_HASTE) as house:
        yield house


def check_told(game, story, stood):
    """Every event of these entries had its sentence in the bar, for as long as it takes to read."""
    skipped, short = [], []
    for entry in story:
        for index, event in enumerate(entry.events or ()):
            kind, mine = event["kind"], event.get("seat") == 0
            if kind in QUIET[game]:
                continue
            if mine and kind in OWN[game] and not event.get("forced"):
                continue
            lasted = stood.get(f"{entry.seq}.{index}")
            least = LEAST[game][any(event.get(one) == 0 for one in CONCERNED)]
            if lasted is None:
                skipped.append((entry.seq, kind))
            elif lasted < least:
                short.append((entry.seq, kind, lasted))
    assert not skipped, "never told"
    assert not short, "too short to be read"


@pytest.mark.parametrize(("game", "turns"), [("raw", 4), ("rawsiko", 8), ("envyra", 4)])
def test_bots_wait_until_every_event_could_be_read(house, device, game, turns):
    bots = map(bot, NAMES[: MOST_SEATS[game] - 1])
    table = house.open_table(game, [here("Anna"), *bots])
    anna = Person(device(1440, 900, speed="normal"))
    watch = Stopwatch(anna)
    anna.sits(table, 0, game=game)
    anna.page.wait_for_selector(".prompt")
    first = anna.moves()
    friends = Friends(house, table)
    for _ in range(extent.much(turns, turns // 2)):
        watch.run(MINE)
        if anna.page.locator(".prompt.over").count():
            break
        before = anna.moves()
        friends.plays(0)
        watch.run(f"() => ({MOVES})() > {before}")
    watch.run(MINE)
    stood = watch.stood()
    assert len(stood) > extent.much(20, 8)
    check_told(game, kept_moves(house, table)[first:], stood)


@pytest.mark.parametrize("game", MOST_SEATS)
def test_every_event_of_a_game_without_a_pause_can_be_read(house, device, game):
    """The others are quick, and nobody waits for the page: it tells everything nevertheless.

    In a daily run it tells what happens first; to the end it needs minutes.
    """
    table = house.open_table(game, [here(name) for name in ("Anna", *NAMES)][: MOST_SEATS[game]])
    anna = Person(device(1440, 900, speed="normal"))
    watch = Stopwatch(anna, ticking=400)
    anna.sits(table, 0, game=game)
    anna.page.wait_for_selector(".prompt")
    friends, everybody = Friends(house, table), range(MOST_SEATS[game])
    if extent.thorough:
        friends.plays_out(*everybody)
        watch.run(OVER, most=10_000_000)
    else:
        friends.plays_on(*everybody, moves=BEGINNING)
        watch.run(f"() => ({MOVES})() >= {BEGINNING} && {ALL_TOLD}", most=10_000_000)
    story = kept_moves(house, table)
    assert len(story) >= BEGINNING
    check_told(game, story, watch.stood())


def test_a_break_of_the_connection_swallows_nothing(house, device):
    """The server dies while the page still tells, and comes back with moves that it has not seen."""
    table = house.open_table("rawsiko", [here(name) for name in ("Anna", *NAMES[:3])])
    anna = Person(device(1440, 900, speed="normal"))
    watch = Stopwatch(anna)
    anna.sits(table, 0, game="rawsiko")
    anna.page.wait_for_selector(".prompt")
    friends = Friends(house, table)
    friends.plays_on(0, 1, 2, 3, moves=6)
    expect(anna.page.locator(".prompt.told")).to_be_visible()
    anna.page.context.set_offline(True)
    house.restart()
    friends.plays_on(0, 1, 2, 3, moves=6)
    anna.page.context.set_offline(False)
    watch.run(f"() => ({MOVES})() === 12 && document.querySelector('.prompt.told')")
    watch.run(f"() => {ALL_TOLD}")
    check_told("rawsiko", kept_moves(house, table), watch.stood())


# What the bar has been: whose words, from the moment this is put on.
TONES = """
() => {
  window.tones = [];
  const look = () => {
    const bar = document.querySelector(".prompt");
    if (!bar || bar.querySelector(".sending")) return;
    const now = `${bar.classList[1]}: ${bar.querySelector("b").textContent}`;
    if (now !== window.tones.at(-1)) window.tones.push(now);
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}
"""


def test_what_is_asked_next_waits_until_all_was_told(house, device):
    """The last own cube of a round ends it: its bots' cubes are told before the next is asked for."""
    table = house.open_table("envyra", [here("Anna"), *map(bot, NAMES[:2])])
    anna = Person(device(1440, 900, speed="normal"))
    watch = Stopwatch(anna)
    anna.sits(table, 0, game="envyra")
    watch.run(MINE)
    friends = Friends(house, table)
    anna.page.evaluate(TONES)
    told, rounds = 0, extent.much(10, 3)
    for _ in range(rounds):
        before = anna.moves()
        anna.page.evaluate("() => { window.tones = []; }")
        friends.plays(0)
        watch.run(f"() => ({MOVES})() > {before}")
        watch.run(MINE)
        tones = [one.split(":")[0] for one in anna.page.evaluate("window.tones")]
        told += tones.count("told")
        if "told" in tones:  # behind what was asked before the move
            last = len(tones) - 1 - tones[::-1].index("told")
            assert "mine" not in tones[1:last], anna.page.evaluate("window.tones")
    assert told > 2 * rounds


def test_a_click_goes_on_and_does_nothing_else(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Boris")], options={"grid": "3x2"})
    anna = Person(device(speed="slow")).sits(table, 0, game="envyra")
    anna.is_asked()
    Friends(house, table).plays(0)
    told = anna.page.locator(".prompt.told")
    expect(told).to_be_visible()
    first = told.get_attribute("data-beat")
    anna.board.click(position={"x": 300, "y": 200})
    anna.until("first => document.querySelector('.prompt')?.dataset.beat !== first", first)
    expect(anna.notice).to_have_count(0)
    told_now = "() => document.querySelector('.prompt')?.dataset.beat"
    for _ in range(200):
        if not anna.page.evaluate(told_now):
            break
        anna.page.keyboard.press(" ")
        anna.page.wait_for_timeout(50)
    anna.is_asked()


def test_a_page_that_nobody_looks_at_says_so(house, device):
    """So nobody is held up by somebody else's tab."""
    table = house.open_table("rawsiko", [here("Anna"), bot("Boris"), bot("Cyril")], pace=0)
    anna = Person(device(speed="slow"))
    said = []

    def hear(frame):
        said.append(frame)

    anna.page.on("websocket", lambda socket: socket.on("framesent", hear))
    anna.sits(table, 0, game="rawsiko")
    anna.is_asked()
    for hidden, seq in ((True, "null"), (False, r"\d+")):
        said.clear()
        anna.page.evaluate(
            """(hidden) => {
              Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            hidden,
        )
        for _ in range(100):
            if any(re.search(f'"type":"shown","seq":{seq}', frame) for frame in said):
                break
            anna.page.wait_for_timeout(30)
        else:
            raise AssertionError(f"it never said so: {said}")


def test_since_your_last_turn(house, device):
    """What was done to Anna is listed when she comes back, leads to its moment, goes when she acts."""
    table = house.open_table("raw", [here("Anna"), here("Boris")], options={"first": "lobby"})
    friends = Peaceful(house, table, "raw", {"life", "leave"})  # lives go by raids alone
    friends.plays(0, "keep 1 2")
    friends.plays(1, "keep 1 2")

    def raided(view):
        return view["seat"] == 0 and view["waiting"] == [0] and view["lives"][0] < lives

    lives = friends.view(0)["lives"][0]
    friends.plays_on(0, 1, until=raided)
    anna = Person(device()).sits(table, 0, game="raw")
    anna.is_asked()
    recap = anna.page.locator(".recap")
    expect(recap).to_contain_text("of yours")
    anna.page.reload()
    expect(recap).to_contain_text("of yours")
    recap.locator("li button").first.click()
    expect(anna.page.locator(".prompt.past")).to_be_visible()
    anna.page.keyboard.press("Escape")
    friends.plays(0)
    anna.is_asked()
    expect(recap).to_have_count(0)
    expect(anna.page.locator(".recap-button")).to_have_count(0)


def test_what_happened_behind_the_curtain_is_shown_again(house, device):
    """Anna and Boris share a device: what Boris did is told to Anna when she lifts the curtain."""
    options = {"first": "lobby"}
    table = house.open_table("raw", [here("Anna"), here("Boris")], options=options)
    friends = Peaceful(house, table, "raw", {"raid", "life", "leave"})
    friends.plays(0, "keep 1 2 3 4 5")
    friends.plays(1, "keep 1 2 3 4 5")
    both = Person(device(speed="normal")).sits(table, 0, 1, game="raw")
    both.lifts("Anna")
    both.is_asked()
    friends.plays_on(0)  # until it is Boris's turn
    both.lifts("Boris")
    both.is_asked()
    friends.plays_on(1)
    both.lifts("Anna")
    told = both.page.locator(".prompt.told")
    expect(told).to_contain_text("Boris")
    expect(both.page.locator(".raw-table")).to_be_visible()
    both.is_asked()
    expect(both.page.locator(".card-button.playable, .card-button.legal").first).to_be_visible()


@pytest.mark.parametrize("by", ["button", "keys"])
def test_one_goes_on_at_once_to_ones_own_turn_and_reads_there_what_happened(house, device, by):
    bots = map(bot, NAMES)
    table = house.open_table("raw", [here("Anna"), *bots], pace=0, options={"first": "lobby"})
    phone = by == "button"
    sizes = {"width": 390, "height": 844, "touch": True} if phone else {}
    anna = Person(device(**sizes, speed="normal"))
    anna.sits(table, 0, game="raw")
    friends = Peaceful(house, table, "raw", {"raid", "life", "leave"})
    anna.is_asked()
    # Her first turn is over: the others have theirs.
    friends.plays_on(0, until=lambda view: view["turn"] == 2)
    first = len(kept_moves(house, table))
    anna.page.wait_for_selector(".prompt.told")
    if phone:
        anna.page.get_by_role("button", name=anna.says("told-to-turn")).click()
    else:
        anna.page.keyboard.press("Shift+Space")
    expect(anna.page.locator(".prompt.mine")).to_be_visible()
    others = [entry for entry in kept_moves(house, table)[first:] if entry.seat != 0]
    assert len(others) > 4
    if phone:
        anna.page.locator(".recap-button").click()
    told = anna.page.locator(".recap li")
    assert told.count() > 4
    for name in NAMES[1:]:
        expect(anna.page.locator(".recap")).to_contain_text(name)

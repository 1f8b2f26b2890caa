"""The walker: short walks with fixed seeds, its scripts, and each of its checks on a planted fault."""

from __future__ import annotations

import pytest
from people import Person, bot, friend, here
from walker import known
from walker.checks import AT_ONCE, LASTING, Finding, Moment
from walker.exploring import Explorer
from walker.shrinking import shrink
from walker.steps import BadScript, Step, read
from walker.walking import Walk

STEPS = 14  # of each walk
SECONDS = 60  # at most
# How walks begin, and their seeds.
BEGINNINGS = {
    "seats are changed": (
        11,
        """a device 1366x768 en light off still
        a1 open /
        a1 open-table envyra device
        a1 seat-kind 2 bot""",
    ),
    "a friend comes": (
        12,
        """a device 1440x900 sk dark off
        a1 open /
        a1 open-table raw friends
        b device 390x844 hu light off touch
        b1 join-link 1
        b1 sit Berta""",
    ),
    "a game is played": (
        13,
        """a device 1280x720 lv light off still
        a1 open /
        a1 play-now rawsiko
        a1 play 5 mouse
        a1 hint""",
    ),
}


@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_a_short_walk_finds_nothing(browser, house, beginning):
    seed, lines = BEGINNINGS[beginning]
    explorer = Explorer(browser, house, seed, shrinking=0)
    begin = [read(line) for line in lines.splitlines()]
    assert explorer.explore(SECONDS, steps=STEPS, begin=begin), explorer.messages
    assert sum(explorer.tally.steps.values()) > len(begin)


# Scripts.


def test_a_script_is_read_and_written():
    for line in ("a1 seat-kind 2 bot", "b device 390x844 sk touch", "a1 press 'div.x button' 3"):
        assert str(read(line)) == line
    assert read("a1 reload  # of the page") == Step("a1", "reload")
    assert str(Step("a1", "tap", ("7",)).noted("Chile;\nempty")) == "a1 tap 7  # Chile; empty"
    assert read("# nothing but words") is None
    with pytest.raises(BadScript, match="line 4"):
        read("reload", 4)


def test_a_step_that_does_not_fit_does_nothing(walk):
    assert walk.do(read("a1 open /")) == []
    assert walk.do(read("a1 seat-kind 2 bot")) == []
    assert walk.do(read("a1 open /t/{3}")) == []
    assert [step.note.split(":")[0] for step in walk.done] == ["", *["nothing done"] * 2]
    with pytest.raises(BadScript, match="no verb"):
        walk.do(read("a1 dance"))


def test_a_script_is_made_short():
    steps = [Step("a1", verb) for verb in "abcdefghijklmnop"]

    def fails(some):
        verbs = "".join(step.verb for step in some)
        at = verbs.find("j")
        return at + 1 if "c" in verbs[: at + 1] and at >= 0 else None

    assert [step.verb for step in shrink(steps, fails, 5)] == ["c", "j"]


# Each check finds what it is there for, and nothing where nothing is wrong.


@pytest.fixture
def walk(browser, house):
    walk = Walk(browser, house, only=["no_errors"])
    yield walk
    walk.close()


@pytest.fixture(scope="module")
def tables():
    """Annas of this module: to load a page anew takes less than a new browser."""
    return []


@pytest.fixture
def anna(browser, house, tables):
    """A tab at a table of Envyra, with secret cards, whose person is asked."""
    if not tables:
        tables.append(sat_down(Walk(browser, house), house))
    [tab] = tables
    tab.page.reload()
    Person(tab.page).is_asked()
    tab.page.locator(".deciding .button.main").wait_for()
    tab.settle()
    told = tab.world.truth.info(tab.table)
    assert (told.status, told.stuck) == ("running", None)  # or the walker would know nothing
    tab.device.complaints(), tab.device.refusals()  # of the test before
    tab.vain, tab.opener = 0, None
    return tab


def sat_down(walk, house):
    seats = [here("Anna"), bot("Beta"), bot("Gama")]
    table = house.open_table("envyra", seats, options={"equilibrium": "C"}, pace=0)
    tab = walk.world.tab("a1")
    Person(tab.page).likes(motion="off").sits(table, 0, game="envyra")
    return tab


def found(tab, name, before=None, **more):
    """What one check says about a tab now."""
    tab.settle()
    after = tab.look()
    check = {check.__name__: check for check in (*AT_ONCE, *LASTING)}[name]
    return check(Moment(tab.world, tab, {**after, **(before or {})}, after, **more))


def plant(tab, script):
    tab.page.evaluate(f"() => {{ {script} }}")


def test_nothing_is_wrong_where_nothing_is_wrong(anna):
    for check in (*AT_ONCE, *LASTING):
        assert found(anna, check.__name__, new_screen=True) == []


COVER = """
const over = document.createElement("div");
over.className = "veil";
Object.assign(over.style, { position: "fixed", zIndex: 9999, background: "white", ...%s });
document.body.append(over);
"""
ALL_OVER = COVER % "{ inset: 0 }"
FAULTS = {
    "a script error": ("no_errors", "setTimeout(() => { throw new Error('planted') })"),
    "an error in the console": ("no_errors", "console.error('planted')"),
    "a request that fails": ("refusals_are_told", "void fetch('/api/tables/none').catch(() => 0)"),
    "a picture that is missing": ("refusals_are_told", "new Image().src = '/none.webp'"),
    "a veil over everything": ("asked_person_can_act", ALL_OVER),
    "nothing to act with": (
        "asked_person_can_act",
        "document.querySelectorAll('.board *, .acts').forEach((one) => one.remove())",
    ),
    "a choice under a veil": (
        "choices_are_in_sight",
        "const { left, top, width, height } = document.querySelector('[data-cell]').getBoundingClientRect();"
        + COVER
        % "{ left: left + 'px', top: top + 'px', width: width + 'px', height: height + 'px' }",
    ),
    "a choice outside the view": (
        "choices_are_in_sight",
        "document.querySelector('[data-cell][aria-pressed]').style.translate = '-3000px'",
    ),
    "a button of the bar outside the view": (
        "choices_are_in_sight",
        "document.querySelector('.prompt .act').style.translate = '-3000px'",
    ),
    "words that are cut off": (
        "text_is_whole",
        "Object.assign(document.querySelector('.prompt b').style, { display: 'block', width: '30px', overflow: 'hidden', whiteSpace: 'nowrap' })",
    ),
    "a button beside the page": (
        "text_is_whole",
        """const one = document.body.appendChild(document.createElement("button"));
        one.append("Beside");
        Object.assign(one.style, { position: "fixed", left: "1270px", top: "300px" })""",
    ),
    "a notice over what it speaks of": (
        "overlays_stand_apart",
        """const cell = document.querySelector(".cell");
        cell.classList.add("hot");
        const note = document.body.appendChild(document.createElement("div"));
        note.className = "notice hint";
        note.append("There");
        const { left, top } = cell.getBoundingClientRect();
        const place = { left: `${left}px`, top: `${top}px`, width: "300px", height: "300px" };
        Object.assign(note.style, { position: "fixed", zIndex: 99, ...place })""",
    ),
    "a part scrolled that hides what is beside it": (
        "hidden_parts_stand_still",
        """const board = document.querySelector("main.board");
        board.style.overflow = "hidden";
        const wide = board.appendChild(document.createElement("div"));
        Object.assign(wide.style, { position: "absolute", left: "0", top: "0", width: "4000px", height: "9px" });
        board.scrollLeft = 50""",
    ),
    "the focus on something invisible": (
        "focus_is_sensible",
        "const one = document.querySelector('.deciding .button.main'); one.focus(); one.style.opacity = 0",
    ),
    "a button without a name": (
        "axe_is_clean",
        "document.querySelector('.acts').append(document.createElement('button'))",
    ),
}


GONE = "document.querySelector('.recap').remove();"


def test_only_a_list_that_was_asked_for_may_lie_over_a_choice(anna):
    name, script = FAULTS["a choice under a veil"]
    asked = script.replace('"veil"', '"recap"')
    plant(anna, asked)
    assert found(anna, name)
    anna.page.set_viewport_size({"width": 1100, "height": 800})
    plant(anna, GONE + asked)
    assert found(anna, name) == []
    plant(anna, GONE + script)
    assert found(anna, name)
    anna.page.set_viewport_size({"width": 1280, "height": 800})


CHOSEN = """
document.querySelectorAll(".cell").forEach((cell, at) => {
  if (at %% %d !== 0) return;
  cell.dataset.piece = `${at}`;
  cell.classList.add("selected");
});
const { left, top } = document.querySelector(".cell").getBoundingClientRect();
const note = document.body.appendChild(document.createElement("div"));
note.className = "notice caution";
note.append("Sure?");
const place = { left: `${left}px`, top: `${top}px`, width: "500px", height: "250px" };
Object.assign(note.style, { position: "fixed", zIndex: 99, ...place });
"""


def test_a_notice_may_lie_over_what_was_chosen_only_where_it_has_no_better_place(anna):
    plant(anna, CHOSEN % 100)  # the first one alone
    assert found(anna, "overlays_stand_apart")
    plant(anna, "document.querySelector('.notice.caution').remove();" + CHOSEN % 1)
    assert found(anna, "overlays_stand_apart") == []


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(anna, fault):
    name, script = FAULTS[fault]
    plant(anna, script)
    told = found(anna, name, new_screen=True)
    assert [one.check for one in told][:1] == [name], told


def test_the_focus_is_lost_behind_a_dialog_or_by_a_key(anna):
    anna.page.locator("header.top-bar .buttons button").first.focus()
    plant(anna, "document.activeElement.blur()")
    anna.opener = "<button>"
    assert found(anna, "focus_is_sensible") == []
    assert found(anna, "focus_is_sensible", {"dialog": "menu"})
    assert found(anna, "focus_is_sensible", {"focus": "<button>"}, keys=True)
    assert found(anna, "focus_is_sensible", {"focus": "<button>", "born": 1}, keys=True) == []


def test_a_secret_of_another_is_found_wherever_it_is(anna):
    secrets = anna.world.truth.secrets(anna.table, [0])
    assert secrets
    own = anna.world.truth.table(anna.table).board.state.view(0)["secret_cards"][0]
    assert own not in secrets
    plant(anna, f"document.querySelector('.board').dataset.other = '{min(secrets)}'")
    [told] = found(anna, "secrets_are_kept")
    assert min(secrets) in told.message


def test_seats_without_tokens_and_tokens_without_seats_are_found(walk, house):
    table = house.open_table("envyra", [here("Anna"), here("Boris"), friend()], start=False)
    tab = walk.world.tab("a1")
    Person(tab.page).sits(table, 0, 1, host=True, game="envyra")
    tab.page.locator(".gathering li").first.wait_for()
    assert found(tab, "seats_are_kept") == []
    assert found(tab, "page_shows_its_seats") == []
    lose = "const key = 'ludoteka.places', [place] = JSON.parse(localStorage.getItem(key)); %s; localStorage.setItem(key, JSON.stringify([place]))"
    plant(tab, lose % "delete place.seats[1]")
    assert "seat 2" in found(tab, "seats_are_kept")[0].message
    assert found(tab, "page_shows_its_seats")
    plant(tab, lose % "place.seats[2] = place.seats[0]; delete place.seats[0]")
    assert any("opens 1" in one.message for one in found(tab, "seats_are_kept"))


def test_a_page_that_does_not_ask_whom_the_game_waits_for_is_stuck(anna, monkeypatch):
    monkeypatch.setattr("walker.checks.acting.STILL", 0.5)
    monkeypatch.setattr(anna, "look", lambda look=anna.look: {**look(), "tone": "waiting"})
    [told] = found(anna, "page_is_not_stuck")
    assert "seat 1 of device a" in told.message
    waiting = {**anna.look(), "tone": "waiting", "handsOn": True}
    monkeypatch.setattr(anna, "look", lambda: waiting)
    assert found(anna, "page_is_not_stuck") == []


def test_moves_that_come_to_nothing_are_told(anna):
    anna.vain = 3
    assert found(anna, "moves_get_through")


def test_findings_of_one_kind_are_one():
    kinds = {Finding("text_is_whole", f"the page is {n} px", "").kind for n in (361, 372)}
    assert len(kinds) == 1


def test_what_is_known_is_counted_and_not_told(browser, house, monkeypatch):
    monkeypatch.setattr(known, "KNOWN", [("no_errors", "planted$", "planted on purpose")])
    explorer = Explorer(browser, house, 1, shrinking=0)
    explorer._take(Finding("no_errors", "planted", ""), None, 1)
    assert not explorer.kinds
    assert explorer.excused["planted on purpose"] == 1
    assert known.reason(Finding("no_errors", "planted elsewhere", "")) is None
    assert known.reason(Finding("text_is_whole", "planted", "")) is None


def test_what_lies_over_a_button_is_told(anna, house):
    walk = Walk(anna.world.browser, house, only=["no_errors"])
    walk.world = anna.world
    plant(anna, ALL_OVER)
    [told] = walk.do(read("a1 rules-drawer"))
    assert told.kind == "nothing_in_the_way: div.veil over button.icon-button"

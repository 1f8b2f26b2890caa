"""Lessons: each is finished on its real board, by keys alone or by touch, left and taken up again."""

from __future__ import annotations

import re

import pytest
from hands import Envyra, Raw, Rawsiko
from inspecting import look_over
from people import MOVES, Person, expect

from ludoteka.tutorials import lessons, tutorial

# The bots of a lesson wait for a newcomer; here nobody has to look at their moves.
HURRY = """
async () => {
  const here = ({ table }) => location.pathname.includes(table);
  const place = JSON.parse(localStorage.getItem("ludoteka.places")).find(here);
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${place.host}` };
  const body = JSON.stringify({ pace: 0 });
  return (await fetch(`/api/tables/${place.table}`, { method: "PATCH", headers, body })).status;
}
"""


class Pupil:
    """Somebody who does what the coach says."""

    def __init__(self, page, game, hands, by, language="en", lesson=1):
        self.page, self.game, self.by = page, game, by
        self.goal = None
        self.person = Person(page, language)
        self.hands = hands(self.person, by)
        self.coach = page.get_by_role("region", name=self.person.says("tutorial-coach"))
        self.next = self.coach.locator(".next")
        self.steps = tutorial(game, lesson).steps

    def comes(self):
        """The offer for newcomers on the start page."""
        self.page.goto("/")
        card = self.page.locator(f"[data-game={self.game}]")
        self.hands.press(card.get_by_role("button", name=self.person.says("tutorial-learn-new")))
        return self.hurries()

    def hurries(self):
        expect(self.coach).to_be_visible()
        assert self.page.evaluate(HURRY) == 200
        return self

    def at(self, number):
        """The words of this step are there."""
        told = self.person.says("tutorial-step", step=number + 1, steps=len(self.steps))
        expect(self.coach.get_by_role("img")).to_have_attribute("aria-label", told)

    def reads(self):
        """On to the next text; by keys, `c` leads to the coach from anywhere."""
        if self.by == "keys":
            self.page.keyboard.press("c")
            expect(self.next).to_be_focused()
            self.hands.sees_focus()
            self.page.keyboard.press("Enter")
        else:
            self.hands.press(self.next)

    def follows(self, first=0, last=None, each=lambda number: None):
        """All steps, each by the learner's own hands; the last one asks for nothing."""
        for number, step in enumerate(self.steps[:last]):
            if number < first:
                continue
            self.at(number)
            each(number)
            if number == len(self.steps) - 1:
                return
            if not step.asks:
                self.reads()
            for place, ask in enumerate(step.asks):
                if self.person.moves() > ask.at:
                    continue  # a board may send two at once
                expect(self.coach.locator(".do")).to_be_enabled()
                self.person.until(f"moves => ({MOVES})() >= moves", ask.at)  # others choose, too
                self.finds_what_is_named()
                self.goal = goal_of(step, place)
                self.does(ask.move)
                # A move and its goal are sent together.
                sent = step.asks[place + 1] if aim_after(step, place) else ask
                self.person.until(f"moves => ({MOVES})() > moves", sent.at)

    def finds_what_is_named(self):
        """A button that the coach quotes is there, under just this name."""
        for name in re.findall("“(.+?)”", self.coach.locator(".words").inner_text()):
            expect(self.page.get_by_role("button", name=name, exact=True).first).to_be_visible()

    def does(self, move):
        getattr(self, f"does_{self.game}")(*move.split())

    # Envyra.

    def does_envyra(self, verb, *cells):
        for cell in cells:
            self.hands.choose(self.page.locator(f".grid [data-cell={cell}]"))
        self.hands.press(self.page.locator(".deciding .button.main"))

    # RAWsiko, by keys.

    def does_rawsiko(self, what, count="1"):
        page = self.page
        goes_on = page.locator(".clash .button.main")
        if goes_on.count():
            self.hands.press(goes_on)
        if what == "end":
            page.keyboard.press("e")
        elif what == "trade":
            self.trades()
        elif ">" in what:
            for _ in range(3):  # after a clash its territories are still chosen
                page.keyboard.press("Escape")
            for territory in what.split(">"):
                self.walks("t", territory)
            # The number that the board proposes is the one that is asked for.
            self.hands.press(page.locator(".rawsiko .dock .go"))
        else:
            page.keyboard.press("a")  # one with each tap
            for _ in range(int(count) - 1):
                page.keyboard.press("+")
            self.walks("t", what)

    def trades(self):
        """All that was chosen is traded at once."""
        for number in range(2):
            self.hands.press(self.page.locator(".offer.hot").nth(number))
        self.hands.press(self.page.locator(".dock .china"))
        self.person.until(f"moves => ({MOVES})() > moves", self.steps[-2].asks[-1].at)

    def walks(self, field, wanted):
        """With `n` from one thing that can be chosen to the next, then Enter."""
        place = f"() => document.activeElement.dataset.{field}"
        if field == "t" and not self.page.evaluate(place):
            self.hands.reach(self.page.locator("path[data-t][tabindex='0']"))
        for _ in range(40):
            if self.page.evaluate(place) == wanted:
                break
            self.page.keyboard.press("n")
        assert self.page.evaluate(place) == wanted
        self.hands.sees_focus()
        self.page.keyboard.press("Enter")

    # RAW, by keys.

    def does_raw(self, verb, *words):
        page = self.page
        if verb in ("pass", "end"):
            page.keyboard.press("e")
            return
        if verb == "keep":
            for place in words:
                page.keyboard.press(place)
        elif verb == "lay":
            cards = page.locator("[data-hand]").evaluate_all(
                "cards => cards.map(({ dataset }) => dataset.piece)"
            )
            page.keyboard.press(str(cards.index(f"card:{words[0]}") + 1))
            if self.goal:
                self.walks("piece", self.goal)
        elif verb == "trap":
            page.keyboard.press("1")
        elif verb in ("attack", "raid", "bury"):
            self.walks("piece", f"spot:{words[0]}")
            if self.goal:
                self.walks("piece", self.goal)
        main = page.locator("[data-act=trophy]" if verb == "trophy" else "[data-decision] .main")
        self.hands.press(main)


def aim_after(step, place):
    """The next move of the step, in words, if it only says what this one is aimed at."""
    then = step.asks[place + 1].move.split() if place + 1 < len(step.asks) else [""]
    return then if then[0] in ("target", "kill", "put") else None


def goal_of(step, place):
    """What a move of RAW is aimed at, by its piece: the next move says it, or there is only one."""
    then = aim_after(step, place)
    if then:
        return f"{'card' if then[0] == 'put' else 'spot'}:{then[1]}"
    return step.point[0] if step.asks[place].move.startswith("attack") else None


@pytest.mark.parametrize(
    ("game", "hands"), [("envyra", Envyra), ("raw", Raw), ("rawsiko", Rawsiko)]
)
def test_lessons_are_finished_with_the_keyboard_alone(house, device, game, hands):
    """The first leads to the second, if there is one, and the last to a real game."""
    page = device()
    pupil = Pupil(page, game, hands, "keys").comes()
    pupil.follows()
    for lesson in range(2, lessons(game) + 1):
        on = pupil.person.says("tutorial-go-on", lesson=lesson)
        before = page.url
        pupil.hands.press(pupil.coach.get_by_role("button", name=on))
        page.wait_for_url(lambda url, before=before: "/t/" in url and url != before)
        pupil = Pupil(page, game, hands, "keys", lesson=lesson).hurries()
        pupil.follows()
    real = pupil.coach.get_by_role("button", name=pupil.person.says("tutorial-real"))
    lesson = pupil.page.url
    pupil.hands.press(real)
    pupil.page.wait_for_url(lambda url: "/t/" in url and url != lesson)
    expect(pupil.page.locator(".prompt")).to_be_visible()
    expect(pupil.coach).to_have_count(0)


# Names of cells that are cut off above.
CUT = """
() => {
  const { top } = document.querySelector(".room").getBoundingClientRect();
  return [...document.querySelectorAll(".room .place")]
    .filter((name) => name.getBoundingClientRect().top < top)
    .map((name) => name.textContent);
}
"""


def test_beside_the_coach_the_names_of_cells_are_whole(house, device):
    page = device(1366, 768)
    Pupil(page, "envyra", Envyra, "mouse").comes()
    expect(page.locator(".room .place").first).to_be_visible()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(
    "language", ["hu", *(pytest.param(one, marks=pytest.mark.thorough) for one in ("sk", "lv"))]
)
def test_on_a_phone_by_touch_left_and_taken_up_again(house, device, language):
    page = device(390, 844, touch=True, language=language)
    pupil = Pupil(page, "envyra", Envyra, "touch", language).comes()
    says = pupil.person.says

    def look(number):
        wide = pupil.coach.locator("*").evaluate_all(
            "all => all.filter((one) => one.scrollWidth > Math.max(one.clientWidth, 1) + 1"
            " && getComputedStyle(one).display !== 'inline').map((one) => one.className)"
        )
        assert wide == [], f"step {number + 1}"
        board, coach = (page.locator(one).bounding_box() for one in ("main.board", ".coach"))
        assert board["y"] + board["height"] <= coach["y"] + 1, "the coach covers the board"
        assert board["height"] >= 0.4 * 844

    pupil.follows(last=1, each=look)
    assert look_over(page, "the coach tells") == []
    # Something else than what is asked is held back kindly; nothing was played.
    pupil.follows(first=1, last=2, each=look)
    pupil.at(2)
    assert look_over(page, "the coach asks") == []
    before = pupil.person.moves()
    pupil.does("place c1")
    expect(page.locator(".coach .strayed")).to_be_visible()  # the coach says it, and nobody else
    expect(pupil.person.notice).to_have_count(0)
    assert pupil.person.moves() == before
    pupil.hands.press(page.locator(".grid [data-cell=c1]"))
    pupil.follows(first=2, last=5, each=look)

    # Away and back: the server was restarted, the page is opened by the start page's offer.
    house.restart()
    page.goto("/")
    tables = page.get_by_role("region", name=says("tables"))
    row = tables.locator("li").filter(has_text=says("tables-lesson"))
    pupil.hands.press(row.get_by_role("link"))
    pupil.at(5)
    pupil.hands.press(pupil.coach.get_by_role("button", name=says("tutorial-back")))
    pupil.at(4)
    pupil.reads()
    pupil.follows(first=5, last=7, each=look)

    # Without the coach the game goes on; the menu has it back.
    pupil.at(7)
    pupil.hands.press(pupil.coach.get_by_role("button", name=says("tutorial-skip")))
    expect(pupil.coach).to_have_count(0)
    pupil.person.opens_menu()
    pupil.hands.press(page.get_by_role("button", name=says("tutorial-show")))
    pupil.follows(first=7, each=look)
    pupil.hands.press(pupil.coach.get_by_role("button", name=says("tutorial-on")))
    expect(pupil.coach).to_have_count(0)
    expect(pupil.person.prompt).to_be_visible()

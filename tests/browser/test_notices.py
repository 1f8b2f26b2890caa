"""Your turn, told outside of the page: title, badge, notices; and a page that waits for the server."""

from __future__ import annotations

import json

import pytest
from people import Friends, Person, bot, expect, here, keeps, place

# Notices are counted by all tabs of a browser together, and shown by none.
NOTICES = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) {
    const told = JSON.parse(localStorage.getItem("test.notices") ?? "[]");
    localStorage.setItem("test.notices", JSON.stringify([...told, [title, options.body, options.tag]]));
    window.lastNotice = this;
  }
  close() {}
};
"""


def tells(page, *places, on=True):
    """A browser that may notify, with these tables."""
    keeps(page, list(places), **{"ludoteka.settings": {"notices": on}})
    page.context.add_init_script(NOTICES)


def told(page):
    return json.loads(page.evaluate("localStorage.getItem('test.notices') ?? '[]'"))


def hide(page, hidden=True):
    """As if another tab were in front."""
    page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


@pytest.fixture
def duel(house):
    """Two people; it is the second one's turn as soon as the first has placed, and the other way."""
    return house.open_table("rawsiko", [here("Anna"), here("Boris"), bot("Cyril")], pace=0)


def test_one_turn_is_told_once_by_however_many_tabs(house, device, duel):
    first = Friends(house, duel).view(0)["waiting"][0]
    mine = 1 - first if first < 2 else 0
    other = 1 - mine
    page = device()
    tells(page, place(duel, mine, game="rawsiko", host=False))
    page.goto(f"/t/{duel.id}")
    page.locator(".prompt").wait_for()
    tabs = [page, page.context.new_page(), page.context.new_page()]
    tabs[1].goto(f"/t/{duel.id}")
    tabs[2].goto("/rules/raw")
    tabs[1].locator(".prompt").wait_for()
    for tab in tabs:
        hide(tab)
    before = len(told(page))
    Friends(house, duel).plays_on(other, until=lambda view: mine in view["waiting"])
    Person(page).until("() => JSON.parse(localStorage.getItem('test.notices') ?? '[]').length > 0")
    page.wait_for_timeout(2500)
    assert len(told(page)) == before + 1
    title, _, tag = told(page)[-1]
    assert (title, tag) == ("Your turn: RAWsiko", duel.id)


def test_a_table_that_no_tab_shows_is_told_of_too(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0)
    page = device()
    page.clock.install()
    tells(page, place(table, 0))
    page.goto("/rules/raw")
    page.get_by_role("heading", level=1).wait_for()
    page.clock.run_for(40_000)
    Person(page).until("() => JSON.parse(localStorage.getItem('test.notices') ?? '[]').length > 0")
    page.clock.run_for(90_000)
    assert [tag for _, _, tag in told(page)] == [table.id]
    page.evaluate("lastNotice.onclick()")
    Person(page).is_asked()


def test_whoever_looks_is_not_told_and_nobody_who_did_not_ask(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0)
    looking, silent = device(), device()
    tells(looking, place(table, 0))
    looking.goto("/")
    expect(looking).to_have_title("● Your turn at 1 table – Ludoteka")
    tells(silent, place(table, 0), on=False)
    silent.goto(f"/t/{table.id}")
    Person(silent).is_asked()
    hide(silent)
    looking.wait_for_timeout(2500)
    assert told(looking) == told(silent) == []


def test_the_browser_is_asked_by_the_switch_alone(device):
    page = device()
    page.add_init_script(
        """
        window.asked = 0;
        window.Notification = class {
          static permission = "default";
          static async requestPermission() {
            window.asked += 1;
            return (Notification.permission = window.answer ?? "denied");
          }
        };
        """
    )
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Notices of your turn")
    expect(switch).not_to_be_checked()
    assert page.evaluate("asked") == 0
    switch.click()
    expect(page.get_by_role("dialog")).to_contain_text("does not allow notices")
    expect(switch).not_to_be_checked()
    page.evaluate("Notification.permission = 'default'; window.answer = 'granted'")
    switch.click()
    expect(switch).to_be_checked()
    assert page.evaluate("asked") == 2
    assert page.evaluate("JSON.parse(localStorage['ludoteka.settings']).notices") is True


def test_the_badge_counts_the_tables(house, device):
    opened = [house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0) for _ in range(2)]
    page = device()
    keeps(page, [place(table, 0) for table in opened])
    page.add_init_script(
        "navigator.setAppBadge = async (count) => { window.badge = count; };"
        "navigator.clearAppBadge = async () => { window.badge = 0; };"
    )
    page.goto("/")
    Person(page).until("() => window.badge === 2")
    expect(page).to_have_title("● Your turn at 2 tables – Ludoteka")
    page.get_by_role("button", name="put away").first.click()
    Person(page).until("() => window.badge === 1")
    page.get_by_role("button", name="1 table put away").click()
    page.get_by_role("button", name="take out again").click()
    # At one table the title tells of the other.
    page.get_by_role("link", name="continue").first.click()
    Person(page).is_asked()
    expect(page).to_have_title("(1) ● Your turn – Envyra")


def test_a_page_without_a_server_waits_and_goes_on_by_itself(house, device):
    table = house.open_table("envyra", [here("Anna"), bot("Beta")], pace=0)
    page = device(service_worker=True)
    anna = Person(page).sits(table, 0, game="envyra")
    anna.is_asked()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now by the service worker, which keeps what it has fetched
    anna.is_asked()
    house.kill()
    page.goto(f"/t/{table.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("The server does not answer")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    house.start()
    anna.is_asked()

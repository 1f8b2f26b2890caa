"""What the tests in a browser stand on: they notice every fault, and a house comes back."""

from __future__ import annotations

import asyncio

import pytest

FAULTS = {
    "console.error('it broke')": "console: it broke",
    "setTimeout(() => { throw new Error('it broke') })": "uncaught: .*it broke",
    "Promise.reject(new Error('no one caught it'))": "uncaught: .*no one caught it",
    "document.body.setAttribute('style', 'color: red')": "Policy: style-src|Applying inline style",
    "fetch('https://example.org/')": "Policy: connect-src|example.org|Failed to fetch",
    "open('http://localhost:9/')": "others than the house: http://localhost:9/",
    "fetch('/api/tables/none')": "console: .* status of 404",
}


def test_a_fault_in_a_page_is_noticed_and_can_be_excused(device, faults):
    page = device()
    page.goto("/")
    for script, told in FAULTS.items():
        page.evaluate(f"void ({script})")
        for _ in range(100):
            page.wait_for_timeout(50)
            faults.settle()
            if faults.found:
                break
        assert faults.found, script
        faults.expect(told)
        assert faults.found == []


def test_a_killed_house_comes_back_on_the_same_port(house, device):
    page = device()
    page.goto("/")
    before = house.url
    table = house.open_table("envyra", 2)
    house.kill()
    assert page.evaluate("fetch('/api/health').then(() => 'up', () => 'down')") == "down"
    house.start()
    assert house.url == before
    asked = "(id) => fetch(`/api/tables/${id}`).then((answer) => answer.status)"
    assert page.evaluate(asked, table.id) == 200


def test_coroutines_run_beside_the_loop_of_the_browser(browser, house):
    assert asyncio._get_running_loop() is not None
    assert house.ask(asyncio.sleep(0, "slept")) == "slept"


@pytest.mark.usefixtures("_browser")
def test_no_loop_of_the_browser_is_left_to_other_tests():
    assert asyncio.run(asyncio.sleep(0, "slept")) == "slept"

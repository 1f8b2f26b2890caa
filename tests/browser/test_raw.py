"""RAW on the plain board: a whole game against bots, with a mouse and with the keyboard alone."""

from __future__ import annotations

import pytest
from hands import Generic, play
from people import Person, bot, expect, here


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_against_bots_to_the_end(house, device, by):
    table = house.open_table("raw", [here("Anna"), bot("Beta"), bot("Gama")], pace=0)
    anna = Person(device()).sits(table, 0, game="raw")
    assert play(Generic(anna, by)) > 1
    expect(anna.page.get_by_role("table").first).to_contain_text("Anna")


def test_on_a_phone_with_a_finger(house, device):
    table = house.open_table("raw", [here("Anna"), bot("Beta")], pace=0)
    anna = Person(device(390, 844, touch=True, language="lv"), "lv").sits(table, 0, game="raw")
    assert play(Generic(anna, "touch")) > 1
    anna.sees_the_end()

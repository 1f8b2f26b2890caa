"""axe-core finds nothing serious or critical: on every screen, in every state, light and dark."""

from __future__ import annotations

import pytest
import screens
from inspecting import AXE, look_over
from people import Person

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="npm ci has not been run in web/")

WALKS = [
    screens.pages,
    screens.gathering,
    screens.raw,
    screens.shared,
    screens.envyra,
    screens.rawsiko,
    screens.end,
]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_nothing_serious_on_a_desktop(house, device, faults, walk):
    faults.expect("status of 404")
    found = []
    walk(house, Person(device()), lambda page, state: found.extend(look_over(page, state)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("walk", [screens.envyra, screens.rawsiko], ids=lambda walk: walk.__name__)
def test_nothing_serious_on_a_phone(house, device, walk):
    found = []
    person = Person(device(390, 844, touch=True))
    walk(house, person, lambda page, state: found.extend(look_over(page, state)))
    assert not found, "\n".join(found)

"""axe-core finds nothing serious or critical: on every screen, in every state, light and dark."""

from __future__ import annotations

import pytest
import walks
from inspecting import AXE, look_over
from people import Person

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="npm ci has not been run in web/")

WALKS = [
    walks.pages,
    walks.gathering,
    walks.raw,
    walks.shared,
    walks.envyra,
    walks.rawsiko,
    walks.end,
]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_nothing_serious_on_a_desktop(house, device, faults, walk):
    faults.expect("status of 404")
    found = []
    walk(house, Person(device()), lambda page, state: found.extend(look_over(page, state)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("walk", [walks.envyra, walks.rawsiko], ids=lambda walk: walk.__name__)
def test_nothing_serious_on_a_phone(house, device, walk):
    found = []
    person = Person(device(390, 844, touch=True))
    walk(house, person, lambda page, state: found.extend(look_over(page, state)))
    assert not found, "\n".join(found)

"""At 390 px nothing is cut off and no page scrolls sideways: in all languages, and a longer one."""

from __future__ import annotations

import pytest
import walks
from inspecting import cut_off
from people import Person

WALKS = [
    walks.pages,
    walks.gathering,
    walks.plain,
    walks.raw,
    walks.shared,
    walks.envyra,
    walks.rawsiko,
    walks.end,
]
LANGUAGES = ("sk", "hu", "lv")


def phone(device, language):
    """A phone whose person has chosen this language."""
    person = Person(device(390, 844, touch=True))
    person.setting = language
    return person.likes(language=language)


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_forty_percent_longer_words_fit(house, device, faults, walk):
    faults.expect("status of 404")
    found = []
    walk(house, phone(device, "qps"), lambda page, state: found.extend(cut_off(page, state)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits(house, device, faults, language):
    faults.expect("status of 404")
    found = []
    for walk in WALKS:
        walk(house, phone(device, language), lambda page, state: found.extend(cut_off(page, state)))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("width", [360, 768, 1024])
def test_no_page_scrolls_sideways_at_other_widths(house, device, faults, width):
    faults.expect("status of 404")
    found = []
    for walk in (walks.pages, walks.gathering, walks.envyra, walks.raw, walks.rawsiko):
        person = Person(device(width, 900))
        person.setting = "qps"
        person.likes(language="qps")
        walk(house, person, lambda page, state: found.extend(cut_off(page, state)[:3]))
    assert not found, "\n".join(found)

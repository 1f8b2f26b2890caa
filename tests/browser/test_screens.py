"""Every screen in every state: nothing serious for axe-core, nothing cut off, in any language.

Both are looked for at each stop of a walk: to get there takes longer than to look.
"""

from __future__ import annotations

import pytest
import walks
from inspecting import AXE, cut_off, cut_words, look_over, speak
from people import Person

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="npm ci has not been run in web/")

LANGUAGES = ("sk", "hu", "lv", "en", "qps")  # the last one is 40 % longer
BOARDS = (walks.envyra, walks.raw, walks.rawsiko)


@pytest.mark.parametrize("walk", walks.ALL, ids=lambda walk: walk.__name__)
def test_on_a_phone(house, device, faults, walk):
    faults.expect("status of 404")
    found = []

    def visit(page, state):
        if walk in BOARDS:  # what else there is looks the same to axe on any device
            found.extend(look_over(page, state))
        for language in LANGUAGES:
            speak(page, language)
            found.extend(cut_off(page, f"{state}, {language}"))
        page.set_viewport_size({"width": 360, "height": 640})
        found.extend(cut_off(page, f"{state}, 360 px"))
        page.set_viewport_size({"width": 390, "height": 844})

    walk(house, Person(device(390, 844, touch=True)), visit)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("walk", walks.ALL, ids=lambda walk: walk.__name__)
def test_on_wider_screens(house, device, faults, walk):
    faults.expect("status of 404")
    found = []

    def visit(page, state):
        found.extend(look_over(page, state))
        speak(page, "qps")
        for width in (768, 1024, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            found.extend(cut_off(page, f"{state}, {width} px"))
        page.set_viewport_size({"width": 768, "height": 1024})
        for language in LANGUAGES[:4]:
            speak(page, language)
            found.extend(cut_words(page, f"{state}, 768 px, {language}"))
        page.set_viewport_size({"width": 1440, "height": 900})

    walk(house, Person(device(1440, 900)), visit)
    assert not found, "\n".join(found)

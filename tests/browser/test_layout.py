"""Nothing is cut off and no page scrolls sideways: in all languages, also one 40 % longer."""

from __future__ import annotations

import pytest
import walks
from inspecting import cut_off, speak
from people import Person

LANGUAGES = ("sk", "hu", "lv", "en", "qps")


@pytest.mark.parametrize("walk", walks.ALL, ids=lambda walk: walk.__name__)
def test_every_language_fits_on_a_phone(house, device, faults, walk):
    faults.expect("status of 404")
    found = []

    def visit(page, state):
        for language in LANGUAGES:
            speak(page, language)
            found.extend(cut_off(page, f"{state}, {language}"))
        page.set_viewport_size({"width": 360, "height": 640})
        found.extend(cut_off(page, f"{state}, 360 px"))
        page.set_viewport_size({"width": 390, "height": 844})

    walk(house, Person(device(390, 844, touch=True)), visit)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("walk", walks.ALL, ids=lambda walk: walk.__name__)
def test_longer_words_fit_at_other_widths(house, device, faults, walk):
    faults.expect("status of 404")
    found = []

    def visit(page, state):
        speak(page, "qps")
        for width in (768, 1024, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            found.extend(cut_off(page, f"{state}, {width} px"))

    walk(house, Person(device(1440, 900)), visit)
    assert not found, "\n".join(found)

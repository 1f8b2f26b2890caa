"""Nobody's page holds what its person may not know: not shown, not stored, not sent, not in memory."""

from __future__ import annotations

import json
import re

import pytest
from people import Friends, Person, expect, here
from spying import Memory, Wiretap, dom, storage

from ludoteka.core import registry
from ludoteka.text import Texts


def test_rawsiko_the_objectives_of_others(house, device):
    table = house.open_table("rawsiko", [here("Anna"), here("Boris"), here("Cyril")])
    friends = Friends(house, table)
    anna = Person(device())
    tap = Wiretap(anna.page)
    anna.sits(table, 0, game="rawsiko")
    expect(anna.prompt).to_be_visible()
    friends.plays_on(0, 1, 2, moves=45)
    anna.sees_moves(45)
    anna.page.keyboard.press("[")
    expect(anna.page.locator(".prompt.past")).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator(".prompt.past")).to_be_visible()

    ids = [
        {aim["application"] for aim in friends.view(seat)["objectives"][seat]} for seat in range(3)
    ]
    foreign = (ids[1] | ids[2]) - ids[0]
    texts = Texts(registry.make("rawsiko", {}), "en")
    names = [texts.find(f"rawsiko-application-{one}") for one in foreign]
    assert foreign
    assert all(names)
    sent = tap.all()
    assert sum(len(text) for text in sent) > 10_000
    assert [one for one in ids[0] if any(f'"{one}"' in text for text in sent)], "one's own are sent"
    assert not [one for one in foreign if any(f'"{one}"' in text for text in sent)]
    page, kept = dom(anna.page), storage(anna.page)
    assert not [one for one in [*foreign, *names] if one in page or one in kept]
    held = Memory(anna.page)
    assert ids[0] <= held.values("application"), "the search finds what is there"
    assert not foreign & held.values("application")


def test_raw_the_cards_of_others(house, device):
    options = {"first": "lobby", "summoning": True}
    table = house.open_table("raw", [here("Anna"), here("Boris")], options=options)
    friends = Friends(house, table)
    anna, carl = Person(device()), Person(device())
    taps = [Wiretap(anna.page), Wiretap(carl.page)]
    anna.sits(table, 0, game="raw")
    carl.watches(table)
    for seat, move in (
        (0, "keep 1 2 3"),
        (1, "keep 1 2 3 4 5"),
        (0, "pass"),
        (0, "end"),
        (1, "pass"),
    ):
        friends.plays(seat, move)
    mine, theirs = friends.view(0), friends.view(1)
    own = {*mine["shown_hands"][0], *mine["shown_lives"][0]}
    foreign = {*theirs["shown_hands"][1], *theirs["shown_lives"][1]}
    cards = registry.make("raw", {}).content()["cards"]
    # Boris lays one of his cards face down: everybody sees that, and nobody sees which.
    down = next(card for card in theirs["shown_hands"][1] if cards[card]["cost"] > 1)
    friends.plays(1, f"down {down}")
    friends.plays(1, "stars 1")
    anna.sees_moves(7)
    carl.sees_moves(7)
    for person in (anna, carl):
        expect(person.page.locator("[data-seat='1'] [data-spot]")).to_have_count(1)
    for person, tap, known in ((anna, taps[0], own), (carl, taps[1], set())):
        sent = tap.all()
        assert not [card for card in foreign - known if any(f'"{card}"' in text for text in sent)]
        page, kept = dom(person.page), storage(person.page)
        assert not [card for card in foreign - known if card in page or card in kept]
        held = Memory(person.page)
        for cards in held.lists("shown_hands", "shown_lives"):
            assert cards[1] is None, "somebody else's cards are in memory"
    assert held.lists("shown_hands"), "the search finds views"


def test_envyra_what_others_have_chosen_behind_their_screens(house, device):
    """H6: whatever was chosen, others are told the same, in as many bytes."""
    told = []
    for choice in ("place a1", "place b2 c2"):
        table = house.open_table("envyra", [here("Anna"), here("Boris")], options={"grid": "3x2"})
        anna = Person(device())
        tap = Wiretap(anna.page)
        anna.sits(table, 0, game="envyra")
        anna.is_asked()
        Friends(house, table).plays(1, choice)
        anna.sees_moves(1)
        told += tap.news(1)
        assert Memory(anna.page).values("choice") == set()
    assert len(told) == 2
    for frame in told:
        assert '"cells"' not in frame
        assert not [cell for cell in ("a1", "b2", "c2") if f'"{cell}"' in frame]
    assert len(told[0]) == len(told[1])
    assert sorted(json.loads(told[0])) == sorted(json.loads(told[1]))


def test_envyra_the_secret_card_of_another(house, device):
    options = {"grid": "3x2", "equilibrium": "C"}
    table = house.open_table("envyra", [here("Anna"), here("Boris")], options=options)
    friends = Friends(house, table)
    anna = Person(device())
    tap = Wiretap(anna.page)
    anna.sits(table, 0, game="envyra")
    anna.is_asked()
    mine, theirs = (friends.view(seat)["secret_cards"] for seat in (0, 1))
    assert mine[0]
    assert theirs[1]
    assert any(f'"{mine[0]}"' in text for text in tap.all())
    assert not [text for text in tap.all() if f'"{theirs[1]}"' in text]
    for cards in Memory(anna.page).lists("secret_cards"):
        assert cards[1] is None


SHARED = {
    "raw": ("shown_hands", "shown_lives"),
    "rawsiko": ("objectives",),
    "envyra": ("secret_cards",),
}
# The person looks at another window: the curtain comes down by itself.
HIDE = """
() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def looks_away(person):
    person.page.evaluate(HIDE)


def keeps_some_cards(person):
    person.page.locator(".keeping [data-keep='1']").click()
    person.page.locator(".keeping [data-act=confirm]").click()


def locks_in(person):
    person.page.locator(".grid [data-cell=b2]").click()
    person.page.locator(".deciding .button.main").click()


def hands_over(person):
    """Where nothing is secret no curtain falls by itself: from the menu, to the same person."""
    name = person.page.locator(".prompt .looker b").inner_text().removeprefix("Now: ")
    menu = person.opens_menu()
    menu.locator("[data-page=hand]").click()
    menu.get_by_role("button", name=f"Over to {name}").click()


@pytest.mark.parametrize(
    ("game", "ends"),
    [
        ("raw", keeps_some_cards),
        ("raw", looks_away),
        ("rawsiko", hands_over),
        ("envyra", locks_in),
        ("envyra", looks_away),
    ],
)
def test_while_the_curtain_is_down_nothing_private_is_on_a_shared_device(house, device, game, ends):
    options = {"envyra": {"grid": "3x2", "equilibrium": "C"}}.get(game, {})
    names = ["Anna", "Boris", "Cyril"]
    table = house.open_table(game, [here(name) for name in names], options=options)
    friends = Friends(house, table)
    secrets = [secrets_of(friends.view(seat), seat, game) for seat in range(3)]
    assert all(secrets)
    person = Person(device()).sits(table, 0, 1, 2, game=game)
    page = person.page
    page.wait_for_load_state("networkidle")
    if ends is hands_over:
        person.is_asked()
        hands_over(person)
    expect(person.curtain).to_be_visible()
    before = Memory(page)
    name = person.curtain.get_by_role("heading").inner_text().removeprefix("Hand the device to ")
    seat = names.index(name)
    person.lifts(name)
    expect(page.locator(".players li.me")).to_contain_text(name)
    person.is_asked()
    page.wait_for_load_state("networkidle")
    assert set(secrets[seat]) <= private(Memory(page), game), "one's own can be found"
    ends(person)
    expect(person.curtain).to_be_visible()
    expect(page.locator("symbol")).to_have_count(0)  # pictures that were drawn for somebody's cards

    shown, kept = dom(page), storage(page)
    for words in secrets:
        assert not [word for word in words if tells(shown + kept, word)]
    left = ["not looked at yet"]
    for _ in range(6):  # what was on its way when the curtain fell has to arrive and go
        held = Memory(page)
        # The game's content names these words too, but no more often than before.
        more = [
            one for one in secrets[seat] if held.holding(f'"{one}"') > before.holding(f'"{one}"')
        ]
        left = [*private(held, game), *held.values("choice"), *more]
        if not left:
            break
        page.wait_for_timeout(500)
    assert left == []


def tells(text, word):
    """Whether a word is in a text; a short one, which may be in a token by chance, on its own."""
    return re.search(rf"\b{word}\b" if len(word) < 4 else word, text) is not None


def secrets_of(view, seat, game):
    """Words that only this seat may see."""
    found = []
    for field in SHARED[game]:
        own = view[field][seat]
        found += [own] if isinstance(own, str) else own or []
    return [one["application"] if isinstance(one, dict) else one for one in found]


def private(held, game):
    """What anybody's view in memory has that not everybody may see."""
    if game == "rawsiko":
        return held.values("application")
    flat = [one for lists in held.lists(*SHARED[game]) for one in lists if one is not None]
    return {word for one in flat for word in ([one] if isinstance(one, str) else one)}

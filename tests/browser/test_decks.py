"""RAW's deck to look through, and a deck of the host's own: checked, shown to all, played with."""

from __future__ import annotations

from inspecting import cut_off, look_over
from people import Person, expect

CARD = """
[[card]]
id = "{id}"
type = "beast"
kind = "{kind}"
cost = {cost}
endurance = 2
copies = 20
properties = ["?", "vs zombie: double damage"]
name.en = "{name}"
name.sk = "{slovak}"
"""
GOAT = {"id": "old-goat", "kind": "ghost", "cost": 2, "name": "Old Goat", "slovak": "Starý cap"}
CALF = {"id": "calf", "kind": "blood", "cost": 1, "name": "Calf", "slovak": "Teľa"}
DECK = 'name = "The farm"\n' + CARD.format(**GOAT) + CARD.format(**CALF)


def file(text, name="farm.toml"):
    return {"name": name, "mimeType": "application/toml", "buffer": text.encode()}


# Files come over the page, or are let go there; is it the page that takes them, or the browser?
DRAG = """
([kind, name, text]) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: "application/toml" }));
  const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
  return !document.querySelector("h1").dispatchEvent(event);
}
"""


def test_the_deck_is_looked_through(device):
    page = device()
    page.goto("/library/raw")
    cards = page.get_by_role("list", name="Cards").get_by_role("listitem")
    expect(cards).to_have_count(91)
    expect(page.get_by_role("status")).to_have_text("110 cards, 91 different")
    page.get_by_role("button", name="ghost", exact=True).click()
    page.get_by_label("Cost", exact=True).select_option("★★★")
    expect(cards).to_have_count(3)
    page.get_by_label("Keyword", exact=True).select_option("steal")
    expect(cards).to_have_count(1)
    expect(cards.get_by_role("button")).to_have_accessible_name(
        "Pickpocket Breeze, monster / ghost, costs 3 stars, endurance 1. skill: steal 1. "
        "2 copies in the deck"
    )
    page.get_by_label("Search names and texts").fill("no such thing")
    page.get_by_role("button", name="Show all").click()
    expect(cards).to_have_count(91)

    page.get_by_role("button", name="vampire", exact=True).click()
    expect(cards).to_have_count(11)
    # With the keys alone: the second card of the second row of vampires, large, and its keywords.
    cards.first.get_by_role("button").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    chosen = page.locator("[data-card]:focus")
    name = chosen.get_attribute("data-card")
    page.keyboard.press("z")
    zoomed = page.get_by_role("dialog")
    expect(zoomed).to_be_focused()
    expect(zoomed.get_by_role("button", name="rule 3").first).to_be_visible()
    assert look_over(page, "zoomed") == []
    page.keyboard.press("Escape")
    expect(zoomed).to_have_count(0)
    expect(page.locator("[data-card]:focus")).to_have_attribute("data-card", name)

    # A mouse that rests on a card is enough, and takes no focus.
    page.locator("[data-card=count-nothing]").hover()
    expect(zoomed).to_contain_text("Instant kill", ignore_case=True)
    page.locator("h1").hover()
    expect(zoomed).to_have_count(0)


def test_the_deck_on_a_phone_in_four_languages(device):
    found = []
    for language in ("en", "sk", "hu", "lv"):
        page = device(390, 844, touch=True, language=language)
        page.goto("/library/raw")
        page.locator("[data-card]").last.wait_for()
        page.evaluate("document.fonts.ready")
        found += cut_off(page, f"deck, {language}")
        found += [f"{language}: {text}" for text in page.evaluate(NAMES)]
    page.locator("[data-card=doormat]").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += cut_off(page, "zoomed")
    assert found == []


# Names that are cut off, and letters of cards that are too small to be read.
NAMES = """
() => [...document.querySelectorAll(".face")].flatMap((face) => {
  const found = [];
  const name = face.querySelector(".name");
  if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.innerText} is cut off`);
  const bottom = face.getBoundingClientRect().bottom;
  for (const text of face.querySelectorAll(".name, .key, .sort, .said, b")) {
    if (parseFloat(getComputedStyle(text).fontSize) < 9.9) found.push(`${text.innerText} is too small`);
    if (text.getBoundingClientRect().bottom > bottom) found.push(`${text.innerText} is below its card`);
  }
  return found;
})
"""


def test_a_deck_of_the_hosts_own(device, faults, house):
    host, guest = Person(device()), Person(device())
    host.page.goto("/")
    host.page.locator("[data-game=raw]").get_by_role("button", name="Invite friends").click()
    played_with = host.page.get_by_role("region", name="What is played with")
    expect(played_with).to_contain_text("110 cards, 91 different")
    chosen = played_with.locator("input[type=file]")

    faults.expect("status of 422")
    bad = DECK.replace('kind = "ghost"', 'kind = "gohst"').replace("cost = 1", "cost = 0")
    chosen.set_input_files(file(bad, "bad.toml"))
    expect(played_with).to_contain_text("bad.toml has 2 faults")
    groups = played_with.locator(".bad > ul > li")
    expect(groups.nth(0)).to_contain_text("card 1 (old-goat)")
    expect(groups.nth(0)).to_contain_text("did you mean 'ghost'?")
    expect(groups.nth(1)).to_contain_text("card 2 (calf)")
    assert look_over(host.page, "faults of a deck") == []
    chosen.set_input_files(file("", "picture.toml") | {"buffer": b"\xff\xfe\x00"})
    expect(played_with).to_contain_text("picture.toml is no text")

    chosen.set_input_files(file(DECK))
    expect(played_with).to_contain_text("The farm")
    expect(played_with).to_contain_text("40 cards, 2 different")

    # Whoever is invited sees it, and can look through it.
    guest.page.goto(host.invitation)
    theirs = guest.page.get_by_role("region", name="What is played with")
    expect(theirs).to_contain_text("A file of the host’s own")
    expect(theirs.locator("input")).to_have_count(0)
    with guest.page.expect_popup() as opened:
        theirs.get_by_role("link", name="Look through them").click()
    expect(opened.value.locator("[data-card=old-goat]")).to_be_visible()
    expect(opened.value.locator("[data-card]")).to_have_count(2)

    played_with.get_by_role("button", name="The game’s own again").click()
    expect(theirs).to_contain_text("110 cards")
    chosen.set_input_files(file(DECK))
    expect(theirs).to_contain_text("The farm")

    with host.page.expect_download() as got:
        played_with.get_by_role("link", name="A file to begin with").click()
    assert "[[card]]" in got.value.path().read_text("utf-8")

    # And it is what the game is played with.
    seats = host.page.get_by_role("region", name="Seats").locator("select:has([value=friend])")
    for number in (1, 2):
        seats.nth(number).select_option("bot")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.locator("[data-card=old-goat], [data-card=calf]").first.wait_for()


def test_a_deck_file_is_dropped_anywhere_on_the_page(device, faults):
    host, guest = Person(device(1024, 768, language="hu"), "hu"), Person(device())
    host.page.goto("/")
    host.page.locator("[data-game=raw]").get_by_role(
        "button", name=host.says("invite-friends")
    ).click()
    played_with = host.page.get_by_role("region", name=host.says("content"))
    expect(played_with).to_contain_text("110")

    # While it is held over the page, the page says what it will do; then it lists the faults.
    sign = host.page.get_by_text(host.says("content-let-go"))
    bad = DECK.replace("cost = 1", "cost = 0")
    assert host.page.evaluate(DRAG, ["dragover", "bad.toml", bad])
    expect(sign).to_be_visible()
    faults.expect("status of 422")
    assert host.page.evaluate(DRAG, ["drop", "bad.toml", bad])
    expect(sign).to_have_count(0)
    expect(played_with).to_contain_text(host.says("content-faults", file="bad.toml", count=1))
    shown = played_with.get_by_text("card 2 (calf)")
    expect(shown).to_be_in_viewport()

    assert host.page.evaluate(DRAG, ["drop", "farm.toml", DECK])
    expect(played_with).to_contain_text("The farm")
    expect(shown).to_have_count(0)

    # A guest brings no deck.
    guest.page.goto(host.invitation)
    expect(guest.page.get_by_role("region", name=guest.says("content"))).to_contain_text("The farm")
    assert not guest.page.evaluate(DRAG, ["dragover", "bad.toml", bad])
    assert not guest.page.evaluate(DRAG, ["drop", "bad.toml", bad])
    expect(guest.page.get_by_text(guest.says("content-let-go"))).to_have_count(0)

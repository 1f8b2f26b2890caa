"""RAW's deck editor: a card is made, seen, saved, loaded and played with; nobody needs TOML."""

from __future__ import annotations

import tomllib

from inspecting import cut_off, look_over
from people import Person, expect

FAULTY = """
name = "Odd"
[[card]]
id = "imp"
type = "beast"
kind = "zombie"
cost = 9
endurance = 2
copies = 20
name = "Imp"
"""


def test_a_card_is_made_saved_loaded_and_played_with(device, tmp_path):
    page = device(1440, 900)
    page.goto("/library/raw")
    page.get_by_role("link", name="Make your own").click()
    page.get_by_role("button", name="From nothing").click()
    page.get_by_role("button", name="New card").click()

    name = page.get_by_label("Name", exact=True)
    expect(name).to_be_focused()
    name.fill("Angry Fridge")
    page.get_by_role("radio", name="Thing").check(force=True)
    page.get_by_role("button", name="Add an effect").click()
    # Only what fits: a thing has a skill or a trap, and no trap repairs.
    effect = page.get_by_role("group", name="Effect 1")
    assert effect.get_by_label("When").locator("option").evaluate_all(
        "all => all.map((one) => one.value)"
    ) == ["skill", "trap"]
    effect.get_by_label("When").select_option("trap")
    assert "repair" not in effect.get_by_label("What").locator("option").evaluate_all(
        "all => all.map((one) => one.value)"
    )
    effect.get_by_label("What").select_option("damage")
    effect.get_by_label("How many", exact=True).fill("2")
    effect.get_by_label("How many", exact=True).blur()
    preview = page.locator("aside.preview")
    expect(preview.get_by_role("img").first).to_have_accessible_name(
        "Angry Fridge, thing, costs 2 stars, endurance 2. trap: do damage 2"
    )
    expect(preview).to_contain_text("do damage 2 – to an attacker")
    expect(preview).to_contain_text("na jedného útočníka")
    # There is no monster yet: the check says so, and a table can't be opened.
    expect(page.get_by_text("There is no monster")).to_be_visible()

    page.get_by_role("button", name="New card").click()
    page.get_by_label("Name", exact=True).fill("Fridge Guest")
    page.get_by_label("Copies in the deck", exact=True).fill("20")
    page.get_by_label("Copies in the deck", exact=True).blur()
    expect(page.get_by_text("Can be played")).to_be_visible()
    page.get_by_label("Name of the deck").fill("Kitchen")
    assert look_over(page, "deck-editor") == []
    assert cut_off(page, "deck-editor") == []

    # A change is taken back and made again, with the keys.
    page.get_by_role("button", name="Delete").click()
    expect(page.locator("[data-card]")).to_have_count(1)
    page.keyboard.press("Control+z")
    expect(page.locator("[data-card]")).to_have_count(2)

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save a file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.name == "kitchen.toml"
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    assert [card["id"] for card in written["card"]] == ["angry-fridge", "fridge-guest"]
    trap = {"place": "trap", "effect": "damage", "amount": 2, "whose": "attacker"}
    assert written["card"][0]["effects"] == [trap]

    # It is kept while one is away, and the file brings the same on a device that never saw it.
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Kitchen")
    other = device(390, 844, touch=True)
    other.goto("/decks/raw")
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_label("Name of the deck")).to_have_value("Kitchen")
    other.get_by_role("button", name="Fridge Guest").tap()
    expect(other.get_by_label("Name", exact=True)).to_have_value("Fridge Guest")
    assert cut_off(other, "deck-editor on a phone") == []
    other.go_back()
    expect(other.get_by_role("button", name="Angry Fridge")).to_be_visible()

    page.get_by_role("button", name="Play with it").click()
    page.get_by_role("button", name="Against bots, now").click()
    Person(page).until("() => location.pathname.startsWith('/t/')")
    expect(page.get_by_role("button", name="Fridge Guest").first).to_be_visible()


def test_a_faulty_file_is_mended_where_its_fault_is(device):
    page = device(1280, 800, language="sk")
    page.goto("/decks/raw")
    file = {"name": "odd.toml", "mimeType": "application/toml", "buffer": FAULTY.encode()}
    page.locator("input[type=file]").set_input_files(file)
    fault = page.get_by_text("Tu má byť číslo od 1 do 7.")
    expect(fault).to_be_visible()
    cost = page.get_by_label("Cena v hviezdach", exact=True)
    expect(cost).to_have_attribute("aria-invalid", "true")
    cost.fill("3")
    cost.blur()
    expect(fault).to_have_count(0)
    expect(page.get_by_text("Dá sa s ním hrať")).to_be_visible()

"""Tiles and cards from a file (C11; E-10, E-27, E-31): every fault is named with its entry."""

import json

import pytest

from ludoteka.bots.random import play_out
from ludoteka.core.chance import Quick
from ludoteka.core.content import ContentError, packaged
from ludoteka.games.envyra import Envyra

OWN = packaged("ludoteka.games.envyra", "tiles.toml")
SYMBOLS = "sun, mountain, dune, leaf, tree, mushroom, sea, rain, ice, fire, fern, wind"


def entry(kind: str, ident: str) -> str:
    """The text of one entry of our own file."""
    (found,) = (part for part in OWN.split("\n[[") if part.startswith(f'{kind}]]\nid = "{ident}"'))
    return "\n[[" + found.split("\n#")[0].rstrip() + "\n"


def changed(kind: str, ident: str, old: str, new: str, text: str = OWN) -> str:
    """Our own file with one entry changed."""
    before = entry(kind, ident)
    assert before.count(old) == 1, before
    assert before in text
    return text.replace(before, before.replace(old, new))


def faults(text: str) -> list[str]:
    with pytest.raises(ContentError) as error:
        Envyra.make(None, text, "mine.toml")
    assert error.value.file == "mine.toml"
    assert str(error.value).startswith(f"mine.toml: {error.value.faults[0]}")
    return error.value.faults


def test_our_own_file_has_no_fault():
    assert Envyra.make().content_name == "Ludoteka's own tiles"
    assert Envyra.make(None, OWN, "copy").content_digest == Envyra.make().content_digest


ONE_FAULT = [
    (
        changed("tile", "S02", '"S02"', '"S01"'),
        "tile 2 (S01): id 'S01' is taken already by tile 1",
    ),
    (
        changed("tile", "S06", '"green"', '"gren"'),
        "tile 6 (S06): unknown theme 'gren' (did you mean 'green'?); known: orange, green, blue",
    ),
    (
        changed("tile", "T03", '"orange"', '"pink"'),
        "tile 18 (T03): unknown theme 'pink'; known: orange, green, blue",
    ),
    (
        changed("tile", "S03", "cubes = 2", "cubes = 0"),
        "tile 3 (S03): cubes should be a number from 1 to 5, not 0",
    ),
    (
        changed("tile", "S03", "cubes = 2", "cubes = 6"),
        "tile 3 (S03): cubes should be a number from 1 to 5, not 6",
    ),
    (
        changed("tile", "S03", "cubes = 2", "cubes = true"),
        "tile 3 (S03): cubes should be a number from 1 to 5, not True",
    ),
    (changed("tile", "S03", "cubes = 2\n", ""), "tile 3 (S03): cubes is missing"),
    (changed("tile", "S03", 'symbol = "mountain"\n', ""), "tile 3 (S03): symbol is missing"),
    (changed("tile", "S03", 'theme = "orange"\n', ""), "tile 3 (S03): theme is missing"),
    (changed("tile", "S03", 'id = "S03"\n', ""), "tile 3: id is missing"),
    (changed("tile", "S03", '"S03"', '""'), "tile 3 (): id should be a word, not ''"),
    (changed("tile", "S03", '"S03"', "3"), "tile 3: id should be a word, not 3"),
    (
        changed("tile", "S03", "points = 1", "points = -1"),
        "tile 3 (S03): points should be a number from 0 to 99, not -1",
    ),
    (
        changed("tile", "S03", "points = 1", "points = 1.5"),
        "tile 3 (S03): points should be a number from 0 to 99, not 1.5",
    ),
    (
        changed("tile", "S03", "points = 1", "points = 1\nneed = []"),
        "tile 3 (S03): unknown field 'need' (did you mean 'needs'?)",
    ),
    (
        changed("tile", "T02", '["green"]', '["green", "red"]'),
        "tile 17 (T02): unknown needs 'red'; known: orange, green, blue",
    ),
    (
        changed("tile", "T02", '["green"]', '"green"'),
        "tile 17 (T02): needs should be a list of words, not 'green'",
    ),
    (
        changed("tile", "T02", '["green"]', str(["green"] * 6).replace("'", '"')),
        "tile 17 (T02): needs has 6 icons, at most 5 fit a tile",
    ),
    (
        changed("tile", "T02", '"mountain"', '"leaf"'),
        "tile 17 (T02): symbol 'leaf' is of theme green already",
    ),
    (
        changed("tile", "T01", '"sun"', '"moon"'),
        "theme orange has 5 symbols (sun, mountain, dune, moon, fire), at most 4 make a set",
    ),
    (
        OWN.replace(entry("end", "END"), "\n"),
        "there must be two end tiles, END and K, not: K",
    ),
    (
        changed("end", "K", '"K"', '"L"'),
        "there must be two end tiles, END and K, not: END, L",
    ),
    (
        changed("end", "END", "cubes = 3", "cubes = 0"),
        "end 1 (END): cubes should be a number from 1 to 5, not 0",
    ),
    (
        changed("end", "END", "cubes = 3", 'cubes = 3\ntheme = "blue"'),
        "end 1 (END): unknown field 'theme'",
    ),
    (
        changed("end", "K", '"orange", ', '"green", '),  # D-C12
        "end 2 (K): needs should be one icon of each colour: orange, green, blue",
    ),
    (
        changed("tile", "T01", '"T01"', '"END"'),
        "end 1 (END): id 'END' is taken already by a tile",
    ),
    (OWN.replace(entry("card", "Q1"), "\n"), "there must be 9 Equilibrium cards, not 8"),
    (
        changed("card", "Q2", '"Q2"', '"Q1"'),
        "card 2 (Q1): id 'Q1' is taken already by card 1",
    ),
    (
        changed("card", "Q1", '["sun", "sea"]', '["sun", "see"]'),
        f"card 1 (Q1): unknown symbols 'see' (did you mean 'sea'?); known: {SYMBOLS}",
    ),
    (
        changed("card", "Q6", '["rain", "mushroom", "fire"]', '["rain", "fire"]'),
        "card 6 (Q6): cards of 3 symbols, and only they, give 4 points; not 2 for 4",
    ),
    (
        changed("card", "Q6", '"fire"', "7"),
        f"card 6 (Q6): unknown symbols 7; known: {SYMBOLS}",
    ),
    (
        changed("card", "Q6", "points = 4", "points = 3"),
        "card 6 (Q6): cards of 3 symbols, and only they, give 4 points; not 3 for 3",
    ),
    (
        changed("card", "Q1", '["sun", "sea"]', "[]"),
        "card 1 (Q1): a card needs at least one symbol",
    ),
    (
        changed("card", "Q1", "points = 2", "points = 0"),
        "card 1 (Q1): points should be a number from 1 to 99, not 0",
    ),
    (
        changed("card", "Q1", '["sun", "sea"]\npoints = 2', '["sun", "sea", "ice"]\npoints = 4'),
        "5 cards give 4 points, at most 4 may: without them 5 must remain for 3 players",
    ),
    (OWN.replace('name = "Ludoteka\'s own tiles"', ""), "file: name is missing"),
    (OWN.replace("name =", "colour = 3\nname ="), "file: unknown field 'colour'"),
    (OWN + '\n[[tiles]]\nid = "X"\n', "unknown entry 'tiles' (did you mean 'tile'?)"),
    (OWN + "\n[extra]\nid = 1\n", "unknown entry 'extra'"),
]


@pytest.mark.parametrize(("text", "fault"), ONE_FAULT, ids=[fault for _, fault in ONE_FAULT])
def test_a_fault_is_named_with_its_entry_and_alone(text, fault):
    assert faults(text) == [fault]


def test_1_there_must_be_15_s_tiles_and_22_others():
    fourteen = changed("tile", "S01", 'mark = "S"\n', "")
    assert faults(fourteen) == [
        "there must be 15 tiles marked S, not 14",
        "there must be 22 tiles without S, not 23",
    ]
    assert faults(OWN.replace(entry("tile", "S01"), "\n")) == [
        "there must be 15 tiles marked S, not 14"
    ]
    assert faults(OWN.replace(entry("tile", "T09"), "\n")) == [
        "there must be 22 tiles without S, not 21"
    ]


def test_1_a_mark_is_s_or_three_four():
    unknown = changed("tile", "T05", '"3/4"', '"3"')
    assert faults(unknown) == ["tile 20 (T05): unknown mark '3'; known: S, 3/4"]


def test_5_at_most_14_tiles_are_marked_three_four():
    text = OWN
    for ident in ("T01", "T03", "T08", "T10"):
        text = changed("tile", ident, "points = 3", 'points = 3\nmark = "3/4"', text)
    game = Envyra.make(None, text, "fourteen")
    for seed in range(5):
        assert len(game.start(2, Quick(seed)).hidden()["bag"]) == 14
    text = changed("tile", "T17", "points = 3", 'points = 3\nmark = "3/4"', text)
    assert faults(text) == ["15 tiles are marked 3/4, but only 14 are taken out for 2 players"]


def test_e10_at_most_four_symbols_make_a_theme():
    text = changed("tile", "T03", '"dune"', '"sand"')
    text = changed("tile", "T10", '"mushroom"', '"moss"', text)
    assert faults(text) == [
        "theme orange has 5 symbols (sun, mountain, dune, sand, fire), at most 4 make a set",
        "theme green has 5 symbols (leaf, tree, mushroom, moss, fern), at most 4 make a set",
    ]


def test_e27_without_the_four_point_cards_enough_remain():
    """Four of nine leave five, as many as variant C with three players deals."""
    cards = Envyra.make().content()["cards"].values()
    assert sum(card["points"] == 4 for card in cards) == 4
    game = Envyra.make({"equilibrium": "C"})
    assert None not in game.start(3, Quick(1)).hidden()["secret_cards"]
    five = changed("card", "Q1", '["sun", "sea"]\npoints = 2', '["sun", "sea", "ice"]\npoints = 4')
    (fault,) = faults(five)
    assert fault.startswith("5 cards give 4 points, at most 4 may")


def test_e31_most_s_tiles_are_open():
    text = OWN
    for ident in ("S01", "S02", "S03", "S06", "S07"):
        text = changed("tile", ident, "points = 1", 'points = 1\nneeds = ["blue"]', text)
    Envyra.make(None, text, "five restricted")
    text = changed("tile", "S08", "points = 1", 'points = 1\nneeds = ["blue"]', text)
    (fault,) = faults(text)
    assert fault.startswith("6 S tiles are restricted, at most 5 may be: everybody must be able")


def test_what_is_no_toml_file_says_where():
    (fault,) = faults("[[tile]\n")
    assert fault.startswith("not a TOML file: ")
    assert "line 1" in fault


def test_entries_that_are_no_tables():
    found = faults('name = "x"\ntile = 3\n[[end]]\nid="END"\n')
    assert "tile should be written as tables [[tile]]" in found
    assert "there must be 15 tiles marked S, not 0" in found


def test_an_empty_file_is_not_our_own():
    assert len(faults("")) == 5


def test_several_faults_are_listed_all_at_once():
    text = changed("tile", "S03", "cubes = 2", "cubes = 0")
    text = changed("tile", "S06", '"green"', '"pink"', text)
    text = changed("card", "Q6", "points = 4", "points = 3", text)
    found = faults(text)
    assert len(found) == 3
    with pytest.raises(ContentError, match=r"mine.toml: .* \(and 2 more\)$"):
        Envyra.make(None, text, "mine.toml")


def test_without_a_file_name_a_fault_is_said_of_the_content():
    with pytest.raises(ContentError, match=r"^content: "):
        Envyra.make(None, "x = 1")


def own_content() -> str:
    """A whole file of somebody else: other names, other numbers, all tiles of theme and symbol."""
    lines = ['name = "Mine"']
    for number in range(37):
        theme, symbols = [("orange", "abcd"), ("green", "efgh"), ("blue", "ijkl")][number % 3]
        lines += ["[[tile]]", f'id = "x{number}"', f'theme = "{theme}"']
        lines += [f'symbol = "{symbols[number // 3 % 4]}"', f"cubes = {number % 5 + 1}"]
        lines += [f"points = {number}", 'mark = "S"' if number < 15 else ""]
    for end in ("END", "K"):
        lines += ["[[end]]", f'id = "{end}"', "cubes = 1", "points = 0"]
        lines += ['needs = ["blue", "green", "orange"]']
    for number in range(9):
        lines += ["[[card]]", f'id = "c{number}"', 'symbols = ["a", "a"]', "points = 9"]
    return "\n".join(lines)


def test_a_users_own_content_plays_whole_games():
    game = Envyra.make({"equilibrium": "C"}, own_content(), "mine.toml")
    assert game.content_name == "Mine"
    assert game.content_digest != Envyra.make().content_digest
    assert game.content()["tiles"]["x36"]["points"] == 36
    for players in (2, 3, 4):
        for seed in range(10):
            chance = Quick(seed)
            state = game.start(players, chance)
            play_out(state, chance)
            won = state.view(None)["won"]
            assert state.result().scores[0] >= sum(int(t[1:]) for t in won[0] if t[0] == "x")


def test_the_same_entries_in_another_layout_are_the_same_content():
    assert Envyra.make(None, "# mine\n\n" + OWN, "x").content_digest == Envyra.make().content_digest


def test_everything_shown_of_the_content_can_be_written_as_json():
    content = Envyra.make().content()
    assert json.loads(json.dumps(content)) == content


def test_3_most_tiles_are_not_restricted():
    tiles = Envyra.make().content()["tiles"].values()
    restricted = [tile for tile in tiles if tile["needs"]]
    assert len(restricted) * 2 < len(tiles)
    assert (len(restricted), len(tiles)) == (15, 39)

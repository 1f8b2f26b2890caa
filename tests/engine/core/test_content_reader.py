"""The reader of content files: every getter, and every fault it notes."""

import pytest

from ludoteka.core.content import ContentError, Entry, Reader, packaged


def entry(text: str) -> Entry:
    return Reader("f.toml", "[[e]]\n" + text).entries("e")[0]


def test_getters_return_what_the_file_says():
    one = entry('id = "x"\nword = "w"\ncount = 3\non = true\nlist = ["a", "b", "a"]')
    assert one.label == "e 1 (x)"
    assert one.text("word") == "w"
    assert one.text("word", ["v", "w"]) == "w"
    assert one.number("count", 1, 3) == 3
    assert one.flag("on") is True
    assert one.texts("list", ["a", "b"]) == ["a", "b", "a"]
    assert one.has("word")
    assert not one.has("words")
    assert one.reader.faults == []


def test_flags_and_lists_may_be_left_out():
    one = entry("")
    assert one.flag("on") is False
    assert one.texts("list", ["a"]) == []
    assert one.reader.faults == []


@pytest.mark.parametrize(
    ("text", "ask", "fault"),
    [
        ("", lambda e: e.text("word"), "e 1: word is missing"),
        ("word = 3", lambda e: e.text("word"), "e 1: word should be a word, not 3"),
        ('word = ""', lambda e: e.text("word"), "e 1: word should be a word, not ''"),
        (
            'word = "gren"',
            lambda e: e.text("word", ["red", "green"]),
            "e 1: unknown word 'gren' (did you mean 'green'?); known: red, green",
        ),
        ("", lambda e: e.number("count", 1, 3), "e 1: count is missing"),
        (
            "count = 0",
            lambda e: e.number("count", 1, 3),
            "e 1: count should be a number from 1 to 3, not 0",
        ),
        (
            "count = 4",
            lambda e: e.number("count", 1, 3),
            "e 1: count should be a number from 1 to 3, not 4",
        ),
        ("on = 1", lambda e: e.flag("on"), "e 1: on should be true or false, not 1"),
        (
            "list = 1",
            lambda e: e.texts("list", ["a"]),
            "e 1: list should be a list of words, not 1",
        ),
        ('list = ["b"]', lambda e: e.texts("list", ["a"]), "e 1: unknown list 'b'; known: a"),
        ("list = [1]", lambda e: e.texts("list", ["a"]), "e 1: unknown list 1; known: a"),
        (
            "lst = 1",
            lambda e: (e.texts("list", []), e.close()),
            "e 1: unknown field 'lst' (did you mean 'list'?)",
        ),
    ],
)
def test_a_fault_is_noted_and_reading_goes_on(text, ask, fault):
    one = entry(text)
    ask(one)
    assert one.reader.faults == [fault]


def test_a_reader_raises_all_its_faults_at_the_end():
    reader = Reader("f.toml", "[[e]]\n[[e]]\n[x]\n")
    for one in reader.entries("e"):
        one.text("word")
    with pytest.raises(ContentError) as error:
        reader.close()
    assert error.value.faults == [
        "e 1: word is missing",
        "e 2: word is missing",
        "unknown entry 'x'",
    ]
    assert str(error.value) == "f.toml: e 1: word is missing (and 2 more)"


def test_a_reader_without_faults_closes_quietly():
    reader = Reader("f.toml", 'name = "x"\n')
    top = reader.top("file")
    assert top.text("name") == "x"
    top.close()
    assert reader.entries("e") == []
    reader.close()


def test_entries_must_be_tables():
    reader = Reader("f.toml", "e = [1, 2]\n")
    assert reader.entries("e") == []
    assert reader.faults == ["e should be written as tables [[e]]"]


def test_ids_are_unique():
    reader = Reader("f.toml", '[[e]]\nid = "a"\n[[e]]\nid = "b"\n[[e]]\nid = "a"\n')
    reader.entries("e")
    assert reader.faults == ["e 3 (a): id 'a' is taken already by e 1"]


def test_any_toml_has_a_digest_and_only_what_it_says_counts():
    dates = "when = 2026-01-02\nat = 07:30:00\nx = 1.5\ny = nan\nz = [1, {a = 2}]\n"
    one = Reader("a", dates)
    two = Reader("b", "# other layout\n" + "\n".join(reversed(dates.strip().splitlines())))
    assert one.digest == two.digest
    assert one.digest != Reader("a", dates.replace("1.5", "1.6")).digest


def test_packaged_files_can_be_read():
    assert packaged("ludoteka.games.envyra", "tiles.toml").startswith("# Envyra")


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 900 + "]" * 900,
        "x = " + "{a=" * 3000 + "1" + "}" * 3000,
        "[" + ".".join(["a"] * 20000) + "]",
        "x = " + "9" * 5000,
        "x = 0x" + "f" * 5000,
        "x = -" + "9" * 40,
    ],
    ids=["lists", "tables", "names", "digits", "hex", "below zero"],
)
def test_what_is_too_deep_or_too_large_is_a_fault_of_the_file(text):
    with pytest.raises(ContentError, match=r"^mine\.toml: "):
        Reader("mine.toml", text)

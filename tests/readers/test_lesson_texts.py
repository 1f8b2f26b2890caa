"""The texts of RAWsiko's lesson: four languages that say the same, with figures that are true."""

import re
import tomllib
from functools import cache

import fluent_folders
import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteka.cli import outline
from ludoteka.core import registry
from ludoteka.core.content import packaged
from ludoteka.games.rawsiko import Rawsiko
from ludoteka.games.rawsiko.readers.facts import load
from ludoteka.text import Seating, Texts

LOCALES = fluent_folders.folder("rawsiko")
LANGUAGES = ["en", "sk", "hu", "lv"]
FILES = ["rawsiko-names.ftl", "rawsiko-countries.ftl", "rawsiko-lesson.ftl"]
LESSON = load()
WORLD = tomllib.loads(packaged("ludoteka.games.rawsiko", "map.toml"))
APPLICATIONS = tomllib.loads(packaged("ludoteka.games.rawsiko", "applications.toml"))
SYMBOLS = list(LESSON.materials)

NO_BREAK = "\N{NO-BREAK SPACE}"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
PERCENT = re.compile(r"(\d+(?:[.,]\d+)?)\s?%")
TONNES = re.compile(r"(\d+(?:[,\s]\d{3})*)\s?tonn?")
SOURCE = re.compile(r"\((S\d+)\)")


def text_of(language, file):
    return (LOCALES / language / file).read_text(encoding="utf-8")


@cache
def bundle_of(language):
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        bundle.add_resource(FluentResource(text_of(language, file)))
    return bundle


def said(language, message, **fields):
    bundle = bundle_of(language)
    text, errors = bundle.format_pattern(bundle.get_message(message).value, fields)
    assert errors == []
    return text


def sentences(language, symbol):
    return [said(language, f"rawsiko-{kind}-{symbol}") for kind in ("about", "surprise")]


def number(text):
    return float(text.replace(",", "."))


def figures(text):
    """Each per cent of a text with the source that follows it."""
    return [
        (number(found[1]), SOURCE.search(text, found.end())[1]) for found in PERCENT.finditer(text)
    ]


def tonnes(text):
    return [int(re.sub(r"\D", "", found[1])) for found in TONNES.finditer(text)]


def known_shares(symbol):
    """All shares that the facts have of a material, with their sources."""
    material = LESSON.materials[symbol]
    known = {(material.recycling / 10, material.recycling_source)}
    for table in material.supplies + material.uses:
        shares = [table.china, *table.shares] if table in material.supplies else table.shares
        known.update((share / 10, table.source) for share in shares if share >= 0)
    known.update((fact["percent"], fact["source"]) for fact in material.facts if "percent" in fact)
    return known


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_in_the_same_order(language, file):
    english = MESSAGE.findall(text_of("en", file))
    assert len(english) == len(set(english))
    assert MESSAGE.findall(text_of(language, file)) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_fails_to_format(language):
    bundle = bundle_of(language)
    for file in FILES:
        for name in MESSAGE.findall(text_of(language, file)):
            if name.startswith("rawsiko-info-"):
                continue  # put together from the data of a card: the next test
            assert said(language, name, share=12.5).strip()
            for pattern in bundle.get_message(name).attributes.values():
                text, errors = bundle.format_pattern(pattern, {})
                assert errors == []
                assert text.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", [*SYMBOLS, "FIN", "OCE", "led-lamps"])
def test_every_card_is_told_by_messages_alone(word, language):
    game = registry.make("rawsiko")
    facts = game.information(word)
    events = list(outline.lines(Texts(game, language), "info", facts, Seating([])))
    assert len(events) > 1
    plain = {key.replace("_", " ") for key in keys_of(facts)} - set(LESSON.sources())
    for _, line in events:
        assert "�" not in line
        assert line.partition(":")[0] not in plain  # how data without a message is told


def keys_of(data):
    """All names of fields, however deep."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from keys_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys_of(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_territories_have_their_pieces_for_sentences(language):
    pieces = {"from", "to", "in", "acc"} | ({"dat"} if language == "lv" else set())
    for territory in WORLD["territory"]:
        message = bundle_of(language).get_message(f"rawsiko-territory-{territory['id']}")
        assert set(message.attributes) - {"full"} == pieces  # where it covers more than its name


def words_needed():
    """The messages that names and facts ask for."""
    for kind in ("territory", "continent", "material"):
        yield from (f"rawsiko-{kind}-{entry['id']}" for entry in WORLD[kind])
    yield from (f"rawsiko-application-{entry['id']}" for entry in APPLICATIONS["application"])
    for territory in WORLD["territory"]:
        yield from (f"rawsiko-country-{country}" for country in territory["covers"])
    yield from (f"rawsiko-source-{source}" for source in LESSON.sources())
    yield from (f"rawsiko-list-{name}" for name in LESSON.list_sources)
    for symbol, material in LESSON.materials.items():
        yield from (f"rawsiko-{kind}-{symbol}" for kind in ("about", "surprise"))
        for supply in material.supplies:
            yield f"rawsiko-stage-{supply.scope}"
            yield from (f"rawsiko-country-{country}" for country in supply.names)
        for use in material.uses:
            yield from (f"rawsiko-use-{name}" for name in use.names)
            if use.scope:
                yield f"rawsiko-by-{use.scope}"
        for table in material.supplies + material.uses:
            if table.of:
                yield f"rawsiko-of-{table.of}"


def test_every_name_and_word_of_the_facts_has_a_message_and_none_is_left_over():
    needed = set(words_needed()) | {"rawsiko-country-CHN"}
    have = {name for file in FILES for name in MESSAGE.findall(text_of("en", file))}
    labels = {name for name in have if name.startswith(("rawsiko-card-", "rawsiko-info-"))}
    assert labels
    assert have - labels == needed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_every_figure_of_a_sentence_is_in_the_facts_with_the_source_it_cites(symbol, language):
    known = known_shares(symbol)
    weights = {fact["tonnes"] for fact in LESSON.materials[symbol].facts if "tonnes" in fact}
    for text in sentences(language, symbol):
        for share, source in figures(text):
            near = [fact for fact, of in known if of == source and abs(fact - share) <= 0.5]
            assert near, f"{share} % ({source}): {text}"
        assert set(tonnes(text)) <= weights, text
        assert set(SOURCE.findall(text)) <= set(LESSON.sources()), text


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_the_languages_cite_the_same_figures_and_sources(symbol, language):
    for ours, english in zip(sentences(language, symbol), sentences("en", symbol), strict=True):
        assert sorted(figures(ours)) == sorted(figures(english))
        assert tonnes(ours) == tonnes(english)
        assert SOURCE.findall(ours) == SOURCE.findall(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_stands_without_a_source(language):
    for symbol in SYMBOLS:
        for text in sentences(language, symbol):
            if re.search(r"\d", SOURCE.sub("", text)):
                assert SOURCE.search(text), text


@pytest.mark.parametrize(
    ("language", "gap"), [("en", ""), ("sk", NO_BREAK), ("hu", ""), ("lv", NO_BREAK)]
)
def test_per_cent_is_written_as_the_language_does(language, gap):
    for symbol in SYMBOLS:
        for text in sentences(language, symbol):
            for found in re.finditer(r"\d(\D?)%", text):
                assert found[1] == gap, text
    comma = "." if language == "en" else ","
    assert said(language, "rawsiko-card-percent", share=56.4) == f"56{comma}4{gap}%"
    assert said(language, "rawsiko-card-percent", share=50.0) == f"50{gap}%"


def test_the_figures_are_really_found():
    """The patterns above see what is there: the tests would be empty otherwise."""
    assert figures("43% of it (S1), 3 % (S4)") == [(43.0, "S1"), (3.0, "S4")]
    assert figures(f"9,5{NO_BREAK}% (S2)") == [(9.5, "S2")]
    assert tonnes("390,000 tonnes") == tonnes(f"390{NO_BREAK}000{NO_BREAK}ton") == [390000]
    assert sum(len(figures(text)) for symbol in SYMBOLS for text in sentences("en", symbol)) > 70


FULL_NAMES = [
    ("en", "Germany", "Germany and Central Europe"),
    ("sk", "Nemecko", "Nemecko a stredná Európa"),
    ("hu", "Németország", "Németország és Közép-Európa"),
    ("lv", "Vācija", "Vācija un Viduseiropa"),
]


@pytest.mark.parametrize(("language", "label", "full"), FULL_NAMES)
def test_d38_a_territory_that_covers_more_than_its_label_has_a_full_name(language, label, full):
    fields = Texts(Rawsiko.make(), language).fields({"source": "DEU", "target": "CAN"}, Seating([]))
    assert (fields["source"], fields["source-full"]) == (label, full)
    assert fields["target"] == fields["target-full"]


def test_d38_on_a_map_of_ones_own_a_full_name_is_the_name_there():
    text = packaged("ludoteka.games.rawsiko", "map.toml").replace('"Germany"', '"Bigland"')
    game = Rawsiko.make(None, text, "mine.toml")
    fields = Texts(game, "sk").fields({"source": "DEU"}, Seating([]))
    assert (fields["source"], fields["source-full"]) == ("Bigland", "Bigland")

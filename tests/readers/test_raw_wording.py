"""What RAW's cards say: four languages, every combination of the card language, no gaps."""

import re
import tomllib
from functools import cache
from itertools import combinations, product
from pathlib import Path

import fluent_folders
import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteka.core import registry
from ludoteka.core.content import packaged
from ludoteka.games.raw.content import load
from ludoteka.games.raw.pieces import EFFECTS, KINDS, MANY, PLACES, PROPERTIES, WHOSE
from ludoteka.games.raw.readers.card_text import card_text, keyword_help, printed
from ludoteka.text import Texts

ROOT = Path(__file__).resolve().parent.parent.parent
LOCALES = fluent_folders.folder("raw")
LANGUAGES = ["en", "sk", "hu", "lv"]
CARDS = tomllib.loads(packaged("ludoteka.games.raw", "cards.toml"))["card"]
UNTARGETED = ["draw", "steal", "exhume", "summon", "disable"]
COUNTED = ["draw", "steal", "exhume", "damage"]
TYPES = [["beast"], ["thing"], ["beast", "thing"]]
LONGEST_NAME = 26  # what a card has room for

MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
NUMBER_AND_NOUN = re.compile(r"(?<!draw )(?<!steal )(?<!exhume )(?<!damage )\d [^\W\d]")


def text_of(language):
    return (LOCALES / language / "raw-cards.ftl").read_text(encoding="utf-8")


@cache
def bundle_of(language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text_of(language)))
    return bundle


def strictly(language, asked=None):
    """Words of one language only: a message that is missing, or lacks a field, is a failure."""

    def word(key, fields):
        message = f"raw-board-{key}"
        if asked is not None:
            asked.add(message)
        pattern = bundle_of(language).get_message(message).value
        text, errors = bundle_of(language).format_pattern(pattern, dict(fields))
        assert errors == [], message
        return text

    return word


def plain(lines):
    """Lines with plain spaces, as one types them."""
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def said(language, card):
    return plain(card_text(card, strictly(language)))


def look_right(lines):
    for line in lines:
        assert line == line.strip()
        assert not re.search(r"[{}]|\s\s|none|None| \.| ,", line), line
        assert not NUMBER_AND_NOUN.search(line), f"no hard space: {line}"


def properties():
    """Every property of the card language."""
    yield from PROPERTIES
    for kind in KINDS:
        yield from (f"protection {kind}", f"kind {kind}")
    for what in [*KINDS, "beast"]:
        yield f"vs {what}: instant kill"
    for what in [*KINDS, "beast", "thing"]:
        yield f"vs {what}: double damage"


def effects():
    """Every effect with every target, allowed or not: the words for it are there."""
    for name, burn in product(EFFECTS, (False, True)):
        for amount in (1, 2, 5, 7) if name in COUNTED else (1,):
            effect = {"place": "skill", "effect": name, "amount": amount, "burn": burn}
            if name == "summon":
                yield from ({**effect, "kind": kind} for kind in KINDS)
            elif name == "disable":
                yield from ({**effect, "place": place} for place in PLACES)
            elif name in UNTARGETED:
                yield effect
            else:
                yield from ({**effect, **target} for target in targets())


def targets():
    some = [list(kinds) for count in range(5) for kinds in combinations(KINDS, count)]
    for whose, types, kinds, many in product(WHOSE, TYPES, some, MANY):
        yield {
            "whose": whose,
            "types": types,
            "kinds": kinds,
            "many": many,
            "property": "protection ghost" if kinds else "sick",
        }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_in_the_same_order(language):
    english = MESSAGE.findall(text_of("en"))
    assert len(english) == len(set(english))
    assert MESSAGE.findall(text_of(language)) == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_every_card_speaks_every_language(card, language):
    lines = card_text(card, strictly(language))
    places = {effect["place"] for effect in card.get("effects", [])}
    assert len(lines) == len(card.get("properties", [])) + len(places)
    look_right(lines)
    helps = keyword_help(card, strictly(language))
    assert len(helps) == len(set(helps))
    assert all(line.endswith(".") for line in helps)
    look_right(helps)
    if language != "en":
        english = keyword_help(card, strictly("en"))
        assert len(helps) == len(english)
        assert not set(helps) & set(english)
        assert not set(lines) & set(card_text(card, strictly("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_there_unique_and_short_and_flavour_is_there(language):
    names = [card["name"][language] for card in CARDS]
    assert len(set(names)) == len(names)
    assert [name for name in names if len(name) > LONGEST_NAME] == []
    flavours = [card["flavour"][language] for card in CARDS]
    assert all(text.strip() == text and text.endswith((".", "?", "!")) for text in flavours)
    assert len(set(flavours)) == len(flavours)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_property_and_effect_has_words(language):
    asked = set()
    word = strictly(language, asked)
    for text in properties():
        card = {"type": "ability", "properties": [text]}
        (line,) = card_text(card, word)
        if language == "en":
            words = printed(text).replace("skull", "skeleton").replace("blood", "vampire")
            words = words.replace("vs. beast", "vs. monster")
            assert line.startswith(f"{words} – ")
        assert " – " in line
        look_right([line, *keyword_help(card, word)])
    for kind in KINDS:
        keyword_help({"type": "beast", "kind": kind}, word)
    for effect in effects():
        (line,) = card_text({"effects": [effect]}, word)
        assert line.endswith(" ?") == effect["burn"]
        if language == "en":
            assert line.startswith("" if effect["place"] == "play" else f"{effect['place']}: ")
        look_right([line])
    for place, kind in product(("skill", "trap", "dead"), ("beast", "thing")):
        for name in EFFECTS:
            effect = {"place": place, "effect": name, "property": "sick", "kind": "zombie"}
            effect["burn"] = True
            look_right(keyword_help({"type": kind, "kind": "blood", "effects": [effect]}, word))
    keyword_help({"type": "magic", "effects": [{"place": "ritual", "effect": "disable"}]}, word)
    assert set(MESSAGE.findall(text_of(language))) - asked == set()  # nothing is said in vain


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_targets_are_told_apart(language):
    seen = {}
    for target in targets():
        if target["whose"] == "attacker" and target["types"] != ["beast"]:
            continue  # an attacker is always a beast
        if target["many"] == "all of one" and target["whose"] in ("own", "attacker"):
            continue  # there is only one whose they are
        if len(target["kinds"]) == len(KINDS) or (target["types"] == ["thing"] and target["kinds"]):
            continue  # all kinds are no condition; things have none
        card = {"type": "magic", "effects": [{"place": "play", "effect": "kill", **target}]}
        (line,) = said(language, card)
        assert line not in seen, (target, seen[line])
        seen[line] = target


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_own_texts_say_the_same(language):
    texts = Texts(registry.make("raw"), language)  # no other message may get between
    for card in CARDS:
        assert card_text(card, texts.board) == card_text(card, strictly(language))
        assert keyword_help(card, texts.board) == keyword_help(card, strictly(language))


# Cards of its own, so that our deck can be tuned; what they say must not change unnoticed.
ATTACKER = {"place": "trap", "whose": "attacker", "types": ["beast"]}
VAMPIRES = {"whose": "own", "types": ["beast"], "kinds": ["blood"], "many": "all"}
SOME_OF_ONE = {"whose": "foe", "types": ["beast"], "many": "all of one"}
SAMPLES = [
    {"properties": ["instant kill", "?"]},
    {"properties": ["vs thing: double damage", "protection blood"]},
    {"properties": ["guard", "kind ghost"]},
    {"effects": [{"place": "skill", "effect": "summon", "kind": "zombie", "burn": True}]},
    {
        "effects": [
            {"place": "play", "effect": "heal", "whose": "own", "types": ["beast"]},
            {"place": "play", "effect": "destroy", "whose": "any", "types": ["thing"]},
            {"place": "dead", "effect": "tap", "whose": "foe", "types": ["beast", "thing"]},
        ]
    },
    {"effects": [{"place": "play", "effect": "draw", "amount": amount} for amount in (1, 5)]},
    {"effects": [{"place": "play", "effect": "exhume", "amount": 2}]},
    {
        "effects": [
            {**ATTACKER, "effect": "damage", "amount": 2},
            {**ATTACKER, "effect": "imprison"},
        ]
    },
    {"effects": [{**SOME_OF_ONE, "place": "play", "effect": "damage", "amount": 1}]},
    {"effects": [{**VAMPIRES, "place": "ritual", "effect": "grant", "property": "double damage"}]},
    {
        "effects": [
            {**SOME_OF_ONE, "place": "skill", "effect": "kill", "kinds": ["zombie", "ghost"]},
            {**VAMPIRES, "place": "dead", "effect": "hide", "many": "one", "burn": True},
        ]
    },
]
GOLDEN = {
    "en": """
        instant kill! – its attack may kill a monster outright
        ? – attacks and raids only if it burns
        vs. thing: double damage! – 2 wounds when it attacks things
        protection vampire – vampires can't attack it
        guard. – defends its owner against raids
        /ghost – the monster becomes a ghost
        skill: summon zombie – the nearest zombie in the deck comes into play ?
        heal – remove all wounds from one of your monsters; destroy – any one thing
        dead: tap – exhaust an opponent's monster or thing
        draw 1 – take 1 card from the deck; draw 5 – take 5 cards from the deck
        exhume 2 – take the 2 topmost monsters of the discard pile
        trap: do damage 2 – to an attacker; imprison – an attacker, under this card
        do damage 1 – to all monsters of one opponent
        ritual: double damage! – for all your vampires
        skill: kill – all monsters of one opponent (/zombie, /ghost)
        dead: hide – one of your vampires, under this card ?
    """,
    "sk": """
        okamžité zabitie! – pri útoku môže rovno zabiť príšeru
        ? – útočí a rabuje, len ak sa podarí pálenie
        proti veciam: dvojité zranenie! – proti veciam dáva 2 rany
        ochrana pred upírmi – upíri na ňu nemôžu útočiť
        stráž. – bráni majiteľa pred rabovaním
        /duch – príšera sa zmení na ducha
        zručnosť: privolanie zombíka – najbližší zombík z balíka príde do hry ?
        liečenie – úplne vylieč jednu svoju príšeru; zničenie – znič ľubovoľnú vec
        po smrti: tapnutie – tapni jednu súperovu príšeru alebo vec
        ťahanie 1 – potiahni si 1 kartu z balíka; ťahanie 5 – potiahni si 5 kariet z balíka
        vykopanie 2 – vezmi si do ruky 2 najvrchnejšie príšery zo skládky
        pasca: zranenie 2 – pridaj 2 rany na jedného útočníka; uväznenie – uväzni pod touto
            kartou jedného útočníka
        zranenie 1 – pridaj po 1 rane na všetky príšery jedného súpera
        rituál: dvojité zranenie! – zošli na všetkých svojich upírov
        zručnosť: zabitie – zabi všetky príšery jedného súpera (/zombík, /duch)
        po smrti: ukrytie – ukry pod túto kartu jedného svojho upíra ?
    """,
    "hu": """
        azonnali halál! – támadáskor azonnal megölhet egy szörnyet
        ? – csak akkor támad és fosztogat, ha sikerül az égetés
        tárgy ellen: dupla sebzés! – tárgy ellen 2 sebet ejt
        védettség vámpír ellen – vámpír nem támadhatja meg
        őr. – megvédi a gazdáját a fosztogatástól
        /szellem – a szörny szellemmé válik
        fortély: zombi előhívása – a pakli legközelebbi zombija játékba kerül ?
        gyógyítás – egyik szörnyed teljesen meggyógyul; elpusztítás – egy tetszőleges tárgy
            elpusztul
        halálakor: elfordítás – egy ellenséges szörny vagy tárgy elfordul
        húzás 1 – húzz 1 lapot a pakliból; húzás 5 – húzz 5 lapot a pakliból
        kiásás 2 – vedd kézbe a dobópakli legfelső 2 szörnyét
        csapda: sebzés 2 – egy támadó 2 sebet kap; fogságba ejtés – egy támadó e lap fogságába
            esik
        sebzés 1 – egy ellenfél minden szörnye 1 sebet kap
        rituálé: dupla sebzés! – minden vámpírod megkapja
        fortély: megölés – egy ellenfél minden szörnye (/zombi, /szellem) meghal
        halálakor: elrejtés – egyik vámpírod e lap alá bújik ?
    """,
    "lv": """
        tūlītēja nāve! – uzbrūkot var uzreiz nogalināt briesmoni
        ? – uzbrūk un laupa tikai tad, ja izdodas dedzināšana
        pret lietām: dubults ievainojums! – uzbrūkot lietai, rada 2 ievainojumus
        aizsardzība pret vampīriem – sargā no vampīru uzbrukumiem
        sargs. – aizstāv īpašnieku pret laupīšanu
        /spoks – briesmonis kļūst par spoku
        prasme: zombija izsaukšana – tuvākais zombijs no kavas nonāk spēlē ?
        dziedināšana – viens tavs briesmonis zaudē visus ievainojumus; iznīcināšana – viena
            lieta pēc tavas izvēles iet bojā
        nāves brīdī: pagriešana – viens pretinieka briesmonis vai lieta pagriežas uz sāniem
        vilkšana 1 – paņem 1 kārti no kavas; vilkšana 5 – paņem 5 kārtis no kavas
        izrakšana 2 – paņem rokā 2 augšējos briesmoņus no nomestajām kārtīm
        slazds: ievainošana 2 – viens uzbrucējs saņem 2 ievainojumus; gūstā ņemšana – viens
            uzbrucējs nonāk gūstā zem šīs kārts
        ievainošana 1 – visi viena pretinieka briesmoņi saņem pa 1 ievainojumam
        rituāls: dubults ievainojums! – iegūst visi tavi vampīri
        prasme: nogalināšana – visi viena pretinieka briesmoņi (/zombijs, /spoks) mirst
        nāves brīdī: paslēpšana – viens tavs vampīrs paslēpjas zem šīs kārts ?
    """,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_word_by_word(language):
    lines = [line for card in SAMPLES for line in said(language, card)]
    wanted = GOLDEN[language].replace("\n            ", " ")  # a long line goes on further right
    assert lines == [line.strip() for line in wanted.strip().splitlines()]


def test_what_is_left_out_is_as_if_it_were_none():
    kill = {"place": "trap", "effect": "kill", "whose": "attacker", "types": ["beast"]}
    full = {**kill, "amount": None, "kind": None, "kinds": None, "many": "one", "burn": False}
    assert said("en", {"effects": [kill]}) == ["trap: kill – an attacker"]
    assert said("en", {"effects": [full], "properties": None}) == ["trap: kill – an attacker"]


def test_62_and_35_the_keywords_of_a_card_are_explained_once_each():
    vampire = {"type": "beast", "kind": "blood", "properties": ["direct", "?"]}
    vampire["effects"] = [{"place": "skill", "effect": "draw", "burn": True}]
    assert plain(keyword_help(vampire, strictly("en"))) == [
        "vampire (/blood) – every time it attacks it heals 1 older wound of its own.",
        "direct! – may steal lives even from an opponent who has defenders.",
        (
            "? in the corner – before it attacks or raids, the top card of the deck is turned over:"
            " only if that is a monster does it attack or raid; otherwise it is exhausted."
        ),
        "skill – an effect the monster can use instead of attacking.",
        "draw – take the top card of the deck.",
        "? – turn over the top card of the deck: only if it is a monster does the effect work.",
    ]
    ritual = {"type": "magic", "effects": [{"place": "ritual", "effect": "grant"}]}
    ritual["effects"][0]["property"] = "protection skull"
    ability = {"type": "ability", "properties": ["vs ghost: instant kill", "kind skull"]}
    events = keyword_help(ritual, strictly("sk")) + keyword_help(ability, strictly("sk"))
    assert [line.partition(" – ")[0] for line in events] == [
        "rituál (ritual)",
        "rituál s vlastnosťou",
        "ochrana (protection)",
        "proti (vs.)",
        "okamžité zabitie (instant kill!)",
        "nový druh",
        "kostlivec (/skull)",
    ]


def test_42_and_48_a_skill_of_a_thing_is_another_than_that_of_a_monster():
    skill = {"place": "skill", "effect": "draw"}
    events = {
        kind: keyword_help({"type": kind, "effects": [skill]}, strictly("en"))[-2]
        for kind in ("beast", "ability", "thing")
    }
    assert events["beast"] == events["ability"]
    assert events["thing"] == "skill – an effect you can use in your attack phase."


def test_p8_disable_tells_how_long_it_lasts():
    places = [{"effects": [{"place": place, "effect": "disable"}]} for place in ("ritual", "dead")]
    events = [said("en", card) for card in ({"properties": ["disable ?"]}, *places)]
    assert events == [
        ["disable ? – no ? works while this card is in play"],
        ["ritual: disable ? – no ? works until your next turn"],
        ["dead: disable ? – no ? works until the end of this turn"],
    ]


def test_the_cards_of_the_manual_load_and_say_what_it_tells():
    manual = (ROOT / "docs" / "write-raw-cards.md").read_text(encoding="utf-8")
    deck = load("".join(re.findall(r"```toml\n(.*?)```", manual, re.DOTALL)), "manual")
    lines = [line for card in range(len(deck.ids)) for line in said("en", deck.card_data(card))]
    assert lines == re.findall(r"^> (.*)$", manual, re.MULTILINE)
    assert len(deck.ids) == 3

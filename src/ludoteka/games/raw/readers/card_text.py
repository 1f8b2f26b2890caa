"""What a card says, made from its data, so that its text and what it does can't disagree.

A line begins with the keyword; behind the dash it tells what that does, all in the reader's
language: one word for each thing. What is printed stands in the keyword's own sentence. Every
target is a whole phrase (`target-foe-one-blood`), in the case that the sentences of its language
need: no grammar is put together from fragments.
"""

from __future__ import annotations

from typing import Final

from ludoteka.core.game import Word
from ludoteka.games.raw.pieces import KINDS, PLACES

PRINTED: Final = {  # properties as they are printed, where that differs from the card language
    "double damage": "double damage!",
    "instant kill": "instant kill!",
    "direct": "direct!",
    "sick": "sick!",
    "backburn": "backburn!",
    "guard": "guard.",
    "hideout": "hideout.",
    "prison": "prison!",
}
COUNTED: Final = ["draw", "steal", "exhume"]  # effects with an amount and without a target
BURNING: Final = " ?"
DASH: Final = " – "


def card_text(card: dict[str, object], word: Word) -> list[str]:
    """The lines of a card: one for each property, one for each place that has effects."""
    lines = [word(f"text-{_key(text)}", {}) for text in _texts(card, "properties")]
    for place in PLACES:
        parts = [_effect(effect, word) for effect in _effects(card, place)]
        if parts:
            lines.append(_label(place, word) + "; ".join(parts))
    return lines


def keywords(card: dict[str, object], word: Word) -> list[str]:
    """What stands on a card in short, in the words of its text: `trap: do damage 2`."""
    found = [_head(word(f"text-{_key(text)}", {})) for text in _texts(card, "properties")]
    for place in PLACES:
        parts = [_short(effect, word) for effect in _effects(card, place)]
        if parts:
            found.append(_label(place, word) + ", ".join(parts))
    return found


def _label(place: str, word: Word) -> str:
    """When the effects of a place work; plain magic needs no word for "at once"."""
    return "" if place == "play" else f"{_named(word(f'keyword-{place}', {}))}: "


def kind_name(kind: str, word: Word) -> str:
    """A kind as it stands on a card, in the reader's word: `/vampire`."""
    return _head(word(f"text-kind-{kind}", {}))


def keyword_help(card: dict[str, object], word: Word) -> list[str]:
    """What each keyword of a card means, in one sentence each, in the order of the card."""
    keys: list[str] = []
    if card.get("type") == "beast":
        keys.append(_text(card, "kind", KINDS[0]))
    for text in _texts(card, "properties"):
        keys += ["burning-property"] if text == "?" else _keywords(text)
    for place in PLACES:
        effects = _effects(card, place)
        if effects and place != "play":
            of_thing = place == "skill" and card.get("type") == "thing"
            keys.append("skill-thing" if of_thing else place)
        for effect in effects:
            name = _text(effect, "effect", "")
            keys.append("disable-burning" if name == "disable" else name)
            if name == "grant":
                keys += _keywords(_text(effect, "property", ""))
            if effect.get("burn"):
                keys.append("burning")
    return [word(f"keyword-{key}", {}) for key in dict.fromkeys(keys)]


def printed(text: str) -> str:
    """A property of the card language as it is printed: `vs. thing: double damage!`."""
    if text.startswith("vs "):
        what, _, bonus = text[3:].partition(": ")
        return f"vs. {what}: {printed(bonus)}"
    if text.startswith("kind "):
        return "/" + text[5:]
    return PRINTED.get(text, text)


def _short(effect: dict[str, object], word: Word) -> str:
    return _head(_effect(effect | {"burn": False}, word)) + (BURNING if effect.get("burn") else "")


def _effect(effect: dict[str, object], word: Word) -> str:
    """One effect as words, with the `?` behind it if it burns (62)."""
    name = _text(effect, "effect", "")
    amount = effect.get("amount")
    fields: dict[str, str | int] = {"n": amount if isinstance(amount, int) else 1}
    if name == "summon":
        key = f"summon-{_text(effect, 'kind', '')}"
    elif name == "disable":
        # P8: a ritual until it ends, everything else until the end of the turn.
        key = "disable-ritual" if effect.get("place") == "ritual" else "disable-turn"
    elif name in COUNTED:
        key = name
    else:
        key = name
        fields["target"] = _target(effect, word)
        if name == "damage":
            key = "damage-one" if _text(effect, "many", "one") == "one" else "damage-all"
        elif name == "grant":
            fields["printed"] = _head(word(f"text-{_key(_text(effect, 'property', ''))}", {}))
    return word(f"text-{key}", fields) + (BURNING if effect.get("burn") else "")


def _target(effect: dict[str, object], word: Word) -> str:
    """Whose cards, how many and which; several kinds stand in brackets."""
    whose = _text(effect, "whose", "own")
    many = _text(effect, "many", "one")
    if many == "all of one" and whose in ("own", "attacker"):
        many = "all"  # there is only one whose they are
    types = _texts(effect, "types")
    kinds = _texts(effect, "kinds")
    if len(kinds) == len(KINDS):
        kinds = []
    what = "beast"
    if "thing" in types and whose != "attacker":
        what = "card" if "beast" in types else "thing"
    elif len(kinds) == 1:
        what = kinds.pop()
    phrase = word(f"target-{whose}-{many.replace(' ', '-')}-{what}", {})
    if not kinds:
        return phrase
    names = [kind_name(kind, word) for kind in kinds]
    return f"{phrase} ({', '.join(names)})"


def _head(line: str) -> str:
    """The keyword that a line begins with."""
    return line.partition(DASH)[0]


def _named(sentence: str) -> str:
    """The reader's own name of a keyword, from its sentence: without what is printed."""
    return _head(sentence).partition(" (")[0]


def _key(text: str) -> str:
    """A property as a part of a message's name: `vs-thing-double-damage`, `disable-burning`."""
    return text.replace(":", "").replace("?", "burning").replace(" ", "-")


def _keywords(text: str) -> list[str]:
    """The keywords within a property: `vs blood: instant kill` has two."""
    first, _, rest = text.partition(" ")
    if first == "vs":
        return ["vs", _key(rest.partition(": ")[2])]
    if first == "kind":
        return ["kind", rest]
    return [first] if first == "protection" else [_key(text)]


def _effects(card: dict[str, object], place: str) -> list[dict[str, object]]:
    value = card.get("effects")
    if not isinstance(value, list):
        return []
    return [effect for effect in value if isinstance(effect, dict) and effect.get("place") == place]


def _texts(table: dict[str, object], field: str) -> list[str]:
    value = table.get(field)
    return [str(item) for item in value] if isinstance(value, list) else []


def _text(table: dict[str, object], field: str, otherwise: str) -> str:
    value = table.get(field)
    return value if isinstance(value, str) else otherwise

"""What a reader asks next: which card lies on a numbered spot, and what stands on it.

Events, reasons and moves name a card on the table by its number alone. Here they get the card
itself, so that sentences can say "Iron Jaw", and "Iron Jaw (3)" where two of them lie there.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.core.game import Teller, Word
from ludoteka.games.raw.notation import FEED
from ludoteka.games.raw.pieces import DEALT, EFFECTS, KINDS, PLACES, PROPERTIES
from ludoteka.games.raw.readers.card_text import card_text, keyword_help, kind_name, printed
from ludoteka.games.raw.readers.causes import Causes

ENTERING: Final = ["laid", "laid_down", "summoned", "turned"]
SECRET: Final = {  # what not everybody sees of an event
    "dealt": "cards",
    "packs_passed": "cards",
    "lives_laid": "cards",
    "descended": "cards",
    "drew": "card",
    "taken": "card",
    "life_taken": "card",
    "buried": "card",
    "unburied": "card",
    "laid_down": "card",
    "stole": "card",
    "raided": "card",
}
LEAVING: Final = ["died", "left", "ritual_ended"]
KEYWORDS: Final = [
    *KINDS,
    *PLACES[1:],
    *EFFECTS,
    *[name.replace("?", "burning").replace(" ", "-") for name in PROPERTIES],
    "imprison",
    "kind",
    "protection",
    "vs",
]
HEADINGS: Final = ["name", "id", "type", "cost", "endurance", "copies", "text"]


class RawTeller(Teller):
    """Remembers which card lies where, as far as it was told."""

    def __init__(self, cards: dict[str, Any]) -> None:
        self.cards = cards
        self.card: dict[int, str] = {}
        self.gone: dict[int, str] = {}  # what lay there last
        self.owner: dict[int, int] = {}
        self.buried: set[int] = set()
        self.stopper: str | None = None  # the card that made all ? fail until the end of the turn
        self.causes = Causes(cards, self._whose)

    def retold(self, event: dict[str, object]) -> dict[str, object]:
        kind = event["kind"]
        spot = event.get("spot")
        card = event.get("card")
        if kind in ENTERING and isinstance(spot, int):
            seat = event["seat"]
            assert isinstance(seat, int)
            self.owner[spot] = seat
            self.card[spot] = card if isinstance(card, str) else ""
            self.gone.pop(spot, None)
        retold = dict(event)
        if kind in SECRET:
            retold.setdefault(SECRET[str(kind)], None)
        if kind == "packs_passed":
            retold.setdefault("card", None)
        self._name(retold, "spot", spot)
        self._name(retold, "holder", event.get("holder"))
        targets = event.get("targets")
        if isinstance(targets, list):
            for name, target in zip(("first", "second"), targets):
                retold.setdefault(name, target)
                self._name(retold, name, target)
        if kind == "wounded" and isinstance(spot, int):
            endurance = self._endurance(spot)
            retold.setdefault("endurance", endurance)
            # More wounds than it can take are no sum to read: it has as many as it can.
            retold.setdefault("in_all", min(int(str(event["wounds"])), endurance))
        for name, value in self.causes.hear(event, self._lies_at).items():
            retold.setdefault(name, value)
        if kind == "skill_used":
            self._name_skill(retold)
        elif kind == "raided":
            self._name_way(retold, spot)
        if kind == "turn_began":
            self.stopper = None
        elif kind == "disabled":
            self.stopper = self.causes.running
        elif kind == "burned":
            retold.setdefault("stopper", self._stopped_by())
        self._follow(str(kind), event)
        return retold

    def _name(self, retold: dict[str, object], name: str, spot: object) -> None:
        if isinstance(spot, int):
            retold.setdefault(f"{name}_card", self.card.get(spot) or self.gone.get(spot))
            retold.setdefault(f"{name}_owner", self.owner.get(spot))
            retold.setdefault(f"{name}_twin", self._has_twin(spot))

    def _has_twin(self, spot: int) -> bool:
        """Does another card of the same name lie on the table?"""
        card = self.card.get(spot)
        return bool(card) and list(self.card.values()).count(str(card)) > 1

    def _lies_at(self, spot: object) -> str:
        """The card that lies there, or lay there last; empty: nobody knows."""
        if not isinstance(spot, int):
            return ""
        return self.card.get(spot) or self.gone.get(spot) or ""

    def _whose(self, spot: object) -> int | None:
        return self.owner.get(spot) if isinstance(spot, int) else None

    def _name_skill(self, retold: dict[str, object]) -> None:
        """What a skill does, if that is one thing: the word of the effect, its number, its kind."""
        effects = self.cards.get(str(retold["card"]), {}).get("effects", [])
        skills = [effect for effect in effects if effect["place"] == "skill"]
        only = skills[0] if len(skills) == 1 else {}
        retold.setdefault("does", only.get("effect"))
        retold.setdefault("does_amount", only.get("amount", 1))
        retold.setdefault("does_kind", only.get("kind"))
        retold.setdefault("does_burning", bool(only.get("burn")))

    def _name_way(self, retold: dict[str, object], spot: object) -> None:
        """What lets a monster raid past defenders: its own word, its ability, or a ritual (38)."""
        raider = self._lies_at(spot)
        ability = self.causes.ability.get(spot, "")
        way = next((card for card in (raider, ability) if self._is_direct(card)), "")
        way = way or self._granted_way(raider, self._whose(spot))
        retold.setdefault("way", None if not way else "own" if way == raider else "card")
        retold.setdefault("way_card", way or None)

    def _is_direct(self, card: str) -> bool:
        return "direct" in self.cards.get(card, {}).get("properties", [])

    def _granted_way(self, raider: str, seat: int | None) -> str:
        kind = self.cards.get(raider, {}).get("kind")
        for spot, card in self.card.items():
            if self.owner.get(spot) != seat:
                continue
            for effect in self.cards.get(card, {}).get("effects", []):
                kinds = effect.get("kinds") or [kind]
                what = (effect["place"], effect.get("property"))
                if what == ("ritual", "direct") and kind in kinds:
                    return card
        return ""

    def _stopped_by(self) -> str | None:
        """The card because of which no ? works: of this turn, or one on the table (60, P8)."""
        if self.stopper:
            return self.stopper
        for card in [*self.card.values(), *self.causes.ability.values()]:
            entry = self.cards.get(card, {})
            lasting = [one for one in entry.get("effects", []) if one["place"] == "ritual"]
            if "disable ?" in entry.get("properties", []) or "disable" in [
                one["effect"] for one in lasting
            ]:
                return card
        return None

    def _endurance(self, spot: int) -> int:
        """As it is printed, and 1 more with a buried card; 0: not known."""
        entry = self.cards.get(self.card.get(spot, ""), {})
        printed_on_it: int = entry.get("endurance", 0)
        return printed_on_it + 1 if printed_on_it and spot in self.buried else printed_on_it

    def _follow(self, kind: str, event: dict[str, object]) -> None:
        """What is different on the table now."""
        spot = event.get("spot")
        if kind == "eliminated":
            for number in [n for n, owner in self.owner.items() if owner == event["seat"]]:
                self._clear(number)
        elif isinstance(spot, int):
            if kind == "buried":
                self.buried.add(spot)
            elif kind == "unburied":
                self.buried.discard(spot)
            elif kind in LEAVING or (kind == "turned" and event.get("stays") is False):
                self._clear(spot)

    def _clear(self, spot: int) -> None:
        card = self.card.pop(spot, "")
        if card:
            self.gone[spot] = card
        self.owner.pop(spot, None)
        self.buried.discard(spot)


def gloss(
    cards: dict[str, Any], data: dict[str, object], view: dict[str, Any]
) -> dict[str, object]:
    """A prompt, the values of a reason or a move, with the cards that it is about."""
    found = dict(data)
    table: dict[str, Any] = view.get("table", {})
    for name in ("spot", "first"):
        spot = data.get(name)
        if isinstance(spot, int):
            entry = table.get(str(spot), {})
            found.setdefault(f"{name}_card", entry.get("card"))
            found.setdefault(f"{name}_owner", entry.get("owner"))
            found.setdefault(f"{name}_twin", _has_twin(table, entry))
    if "do" in data:
        _about_prompt(found, view)
    if "verb" in data:
        _about_move(cards, found, view)
    return found


def _has_twin(table: dict[str, Any], entry: dict[str, Any]) -> bool:
    """Does another card of the same name lie on the table?"""
    card = entry.get("card")
    return bool(card) and [other.get("card") for other in table.values()].count(card) > 1


def _about_prompt(found: dict[str, object], view: dict[str, Any]) -> None:
    found.setdefault("stars", view.get("stars", 0))
    found["attackers"] = [attack[0] for attack in view.get("attacks", [])]
    if found["do"] == "feed":  # every other move of this phase lets a monster go
        found["mouths"] = len([move for move in view.get("moves", []) if move != FEED])


def _about_move(cards: dict[str, Any], found: dict[str, object], view: dict[str, Any]) -> None:
    verb = found["verb"]
    count = found.get("count")
    if isinstance(count, int):
        row = view.get({"hunt": "hunt", "take": "known"}.get(str(verb), ""), [])
        if 0 < count <= len(row):
            found["card"] = row[count - 1]
    card = found.get("card")
    entry: dict[str, Any] = view.get("table", {}).get(str(found.get("spot")), {})
    if verb in ("skill", "trap"):
        bearer = entry.get("ability" if found.get("ability") else "card", "")
        found["does"] = told_in(cards.get(bearer, {}), str(verb))
    elif entry:
        found["keywords"] = keywords_of(cards, entry)
        found["wounds"] = entry.get("wounds", 0)
        printed_on_it = cards.get(entry.get("card", ""), {}).get("endurance", 0)
        found["endurance"] = entry.get("endurance", printed_on_it)
        found["paid"] = entry.get("paid", 0)
    elif isinstance(card, str):
        found["keywords"] = printed_on(cards.get(card, {}))
    if verb in ("hand", "trophy"):
        found["counts"] = _trophies_count(view)
        found["last"] = _is_last_life(view)
    places = found.get("places")
    if isinstance(places, list):
        found["lives"] = DEALT - len(places)
        found["cards"] = _cards_at(places, view)
    if verb in ("end", "pass"):
        prompt = view.get("prompt") or {}
        found["asked"] = prompt.get("do", "")
        found["next"] = prompt.get("next", "")
    seat = found.get("seat")
    if isinstance(seat, int) and seat < len(view.get("hands", [])):
        found["hand"] = view["hands"][seat]
        found["lives"] = view["lives"][seat]


def _cards_at(places: list[int], view: dict[str, Any]) -> list[str]:
    """The cards of the own hand at these places, as far as they are seen."""
    seat = view.get("seat")
    hands = view.get("shown_hands", [])
    hand = (hands[seat] if isinstance(seat, int) and seat < len(hands) else None) or []
    return [hand[place - 1] for place in places if place <= len(hand)]


def _trophies_count(view: dict[str, Any]) -> str:
    """What a trophy is good for at this table (24, 72, X6)."""
    options = view.get("options", {})
    if options.get("trophies") == "lives":
        return "life" if options.get("last_standing") else "both"
    return "nothing" if options.get("last_standing") else "point"


def _is_last_life(view: dict[str, Any]) -> bool:
    """Does the game end as soon as the thief has chosen (6)?"""
    victim = (view.get("prompt") or {}).get("victim")
    if victim is None or view["options"]["last_standing"]:
        return False
    trophies = view["trophies"][victim] if view["options"]["trophies"] == "lives" else []
    left: int = view["lives"][victim] + len(trophies)
    return left == 0


def printed_on(card: dict[str, Any]) -> list[str]:
    """What stands on a card in short, as it is typed and printed: `trap: do damage 2`."""
    found = [printed(text) for text in card.get("properties", [])]
    for place in PLACES:
        text = told_in(card, place)
        if text:
            found.append(text if place == "play" else f"{place}: {text}")
    return found


def told_in(card: dict[str, Any], place: str) -> str:
    """The effects of one place in short."""
    effects: list[dict[str, Any]] = card.get("effects", [])
    return ", ".join([_short(effect) for effect in effects if effect["place"] == place])


def _short(effect: dict[str, Any]) -> str:
    name: str = effect["effect"]
    words = {"damage": "do damage", "disable": "disable ?"}.get(name, name)
    if name == "grant":
        words = printed(effect["property"])
    elif name == "summon":
        words = f"{name} {effect['kind']}"
    amount = effect.get("amount", 1)
    if amount > 1 or name == "damage":
        words += f" {amount}"
    return f"{words} ?" if effect.get("burn") else words


def keywords_of(cards: dict[str, Any], entry: dict[str, Any]) -> list[str]:
    """Those of a card on the table and of its ability; what both have counts once (61)."""
    found = printed_on(cards.get(entry.get("card", ""), {}))
    found += printed_on(cards.get(entry.get("ability", ""), {}))
    return list(dict.fromkeys(found))


# A card in full.


def sort_of(card: dict[str, Any], word: Word) -> str:
    """What sort of card it is: its kind or its type, in the reader's words."""
    if card["type"] == "beast":
        return kind_name(card["kind"], word)
    ritual = [effect for effect in card["effects"] if effect["place"] == "ritual"]
    return word("type", {"type": "ritual" if ritual else card["type"]})


def leaflet(ident: str, card: dict[str, Any], word: Word) -> list[str]:
    """A card with its text and what its keywords mean."""
    fields: dict[str, str | int] = {
        "card": ident,
        "sort": sort_of(card, word),
        "cost": card["cost"],
        "endurance": card.get("endurance", 0),
        "copies": card["copies"],
    }
    lines = [word("leaflet", fields)]
    lines += [f"  {line}" for line in card_text(card, word)]
    if card.get("flavour"):
        lines.append("  " + word("flavour", {"card": ident}))
    return lines + [f"    {line}" for line in keyword_help(card, word)]


def listing(cards: dict[str, Any], word: Word) -> list[list[str]]:
    """All cards as rows, below their headings."""
    rows = [[word(f"list-{heading}", {}) for heading in HEADINGS]]
    for ident, card in cards.items():
        endurance = card.get("endurance")
        row = [word("card", {"card": ident}), ident, sort_of(card, word), str(card["cost"])]
        row += ["" if endurance is None else str(endurance), str(card["copies"])]
        rows.append([*row, "; ".join(card_text(card, word))])
    return rows


def keyword(text: str, word: Word) -> list[str]:
    """What a keyword means, by the word that is printed: `backburn!`, `/ghost`, `?`."""
    key = text.strip("/!.:").removeprefix("do ").replace("?", "burning").replace(" ", "-")
    return [word(f"keyword-{key}", {})] if key in KEYWORDS and key != "disable" else []

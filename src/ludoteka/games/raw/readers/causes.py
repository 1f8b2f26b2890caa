"""Why something happens that nobody does at that moment: a death, a skill, a trap, a spell.

Events don't say so. But texts of cards run one after another, the one that was begun first and then
the `dead` effects in the order of the deaths (S1), and each effect shows in events of its own kind.
So whoever hears all events knows whose they are, from what everybody sees. The twin of causes.ts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

DEEDS: Final = {  # what an effect is told by
    "wounded": ["damage"],
    "died": ["kill", "destroy"],
    "healed": ["heal", "repair"],
    "tapped": ["tap"],
    "drew": ["draw"],
    "stole": ["steal"],
    "exhumed": ["exhume"],
    "summoned": ["summon"],
    "none_summoned": ["summon"],
    "disabled": ["disable"],
}
STARTS: Final = {"skill_used": "skill", "trap_sprung": "trap", "laid": "play", "turned": "play"}
NOTHING: Final[dict[str, object]] = {
    "cause": None,
    "cause_card": None,
    "cause_cards": [],  # who attacked
    "cause_text": 0,
    "burning": None,  # whose ? it was: that of a skill, a trap, ...
}


class Text:
    """The text of a card that runs, or waits for its turn."""

    def __init__(self, place: str, card: str, user: object, spot: object, entry: Any) -> None:
        self.place = place
        self.card = card
        self.user = user
        self.spot = spot  # of its bearer; 0: it has none any more
        self.effects: list[dict[str, Any]] = [
            {**effect, "hit": []} for effect in entry.get("effects", []) if effect["place"] == place
        ]


class Causes:
    """Follows the texts of cards through the events."""

    def __init__(self, cards: dict[str, Any], owner_of: Callable[[object], object]) -> None:
        self.cards = cards
        self.owner_of = owner_of
        self.waiting: list[Text] = []
        self.ability: dict[object, str] = {}
        self.attackers: dict[object, list[str]] = {}  # and the cards they attack
        self.strikes: dict[object, list[tuple[object, str]]] = {}  # on each card: by whom, and how
        self.hurt: list[object] = []  # by the wounds just told
        self.last: Text | None = None
        self.struck: object = None  # who attacked just now
        self.number = 0  # how many texts have been told of

    def hear(self, event: dict[str, object], card_of: Callable[[object], str]) -> dict[str, object]:
        """What to tell of this event besides; to be asked before the table has changed."""
        kind = str(event["kind"])
        spot = event.get("spot")
        struck, self.struck = self.struck, None
        if kind != "wounded":
            self._wounds_are_told()
        cause: dict[str, object] = dict(NOTHING)
        if kind == "turn_began":
            self.waiting, self.attackers, self.last = [], {}, None
            self.strikes = {}
        elif kind in STARTS:
            self._begin(kind, event)
        elif kind == "attacked":
            self.waiting, self.last, self.struck = [], None, spot
            targets = event["targets"]
            assert isinstance(targets, list)
            for target in targets:
                self.strikes.setdefault(target, []).append((spot, str(event["mode"])))
            struck = [card_of(target) for target in targets]
            borne = [self.ability.get(target, "") for target in targets]
            self.attackers[spot] = [card for card in struck + borne if card]
        elif kind == "bonded":
            self.ability[spot] = str(event["card"])
        elif kind == "burned":
            cause = self._burned(event)
        elif kind in DEEDS:
            text = self._text_of(kind, event, card_of)
            if text is not None:
                cause = self._told(text)
            elif kind == "healed" and spot is not None and spot == struck:
                cause["cause"] = "blood"  # 34
            elif kind == "wounded":
                self.last = None
                cause["cause"] = self._recoil(spot, event["count"], card_of)
                if cause["cause"] is None:
                    self._name_attack(cause, self._strikers(spot), card_of)
            elif kind == "died" and spot not in self.hurt:
                self._name_attack(cause, self._strikers(spot, "kill"), card_of)
        if kind == "wounded":
            self.hurt.append(spot)
        elif kind not in ("died", "released", "unburied"):
            self.hurt = []
        if kind == "died":
            self._queue(event)
        if kind in ("died", "left"):
            self.ability.pop(spot, None)
        if kind in ("died", "imprisoned"):  # that strikes nobody any more
            for target, found in self.strikes.items():
                self.strikes[target] = [one for one in found if one[0] != spot]
        return cause

    @property
    def running(self) -> str | None:
        """The card whose text was told of last."""
        return self.last.card if self.last else None

    def _strikers(self, target: object, how: str = "") -> list[object]:
        """Who attacks this card, and has not been stopped; `how`: only those that attack so."""
        return [spot for spot, mode in self.strikes.get(target, []) if how in ("", mode)]

    def _name_attack(
        self, cause: dict[str, object], spots: list[object], card_of: Callable[[object], str]
    ) -> None:
        cards = [card for card in dict.fromkeys(map(card_of, spots)) if card]
        if cards:
            cause |= {"cause": "attack", "cause_cards": cards}

    def _begin(self, kind: str, event: dict[str, object]) -> None:
        place = STARTS[kind]
        card = str(event["card"])
        spot = event["spot"] if place != "play" else 0
        text = Text(place, card, event["seat"], spot, self.cards.get(card, {}))
        self.waiting = [text] if text.effects else []
        self.last = text
        self.number += 1

    def _queue(self, event: dict[str, object]) -> None:
        for card in (str(event["card"]), self.ability.get(event["spot"], "")):
            text = Text("dead", card, event["seat"], 0, self.cards.get(card, {}))
            if text.effects:
                self.waiting.append(text)

    def _wounds_are_told(self) -> None:
        """All wounds of an effect are told in one go."""
        for text in self.waiting[:1]:
            if text.effects and text.effects[0]["effect"] == "damage" and text.effects[0]["hit"]:
                del text.effects[0]

    def _burned(self, event: dict[str, object]) -> dict[str, object]:
        for at, text in enumerate(self.waiting):
            burning = [effect for effect in text.effects if effect.get("burn")]
            if burning and text.spot == event["spot"]:
                self.waiting = self.waiting[at:]
                if not event["success"]:
                    text.effects = [one for one in text.effects if not one.get("burn")]
                return self._told(text) | {"burning": text.place}
        return dict(NOTHING)

    def _told(self, text: Text) -> dict[str, object]:
        """Only where it does not go on with the same text is the cause to be said."""
        fresh = text is not self.last
        self.number += 1 if fresh else 0
        self.last = text
        return {
            "cause": text.place if fresh else None,
            "cause_card": text.card if fresh else None,
            "cause_cards": [],
            "cause_text": self.number,
            "burning": None,
        }

    def _text_of(
        self, kind: str, event: dict[str, object], card_of: Callable[[object], str]
    ) -> Text | None:
        if kind == "died" and event["spot"] in self.hurt:
            return None  # of its wounds
        for at, text in enumerate(self.waiting):
            for place, effect in enumerate(text.effects):
                if effect["effect"] not in DEEDS[kind] or not self._fits(
                    effect, event, text, card_of
                ):
                    continue
                self.waiting = self.waiting[at:]
                effect["hit"].append(event.get("spot"))
                counted = effect["effect"] in ("draw", "steal", "exhume")
                one = effect.get("many", "one") == "one"
                most = effect.get("amount", 1) if counted else 1 if one else 0
                over = most and len(effect["hit"]) >= most
                text.effects = text.effects[place + 1 if over else place :]
                return text
        return None

    def _fits(
        self,
        effect: dict[str, Any],
        event: dict[str, object],
        text: Text,
        card_of: Callable[[object], str],
    ) -> bool:
        """Can the event come of this effect: is it the right card, are there as many wounds?"""
        if event["kind"] in ("wounded", "died", "healed", "tapped"):
            spot = event["spot"]
            if spot in effect["hit"]:
                return False
            if event["kind"] == "wounded" and event["count"] != effect.get("amount", 1):
                return False
            others = [self.owner_of(one) for one in effect["hit"]]
            if effect.get("many") == "all of one" and others and self.owner_of(spot) not in others:
                return False
            whose = effect.get("whose", "any")
            if whose == "attacker":
                return spot in self.attackers
            types = effect.get("types")
            if types and self.cards.get(card_of(spot), {}).get("type") not in types:
                return False
            return whose == "any" or (self.owner_of(spot) == text.user) is (whose == "own")
        return event.get("seat") == text.user

    def _recoil(self, spot: object, count: object, card_of: Callable[[object], str]) -> str | None:
        """The wounds of an attacker: it is sick, or what it attacked burns back (40, 41)."""
        if spot not in self.attackers:
            return None
        bearers = [card_of(spot), self.ability.get(spot, "")]
        sick = self._has(bearers, "sick")
        back = self._has(self.attackers[spot], "backburn")
        if sick and count != 1:
            return "both"  # one for each attack, and one for each card that burns back
        if sick and back:
            return None
        return "sick" if sick else "backburn"

    def _has(self, cards: list[str], keyword: str) -> bool:
        return any(keyword in self.cards.get(card, {}).get("properties", []) for card in cards)

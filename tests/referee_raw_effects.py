"""What cards of RAW do by their texts, effect by effect, for the outside referee."""

from __future__ import annotations

from referee_raw_board import Board
from referee_raw_cards import (
    Card,
    Effect,
    Moves,
    Piece,
    Text,
    ordered,
    unique,
)

# The effects that need a card on the table, and their rules; what they can be about.
AIMED = {
    "heal": "54",
    "repair": "55",
    "kill": "57",
    "destroy": "57",
    "damage": "58",
    "tap": "59",
    "hide": "56, H4, X33",
    "imprison": "47, H2, X19",
}
TYPES = {
    "repair": ("thing",),
    **dict.fromkeys(("destroy", "damage", "tap"), ("beast", "thing")),
}


class Effects(Board):
    """A board on which texts are carried out."""

    def work_off(self) -> Moves:
        """S1, S3, Q1: `dead` effects, then the zombies whose owners have a hand card."""
        while True:
            while self.dying:
                yield from self.carry_out(self.dying.pop(0))
            ready = [offer for offer in self.offers if self.hands[offer[0]]]
            if not ready:
                return
            self.offers.remove(ready[0])
            yield from self.offer(*ready[0])

    def offer(self, seat: int, zombie: Card) -> Moves:
        """31, S7, S10: a hand card for a zombie."""
        answers = ["pass", *unique("discard", self.hands[seat])]
        answer = yield from self.ask(seat, answers, "31, S3, Q1")
        if answer == "pass":
            return
        payment = self.from_hand(seat, answer.split()[1])
        self.discard.remove(zombie)
        self.hands[seat].append(zombie)
        self.discard.append(payment)
        shown = {"seat": seat, "card": zombie.id, "paid": payment.id}
        self.tell("zombie_returned", shown)

    # Texts

    def carry_out(self, text: Text) -> Moves:
        """P3, S11: effect by effect; after each of them wounds are compared."""
        for effect in text.effects:
            yield from self.effect(text, effect)

    def run(self, text: Text) -> Moves:
        """A text, with its deaths worked off."""
        yield from self.carry_out(text)
        yield from self.work_off()

    def effect(self, text: Text, effect: Effect) -> Moves:
        """X3: without a target nothing; then the burning; then the target is chosen."""
        seat, verb = text.seat, effect.effect
        if text.place == "ritual" and verb in ("grant", "disable"):  # they hold while it lies
            return
        targets = self.targets(text, effect)
        victims = [other for other in self.living() if other != seat and self.hands[other]]
        if not (targets if verb in AIMED else victims if verb == "steal" else True):
            return
        if effect.burn and not self.burn(seat, text.piece.spot if text.piece else 0):
            return
        if verb == "steal":
            victim = yield from self.choose_player(seat, victims, "51, P5")
            self.steal(seat, victim, effect.amount)
        elif verb in AIMED:
            if effect.many == "one":
                targets = [(yield from self.choose(seat, targets, f"{AIMED[verb]}, P3, P4"))]
            elif effect.many == "all of one":  # X29
                owners = {piece.owner for piece in targets}
                victim = yield from self.choose_player(seat, owners, f"{AIMED[verb]}, X29")
                targets = [piece for piece in targets if piece.owner == victim]
            self.hit(text, effect, self.in_order(targets))
        elif verb == "draw":
            for _ in range(effect.amount):
                self.draw(seat)
        elif verb == "exhume":
            self.exhume(text, effect.amount)
        elif verb == "summon":
            self.summon(seat, effect.kind)
        else:
            self.disabled = True  # P8
            self.tell("disabled", {"seat": seat})

    def targets(self, text: Text, effect: Effect) -> list[Piece]:
        """The cards that an effect may be about."""
        verb = effect.effect
        if verb not in AIMED:
            return []
        if verb in ("hide", "imprison") and not self.can_hold(text.piece):
            return []
        if effect.whose == "attacker":  # 49, A10, A14, D-B22, Q6
            found = [
                attack.attacker
                for attack in self.attacks
                if not attack.off and text.seat in attack.victims
            ]
        else:
            found = [one for one in self.pieces if one.owner == text.seat or not one.hidden]  # P4
            if verb == "hide":
                found = self.hidable(text.seat)
            elif verb == "imprison":
                found = self.jailable(text.seat)
        types = effect.types or TYPES.get(verb, ("beast",))
        return [
            piece
            for piece in found
            if piece.type in types
            and (not effect.kinds or piece.kind in effect.kinds)
            and (effect.whose != "own" or piece.owner == text.seat)
            and (effect.whose != "foe" or piece.owner != text.seat)
            and not (text.place == "skill" and piece is text.piece)  # 63, P6, X28
        ]

    def hit(self, text: Text, effect: Effect, targets: list[Piece]) -> None:
        """B8: what an effect does to its targets, all at the same moment (X12)."""
        verb, killed = effect.effect, []
        for piece in targets:
            if verb in ("heal", "repair"):
                piece.wounds = 0
                self.tell("healed", {"spot": piece.spot, "wounds": 0})
            elif verb in ("kill", "destroy"):
                killed.append(piece)
            elif verb == "damage":
                self.wound(piece, effect.amount)
            elif verb == "tap":  # P7
                piece.tapped = True
                self.tell("tapped", {"spot": piece.spot})
            else:
                self.hold(text.piece, text.ability, piece, verb == "imprison")
        self.reap(killed)

    def wound(self, piece: Piece, count: int) -> None:
        """20, 58, X22."""
        piece.wounds += count
        shown = {"spot": piece.spot, "count": count, "wounds": piece.wounds}
        self.tell("wounded", shown)

    def steal(self, seat: int, victim: int, amount: int) -> None:
        """51, X20: random cards of one hand."""
        for _ in range(min(amount, len(self.hands[victim]))):
            hand = ordered(self.hands[victim])
            card = hand[self.chance.below(len(hand))]
            self.hands[victim].remove(card)
            self.hands[seat].append(card)
            private = {other: {"card": card.id} for other in (seat, victim)}
            self.tell("stole", {"seat": seat, "victim": victim}, private)

    def exhume(self, text: Text, amount: int) -> None:
        """53, P9, S9, X20: the topmost monsters of the discard pile."""
        for _ in range(amount):
            own = text.dead if text.dead in self.corpses else None
            found = [card for card in self.discard if card.is_monster and card is not own]
            if not found:
                return
            card = found[-1]
            self.discard.remove(card)
            self.offers = [offer for offer in self.offers if offer[1] is not card]  # S3
            self.hands[text.seat].append(card)
            self.tell("exhumed", {"seat": text.seat, "card": card.id})

    def summon(self, seat: int, kind: str) -> None:
        """52, D-B13: the nearest monster of a kind, into play."""
        self.fill_deck()
        for depth, card in enumerate(reversed(self.deck), 1):
            if card.is_monster and card.print.kind == kind:
                self.deck.remove(card)
                self.known = [many - (many >= depth) for many in self.known]
                piece = self.enter(seat, card)
                shown = {"seat": seat, "card": card.id, "spot": piece.spot, "skipped": depth - 1}
                self.tell("summoned", shown)
                return
        self.tell("none_summoned", {"seat": seat, "kind_wanted": kind})

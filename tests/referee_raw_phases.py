"""Harvest, feeding and laying of RAW, for the outside referee."""

from __future__ import annotations

from collections.abc import Iterator

from referee_raw_cards import (
    Card,
    Moves,
    Piece,
    Text,
    by_spot,
    ids,
    ordered,
    unique,
)
from referee_raw_effects import Effects


class EarlyPhases(Effects):
    """The phases of a turn before the attack."""

    # Harvest

    def harvest(self, seat: int) -> Moves:
        """11, 12, 69, 70, V2 to V4."""
        for place, card in enumerate(self.row):
            if card is None:
                self.fill_row(place)
        if self.options["underworld"]:  # V3
            self.fill_deck()
        answers = ["draw"]
        if self.options["underworld"]:
            answers += [f"underworld {n}" for n in range(1, min(self.stars, len(self.deck)) + 1)]
        answers += [f"hunt {place}" for place, card in enumerate(self.row, 1) if card]
        verb, *number = (yield from self.ask(seat, answers, "11, 69, 70, V2, V3")).split()
        if verb == "draw":
            self.draw(seat)
        elif verb == "hunt":
            place = int(number[0])
            card = self.row[place - 1]
            self.hands[seat].append(card)
            self.row[place - 1] = None
            self.tell("hunted", {"seat": seat, "place": place, "card": card.id})
            self.fill_row(place - 1)
        else:
            yield from self.descend(seat, int(number[0]))
        yield from self.take_life(seat)

    def fill_row(self, at: int) -> None:
        """69, V2: a gap is filled from the deck, if there is a card."""
        card = self.top()
        if card:
            self.row[at] = card
            self.tell("row_filled", {"place": at + 1, "card": card.id})

    def descend(self, seat: int, count: int) -> Moves:
        """70, V3, X2: look at the top cards and take one."""
        self.stars -= count
        looked = self.deck[: -count - 1 : -1]
        shown = {"seat": seat, "count": count, "stars": self.stars}
        self.tell("descended", shown, {seat: {"cards": ids(looked)}})
        self.known[seat] = max(self.known[seat], count)
        answers = [f"take {place}" for place in range(1, count + 1)]
        answer = yield from self.ask(seat, answers, "70, V3")
        place = int(answer.split()[1])
        card = self.deck.pop(-place)
        private = {other: {"card": card.id} for other in self.knowing(seat, place)}
        self.known = [many - (many >= place) for many in self.known]
        self.hands[seat].append(card)
        self.tell("taken", {"seat": seat, "place": place}, private)

    def robbable(self, seat: int) -> list[Card]:
        """D-B2, X6: the lives in order, and the trophies if they are lives."""
        lives = ordered(self.lives[seat])
        return lives + self.trophies[seat] if self.options["trophies"] == "lives" else lives

    def take_life(self, seat: int) -> Moves:
        """12, D-B1, X34: one's own life card, unless it is the last."""
        cards = self.robbable(seat)
        if len(cards) < 2:
            return
        answers = ["pass", *unique("life", cards)]
        answer = yield from self.ask(seat, answers, "12, V4, X6")
        if answer == "pass":
            return
        card = next(card for card in cards if card.id == answer.split()[1])
        trophy = self.take_from_life(seat, card)
        self.hands[seat].append(card)
        private = {} if trophy else {seat: {"card": card.id}}
        self.tell("life_taken", {"seat": seat, "trophy": trophy}, private)

    def take_from_life(self, seat: int, card: Card) -> str:
        """A card leaves lives or trophies; its name if it was a trophy, else nothing."""
        if card in self.lives[seat]:
            self.lives[seat].remove(card)
            return ""
        self.trophies[seat].remove(card)
        return card.id

    # Feeding

    def feeding(self, seat: int) -> Moves:
        """13, 14, P1, X13."""
        monsters = [one for one in self.owned(seat) if one.is_monster and not one.imprisoned]
        leaving: list[Piece] = []
        if not monsters:  # X35
            return
        while True:
            staying = [one for one in monsters if one not in leaving]
            if not self.stars:  # X5: nobody can be fed
                leaving, staying = monsters, []
                break
            answers = by_spot("leave", staying)
            if len(staying) <= self.stars:
                answers = ["feed", *answers]
            answer = yield from self.ask(seat, answers, "13, X13")
            if answer == "feed":
                break
            leaving.append(self.at(answer))
        self.stars -= len(staying)
        self.tell("fed", {"seat": seat, "count": len(staying), "stars": self.stars})
        for piece in monsters:  # Q15
            if piece in leaving:
                self.leave(piece, "left")

    # Laying

    def laying(self, seat: int) -> Moves:
        """15, 16: until the player ends it (X35)."""
        while True:
            answers = ["end", *self.layings(seat)]
            answer = yield from self.ask(seat, answers, "15, 28, 32, 71, H1, K4, K5", always=True)
            verb, *what = answer.split()
            if verb == "end":
                return
            if verb == "lay":
                card = self.from_hand(seat, what[0])
                self.stars -= card.print.cost
                yield from self.lay(seat, card, None)
            elif verb == "turn":
                piece = self.at(answer)
                yield from self.lay(seat, piece.card, piece)
            elif verb in ("down", "pay"):
                yield from self.invest(seat, verb, answer)
            elif verb == "bury":
                yield from self.bury(seat, self.at(answer))
            else:
                yield from self.use_holder(seat, self.at(answer))
            yield from self.work_off()

    def layings(self, seat: int) -> Iterator[str]:
        """What a player may do in the laying phase."""
        hand, mine = self.hands[seat], self.owned(seat)
        bondable = bool(self.bondable(seat))
        playable = [card for card in hand if card.print.type != "ability" or bondable]  # K4
        yield from unique("lay", [card for card in playable if card.print.cost <= self.stars])
        if self.options["summoning"]:
            dear = [card for card in hand if card.print.cost > 1 and self.stars]  # V5
            yield from unique("down", dear)
            for piece in mine:
                if piece.down and piece.since < self.turn:
                    owed = piece.card.print.cost - piece.paid
                    if owed and self.stars:  # V6
                        yield f"pay {piece.spot}"
                    if not owed and (piece.card.print.type != "ability" or bondable):
                        yield f"turn {piece.spot}"
        for piece in mine:
            buriable = piece.is_monster and piece.kind == "skull" and not piece.imprisoned
            if buriable and not piece.buried and hand:  # 32, K5
                yield f"bury {piece.spot}"
            if self.holder_usable(seat, piece):
                yield f"hold {piece.spot}"

    def bondable(self, seat: int) -> list[Piece]:
        """28, D-B14, K4: monsters without an ability, but no hidden one of an opponent."""
        return [
            piece
            for piece in self.pieces
            if piece.is_monster and not piece.ability and (piece.owner == seat or not piece.hidden)
        ]

    def lay(self, seat: int, card: Card, turned: Piece | None) -> Moves:
        """15, 27, 28, 71, X11: a card comes into play, from the hand or turned face up."""
        stays = card.print.type in ("beast", "thing") or bool(card.print.text("ritual"))
        piece = turned
        if turned and stays:
            self.entries += 1
            turned.down, turned.entered = False, self.entries
        elif turned:
            self.pieces.remove(turned)
        elif stays:
            piece = self.enter(seat, card)
        if turned:
            shown = {"seat": seat, "card": card.id, "spot": turned.spot}
            self.tell("turned", {**shown, "stays": stays})
        else:
            shown = {"seat": seat, "card": card.id, "spot": piece.spot if piece else 0}
            self.tell("laid", {**shown, "stars": self.stars})
        if card.print.type == "ability":
            yield from self.bond(seat, card)
        elif card.print.type == "magic":
            place = "ritual" if stays else "play"
            text = Text(seat, card.print.text(place), place, piece if stays else None)
            yield from self.carry_out(text)
            if not stays:
                self.discard.append(card)

    def bond(self, seat: int, card: Card) -> Moves:
        """28, K1: an ability for a monster; a skeleton that changes gives its card back."""
        piece = yield from self.choose(seat, self.bondable(seat), "28, D-B14, K4")
        piece.ability = card
        self.tell("bonded", {"seat": seat, "card": card.id, "spot": piece.spot})
        if piece.kind != "skull":
            self.unbury(piece)
        self.reap()

    def invest(self, seat: int, verb: str, answer: str) -> Moves:
        """71, V5, V6: stars for a card that lies face down."""
        piece, card = None, None
        if verb == "down":
            card = next(one for one in self.hands[seat] if one.id == answer.split()[1])
            most = card.print.cost - 1
        else:
            piece = self.at(answer)
            most = piece.card.print.cost - piece.paid
        answers = [f"stars {n}" for n in range(1, min(most, self.stars) + 1)]
        count = int((yield from self.ask(seat, answers, "71, V5, V6", always=True)).split()[1])
        self.stars -= count
        if card:
            self.hands[seat].remove(card)
            piece = self.enter(seat, card)
            piece.down, piece.since = True, self.turn
        piece.paid += count
        shown = {"seat": seat, "spot": piece.spot, "paid": piece.paid, "stars": self.stars}
        if card:
            self.tell("laid_down", shown, {seat: {"card": card.id}})
        else:
            self.tell("paid", shown)

    def bury(self, seat: int, piece: Piece) -> Moves:
        """32, K5: a card for a skeleton."""
        answers = unique("put", self.hands[seat])
        answer = yield from self.ask(seat, answers, "32, K5", always=True)
        piece.buried = self.from_hand(seat, answer.split()[1])
        shown = {"seat": seat, "spot": piece.spot}
        self.tell("buried", shown, {seat: {"card": piece.buried.id}})

    def guests(self, seat: int, piece: Piece) -> list[Piece]:
        """H1: whom a hideout or prison might take in."""
        hides = self.hidable(seat) if self.has(piece, "hideout") else []
        return hides + (self.jailable(seat) if self.has(piece, "prison") else [])

    def holder_usable(self, seat: int, piece: Piece) -> bool:
        """H1, Q11, Q12: one use in a laying phase, if there is anything to do."""
        printed = self.has(piece, "hideout") or self.has(piece, "prison")
        if not printed or piece.tapped or piece.did("hold"):
            return False
        return False in piece.held or bool(self.guests(seat, piece))

    def use_holder(self, seat: int, holder: Piece) -> Moves:
        """H1, 67: put a monster in, take it out or exchange it."""
        holder.marks.add(("hold", False))
        answers = by_spot("target", self.guests(seat, holder))
        if False in holder.held:
            answers = ["free", *answers]
        answer = yield from self.ask(seat, answers, "67, H1, H5")
        if answer == "free":
            self.release(holder.held[False])
        else:
            piece = self.at(answer)
            self.hold(holder, False, piece, piece.owner != seat)

"""What a player of RAW can write down, from the events that one seat is told and nothing else.

Two kinds of notes. On the one side the open table: every card on it with its marks, piles, stars,
how many cards everybody holds. On the other side what the seat knows of hidden cards: which it saw
going where, what the deck can still hold, and the whole list of movements, each with its card or
without, which a state's own ledger must be able to fill in.
"""

from __future__ import annotations

from ludoteka.core.typed import text, texts, whole, wholes
from ludoteka.games.raw.cards.ledger import HAND, LIVES, MOVED, SHOWN, SPOT
from ludoteka.games.raw.testing.notes import STARS, Laid, Notes


class Notebook(Notes):
    """Writes down every event that a seat is told."""

    def write(self, event: dict[str, object]) -> None:
        """Write down one event, as the seat sees it."""
        self.now += 1
        kind = text(event["kind"])
        seat = whole(event.get("seat", 0))
        spot = whole(event.get("spot", 0))
        card = text(event.get("card", ""))
        if kind != "trophy_laid":
            self.loot = ""
        if kind in ("set_up", "dealt", "ready", "packs_passed", "hunt_laid", "lives_laid"):
            self._write_setup(kind, event, seat)
        elif kind in ("drew", "taken", "descended", "hunted", "row_filled", "life_taken"):
            self._write_harvest(kind, event, seat, card)
        elif kind in ("laid", "bonded", "buried", "unburied", "laid_down", "paid", "turned"):
            self._write_laying(kind, event, seat, spot, card)
        elif kind in ("hidden", "imprisoned", "released"):
            self._write_holding(kind, event, spot)
        elif kind in ("stole", "raided", "trophy_laid", "exhumed", "zombie_returned"):
            self._write_booty(kind, event, seat, card)
        elif kind in ("turn_began", "turn_ended", "eliminated", "game_over"):
            self._write_course(kind, event, seat)
        elif kind in ("skill_used", "trap_sprung", "attacked", "burned", "disabled"):
            self._write_fight(kind, event, spot, card)
        elif kind == "summoned":
            self._ban(text(self.cards[card]["kind"]), whole(event["skipped"]))
            self._summoned(seat, spot, card, whole(event["skipped"]))
        elif kind == "none_summoned":
            self._ban(text(event["kind_wanted"]), self.deck)
        elif kind == "shuffled":
            self._shuffled(whole(event["deck"]))
        elif kind == "fed":
            self.stars = whole(event["stars"])
        elif kind in ("died", "left", "ritual_ended"):
            self._leave(spot)
        elif kind in ("wounded", "healed"):
            self.table[spot].wounds = whole(event["wounds"])
        elif kind == "tapped":
            self.table[spot].marks.add("tapped")
            self.table[spot].unsure.discard("tapped")
        else:
            raise AssertionError(f"an event of a kind that is not in the book: {kind}")

    # Laying.

    def _write_laying(
        self, kind: str, event: dict[str, object], seat: int, spot: int, card: str
    ) -> None:
        if kind == "laid":
            self.stars = whole(event["stars"])
            self._shown(seat, card)
            self._lies(seat, spot, card)
        elif kind == "bonded":
            assert card == self.bonding
            self.bonding = ""
            self.table[spot].ability = card
        elif kind == "buried":
            self._move(MOVED, HAND + seat, SPOT + spot, card)
            self._put_away(seat, spot, card)
            self.table[spot].is_burdened = True
            self.table[spot].buried = card
        elif kind == "unburied":
            self._move(MOVED, SPOT + spot, HAND + seat, card)
            self.hands[seat] += 1
            if seat == self.seat:
                self.hand.append(card)
            else:  # the very card that went there is back: as if it had never left the hand
                self.in_hand[seat].departures.remove(self.buried_at[spot])
            if spot in self.table:
                self.table[spot].is_burdened = False
                self.table[spot].buried = ""
        elif kind == "laid_down":
            self.stars = whole(event["stars"])
            self._move(MOVED, HAND + seat, SPOT + spot, card)
            self._put_away(seat, spot, card)
            laid = Laid(card, seat)
            laid.down = True
            laid.paid = whole(event["paid"])
            laid.stake = laid.paid
            self.table[spot] = laid
        elif kind == "paid":
            self.stars = whole(event["stars"])
            self.table[spot].paid = whole(event["paid"])
        else:
            self._move(SHOWN, SPOT + spot, 0, card)
            self.away.go(card)
            self.with_player[seat].go(card)
            del self.table[spot]
            self._lies(seat, spot if event["stays"] else 0, card)

    def _put_away(self, seat: int, spot: int, card: str) -> None:
        """From the hand onto the table, unseen by the others."""
        self.hands[seat] -= 1
        self.buried_at[spot] = self.now
        if seat == self.seat:
            self.hand.remove(card)
        else:
            self.in_hand[seat].go_unseen(self.now)

    def _lies(self, seat: int, spot: int, card: str) -> None:
        self._land()
        if spot:
            self.table[spot] = Laid(card, seat)
            if not self.is_ritual(card):
                self.order.append(spot)
        elif self.type_of(card) == "ability":
            self.bonding = card
        else:
            self.airborne = card

    def _land(self) -> None:
        """The text of the latest spell has surely ended."""
        if self.airborne:
            self.discard.append(self.airborne)
            self.airborne = ""

    def _leave(self, spot: int) -> None:
        """A card goes to the discard pile, its ability before it (S1)."""
        laid = self.table.pop(spot)
        if spot in self.order:
            self.order.remove(spot)
        if laid.ability:
            self.discard.append(laid.ability)
        self.discard.append(laid.card)
        self._stop(spot)
        for attack in self.attacks:
            for at in (1, 2):
                if attack[at] == spot:
                    attack[at] = 0

    def _stop(self, spot: int) -> None:
        """It attacks no more (Q4)."""
        kept = [at for at, attack in enumerate(self.attacks) if attack[0] != spot]
        self.modes = [self.modes[at] for at in kept]
        self.attacks = [self.attacks[at] for at in kept]

    def _write_holding(self, kind: str, event: dict[str, object], spot: int) -> None:
        holder = whole(event["holder"])
        by_ability = event.get("ability") is True
        if kind == "released":
            laid = self.table.get(spot)
            if laid is not None:
                by_ability = laid.inside_ability
                laid.inside = 0
                laid.inside_ability = False
        else:
            self.table[spot].inside = holder
            self.table[spot].inside_ability = by_ability
            if kind == "imprisoned":
                self._stop(spot)
        keeper = self.table.get(holder)
        if keeper is not None and keeper.owner == self.active and not by_ability:
            printed = self.properties_of(keeper.card)
            if not self.fought and ("hideout" in printed or "prison" in printed):
                keeper.marks.add("changed")  # H1

    # Fighting.

    def _write_fight(self, kind: str, event: dict[str, object], spot: int, card: str) -> None:
        if kind == "disabled":
            self.disabled = True
        elif kind == "burned":
            if card:
                self._turn_over(card)
                self.discard.append(card)
            laid = self.table.get(spot)
            if laid is not None and laid.owner == self.active and event["success"] is False:
                self._did_not_burn(laid)
        elif kind == "attacked":
            self.fought = True
            self.table[spot].marks.update(("tapped", "acted"))
            targets = wholes(event["targets"])
            self.attacks.append([spot, targets[0], targets[1] if len(targets) > 1 else 0])
            self.modes.append(text(event["mode"]))
        else:
            self.fought = True
            laid = self.table[spot]
            if kind == "skill_used":
                laid.marks.add("acted" if self.type_of(laid.card) == "beast" else "spent")
                if "skill?" in self.places_of(card):
                    laid.unsure.add("skill?")
            else:
                laid.marks.add("ability_spent" if event["ability"] else "spent")

    def _did_not_burn(self, laid: Laid) -> None:
        """An attack or a raid that failed (D-B6), or an effect of a skill; events do not say."""
        if self.type_of(laid.card) != "beast" or not self._burns(laid):
            return
        if "skill?" in laid.unsure:
            laid.unsure.update(("tapped", "raided"))
        elif "acted" in laid.marks:
            laid.marks.update(("tapped", "raided"))
        else:
            laid.marks.add("tapped")
            laid.unsure.update(("acted", "raided"))

    def _burns(self, laid: Laid) -> bool:
        if "?" in self.properties_of(laid.card) or "?" in self.properties_of(laid.ability):
            return True
        for other in self.table.values():
            if other.owner == laid.owner and not other.down and self.is_ritual(other.card):
                effects = self.cards[other.card]["effects"]
                assert isinstance(effects, list)
                if "?" in [one.get("property") for one in effects]:
                    return True
        return False

    # Booty.

    def _write_booty(self, kind: str, event: dict[str, object], seat: int, card: str) -> None:
        if kind == "exhumed":
            self._from_discard(card)
            self._given(seat, card)
        elif kind == "zombie_returned":
            self._shown(seat, text(event["paid"]))
            self._from_discard(card)
            self._given(seat, card)
            self.discard.append(text(event["paid"]))
        elif kind == "trophy_laid":
            self._shown(seat, card)
            self.trophies[seat].append(card)
            self.loot = ""
        else:
            victim = whole(event["victim"])
            trophy = text(event.get("trophy", ""))
            if kind == "raided":
                self.table[whole(event["spot"])].marks.add("raided")
                if seat == self.seat or victim == self.seat:
                    self.loot = trophy or card
            if trophy:
                self.trophies[victim].remove(trophy)
                self._given(seat, trophy)
                return
            raided = kind == "raided"
            self._move(MOVED, (LIVES if raided else HAND) + victim, HAND + seat, card)
            self.hands[seat] += 1
            if raided:
                self.lives[victim] -= 1
            else:
                self.hands[victim] -= 1
            if victim == self.seat:
                (self.life if raided else self.hand).remove(card)
                self._seen_coming(seat, card)
            elif seat == self.seat:
                self.hand.append(card)
                self.with_player[victim].go(card)
                if not raided:
                    self.in_hand[victim].go(card)
            else:
                self.with_player[victim].go_unseen(self.now)
                if not raided:
                    self.in_hand[victim].go_unseen(self.now)

    def _from_discard(self, card: str) -> None:
        for at in range(len(self.discard) - 1, -1, -1):
            if self.discard[at] == card:
                del self.discard[at]
                return
        raise KeyError(card)

    # The course of the game.

    def _write_course(self, kind: str, event: dict[str, object], seat: int) -> None:
        if kind == "turn_began":
            self.active = seat
            self.turn = whole(event["turn"])
            self.stars = self.opening if self.turn == 1 else STARS
            self.disabled = False
            self.fought = False
        elif kind == "turn_ended":
            self._land()
            self.stars = 0
            self.attacks = []
            self.modes = []
            for laid in self.table.values():
                kept = {"tapped"} if "tapped" in laid.marks and laid.owner != seat else set()
                laid.marks = kept
                laid.unsure = set()
        elif kind == "eliminated":
            self._eliminated(event, seat)
        else:
            self.phase = "over"
            self.stars = 0
            self.over = event

    def _eliminated(self, event: dict[str, object], seat: int) -> None:
        """All cards of the player go to the discard pile, for everybody to see (V10, Q15)."""
        self._land()
        self.out[seat] = 1 + max(self.out)
        below = event["table"]
        assert isinstance(below, dict)
        for spot in list(self.order):
            laid = self.table[spot]
            if laid.owner == seat:
                if laid.is_burdened:
                    card = text(below[str(spot)])
                    self._move(SHOWN, SPOT + spot, 0, card)
                    self.away.go(card)
                    self.discard.append(card)
                self._leave(spot)
        for spot in sorted(self.table):
            laid = self.table[spot]
            if laid.owner == seat:
                if laid.down:
                    laid.card = text(below[str(spot)])
                    self._move(SHOWN, SPOT + spot, 0, laid.card)
                    self.away.go(laid.card)
                self._leave(spot)
        for laid in self.table.values():
            if laid.inside and laid.inside not in self.table:
                laid.inside = 0
                laid.inside_ability = False
        for card in texts(event["hand"]):
            self._shown(seat, card)
            self.discard.append(card)
        self.discard += self.trophies[seat]
        self.trophies[seat] = []
        self.in_hand[seat].clear()
        self.with_player[seat].clear()

"""Attack and raid of RAW, and how a game ends by them, for the outside referee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from referee import Json
from referee_raw_cards import (
    Attack,
    Card,
    Moves,
    Over,
    Piece,
    Text,
    by_spot,
    ids,
    ordered,
    stars_on,
)
from referee_raw_phases import EarlyPhases

ENDS = {"life-lost": "raw.6", "last-standing": "raw.72", "stalemate": "raw.Q17"}


class Fighting(EarlyPhases):
    """The phases that can take lives, and the end of the game."""

    # Attack

    def attack(self, seat: int) -> Moves:
        """17 to 21, D-B4: skills and declarations, traps, wounds, deaths."""
        self.attacks = []
        while True:
            answers = ["end", *self.actions(seat)]
            answer = yield from self.ask(seat, answers, "17, A1, A12, D-B5, D-B10")
            if answer == "end":
                break
            if answer.startswith("attack"):
                yield from self.declare(seat, self.at(answer))
            else:
                yield from self.use(seat, answer, "skill")
        for other in self.living()[1:]:
            yield from self.trap_window(other)
        self.deal_wounds()
        yield from self.work_off()

    def actions(self, seat: int) -> Iterator[str]:
        """17, A11, D-B5, D-B10, Q11: attacks and skills that are possible now."""
        for piece in self.owned(seat):
            if piece.tapped or piece.imprisoned or piece.did("skill"):
                continue
            if piece.is_monster and not piece.did("attack") and self.ways(piece):
                yield f"attack {piece.spot}"
            for ability in (False, True):
                if not piece.did("attack") and piece.text("skill", ability):
                    yield f"skill {piece.spot}" + " ability" * ability

    def attackable(self, attacker: Piece, target: Piece) -> bool:
        """33, 39, A1, A9."""
        if target.owner == attacker.owner or not target.type or target.hidden:
            return False
        if target.is_monster and target.kind == "ghost" != attacker.kind:
            return False
        return not self.has(target, f"protection {attacker.kind}")

    def bonus(self, attacker: Piece, word: str, targets: list[Piece]) -> bool:
        """36, 37, 44, A6, A7: whether an attack bonus can be used on all of these."""
        if word == "instant kill" and not all(target.is_monster for target in targets):
            return False
        for what in self.properties(attacker):
            versus, _, bonus = what.rpartition(": ")
            if bonus == word:
                foe = versus[3:]
                if all(not foe or foe in (target.type, target.kind) for target in targets):
                    return True
        return False

    def ways(self, attacker: Piece) -> dict[str, list[Piece]]:
        """A2: the ways to attack; with `split` those who may get the second wound."""
        targets = [piece for piece in self.pieces if self.attackable(attacker, piece)]
        ways: dict[str, list[Piece]] = {}
        for piece in targets:
            ways[f"target {piece.spot}"] = []
            if self.bonus(attacker, "double damage", [piece]):
                ways[f"double {piece.spot}"] = []
            if self.bonus(attacker, "instant kill", [piece]):
                ways[f"kill {piece.spot}"] = []
            seconds = [
                other
                for other in targets
                if other is not piece and self.bonus(attacker, "double damage", [piece, other])
            ]
            if seconds:
                ways[f"split {piece.spot}"] = seconds
        return ways

    def declare(self, seat: int, attacker: Piece) -> Moves:
        """Q3: the targets, the burning, the tapping and a vampire's healing."""
        ways = self.ways(attacker)
        answer = yield from self.ask(seat, ways, "17, 33, 36, 37, 39, A1, A2, A6, A7")
        targets = [self.at(answer)]
        if ways[answer]:
            targets.append((yield from self.choose(seat, ways[answer], "36, A2, A7, D-B22")))
        attacker.tapped = True  # 18, D-B6
        if self.has(attacker, "?") and not self.burn(seat, attacker.spot):
            attacker.marks.add(("failed", False))
            return
        attacker.marks.add(("attack", False))
        mode = answer.split()[0].replace("target", "plain")
        victims = {target.owner for target in targets}
        self.attacks.append(Attack(attacker, targets, mode, victims))
        spots = [target.spot for target in targets]
        shown = {"seat": seat, "spot": attacker.spot, "targets": spots, "mode": mode}
        self.tell("attacked", shown)
        if attacker.kind == "blood" and attacker.wounds:  # 34, A3
            attacker.wounds -= 1
            self.tell("healed", {"spot": attacker.spot, "wounds": attacker.wounds})

    def use(self, seat: int, answer: str, place: str) -> Moves:
        """42, 48, 49, P10: a skill or a trap; the mark is set first."""
        piece, ability = self.at(answer), answer.endswith("ability")
        piece.marks.add((place, ability))
        shown = {"seat": seat, "spot": piece.spot, "card": piece.bears(ability).id}
        kind = {"skill": "skill_used", "trap": "trap_sprung"}[place]
        self.tell(kind, {**shown, "ability": ability})
        yield from self.run(Text(seat, piece.text(place, ability), place, piece, ability))

    def trap_window(self, seat: int) -> Moves:
        """19, 49, A14, D-B10, Q5, Q13."""
        while any(not attack.off and seat in attack.victims for attack in self.attacks):
            traps = [
                f"trap {piece.spot}" + " ability" * ability
                for piece in self.owned(seat)
                if not piece.tapped and not piece.imprisoned
                for ability in (False, True)
                if piece.text("trap", ability) and ("trap", ability) not in piece.marks
            ]
            answer = yield from self.ask(seat, ["pass", *traps], "19, 49, A14, D-B10, Q5")
            if answer == "pass":
                return
            yield from self.use(seat, answer, "trap")

    def deal_wounds(self) -> None:
        """20, 21, D-B7, A3, A4, Q4, Q7: all wounds at the same moment."""
        wounds: Counter[Piece] = Counter()
        killed = []
        for attack in self.attacks:
            if attack.off:
                continue
            for target in attack.targets:
                if target not in self.pieces or target.hidden:
                    continue
                if attack.mode == "kill":
                    killed.append(target)
                else:
                    wounds[target] += 2 if attack.mode == "double" else 1
                wounds[attack.attacker] += self.has(target, "backburn")
            wounds[attack.attacker] += self.has(attack.attacker, "sick")
        for piece in self.in_order(piece for piece, count in wounds.items() if count):
            self.wound(piece, wounds[piece])
        self.attacks = []
        self.reap(killed)

    # Raid

    def raid(self, seat: int) -> Moves:
        """22 to 24, R1: one raider after another."""
        while True:
            raiders = [
                piece
                for piece in self.owned(seat)
                if self.may_raid(piece) and self.raidable(seat, piece)
            ]
            answers = ["end", *by_spot("raid", raiders)]
            answer = yield from self.ask(seat, answers, "22, 23, 38, R1, R2, D-B8")
            if answer == "end":
                return
            raider = self.at(answer)
            rules = "23, 38, D-B12, R2"
            victim = yield from self.choose_player(seat, self.raidable(seat, raider), rules)
            raider.marks.add(("raid", False))
            if self.has(raider, "?") and not self.burn(seat, raider.spot):  # R3, D-B6
                raider.tapped = True
                continue
            yield from self.rob(seat, raider, victim)
            yield from self.work_off()

    def truce(self) -> bool:
        """X38: nobody raids in the first two rounds, with five or six unless agreed otherwise."""
        chosen = self.options.get("truce", "off")
        on = chosen == "on" or (chosen == "auto" and self.players > 4)
        return on and self.turn <= 2 * self.players

    def may_raid(self, piece: Piece) -> bool:
        """R1, D-B5, Q4, Q9, X38."""
        did = piece.did("attack") or piece.did("raid") or self.truce()
        return piece.is_monster and not piece.tapped and not piece.imprisoned and not did

    def defended(self, seat: int) -> bool:
        """22, 45, 64, D-B8."""
        return any(
            (
                piece.is_monster
                and piece.kind != "ghost"
                and not piece.tapped
                and not piece.imprisoned
            )
            or self.has(piece, "guard")
            for piece in self.owned(seat)
        )

    def raidable(self, seat: int, raider: Piece) -> list[int]:
        """23, 38, D-B12: whom this monster might rob."""
        direct = self.has(raider, "direct")
        return [
            other
            for other in self.living()[1:]
            if self.robbable(other) and (direct or not self.defended(other))
        ]

    def rob(self, seat: int, raider: Piece, victim: int) -> Moves:
        """23, 24, D-B2, D-B3, R4, X6, X7: a random life, for the hand or as a trophy."""
        cards = self.robbable(victim)
        card = cards[self.chance.below(len(cards))]
        trophy = self.take_from_life(victim, card)
        self.hands[seat].append(card)
        shown = {"seat": seat, "spot": raider.spot, "victim": victim, "trophy": trophy}
        both = {other: {"card": card.id} for other in (seat, victim)}
        self.tell("raided", shown, {} if trophy else both)
        answer = yield from self.ask(seat, ["hand", "trophy"], "24, R4")
        if answer == "trophy":
            self.hands[seat].remove(card)
            self.trophies[seat].append(card)
            self.tell("trophy_laid", {"seat": seat, "card": card.id})
        if self.robbable(victim):
            return
        if not self.options["last_standing"]:  # 6, R5
            self.finish("life-lost")
        self.eliminate(victim, seat)

    def eliminate(self, seat: int, by: int) -> None:
        """72, D-B19, V10, Q15, X8, X26: all that a player has goes to the discard pile."""
        mine = self.owned(seat)
        numbers = {piece.spot for piece in mine}
        covered = {spot: name for spot, name in self.covered().items() if int(spot) in numbers}
        hand = ordered(self.hands[seat])
        shown = {"seat": seat, "by": by, "hand": ids(hand), "table": covered}
        self.tell("eliminated", shown)
        last = {"beast": 0, "thing": 0, "": 1}
        down = [piece for piece in mine if piece.down]
        groups = sorted(
            [piece for piece in mine if not piece.down], key=lambda piece: last[piece.type]
        ) + sorted(down, key=lambda piece: piece.spot)
        for piece in groups:
            self.release_all(piece, silently=True)
            if piece.holder:
                self.release(piece, silently=True)
            self.discard += [card for card in (piece.buried, piece.ability) if card]
            self.discard.append(piece.card)
            self.pieces.remove(piece)
        self.discard += hand + self.trophies[seat]
        self.hands[seat], self.trophies[seat] = [], []
        self.offers = [offer for offer in self.offers if offer[0] != seat]
        self.out.append(seat)
        if len(self.living()) == 1:
            self.finish("last-standing")

    # End of the game

    def finish(self, reason: str) -> None:
        """6, 72, Q17, X16: the game ends and everything is shown."""
        self.over = reason
        shown = {
            "reason": reason,
            "rule": ENDS[reason],
            "lives": [ids(ordered(lives)) for lives in self.lives],
            "hands": [ids(ordered(hand)) for hand in self.hands],
            "table": self.covered(),
        }
        self.tell("game_over", shown)
        raise Over

    def spoils(self, seat: int) -> list[Card]:
        """6: trophies and remaining lives."""
        return self.trophies[seat] + self.lives[seat]

    def key(self, seat: int) -> tuple[int, ...]:
        """6, X15, R6, R7, Q17: what ranks are decided by."""
        if seat in self.out:
            return (0, self.out.index(seat))
        return (1, len(self.spoils(seat)), stars_on(self.spoils(seat)))

    def result(self) -> Json:
        """6, R6, R7: scores, ranks and why the game ended; nothing before the end."""
        if not self.over:
            return None
        seats = range(self.players)
        keys = [self.key(seat) for seat in seats]
        return {
            "ranks": [1 + sum(other > key for other in keys) for key in keys],
            "scores": [len(self.spoils(seat)) for seat in seats],
            "parts": [
                {"trophies": len(self.trophies[seat]), "lives": len(self.lives[seat])}
                for seat in seats
            ],
            "columns": [{"stars": stars_on(self.spoils(seat))} for seat in seats],
            "reason": self.over,
            "rule": ENDS[self.over],
        }

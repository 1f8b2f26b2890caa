"""A position written in notation: for tests, lessons and puzzles.

One entry a line, in any order; `#` begins a comment. Players are the letters A to F.

    players 3
    phase attack B                    keeping, harvest, feeding, laying, attack or raid, and whose
                                      turn it is; `laying A` unless it says otherwise
    stars 4                           left in this turn; 7 unless it says otherwise
    turn 12                           counted over all players
    first C                           who began the game; A unless it says otherwise
    new B C                           who has not had the first turn yet (10)
    hand A doormat*2 paperboy         cards by id; `*2` means two copies
    lives A doormat paperboy
    trophies B mudmother              in the order in which they were laid
    table A 1 doormat wounds 1 tapped, 3 jaw-bishop buried doormat bears iron-jaw, 4 cage
    table B 2 paperboy inside 4       hidden or in prison there; `inside 3 ability`: the ability of
                                      card 3 holds it
    table C 5 landlord down 2         face down with 2 stars paid (71)
    order 3 1 2                       of entering play; by number unless it says otherwise
    deck doormat paperboy             from the top
    discard mudmother doormat         from the top
    hunt doormat - paperboy doormat   the row (69); `-` is a gap
    known A 3, C 1                    so many cards of the deck's top a player has seen (70)
    out D                             who is out, the first of them first (72)
    over stalemate                    a finished game instead of a phase: life-lost, last-standing

Of a card on the table there may also stand acted, raided, spent, ability-spent, changed (a holder
used in this laying phase) and fresh (laid face down in this turn). A ritual lies on the table like
any other card.

Only `players` and the lives of everybody who is not out must be there. What is not mentioned lies
in the deck under the cards that are, in the order of the file; or where the word `rest` stands: at
the end of a hand, of lives, of the deck or of the discard pile. `deck -` is empty, `lives A -` too.

A phase goes on by itself to its first choice, as it does in a game; what is drawn by lot on the
way comes from the chance that is handed in. A scene need not be reachable by play, but it can
always be played on, and everybody remembers a past that fits: hidden cards were drawn into the
hand of their owner, and all others were turned over from the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteka.core.chance import Chance
from ludoteka.core.events import Event
from ludoteka.core.scene_reader import SceneError, Sheet
from ludoteka.games.raw import scoring
from ludoteka.games.raw.cards import ledger, table
from ludoteka.games.raw.cards.ledger import HAND, LIVES, SPOT
from ludoteka.games.raw.content import MOST_CARDS
from ludoteka.games.raw.phases import raids, turns
from ludoteka.games.raw.pieces import (
    ABILITY,
    ACTED,
    ASK_KEEP,
    BEAST,
    CHANGED,
    DEALT,
    EFFECT_WIDTH,
    FACE_DOWN,
    FEEDING,
    FRESH,
    HARVEST,
    HIDE,
    HIDEOUT,
    HUNT_ROW,
    IMPRISON,
    KEEPING,
    LAST_STANDING,
    LAYING,
    LIFE_LOST,
    MOST_SEATS,
    MOST_TURNS,
    NOBODY,
    NONE,
    OVER,
    PHASES,
    PLACES,
    PRISON,
    RAIDED,
    RUNNING,
    SKULL,
    SPENT,
    SPENT_ABILITY,
    STALEMATE,
    STARS,
    TAPPED,
    THING,
)
from ludoteka.games.raw.state import RawState

if TYPE_CHECKING:
    from ludoteka.games.raw.game import Raw

LETTERS: Final = "ABCDEF"
REST: Final = "rest"
NOTHING: Final = "-"
FOR_EACH: Final = ["hand", "lives", "trophies", "table"]
ENTRIES: Final = [
    *("players", "phase", "stars", "turn", "first", "new", "order", "deck", "discard", "hunt"),
    *("known", "out", "over"),
    *FOR_EACH,
]
ENDINGS: Final = [scoring.end_words(end)[0] for end in (LIFE_LOST, LAST_STANDING, STALEMATE)]
MARKS: Final = {
    "tapped": TAPPED,
    "acted": ACTED,
    "raided": RAIDED,
    "spent": SPENT,
    "ability-spent": SPENT_ABILITY,
    "changed": CHANGED,
    "fresh": FRESH,
}
NUMBERED: Final = ["wounds", "down", "inside"]
NAMED: Final = ["bears", "buried"]


class _NoChance(Chance):
    """Stands in where no chance was handed in."""

    def word(self) -> int:
        raise SceneError("the scene runs on into a draw by lot: hand in the chance for it")


class _Cards:
    """All cards of the deck; each is taken once."""

    def __init__(self, game: Raw, sheet: Sheet) -> None:
        self.ids = game.deck.ids
        self.copies = game.deck.copies
        self.left = game.deck.copies[:]
        self.sheet = sheet
        self.rest_at = ""  # the entry that takes all that is not mentioned

    def take(self, name: str, word: str) -> int:
        card = self.sheet.known(name, "card", word, self.ids)
        if not self.left[card]:
            text = f"card {word} is there once too often: the deck has {self.copies[card]}"
            raise self.sheet.fault(name, text)
        self.left[card] -= 1
        return card

    def row(self, name: str) -> list[int]:
        """The cards of an entry, in the order written."""
        found: list[int] = []
        words = self.sheet.rest(name).split()
        if words == [NOTHING]:
            return found
        for place, word in enumerate(words):
            if word == REST:
                if self.rest_at or place < len(words) - 1:
                    where = f", and stands at {self.rest_at}" if self.rest_at else ""
                    raise self.sheet.fault(name, f"`rest` is the last word of one entry{where}")
                self.rest_at = name
                continue
            ident, times, count = word.partition("*")
            number = self.sheet.whole(name, count, 1, MOST_CARDS) if times else 1
            found += [self.take(name, ident) for _ in range(number)]
        return found

    def rest(self, name: str) -> list[int]:
        """What is not mentioned, if it belongs to this entry."""
        if (self.rest_at or "deck") != name:
            return []
        found = [card for card, count in enumerate(self.left) for _ in range(count)]
        if found and self.sheet.rest(name) == NOTHING:
            raise self.sheet.fault(name, f"{len(found)} cards are left: write `rest` somewhere")
        return found


def scene(
    game: Raw, text: str, chance: Chance | None = None, events: list[Event] | None = None
) -> RawState:
    """The position at its first choice, with the events of the way there."""
    sheet = Sheet(text, ENTRIES, LETTERS, FOR_EACH)
    seats = sheet.number("players", 2, MOST_SEATS, None)
    first = sheet.seat("first", sheet.rest("first"), seats) if sheet.has("first") else 0
    state = RawState(game, seats)
    state.lay_out(first, [])
    state.phase, state.active = _phase(sheet, state)
    _count(state, sheet)
    _put_out(state, sheet)
    cards = _Cards(game, sheet)
    _lay_table(state, sheet, cards)
    _put_inside(state, sheet)
    _pile_up(state, sheet, cards)
    _remember(state)
    _check(state, sheet)
    if state.phase == KEEPING:
        state.ask = ASK_KEEP
    elif state.phase != OVER:
        turns.go_on(state, _NoChance() if chance is None else chance, events)
    return state


def _phase(sheet: Sheet, state: RawState) -> tuple[int, int]:
    """The phase, and whose turn it is."""
    if sheet.has("over"):
        if sheet.has("phase"):
            raise sheet.fault("over", "a finished game has no phase")
        state.end = sheet.known("over", "ending", sheet.rest("over"), ENDINGS) + RUNNING + 1
        return OVER, _alive(state, sheet)
    words = sheet.rest("phase").split() if sheet.has("phase") else [PHASES[LAYING], LETTERS[0]]
    phase = sheet.known("phase", "phase", words[0], PHASES[KEEPING:OVER]) + KEEPING
    if len(words) != (1 if phase == KEEPING else 2):
        raise sheet.fault("phase", "should be a phase and a player; `keeping` is everybody's")
    seat = state.first if phase == KEEPING else sheet.seat("phase", words[1], state.seats)
    return phase, seat


def _alive(state: RawState, sheet: Sheet) -> int:
    """Whose turn it was at the end: the first player's who is not out."""
    out = sheet.rest("out").split()
    for offset in range(state.seats):
        seat = (state.first + offset) % state.seats
        if LETTERS[seat] not in out:
            return seat
    raise sheet.fault("out", "somebody must be left (72)")


def _count(state: RawState, sheet: Sheet) -> None:
    """Stars and turns; who has had the first turn (10)."""
    for name in ("stars", "turn", "new"):
        if sheet.has(name) and state.phase == KEEPING:
            raise sheet.fault(name, "keeping comes before the first turn")
    if state.phase == KEEPING:
        return
    state.began = [1] * state.seats
    for letter in sheet.rest("new").split():
        state.began[sheet.seat("new", letter, state.seats)] = 0
    if not state.began[state.active] and state.phase not in (HARVEST, LAYING):
        text = f"player {LETTERS[state.active]}'s first turn has no {PHASES[state.phase]} (10)"
        raise sheet.fault("new", text)
    late = state.end == STALEMATE
    usual = MOST_TURNS if late else 1 + sum(state.began)
    state.turn = sheet.number("turn", MOST_TURNS if late else 1, MOST_TURNS, usual)
    most = 0 if state.phase == OVER else STARS
    state.stars = sheet.number("stars", 0, most, most)


def _put_out(state: RawState, sheet: Sheet) -> None:
    if sheet.has("out") and not state.rules.last_standing:
        raise sheet.fault("out", "nobody is ever out: see the option last_standing (72)")
    for number, letter in enumerate(sheet.rest("out").split(), 1):
        seat = sheet.seat("out", letter, state.seats)
        if state.out[seat]:
            raise sheet.fault("out", f"player {letter} is there twice")
        if seat == state.active:
            raise sheet.fault("out", f"it is player {letter}'s turn")
        state.out[seat] = number


# The table.


def _lay_table(state: RawState, sheet: Sheet, cards: _Cards) -> None:
    size = state.rules.deck.size
    wanted: dict[int, tuple[str, list[str]]] = {}
    owners: dict[int, int] = {}
    for seat, name in sheet.lines_of("table", state.seats).items():
        for words in sheet.groups(name):
            spot = sheet.whole(name, words[0], 1, size)
            if spot in wanted:
                raise sheet.fault(name, f"number {spot} is there twice")
            wanted[spot] = (name, words[1:])
            owners[spot] = seat
    for spot in range(1, max([0, *wanted]) + 1):
        if spot not in wanted:
            table.enter(state, NONE - 1, NONE, 0)  # a gap, until all others lie
            continue
        name, words = wanted[spot]
        table.enter(state, cards.take(name, words[0]), owners[spot], 0)
        _describe(state, sheet, cards, name, spot, words[1:])
    for spot in range(1, len(state.card)):
        if spot not in wanted:
            table.clear(state, spot)
        elif not state.marks[spot] & FACE_DOWN:
            ritual = state.rules.deck.is_ritual[state.card[spot]]
            (state.rituals if ritual else state.order).append(spot)
    if sheet.has("order"):
        order = [sheet.whole("order", word, 1, size) for word in sheet.rest("order").split()]
        if sorted(order) != state.order:
            raise sheet.fault("order", f"should be the numbers {_spelled(state.order)}")
        state.order = order


def _spelled(spots: list[int]) -> str:
    return " ".join([str(spot) for spot in spots])


def _describe(
    state: RawState, sheet: Sheet, cards: _Cards, name: str, spot: int, words: list[str]
) -> None:
    """What is said of a card on the table."""
    deck = state.rules.deck
    card = state.card[spot]
    at = 0
    while at < len(words):
        word = words[at]
        after = words[at + 1] if at + 1 < len(words) else ""
        at += 1
        if word in MARKS:
            state.marks[spot] |= MARKS[word]
            continue
        if word in NUMBERED:
            number = sheet.whole(name, after, 1, deck.size)
            if word == "wounds":
                state.wounds[spot] = number
            elif word == "down":
                state.marks[spot] |= FACE_DOWN
                state.paid[spot] = number
            else:
                state.inside[spot] = 2 * number
                if words[at + 1 : at + 2] == ["ability"]:
                    state.inside[spot] += 1
                    at += 1
        elif word in NAMED:
            if word == "bears":
                state.ability[spot] = cards.take(name, after)
            else:
                state.buried[spot] = cards.take(name, after)
        else:
            sheet.known(name, "word for a card", word, [*MARKS, *NUMBERED, *NAMED])
        at += 1
    what = f"{spot} {deck.ids[card]}"
    if state.marks[spot] & FACE_DOWN:
        _check_down(state, sheet, name, spot, what)
        return
    beast = deck.type[card] == BEAST
    if not beast and deck.type[card] != THING:
        if not deck.is_ritual[card]:
            raise sheet.fault(name, f"{what} is no monster, thing or ritual: it can't stay (X30)")
        if words:
            raise sheet.fault(name, f"{what} is a ritual: nothing else can be said of it")
    if state.ability[spot] != NONE:
        if not beast:
            raise sheet.fault(name, f"{what} is no monster: it bears no ability (28)")
        if deck.type[state.ability[spot]] != ABILITY:
            raise sheet.fault(name, f"{deck.ids[state.ability[spot]]} is no ability (28)")
    _check_marks(state, sheet, name, spot, what)
    if state.buried[spot] != NONE and (not beast or table.kind(state, spot) != SKULL):
        raise sheet.fault(name, f"{what} is no skeleton: nothing is buried with it (32)")
    if state.wounds[spot] and state.wounds[spot] >= table.endurance(state, spot):
        most = table.endurance(state, spot)
        raise sheet.fault(name, f"{what} would be dead: its endurance is {most} (21)")


def _check_marks(state: RawState, sheet: Sheet, name: str, spot: int, what: str) -> None:
    """Marks of this turn, on cards that can have them."""
    card = state.card[spot]
    beast = table.is_beast(state, spot)
    holder = state.rules.deck.properties[card] & (HIDEOUT | PRISON) != 0
    fitting = TAPPED | (ACTED | RAIDED if beast else SPENT) | (CHANGED if holder else 0)
    if state.ability[spot] != NONE:
        fitting |= SPENT_ABILITY
    if state.phase < LAYING:
        fitting = TAPPED
    for word, bit in MARKS.items():
        if state.marks[spot] & bit & ~fitting:
            raise sheet.fault(name, f"{what} can't be {word} in {PHASES[state.phase]}")


def _check_down(state: RawState, sheet: Sheet, name: str, spot: int, what: str) -> None:
    """A card that lies face down is only that (71, V5, D-B16)."""
    cost = state.rules.deck.cost[state.card[spot]]
    now = state.owner[spot] == state.active and state.phase >= LAYING
    if state.marks[spot] & FRESH and not now:
        raise sheet.fault(name, f"{what} was not laid in this turn: it is not its owner's")
    most = cost - 1 if state.marks[spot] & FRESH else cost
    if not state.rules.summoning:
        raise sheet.fault(name, f"{what} can't lie face down: see the option summoning (71)")
    if state.paid[spot] > most or cost == 1:
        raise sheet.fault(name, f"{what} can't have {state.paid[spot]} stars on it (71, V5)")
    more = state.wounds[spot] or state.marks[spot] & ~(FACE_DOWN | FRESH)
    if more or [state.ability[spot], state.buried[spot], state.inside[spot]] != [NONE] * 3:
        raise sheet.fault(name, f"{what} lies face down: nothing else can be said of it (D-B16)")
    state.wounds[spot] = 1  # the first payment


def _put_inside(state: RawState, sheet: Sheet) -> None:
    """Check who is held by what (H1, H2, H5)."""
    for spot in range(1, len(state.card)):
        inside = state.inside[spot]
        if inside == NONE:
            continue
        name = f"table {LETTERS[state.owner[spot]]}"
        holder = inside >> 1
        what = f"{spot} {state.rules.deck.ids[state.card[spot]]}"
        if not table.is_beast(state, spot):
            raise sheet.fault(name, f"{what} is no monster: nothing holds it (67)")
        if holder not in state.order and holder not in state.rituals:
            raise sheet.fault(name, f"{what} is inside {holder}, where no card in play is")
        held = [other for other in range(1, len(state.card)) if state.inside[other] == inside]
        if len(held) > 1:
            raise sheet.fault(name, f"{_spelled(held)} are inside {holder}: only one can be (67)")
        if state.inside[holder] != NONE:
            raise sheet.fault(name, f"{holder} is held itself and holds nobody (H5, H9)")
        hides = state.owner[holder] == state.owner[spot]
        if not _can_hold(state, inside, hides):
            word = "hide" if hides else "imprison"
            raise sheet.fault(name, f"{what} is inside {holder}, which can't {word} it (67)")


def _can_hold(state: RawState, holder: int, hides: bool) -> bool:
    """Has the card, or its ability, a text or property that holds a monster?"""
    deck = state.rules.deck
    card = state.ability[holder >> 1] if holder & 1 else state.card[holder >> 1]
    if card == NONE:
        return False
    if deck.properties[card] & (HIDEOUT if hides else PRISON):
        return True
    wanted = HIDE if hides else IMPRISON
    for place in range(len(PLACES)):
        first = deck.text(card, place)
        if first != NONE:
            for at in range(first, deck.text_end(card, place), EFFECT_WIDTH):
                if deck.effects[at] == wanted:
                    return True
    return False


# Piles, hands, lives.


def _pile_up(state: RawState, sheet: Sheet, cards: _Cards) -> None:
    """Every card that is not on the table; piles have their top at the end."""
    everybody = range(state.seats)
    names: dict[str, list[int]] = {}
    for entry in ("hand", "lives", "trophies"):
        for name in sheet.lines_of(entry, state.seats).values():
            names[name] = cards.row(name)
    deck = cards.row("deck")
    discard = cards.row("discard")
    _lay_hunt(state, sheet, cards)
    if cards.rest_at.startswith("trophies"):
        raise sheet.fault(cards.rest_at, "`rest` is for a hand, for lives, deck or discard")
    for entry, rows in (("hand", state.hands), ("lives", state.lives)):
        for seat in everybody:
            name = f"{entry} {LETTERS[seat]}"
            rows[seat] = sorted(names.get(name, []) + cards.rest(name))
    for seat in everybody:
        state.trophies[seat] = names.get(f"trophies {LETTERS[seat]}", [])
    state.deck = (deck + cards.rest("deck"))[::-1]
    state.bans = [0] * len(state.deck)
    state.discard = (discard + cards.rest("discard"))[::-1]
    if sheet.has("known") and not state.rules.underworld:
        raise sheet.fault("known", "the game is played without it: see its option underworld (70)")
    for seat, words in sheet.by_seat("known", state.seats).items():
        state.known[seat] = sheet.whole("known", " ".join(words), 0, len(state.deck))


def _lay_hunt(state: RawState, sheet: Sheet, cards: _Cards) -> None:
    words = sheet.rest("hunt").split()
    if words and not state.rules.hunt:
        raise sheet.fault("hunt", "the game is played without it: see its option hunt (69)")
    if state.rules.hunt:
        if len(words) != HUNT_ROW:
            raise sheet.fault("hunt", f"should have {HUNT_ROW} places, `-` for a gap (69)")
        for word in words:
            state.hunt.append(NONE if word == NOTHING else cards.take("hunt", word))


def _remember(state: RawState) -> None:
    """A past that fits: hidden cards were drawn by their owners, all others turned over."""
    for seat in range(state.seats):
        eyes = 1 << seat
        for card in state.lives[seat]:
            ledger.drawn(state, HAND + seat, card, eyes, 0)
            ledger.moved(state, HAND + seat, LIVES + seat, card, eyes)
        for card in state.hands[seat]:
            ledger.drawn(state, HAND + seat, card, eyes, 0)
        for card in state.trophies[seat]:
            ledger.turned(state, card)
    for spot in range(1, len(state.card)):
        if state.card[spot] == NONE:
            continue
        owner = state.owner[spot]
        secret = state.card[spot] if state.marks[spot] & FACE_DOWN else state.buried[spot]
        if secret != NONE:
            ledger.drawn(state, HAND + owner, secret, 1 << owner, 0)
            ledger.moved(state, HAND + owner, SPOT + spot, secret, 1 << owner)
        if not state.marks[spot] & FACE_DOWN:
            ledger.turned(state, state.card[spot])
        if state.ability[spot] != NONE:
            ledger.turned(state, state.ability[spot])
    for card in state.discard + state.hunt:
        if card != NONE:
            ledger.turned(state, card)


# Does it all fit?


def _check(state: RawState, sheet: Sheet) -> None:
    everybody = range(state.seats)
    for seat in everybody:
        letter = LETTERS[seat]
        owns = state.hands[seat] or state.lives[seat] or state.trophies[seat]
        if state.out[seat] and (owns or seat in state.owner):
            raise sheet.fault("out", f"player {letter} is out and has no cards (D-B19)")
        if state.phase == KEEPING:
            if len(state.hands[seat]) != DEALT or len(state.card) > 1:
                raise sheet.fault("phase", f"in keeping everybody has {DEALT} cards in hand (1)")
            if state.lives[seat] or state.trophies[seat] or state.discard or NONE in state.hunt:
                text = "in keeping there are no lives, trophies, discarded cards or gaps (2)"
                raise sheet.fault("phase", text)
            if state.known[seat]:
                raise sheet.fault("known", "keeping comes before the first turn")
        elif not state.out[seat] and state.end != LIFE_LOST and not _has_life(state, seat):
            raise sheet.fault(f"lives {letter}", "is missing: who has no lives ends the game (6)")
    alive = state.out.count(0)
    if (alive == 1) != (state.end == LAST_STANDING):
        text = f"a game is over by last-standing if one is left (72), and there are {alive}"
        raise sheet.fault("over", text)
    robbed = [seat for seat in everybody if not state.out[seat] and not _has_life(state, seat)]
    if state.end == LIFE_LOST and (not robbed or state.rules.last_standing):
        raise sheet.fault("over", "nobody has lost the last life, or is out by it (6, 72)")
    if state.phase in (HARVEST, FEEDING):
        for spot in state.rituals:
            if state.owner[spot] == state.active:
                letter = LETTERS[state.active]
                text = f"{spot} is a ritual, which is over when player {letter}'s turn begins (8)"
                raise sheet.fault(f"table {letter}", text)
    if state.phase in (KEEPING, OVER):
        state.mover = NOBODY


def _has_life(state: RawState, seat: int) -> bool:
    return raids.life_count(state, seat) > 0

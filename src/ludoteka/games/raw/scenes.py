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
from ludoteka.games.raw.cards import ledger
from ludoteka.games.raw.cards.ledger import HAND, LIVES, SPOT
from ludoteka.games.raw.phases import raids, turns
from ludoteka.games.raw.pieces import (
    ASK_KEEP,
    DEALT,
    FACE_DOWN,
    FEEDING,
    HARVEST,
    HUNT_ROW,
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
    RUNNING,
    STALEMATE,
    STARS,
)
from ludoteka.games.raw.scene_parts.cards import LETTERS, NOTHING, Cards
from ludoteka.games.raw.scene_parts.table import lay_table, put_inside
from ludoteka.games.raw.state import RawState

if TYPE_CHECKING:
    from ludoteka.games.raw.game import Raw


FOR_EACH: Final = ["hand", "lives", "trophies", "table"]
ENTRIES: Final = [
    *("players", "phase", "stars", "turn", "first", "new", "order", "deck", "discard", "hunt"),
    *("known", "out", "over"),
    *FOR_EACH,
]
ENDINGS: Final = [scoring.end_words(end)[0] for end in (LIFE_LOST, LAST_STANDING, STALEMATE)]


class _NoChance(Chance):
    """Stands in where no chance was handed in."""

    def word(self) -> int:
        raise SceneError("the scene runs on into a draw by lot: hand in the chance for it")


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
    cards = Cards(game, sheet)
    lay_table(state, sheet, cards)
    put_inside(state, sheet)
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


# Piles, hands, lives.


def _pile_up(state: RawState, sheet: Sheet, cards: Cards) -> None:
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


def _lay_hunt(state: RawState, sheet: Sheet, cards: Cards) -> None:
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

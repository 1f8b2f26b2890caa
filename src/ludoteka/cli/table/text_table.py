"""A match on one screen, from its beginning to its record."""

from __future__ import annotations

from typing import Final

from ludoteka.bots.match import own_chances
from ludoteka.cli import story
from ludoteka.cli.complaints import Complaint
from ludoteka.cli.files import Place
from ludoteka.cli.program import PROGRAM
from ludoteka.cli.screen import Screen
from ludoteka.cli.table.prompt import Prompt
from ludoteka.cli.table.seats import Seats
from ludoteka.cli.table.turn import Turn
from ludoteka.core.chance import commitment
from ludoteka.core.events import seen
from ludoteka.core.game import Outlook
from ludoteka.core.match import Match
from ludoteka.text import Seating, Texts

# Parts of a view that differ from an onlooker's without telling a secret.
PLAIN: Final = ("seat", "moves", "prompt")


class TextTable:
    """One match on one screen."""

    def __init__(self, match: Match, seats: Seats, screen: Screen, texts: Texts) -> None:
        self.match = match
        self.state = match.state
        self.seats = seats
        self.screen = screen
        self.texts = texts
        self.own = own_chances(match.seed, len(seats.names))
        self.teller = match.game.teller()  # for those who only watch
        self.shown = dict.fromkeys(seats.people, 0)  # by person: events told so far
        # Whose the screen is: nobody's while everybody may look.
        self.holder = seats.people[0] if len(seats.people) == 1 else None

    def run(self) -> None:
        names = self.seats.names
        story.begin(self.screen, self.texts, self.match.game, names, commitment(self.match.seed))
        if self.seats.people:
            self.screen.line(self.texts.say("begin-help"))
        while waiting := self.state.waiting_for():
            # Bots first: a person's choice is then the last, and what follows is seen at once.
            seat = min(waiting, key=lambda seat: (seat not in self.seats.bots, seat))
            if seat in self.seats.bots:
                self._bot_plays(seat)
            else:
                self._person_plays(seat)
        self._end()

    def save(self, place: Place) -> None:
        """Write the record, and say where it is; of a game that was not begun, nothing."""
        texts, screen = self.texts, self.screen
        if not self.match.moves:
            place.give_up()
            screen.line(texts.say("nothing-to-save"))
            return
        record = self.match.record()
        try:
            place.write(record)  # first: there may be no terminal left to write to
        except OSError as error:
            screen.exact(record.text())  # the game must not be lost
            raise Complaint(f"can't write {place.path}: {error.strerror}", 1) from None
        if self.state.result() is None:
            screen.line(texts.say("unfinished"))
        screen.line(texts.say("seed"))
        screen.exact("  " + self.match.seed.hex())
        screen.line(texts.say("commitment"))
        screen.exact("  " + commitment(self.match.seed))
        screen.exact(texts.say("saved", path=str(place.path)))
        screen.exact(texts.say("check-it", program=PROGRAM, path=str(place.path)))

    def _bot_plays(self, seat: int) -> None:
        move = self.seats.bots[seat].choose(Outlook(self.state, seat), self.own[seat])
        events = self.match.play(seat, move)
        if not self.seats.people:
            names = Seating(self.seats.names)
            news = story.retold(self.match.game, seen(events, None), self.teller)
            story.tell(self.screen, self.texts, news, names)

    def _person_plays(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell_news(seat)
        self._show_board(seat)
        prompt = self._prompt(seat)
        if len(self.seats.people) > 1:
            name = self._seating().name(seat)
            self.screen.line(self.texts.say("your-turn", name=name), "bold")
        prompt.introduce()
        move = prompt.ask()
        while move is not None:
            self.match.play(seat, move)
            if prompt.order:
                self._follow(seat, prompt.order)
                return
            if seat in self.state.waiting_for() or not self._may_change(seat):
                return
            spelled = self.match.game.spell(move)
            self.screen.line(self.texts.say("chosen", move=spelled))
            prompt = self._prompt(seat)
            move = prompt.ask(keep=True)

    def _follow(self, seat: int, order: str) -> None:
        """The rest of a standing order, move by move; what happens is told as any other news."""
        played = 1
        while seat in self.state.waiting_for():
            move = self.state.follow(seat, order)
            if move is None:
                break
            reason = self.state.why_not(seat, move)
            if reason is not None:
                view = self.state.view(seat)
                self.screen.line(self.texts.reason(reason, self._seating(), view), "yellow")
                break
            self.match.play(seat, move)
            played += 1
        self.screen.line(self.texts.say("order-done", moves=played))

    def _may_change(self, seat: int) -> bool:
        """Has the seat chosen in a simultaneous phase that waits for somebody else (a person)?"""
        return bool(self.state.waiting_for()) and bool(self.state.moves(seat))

    def _prompt(self, seat: int) -> Prompt:
        seating = self._seating()
        turn = Turn(
            self.screen, self.texts, self.state, seat, seating, lambda: self._show_board(seat)
        )
        return Prompt(turn)

    # Who may see what

    def _hand_over(self, seat: int) -> None:
        """Give the screen to a person, if there is anything that not everybody may see."""
        if self.holder == seat:
            return
        left_behind = self.holder is not None and self._has_secrets(self.holder)
        secret_now = self._has_secrets(seat) or len(self.state.waiting_for()) > 1
        if not left_behind and not secret_now:
            self.holder = None
            return
        if left_behind:
            self.screen.wipe()
        name = Seating(self.seats.names).name(seat)
        self.screen.ask(self.texts.say("hand-over", name=name) + " ")
        self.holder = seat

    def _has_secrets(self, seat: int) -> bool:
        """Does the seat see more than an onlooker?"""
        own, open_to_all = self.state.view(seat), self.state.view(None)
        return any(own[name] != open_to_all[name] for name in own if name not in PLAIN)

    def _tell_news(self, seat: int) -> None:
        """Tell what has happened since the person looked last, as they or as all may see it."""
        events = self.match.events
        fresh = len(seen(events[self.shown[seat] :], self.holder))
        everything = story.retold(self.match.game, seen(events, self.holder))
        news = everything[len(everything) - fresh :]
        story.tell(self.screen, self.texts, news, self._seating())
        for other in self.seats.people:
            if other == seat or self.holder is None:
                self.shown[other] = len(events)

    def _show_board(self, seat: int) -> None:
        """What the holder of the screen sees; openly, what an onlooker sees."""
        looking = seat if self.holder == seat else None
        self.screen.line()
        story.show_board(self.screen, self.texts, self.state, looking, self.seats.names)

    def _seating(self) -> Seating:
        return Seating(self.seats.names, self.holder)

    def _end(self) -> None:
        """Show the last news, the board and the scores to everybody at the table."""
        if len(self.seats.people) > 1:
            if self.holder is not None and self._has_secrets(self.holder):
                self.screen.wipe()
            self.holder = None
        if self.seats.people:
            behind = min(self.seats.people, key=lambda person: self.shown[person])
            self._tell_news(behind)
        self.screen.line()
        story.show_board(self.screen, self.texts, self.state, self.holder, self.seats.names)
        self.screen.line()
        result = self.state.result()
        if result is not None:
            story.show_result(self.screen, self.texts, result, self._seating())

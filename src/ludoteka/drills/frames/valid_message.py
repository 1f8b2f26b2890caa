"""Messages as they should be; the drill makes its wrong ones of these."""

from __future__ import annotations

import random
import uuid

from ludoteka.core.game import Game
from ludoteka.drills.frames.hostile_client import HostileClient
from ludoteka.protocol import client_messages as messages
from ludoteka.protocol.client_messages import FromClient, Hello, Move, Undo


def valid_message(client: HostileClient, rules: Game, chance: random.Random) -> FromClient:
    """Make a message of any kind as this client should send it; a good half are commands."""
    name, seat = uuid.uuid4().hex, client.seat
    move: int | str = chance.choice(client.moves) if client.moves else 0
    if chance.random() < 0.5:
        move = rules.spell(int(move))
    match chance.randrange(15):
        case 0:
            last = chance.choice((None, 0, client.seq))
            held = chance.choice(([], client.tokens, ["x" * 32, *client.tokens]))
            return Hello(table=client.table, tokens=client.tokens, last=last, held=held)
        case 1 | 2:
            return Undo(command=name, seat=seat, expected=client.seq, moves=chance.choice((1, 2)))
        case 3:
            return messages.Say(command=name, seat=seat, text="What a game!")
        case 4:
            return messages.Say(command=name, seat=seat, phrase="oops")
        case 5:
            return messages.Why(id=name, seat=seat, move=move)
        case 6:
            order = chance.choice(("TUR>DEU until 4", "3>17 double", "3>17+18", str(move)))
            return messages.Follow(id=name, seat=seat, order=order)
        case 7:
            return messages.Aids(id=name, seat=seat)
        case 8:
            after = max(0, client.seq - 5)
            return messages.History(id=name, seat=seat, after=after, limit=10)
        case 9:
            return messages.Ping()
        case 10:
            return messages.Hint(id=name, seat=seat)
        case _:
            return Move(command=name, seat=seat, expected=client.seq, move=move)

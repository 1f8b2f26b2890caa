"""Messages that nobody should send: right ones with something wrong about them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from msgspec import Raw as Encoded

from ludoteka.drills.frames.bare_websocket import BINARY, CLOSE, CONT, PING, PONG, TEXT, frame
from ludoteka.protocol.values import FRAME_BYTES, LARGEST

Fields = list[tuple[bytes, bytes]]  # names and values, as JSON

# As values of a field. Some are no JSON, some are what another field would take.
NASTY: Final[tuple[bytes, ...]] = (
    b"NaN", b"-Infinity", b"1e400", b"-1e400", b"1e-400", b"-0", b"0", b"1", b"-1", b"0.5", b"1.0",
    b"1e0", b"01", b"+1", b"0x10", b"9" * 400, b"1" + b"0" * 400, b"-" + b"9" * 5000,
    b"%d" % LARGEST, b"%d" % (LARGEST + 1), b"%d" % 2**63, b"%d" % 2**64, b"15", b"16", b"500",
    b"true", b"false", b"null", b"nul", b"", b"[]", b"{}", b"[[]]", b"[null]", b'[""]', b'""',
    b'"', b"'x'", b"/**/1", b'"0"', b'"1"', b'"-"', b'" "', b'"x"', b'"move"', b'"ping"',
    b"[" * 4000, b"[" * 900 + b"]" * 900, b'{"a":' * 900 + b"1" + b"}" * 900,
    b"[" + b"0," * 3000 + b"0]", b'"\\ud800"', b'"\\udc00\\ud800"', b'"\\u0000"', b'"\x00"',
    b'"\x1b[2J"', b'"\\u202e\\u2066"', b'"\\u2028\\n\\r\\t"', '"²³"'.encode(), '"١٢٣"'.encode(),
    '"𝟙"'.encode(), '"\u0301\u0301\u0301"'.encode(), '"\U0001f468\u200d\U0001f469"'.encode(),
    b'"' + b"x" * 200 + b'"', b'"' + b"x" * 201 + b'"', b'"' + b"x" * 7000 + b'"',
    '"{}"'.format("é" * 200).encode(), b'"' + b"A" * 22 + b'"', b'"' + b"A" * 64 + b'"',
    b'"../../etc/passwd"', b'"%s%n{0}"', b"\"'; DROP TABLE event; --\"", b'"<script>"',
)  # fmt: skip
# Within a text: what is a digit or a space to some, and not to others.
ODD: Final = (
    "\0", "\x1b", "\x7f", "\n", "\u00a0", "\u00b2", "\u0661", "\u200b", "\u202e",
    "\u2028", "\ufeff", "\uffff", "\U0001d7d9", "\U0010ffff", "İ", "ß", "\"", "\\", "/", " ", "-",
    "+", "0", "9", "99999999999999999999", ",", ":", "(", "*",
)  # fmt: skip


class MangledMessage(NamedTuple):
    """What to send; `fatal`: the server must close the connection, and not answer."""

    data: bytes
    text: bytes | None  # of an ordinary frame
    fatal: bool = False


class Mangler:
    """Makes wrong messages of right ones, at random."""

    def __init__(
        self, chance: random.Random, foreign_fields: Callable[[], dict[bytes, bytes]]
    ) -> None:
        self._chance = chance
        self._foreign_fields = foreign_fields  # fields as somebody else would fill them in, by name

    def mangle(self, message: bytes) -> MangledMessage:
        """Make one or two things wrong, and sometimes nothing."""
        roll = self._chance.random()
        if roll < 0.12:
            text = message
        elif roll < 0.82:
            text = self._change_fields(message)
            if self._chance.random() < 0.15:
                text = self._change_fields(text)
        else:
            text = self._change_bytes(message)
        if is_fatal(text):
            return MangledMessage(frame(text), None, True)
        if self._chance.random() < 0.05:
            return MangledMessage(self._fragmented(text), text)
        return MangledMessage(frame(text), text)

    def fatal_frame(self, message: bytes) -> MangledMessage:
        """Make a frame after which a connection can't go on."""
        pick = self._chance.choice
        long = message + b" " * FRAME_BYTES
        bad = b"\xff\xfe" + message
        data = pick(
            (
                frame(message, BINARY),
                frame(message, TEXT, fin=False) + frame(message, TEXT),  # within another one
                frame(message, CONT),  # of nothing
                frame(message, pick((3, 7, 11, 15))),  # no such opcode
                frame(message, TEXT, rsv=pick((1, 2, 4, 7))),
                frame(b"x" * 126, PING),  # longer than a ping may be
                frame(b"x", PONG, fin=False),
                frame(b"\x03", CLOSE),  # half a code
                frame(b"\x03\xed", CLOSE),  # a code that is never sent
                frame(long),
                frame(long[: len(long) // 2], fin=False) + frame(long, CONT),
                b"\x81\xff" + b"\xff" * 8 + bytes(4),  # as long as can be said
                b"\x81\x05hello",  # not masked
                frame(bad),
                frame(bad[:1], fin=False) + frame(bad[1:], CONT),
                frame("é".encode()[:1]),  # half a letter
                frame(b'{"type":"ping"}\xed\xa0\x80'),  # half a surrogate pair
            )
        )
        return MangledMessage(data, None, True)

    def _fragmented(self, text: bytes) -> bytes:
        """Write one message in several frames, with a ping in between."""
        cut, later = sorted(self._chance.choices(range(len(text) + 1), k=2))
        return (
            frame(text[:cut], fin=False)
            + frame(b"still there?", PING)
            + frame(text[cut:later], CONT, fin=False)
            + frame(text[later:], CONT)
        )

    # Field by field.

    def _change_fields(self, message: bytes) -> bytes:
        try:
            found = msgspec.json.decode(message, type=dict[str, Encoded])
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return self._change_bytes(message)
        fields = [(msgspec.json.encode(name), bytes(value)) for name, value in found.items()]
        at = self._chance.randrange(len(fields)) if fields else 0
        change = self._chance.choice(
            (self._replace, self._replace, self._replace, self._change_text, self._put_foreign,
             self._put_foreign, self._drop, self._double, self._add, self._rename,
             self._shuffle)
        )  # fmt: skip
        if fields:
            change(fields, at)
        return b"{" + b",".join(name + b":" + value for name, value in fields) + b"}"

    def _replace(self, fields: Fields, at: int) -> None:
        fields[at] = (fields[at][0], self._chance.choice(NASTY))

    def _change_text(self, fields: Fields, at: int) -> None:
        """Change a text a little: most of what a rule reads is in texts."""
        texts = [n for n, (_, value) in enumerate(fields) if value.startswith(b'"') and n]
        if not texts:
            self._replace(fields, at)
            return
        at = self._chance.choice(texts)
        try:
            text = msgspec.json.decode(fields[at][1], type=str)
        except (msgspec.MsgspecError, ValueError):
            text = ""
        for _ in range(self._chance.choice((1, 1, 2, 5))):
            cut = self._chance.randrange(len(text) + 1)
            gone = self._chance.choice((0, 0, 1, 3))
            text = text[:cut] + self._chance.choice(ODD) + text[cut + gone :]
        if self._chance.random() < 0.2:
            words = text.split(" ")
            self._chance.shuffle(words)
            text = " ".join(words * self._chance.choice((1, 2)))
        fields[at] = (fields[at][0], msgspec.json.encode(text))

    def _put_foreign(self, fields: Fields, at: int) -> None:
        """Put somebody else's table, token or seat, or an entry that is long past or to come."""
        theirs = self._foreign_fields()
        known = [n for n, (name, _) in enumerate(fields) if name.strip(b'"') in theirs]
        if known:
            at = self._chance.choice(known)
            fields[at] = (fields[at][0], theirs[fields[at][0].strip(b'"')])
        else:
            self._add(fields, at)

    def _drop(self, fields: Fields, at: int) -> None:
        del fields[at]

    def _double(self, fields: Fields, at: int) -> None:
        name, value = fields[at]
        fields.append((name, self._chance.choice((value, *NASTY))))

    def _add(self, fields: Fields, at: int) -> None:
        names = (b'"x"', b'""', b'"__proto__"', b'"seat"', b'"host"', b'"by"', b'"type"', b'"at"')
        fields.insert(at, (self._chance.choice(names), self._chance.choice(NASTY)))

    def _rename(self, fields: Fields, at: int) -> None:
        name = fields[at][0]
        names = (name.upper(), name[:-2] + b'"', b'"' + b"n" * 3000 + b'"', b'"\\u0000"', b"x")
        fields[at] = (self._chance.choice(names), fields[at][1])

    def _shuffle(self, fields: Fields, at: int) -> None:
        values = [value for _, value in fields]
        self._chance.shuffle(values)
        fields[:] = [(name, value) for (name, _), value in zip(fields, values)]

    # Byte by byte.

    def _change_bytes(self, message: bytes) -> bytes:
        data = bytearray(message)
        for _ in range(self._chance.choice((1, 1, 1, 2, 8))):
            at = self._chance.randrange(len(data)) if data else 0
            match self._chance.randrange(5) if data else 4:
                case 0:
                    data[at] ^= 1 << self._chance.randrange(7)  # the highest bit ends UTF-8
                case 1:
                    del data[at:]
                case 2:
                    del data[at : at + self._chance.randrange(1, 9)]
                case 3:
                    data[at:at] = data[self._chance.randrange(len(data)) :][:100]
                case _:
                    data[at:at] = self._chance.choice(NASTY)[:200]
        return bytes(data)


def is_fatal(text: bytes) -> bool:
    """Tell whether a connection can't go on after this text."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return True
    return len(text) > FRAME_BYTES

"""The drills against a real server, briefly; and whether they would notice a loss."""

import argparse
import copy
import json
import signal
from pathlib import Path
from types import SimpleNamespace

import extent
import pytest

from ludoteka.cli.commands import load as command
from ludoteka.core import registry
from ludoteka.core.chance import Quick
from ludoteka.core.match import Match
from ludoteka.drills.event_loop import run
from ludoteka.drills.load import load
from ludoteka.drills.percentile import percentile
from ludoteka.drills.record_check import record_faults
from ludoteka.drills.server_process import NO_LIMITS_PER_ADDRESS, NotServing, ServerProcess
from ludoteka.drills.torture import torture
from ludoteka.drills.torture.comparison import Findings, compare_promises, compare_told
from ludoteka.drills.torture.drill import Torture
from ludoteka.drills.torture.player import Promise
from ludoteka.drills.torture.witness import Witness
from ludoteka.protocol.server_messages import Done, News, View, Welcome
from ludoteka.protocol.table import Entry

# The torture is no use if it can't fail: tampered logs, answers and records.

LOG = {
    3: Entry(seq=3, at=1, kind="started", events=[]),
    4: Entry(seq=4, at=2, kind="moved", seat=0, by="person", move="a1", events=[{"kind": "x"}]),
    5: Entry(seq=5, at=3, kind="moved", seat=1, by="person", move=None, events=[{"kind": "y"}]),
    6: Entry(seq=6, at=4, kind="said", seat=0, text="hello"),
    7: Entry(seq=7, at=5, kind="undone", seat=0, moves=1),
}
PROMISES = [
    Promise(4, "c1", "moved", "a1"),
    Promise(6, "c2", "said", "hello"),
    Promise(7, "c3", "undone", ""),
]


def compared(log, promises=PROMISES):
    findings = Findings()
    player = SimpleNamespace(seat=0, promises=promises)
    compare_promises("here", player, log, findings)
    return len(findings.lost), len(findings.doubled)


def test_a_log_that_keeps_all_promises():
    assert compared(LOG) == (0, 0)


def without(seq):
    return {at: entry for at, entry in LOG.items() if at != seq}


def changed(seq, **changes):
    log = copy.deepcopy(LOG)
    for name, value in changes.items():
        setattr(log[seq], name, value)
    return log


@pytest.mark.parametrize("seq", [4, 6, 7])
def test_an_acknowledged_command_that_is_not_in_the_log_is_lost(seq):
    assert compared(without(seq)) == (1, 0)


def test_an_acknowledged_command_that_is_another_in_the_log_is_lost():
    assert compared(changed(4, move="a2")) == (1, 0)
    assert compared(changed(4, seat=1)) == (1, 0)
    assert compared(changed(6, text="bye")) == (1, 0)
    assert compared(LOG, [*PROMISES, Promise(4, "c4", "moved", "a1")]) == (1, 0)


def test_a_command_that_is_in_the_log_twice_is_doubled():
    twice = LOG | {8: Entry(seq=8, at=6, kind="moved", seat=0, by="person", move="a1")}
    assert compared(twice) == (0, 1)
    assert compared(LOG | {8: Entry(seq=8, at=6, kind="said", seat=0, text="hello")}) == (0, 1)


class Watched:
    """A chair that says what a test wants."""

    def watch(self, watcher):
        self.tell = watcher


def witness(*messages):
    chair = Watched()
    found = Witness(chair, 0)
    for message in messages:
        chair.tell(message)
    return found


def news(seq, entry, digest="d"):
    return News(seat=0, since=seq - 1, seq=seq, digest=digest, entries=[entry])


def diverged(log, found):
    findings = Findings()
    compare_told("here", found, log, findings)
    return len(findings.diverged)


def test_what_was_told_live_is_compared_with_the_history():
    told = [news(seq, entry) for seq, entry in LOG.items()]
    assert diverged(LOG, witness(*told)) == 0
    assert diverged(changed(5, move="b2"), witness(*told)) == 0  # told after the end
    assert diverged(changed(4, events=[{"kind": "z"}]), witness(*told)) == 1
    assert diverged(changed(5, at=4), witness(*told)) == 1
    assert diverged(without(5), witness(*told)) == 1


def test_a_server_that_contradicts_itself_is_noticed():
    assert diverged(LOG, witness(news(4, LOG[4]), news(4, LOG[4], "e"))) == 1
    other = Entry(seq=4, at=2, kind="moved", seat=0, by="person", move="a9", events=[])
    assert diverged({}, witness(news(4, other))) == 1
    assert len(witness(news(4, LOG[4]), news(4, other)).faults) == 1
    view = View(seat=0, seq=9, digest="d", view={})
    back = Welcome(table=None, seats=[0], host=False, seq=8)
    assert "9 was told, and the server came back at 8" in witness(view, back).faults[0]
    promised = witness(view)
    promised.promised(Done(command="c", seq=9, digest="d"))
    assert promised.faults == []
    promised.promised(Done(command="c", seq=9, digest="e"))
    assert len(promised.faults) == 1


def test_a_record_that_is_not_true_is_noticed():
    match = Match(registry.make("envyra"), ["Ann", "Bob"], bytes(32))
    chance, log = Quick(1), []
    for seq in range(8):
        seat = match.state.waiting_for()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[chance.below(len(moves))])
        log.append(Entry(seq=seq, at=0, kind="moved", seat=seat))

    record = match.record()
    assert record_faults(record.text(), log) == []
    more = [Entry(seq=seq, at=0, kind="moved", seat=1) for seq in (8, 9)]
    taken_back = [*log, *more, Entry(seq=10, at=0, kind="undone", seat=1, moves=2)]
    assert record_faults(record.text(), taken_back) == []
    assert "other moves" in record_faults(record.text(), log[:-1])[0]
    record.digest = "0" * 32
    assert "refused" in record_faults(record.text(), log)[0]
    assert "refused" in record_faults(record.text().replace("seat 0", "seat  0"), log)[0]


# The drills themselves.


def test_the_server_is_started_killed_and_started_again(tmp_path):
    serving = ServerProcess(tmp_path / "tables.sqlite", NO_LIMITS_PER_ADDRESS)
    serving.start()
    try:
        first, url = serving.pid, serving.url
        serving.kill()
        with pytest.raises(NotServing):
            serving.usage()
        serving.start()
        assert serving.url == url
        assert serving.pid != first
        used = serving.usage()
        assert used is None or used.rss_mb > 10
        assert serving.stop() in (0, -signal.SIGTERM)
    finally:
        serving.kill()


def test_a_server_that_does_not_come_up_says_why(tmp_path):
    with pytest.raises(NotServing, match="no-such-flag"):
        ServerProcess(tmp_path / "tables.sqlite", ["--no-such-flag"]).start()


def test_nothing_is_lost_when_the_server_is_killed():
    kills = extent.much(10, 4)
    result = torture(kills)
    assert result["faults"] == []
    assert (result["lost"], result["doubled"], result["diverged"]) == (0, 0, 0)
    assert result["kills"] == kills
    assert result["acknowledged"] > 5 * kills
    assert result["reconnects"] > kills
    assert result["records"] == result["tables"]


class Forgetful(ServerProcess):
    """A server whose disk is, after the second kill, what it was after the first."""

    kept = None

    def start(self):
        files = [Path(f"{self.database}{end}") for end in ("", "-wal", "-shm")]
        if self.kept is not None:
            for file, data in zip(files, self.kept, strict=True):
                file.unlink(missing_ok=True)
                if data is not None:
                    file.write_bytes(data)
        elif self.url:
            self.kept = [file.read_bytes() if file.exists() else None for file in files]
        super().start()


def test_a_server_that_forgets_is_found_out(tmp_path):
    with Forgetful(tmp_path / "tables.sqlite", NO_LIMITS_PER_ADDRESS) as serving:

        async def drill():
            return await Torture(serving, 2).torture()

        result = run(drill())
    assert result["lost"] > 0
    assert result["diverged"] > 0
    assert any(fault.startswith("lost: ") for fault in result["faults"])


def test_a_few_tables_under_load(server, capsys):
    arguments = argparse.Namespace(
        tables=6,
        seconds=3.0,
        pause=0.5,
        url=server.url,
        transport="socket",
        asleep=False,
        json=True,
    )
    assert command.run(arguments) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["faults"] == {}
    assert (result["tables"], result["connections"], result["errors"]) == (6, 24, 0)
    assert result["moves"] > 20
    assert 0 < result["p50_ms"] <= result["p95_ms"] <= result["p99_ms"]
    arguments.json = False
    assert command.run(arguments) == 0
    assert "p95_ms" in capsys.readouterr().out


def test_errors_under_load_are_counted(tmp_path):
    with ServerProcess(tmp_path / "tables.sqlite", ["--sockets-per-address", "9"]) as serving:
        result = load(4, 1.0, 0.5, url=serving.url, patience=1.0)
    assert result["errors"] > 0
    assert result["faults"]


def test_percentiles():
    seconds = [number / 1000 for number in range(1, 101)]
    assert [percentile(seconds, at) for at in (50, 95, 99, 100)] == [50, 95, 99, 100]
    assert percentile([0.25], 50) == 250
    assert percentile([], 50) is None

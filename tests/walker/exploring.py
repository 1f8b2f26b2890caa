"""Episode after episode, until time is up or something is found; what is found is made short."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

from walker import failures, known
from walker.shrinking import shrink
from walker.steps import write_file
from walker.walking import Tally, Walk

EPISODE = (30, 70)  # steps


class Explorer:
    """Walks with one seed; `kinds` counts what was found, `places` says where it is kept."""

    def __init__(
        self, browser, house, seed, *, keep_going=False, shrinking=60.0, only=None, all_=False
    ):
        self.browser = browser
        self.house = house
        self.seed = seed
        self.keep_going = keep_going
        self.shrinking = shrinking  # seconds for one failure
        self.tally = Tally()
        self.kinds = Counter()
        self.excused = Counter()
        self.messages = {}
        self.places = {}
        self.first = {}  # by kind: after how many steps and seconds
        self._only = only
        self._all = all_
        self._screens = set()
        self._familiar = set()
        self._began = time.monotonic()

    def explore(self, seconds, episode=1, steps=None, begin=()):
        """So long, or so many steps at most; whether nothing was found.

        Every episode begins with the steps of `begin`; the rest is drawn.
        """
        self._began = time.monotonic()
        until = self._began + seconds
        while time.monotonic() < until and (steps is None or self._count() < steps):
            self._episode(episode, until, steps, begin)
            episode += 1
            if self._enough():
                break
        self.tally.seconds = time.monotonic() - self._began
        return not self.kinds

    def _episode(self, number, until, steps, begin):
        """One with fresh browsers."""
        chance = Random(f"{self.seed}/{number}")
        walk = Walk(self.browser, self.house, number, self.tally, self._screens, self._only)
        walk.familiar = self._familiar
        try:
            for at in range(chance.randint(*EPISODE)):
                if time.monotonic() > until or (steps is not None and self._count() >= steps):
                    break
                step = begin[at] if at < len(begin) else walk.draw(chance)
                for finding in walk.do(step):
                    self._take(finding, walk, number)
                if self._enough():
                    break
        finally:
            walk.close()
            self.tally.episodes += 1

    def _count(self):
        return sum(self.tally.steps.values())

    def _enough(self):
        return self.kinds and not self.keep_going

    def _take(self, finding, walk, number):
        """Keep what is new; what is known is only counted."""
        self._familiar.add(finding.kind)
        reason = None if self._all else known.reason(finding)
        if reason:
            self.excused[reason] += 1
            return
        self.kinds[finding.kind] += 1
        if self.kinds[finding.kind] > 1:
            return
        self.first[finding.kind] = (self._count(), time.monotonic() - self._began)
        self.messages[finding.kind] = finding.message
        place = failures.keep(len(self.kinds), finding, walk, (self.seed, number))
        self.places[finding.kind] = place
        print(f"\n{finding.kind}\n  {finding.message}\n  {place / 'steps.txt'}", flush=True)
        if self.shrinking > 0:
            self._shorten(finding, list(walk.done), number, place)

    def _shorten(self, finding, steps, number, place):
        short = shrink(steps, lambda some: self._fails(some, finding, number), self.shrinking)
        self.house.was_away = True  # to the walk that goes on, whatever the shorter ones did to it
        write_file(place / "short.txt", failures.script(short, (self.seed, number)))
        print(f"  {len(steps)} steps, {len(short)} are enough: {place / 'short.txt'}", flush=True)

    def _fails(self, steps, finding, number):
        """After how many of these steps the same is found; None: not at all."""
        walk = Walk(self.browser, self.house, number, only=[finding.check])
        try:
            for at, step in enumerate(steps, start=1):
                if any(one.kind == finding.kind for one in walk.do(step)):
                    return at
        finally:
            walk.close()
        return None

    def tell(self):
        """The closing words."""
        tally = self.tally
        print(f"\n{self._count()} steps in {tally.episodes} episodes, {tally.seconds:.0f} s")
        for verb, often in tally.steps.most_common():
            fruitless = tally.skipped[verb] + tally.vain[verb]
            print(f"  {often:5} {verb}{f' ({fruitless} to no effect)' if fruitless else ''}")
        print(f"{len(tally.screens)} kinds of screens")
        for screen, often in tally.screens.most_common():
            print(f"  {often:5} {screen}")
        spent = ", ".join(f"{what} {time:.0f}" for what, time in tally.times.most_common(12))
        print(f"seconds: {spent}")
        for reason in known.reasons():
            print(f"known, met {self.excused[reason]} times: {reason}")
        print(f"{len(self.kinds)} kinds of failures")
        for kind, often in self.kinds.most_common():
            steps, seconds = self.first[kind]
            print(f"  {often:5} {kind} (first after {steps} steps, {seconds:.0f} s)")
            print(f"        {self.messages[kind]}")
            print(f"        {self.places[kind]}")

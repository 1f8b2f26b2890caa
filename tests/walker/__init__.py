"""The walker: somebody who clicks at random, and a list of what must always hold.

    python3 run.py walk --minutes 10 --seed 7
    python3 run.py walk --script build/walker/1-seats/short.txt

It opens tables, changes seats, invites, joins from other browsers, plays, undoes, leaves, reloads,
goes offline and comes back, in any language and size (`acts/`). After each step it looks at the
page and at the server's log (`checks/`). What goes wrong is kept with the steps that led there,
and with fewer steps that lead there too.

Why no RuleBasedStateMachine of Hypothesis: a walk is hours of one browser, and what the page offers
depends on the clock (bots move by themselves, a curtain falls), so that a step that was possible
when it was drawn need not be possible when it is repeated. Hypothesis calls that flaky and gives
up, knows no bound in time, and forgets the browser between examples of some thirty steps; its
scripts are Python objects in a database. Here a step is a line of text that does nothing where it
does not fit. So any line can be left out, which is all that shrinking needs, and a script can be
read, cut and written by hand. Chance is `random.Random(f"{seed}/{episode}")`: episodes, each with
fresh browsers and tables, don't depend on one another, and nothing grows in a long walk.
"""

import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
ROOT = TESTS.parent

# The people, hands and houses of the browser's tests, and the tool that finds a Chromium.
for _folder in (TESTS / "browser", ROOT / "tools"):
    if str(_folder) not in sys.path:
        sys.path.insert(0, str(_folder))

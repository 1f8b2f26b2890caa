"""For all tests: how far they go, in which order; programs they start can be interrupted."""

from __future__ import annotations

import contextlib
import signal
import sys
from pathlib import Path

import extent
import pytest

TESTS = Path(__file__).parent
INTERRUPTS = ("SIGINT", "SIGHUP")  # what a background job or nohup ignores


# Files with a test that alone takes as long as many others: begun last, it would be waited for.
LONG = ("test_client.py", "test_house.py", "test_client_texts.py")


def pytest_addoption(parser):
    parser.addoption(
        "--thorough", action="store_true", help="whole games, long walks and drills (tests/extent)"
    )


def pytest_configure(config):
    if config.getoption("thorough"):
        extent.thorough = True
    let_programs_be_interrupted()


def pytest_collection_modifyitems(config, items):
    """Leave out what only a thorough run does, unless named; begin with what is longest."""
    if not extent.thorough and not any("::" in word for word in config.args):
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        items[:] = [item for item in items if item not in left_out]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
    items.sort(key=lambda item: item.path.name not in LONG or item.path.parent != TESTS)


def let_programs_be_interrupted():
    """Let the programs that tests start be interrupted, also where this one is not to be.

    Whoever is started with a signal ignored hands that on to what it starts; a handler goes no
    further. So a signal that is ignored gets one that does nothing.
    """
    for name in INTERRUPTS:
        number = getattr(signal, name, None)
        with contextlib.suppress(ValueError):  # outside of the main thread
            if number is not None and signal.getsignal(number) is signal.SIG_IGN:
                signal.signal(number, lambda *_: None)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item):
    """Stop the tracer that pytest-cov forgets: in a worker of xdist it has two, and stops one."""
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("no_cover") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)

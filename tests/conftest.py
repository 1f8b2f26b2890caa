"""For all tests: programs they start can be interrupted; `no_cover` runs at full speed."""

from __future__ import annotations

import contextlib
import signal
import sys

import pytest

INTERRUPTS = ("SIGINT", "SIGHUP")  # what a background job or nohup ignores


def pytest_configure():
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

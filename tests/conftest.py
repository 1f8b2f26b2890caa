"""What holds for all tests: those that are marked `no_cover` run at full speed."""

from __future__ import annotations

import sys

import pytest


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

"""What mypyc reads and plain Python ignores; so this module is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes):
        """Stand in for `mypy_extensions.mypyc_attr`, so that the engine needs no package at all."""
        return lambda cls: cls

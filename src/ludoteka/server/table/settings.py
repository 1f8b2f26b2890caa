"""The settings of a table: what its host may change at any time, beside the options of the game.

`log.TableSettings` is the struct that a table and the entries of its log have. What clients say and
see of it has other bounds and defaults (`NewTable`, `SettingsForm`, `TableInfo`): a new setting is
declared in these four, always under the same name. Everything else takes them from here.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from ludoteka.protocol.forms import SettingsForm

SETTINGS: Final = tuple(name for name in SettingsForm.__struct_fields__ if name != "options")


def settings_of(source: object) -> dict[str, Any]:
    """All settings of whatever has them, by name."""
    return {name: getattr(source, name) for name in SETTINGS}


def settings_in(form: SettingsForm) -> dict[str, Any]:
    """Those that a form changes."""
    return {name: value for name, value in settings_of(form).items() if value is not UNSET}

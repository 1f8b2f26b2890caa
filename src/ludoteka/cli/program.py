"""What this program is called by whoever started it."""

from __future__ import annotations

import os
from typing import Final

# For whoever types what we say: run.py tells its own name.
PROGRAM: Final = os.environ.get("LUDOTEKA_PROGRAM", "ludoteka")

"""Write the JSON Schema of the protocol for the web client, whose types are made of it.

    python tools/write_schema.py            write web/src/protocol/schema.json
    python tools/write_schema.py --check    change nothing; exit 1 if the file is out of date

Run it whenever a struct of src/ludoteka/protocol changes.
"""

import json
import sys
from pathlib import Path
from typing import Final

from ludoteka.protocol.schema import messages_schema

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "protocol" / "schema.json"


def text() -> str:
    """The schema as it is written."""
    return json.dumps(messages_schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def main(words: list[str]) -> int:
    if words not in ([], ["--check"]):
        print(f"no argument, or --check, is right, not {' '.join(words)}", file=sys.stderr)
        return 2
    if not words:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(text(), encoding="utf-8", newline="\n")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text():
        return 0
    name = FILE.relative_to(ROOT).as_posix()
    print(f"{name} is out of date: run python tools/write_schema.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Write the names of RAWsiko's countries in four languages, from the Unicode CLDR.

    python tools/country_names.py

Needs Babel, which carries the CLDR and comes with fluent.runtime. Run it again when a country is
added to map.toml or materials.toml; a newer Babel may know newer names.
"""

import sys
import tomllib
from pathlib import Path
from typing import Final

from babel import Locale
from babel.core import get_global

PACKAGE: Final = Path(__file__).resolve().parent.parent / "src" / "ludoteka"
FACTS: Final = PACKAGE / "games" / "rawsiko"
LANGUAGES: Final = ("en", "sk", "hu", "lv")
KOSOVO: Final = "XKX"  # in use, but not in ISO 3166
HEADER: Final = """\
# Countries by ISO 3166 code, made by tools/country_names.py from the Unicode CLDR: don't edit.

"""
# Where the CLDR is longer than a label can be, or differs from the names on our map.
SHORTER: Final = {
    ("COD", "en"): "DR Congo",
    ("COD", "sk"): "DR Kongo",
    ("COD", "hu"): "Kongói DK",
    ("COD", "lv"): "Kongo DR",
    ("COG", "en"): "Congo",
    ("COG", "sk"): "Kongo",
    ("COG", "hu"): "Kongó",
    ("COG", "lv"): "Kongo",
    ("MMR", "en"): "Myanmar",
    ("MMR", "hu"): "Mianmar",
    ("MMR", "lv"): "Mjanma",
    ("PSE", "en"): "Palestine",
    ("PSE", "sk"): "Palestína",
    ("PSE", "hu"): "Palesztina",
    ("PSE", "lv"): "Palestīna",
    ("TUR", "en"): "Turkey",
    ("ZAF", "sk"): "Južná Afrika",
    ("ZAF", "hu"): "Dél-Afrika",
    ("ZAF", "lv"): "Dienvidāfrika",
}


def countries() -> list[str]:
    """The codes of all countries on the map and among the producers, and China."""
    found = {"CHN"}
    world = tomllib.loads((FACTS / "map.toml").read_text(encoding="utf-8"))
    for territory in world["territory"]:
        found.update(territory["covers"])
    facts = tomllib.loads((FACTS / "materials.toml").read_text(encoding="utf-8"))
    for material in facts["material"]:
        for supply in material["supply"]:
            found.update(supply["producers"])
        found.update(fact["country"] for fact in material.get("fact", []) if "country" in fact)
    return sorted(found)


def name(country: str, language: str) -> str:
    """The name of a country, as the CLDR has it or shorter."""
    if (country, language) in SHORTER:
        return SHORTER[country, language]
    code = "XK" if country == KOSOVO else get_global("territory_aliases")[country][0]
    return str(Locale.parse(language).territories[code])


def main() -> int:
    codes = countries()
    for language in LANGUAGES:
        lines = [f"rawsiko-country-{code} = {name(code, language)}\n" for code in codes]
        path = FACTS / "locales" / language / "rawsiko-countries.ftl"
        path.write_text(HEADER + "".join(lines), encoding="utf-8")
    print(f"{len(codes)} countries in {len(LANGUAGES)} languages")
    return 0


if __name__ == "__main__":
    sys.exit(main())

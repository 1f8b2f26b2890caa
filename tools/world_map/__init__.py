"""Draw RAWsiko's world map: countries in, `board.json` out.

    npm pack world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz
    python -m tools.world_map package/countries-50m.json

It needs shapely 2.1 or newer, numpy and pycountry, in an environment of its own: the game itself
only reads the JSON. Territories, the countries they cover and their neighbours come from the rules'
`map.toml`; what was set by hand (labels, portraits, the ways of the sea links) from `layout.toml`.
A drawing that says something else than the rules is not written. Same input, same bytes.

`--preview map.html` also writes a page to look at, `--language hu` puts the names of another
language on it; what overlaps is framed in red there, and its title says so.

The borders follow Natural Earth, which draws who is there in fact, with a few changes for a board
that takes no side or that needs a gap between two territories: see `territories.py`.
"""

"""Links as QR codes: SVG without style or script, so that it may be shown on any page."""

from __future__ import annotations

import io

import segno


def svg(link: str) -> str:
    """The link to point a camera at; it has a white border, whatever is around it."""
    out = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        out,
        kind="svg",
        title="Ludoteka",
        xmldecl=False,
        nl=False,
        omitsize=True,
        light="#fff",
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue().decode()

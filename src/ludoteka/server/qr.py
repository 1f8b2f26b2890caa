"""Links as QR codes: SVG without style or script, so that it may be shown on any page."""

from __future__ import annotations

import io

import segno

from ludoteka.server.failures import Rejected


def svg(link: str) -> str:
    """The link to point a camera at; it has a white border, whatever is around it."""
    try:
        code = segno.make(link, error="m", micro=False)
    except ValueError:
        raise Rejected(400, "bad-host", "the Host header makes no address for a QR code") from None
    out = io.BytesIO()
    code.save(
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

"""The browser client: its built files, read once, since they never change in a running server.

Not starlette's `StaticFiles`: that looks at the disk for every request, and knows no files that
were compressed when they were built. Every page of the client is the same `index.html`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

import ludoteka

FOLDER: Final = Path(ludoteka.__file__).resolve().parent / "site"
INDEX: Final = "index.html"
HASHED: Final = "assets/"  # whatever lies there has a digest of its content in its name
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
SMALL: Final = 2_000_000  # bytes; longer files are read when they are asked for
METHODS: Final = ("GET", "HEAD")
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the better one first
NOT_BUILT: Final = "the browser client has not been built: python3 run.py builds it\n"
# The machine's own table of types differs from one system to the next.
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
UNKNOWN: Final = "application/octet-stream"


class File(Struct, frozen=True):
    """A file as it is sent; `compressed` by the encoding that a browser must know for it."""

    path: Path
    media: str
    cache: str
    etag: str
    data: bytes | None  # None: too long to be kept
    compressed: dict[str, bytes]


class Site:
    """An ASGI application for all paths that nothing else is found at."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files = _read(folder)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        response = self._answer(Request(scope))
        await response(scope, receive, send)

    def _answer(self, request: Request) -> Response:
        path: str = request.scope["path"].removeprefix("/")
        if path.partition("/")[0] == "api":
            raise HTTPException(404)
        if request.method not in METHODS:
            raise HTTPException(405, headers={"Allow": ", ".join(METHODS)})
        # Only the client itself knows which of its pages there are; a dot is that of a file.
        file = self.files.get(path) or (None if "." in path else self.files.get(INDEX))
        if file is None and "." not in path:
            return PlainTextResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})
        if file is None:
            raise HTTPException(404)
        return _sent(file, request)


def _sent(file: File, request: Request) -> Response:
    headers = {"Cache-Control": file.cache}
    if file.data is None:
        return FileResponse(file.path, headers=headers, media_type=file.media)
    data, etag = file.data, file.etag
    if file.compressed:
        headers["Vary"] = "Accept-Encoding"
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding, shorter in file.compressed.items():
            if encoding in accepted:
                data, etag = shorter, f"{file.etag}-{encoding}"
                headers["Content-Encoding"] = encoding
                break
    headers["ETag"] = f'"{etag}"'
    if _known(request.headers.get("if-none-match", ""), headers["ETag"]):
        headers.pop("Content-Encoding", None)
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type=file.media)


def _accepted(header: str) -> set[str]:
    """The encodings that a browser names and does not refuse (`br;q=0`)."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").removeprefix("q=").strip("0.") or not weight.strip():
            found.add(name.strip())
    return found


def _known(header: str, etag: str) -> bool:
    """Whether the browser has this very file already."""
    tags = [tag.strip().removeprefix("W/") for tag in header.split(",")]
    return etag in tags or tags == ["*"]


def _read(folder: Path) -> dict[str, File]:
    """All files by their path within the folder; none if the client has not been built.

    A request finds only what is listed here, so no path leads out of the folder.
    """
    found: dict[str, File] = {}
    if not folder.is_dir():
        return found
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        hidden = any(part.startswith(".") for part in name.split("/"))
        if hidden or path.is_symlink() or not path.is_file() or _is_neighbour(path):
            continue
        found[name] = _file(path, name)
    return found


def _is_neighbour(path: Path) -> bool:
    """Whether it is another file, compressed."""
    return path.suffix in ENCODINGS.values() and path.with_suffix("").is_file()


def _file(path: Path, name: str) -> File:
    small = path.stat().st_size <= SMALL
    data = path.read_bytes() if small else None
    compressed: dict[str, bytes] = {}
    for encoding, suffix in ENCODINGS.items():
        neighbour = path.with_name(path.name + suffix)
        if small and neighbour.is_file():
            compressed[encoding] = neighbour.read_bytes()
    return File(
        path=path,
        media=TYPES.get(path.suffix, UNKNOWN),
        cache=FOR_EVER if name.startswith(HASHED) else ASK_FIRST,
        etag="" if data is None else hashlib.blake2b(data, digest_size=12).hexdigest(),
        data=data,
        compressed=compressed,
    )

"""What goes wrong in pages, whoever notices it: scripts, the console, requests that leave home."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from urllib.parse import urlsplit

PICTURES = Path(__file__).resolve().parents[2] / "build" / "browser"  # of failed tests
PICTURE_PATIENCE = 15_000  # milliseconds
# What a browser says of a server that does not answer, which is nobody's fault once it was killed.
UNANSWERED = re.compile(
    r"net::ERR_|WebSocket connection to|WebSocket is already in CLOSING|when fetching the script"
    r"|Failed to fetch dynamically imported module|Importing a module script failed"
)
WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`Content-Security-Policy: ${event.violatedDirective} stops ${event.blockedURI}`));
"""


class Faults:
    """Collects what pages complain of; `expect(pattern)` excuses what was meant to happen."""

    def __init__(self, house):
        self.found = []
        self.contexts = []
        self._house = house
        self._expected = []

    def expect(self, pattern):
        """Excuse faults whose text holds a pattern, now and before."""
        self._expected.append(re.compile(pattern))
        self.found = [text for text in self.found if not self._excused(text)]

    def watch(self, context):
        """Listen to a context and to all of its pages."""
        self.contexts.append(context)
        context.add_init_script(WATCH)
        context.on("console", self._said)
        context.on("weberror", lambda event: self._add(f"uncaught: {event.error}"))
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", lambda page: page.on("websocket", lambda made: self._asked(made.url)))

    def settle(self):
        """Let everything arrive that the pages have said so far."""
        for context in self.contexts:
            with contextlib.suppress(Exception):  # a page or context that the test has closed
                for page in context.pages:
                    page.evaluate("new Promise((done) => setTimeout(done))")

    def picture(self, name):
        """Keep what the pages show."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        pages = [page for context in self.contexts for page in context.pages]
        for number, page in enumerate(pages):
            file = PICTURES / f"{re.sub('[^a-zA-Z0-9]+', '-', name)}-{number}.png"
            with contextlib.suppress(Exception):
                page.screenshot(path=file, timeout=PICTURE_PATIENCE)

    def _said(self, message):
        if message.type == "error":
            where = message.location
            self._add(f"console: {message.text} ({where['url']}:{where['lineNumber']})")

    def _asked(self, url):
        parts, own = urlsplit(url), urlsplit(self._house.url)
        if parts.scheme not in ("data", "blob") and parts.netloc != own.netloc:
            self._add(f"a request to others than the house: {url}")

    def _add(self, text):
        if not self._excused(text):
            self.found.append(text)

    def _excused(self, text):
        if self._house.was_away and UNANSWERED.search(text):
            return True
        return any(pattern.search(text) for pattern in self._expected)

"""All that a page holds: its elements, its storage, what it was sent, and its memory."""

from __future__ import annotations

import json

STORED = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


class Wiretap:
    """Everything that a page is sent, from the moment this is put on."""

    def __init__(self, page):
        self._page = page
        self.frames = []
        self._bodies = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))
        page.on("response", self._answered)

    def _frame(self, payload):
        self.frames.append(payload if isinstance(payload, str) else payload.decode())

    def _answered(self, response):
        if "/api/" in response.url and not response.url.endswith(("/content", "/api/games")):
            self._bodies.append(response)

    def news(self, count=0):
        """What was told of the game, message by message; at least so many."""
        for _ in range(200):
            found = [frame for frame in self.frames if '"type":"news"' in frame]
            if len(found) >= count:
                break
            self._page.wait_for_timeout(20)  # the page had it already, we hear of it later
        return found

    def all(self):
        """All text, of whatever way it came."""
        return [*self.frames, *(response.text() for response in self._bodies)]


def dom(page):
    """The page as it is, with all attributes."""
    return page.evaluate("() => document.documentElement.outerHTML")


def storage(page):
    return page.evaluate(STORED)


class Memory:
    """A snapshot of the page's JavaScript heap, after everything unused has been thrown away."""

    def __init__(self, page):
        session = page.context.new_cdp_session(page)
        chunks = []
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
        session.send("HeapProfiler.enable")
        for _ in range(2):  # what the first round ends, such as weak references, the second takes
            session.send("HeapProfiler.collectGarbage")
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        heap = json.loads("".join(chunks))
        self.strings = heap["strings"]
        meta = heap["snapshot"]["meta"]
        self._nodes = heap["nodes"]
        self._kinds = meta["node_types"][0]
        self._properties = {}
        self._elements = {}
        self._programs = set()  # numbers of texts
        self._follow(heap["edges"], meta["edge_types"][0], len(meta["node_fields"]))

    def holding(self, word):
        """How many texts have this word in them, but for the client's own programs."""
        texts = (text for number, text in enumerate(self.strings) if number not in self._programs)
        return sum(word in text for text in texts)

    def values(self, *properties):
        """The texts that objects have under these names."""
        found = (self._text(target) for target in self._named(properties))
        return {text for text in found if text is not None}

    def lists(self, *properties):
        """The lists that objects have under these names: of texts, of lists, None for the rest."""
        roots = {node for node in self._named(properties) if node in self._elements}
        return [self._list(root) for root in roots]

    def _named(self, properties):
        numbers = [number for number, text in enumerate(self.strings) if text in properties]
        return [node for number in numbers for node in self._properties.get(number, ())]

    def _list(self, node, deep=0):
        found = self._elements.get(node)
        if found is None or deep == 4:
            return self._text(node)
        places = range(max(found) + 1)
        return [self._list(found[at], deep + 1) if at in found else None for at in places]

    def _text(self, node):
        kind = self._kinds[self._nodes[node]]
        return self.strings[self._nodes[node + 1]] if kind.endswith("string") else None

    def _follow(self, edges, ways, width):
        """Sort the references: by the name of a property, and of lists their elements."""
        property_way, element_way, internal = map(ways.index, ("property", "element", "internal"))
        source = self.strings.index("source")
        nodes, at = self._nodes, 0
        for node in range(0, len(nodes), width):
            end = at + 3 * nodes[node + 4]
            for edge in range(at, end, 3):
                way = edges[edge]
                if way == property_way:
                    self._properties.setdefault(edges[edge + 1], []).append(edges[edge + 2])
                elif way == element_way:
                    self._elements.setdefault(node, {})[edges[edge + 1]] = edges[edge + 2]
                elif way == internal and edges[edge + 1] == source:
                    self._programs.add(nodes[edges[edge + 2] + 1])
            at = end

"""The server as an ASGI application, and as a process that listens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from ludoteka.protocol.values import FRAME_BYTES
from ludoteka.server import garbage
from ludoteka.server.bots.scheduler import BotScheduler
from ludoteka.server.bus.local import LocalBus
from ludoteka.server.config import Config
from ludoteka.server.http import endpoints
from ludoteka.server.http.headers import Headers
from ludoteka.server.http.site import FOLDER, Site
from ludoteka.server.services import Services
from ludoteka.server.store.sqlite import SqliteStore
from ludoteka.server.table.rooms import Rooms
from ludoteka.server.work.pool import WorkPool
from ludoteka.server.ws.dispatch import MessageDispatcher
from ludoteka.server.ws.sockets import Protocol, Sockets
from ludoteka.server.ws.streams import Streams

logger = logging.getLogger(__name__)

PING_SECONDS: Final = 4.0
PONG_SECONDS: Final = 5.0  # together: a dead connection is noticed within 9 seconds
STOP_SECONDS: Final = 8
UNREAD_MS: Final = 20_000  # bytes that a client does not take for so long end its connection
BACKLOG: Final = 2048
SWITCH_SECONDS: Final = 0.0005


def make_rooms(services: Services) -> Rooms:
    """The tables of these services, with bots that move."""
    return Rooms(services, BotScheduler)


def make_app(rooms: Rooms, folder: Path = FOLDER) -> Starlette:
    """The application; its lifespan opens and closes the rooms. `folder` has the browser client."""
    dispatcher = MessageDispatcher(rooms)
    sockets = Sockets(rooms.services, dispatcher)
    streams = Streams(rooms.services, dispatcher, sockets)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await rooms.open()
        yield
        await rooms.close()

    app = Starlette(
        routes=[
            *endpoints.routes(rooms),
            Route("/api/stream", streams.open, methods=["POST"]),
            Route("/api/stream/message", streams.message, methods=["POST"]),
            WebSocketRoute("/api/socket", sockets.endpoint),
        ],
        middleware=[Middleware(Headers)],
        lifespan=lifespan,
        exception_handlers=endpoints.exception_handlers(),
    )
    # Not a route: a path of the interface with a wrong method is not to be found there.
    app.router.default = Site(folder)
    return app


class Server(uvicorn.Server):
    """uvicorn's server, which here says goodbye to people before it closes their connections."""

    def __init__(self, config: uvicorn.Config, rooms: Rooms, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._rooms = rooms
        self._ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order and return; uvicorn would raise the signal again and end the process."""
        before = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if sys.platform == "linux":  # whoever is accepted inherits it
            for server in self.servers:
                for one in server.sockets:
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        if self.started and self.servers:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new
        await self._rooms.farewell()
        await super().shutdown(sockets)


def listener(host: str, port: int) -> socket.socket:
    """A socket that listens there; OSError says why it can't."""
    family, *_, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    return socket.create_server(address[:2], family=family, backlog=BACKLOG)


def serve(database: Path, sock: socket.socket, config: Config, ready: Callable[[str], None]) -> int:
    """Serve until the process is asked to stop; `ready` is called with the address."""

    async def run() -> int:
        store = SqliteStore.open(database)
        services = Services(store, LocalBus(), WorkPool(config.bot_processes), config)
        rooms = make_rooms(services)
        settings = uvicorn.Config(
            make_app(rooms),
            ws=Protocol,
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PONG_SECONDS,
            timeout_graceful_shutdown=STOP_SECONDS,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=config.proxies,
        )
        server = Server(settings, rooms, ready)
        tending = asyncio.create_task(garbage.tend(lambda: services.ended))
        await server.serve([sock])
        tending.cancel()
        return 0 if server.started else 1

    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s"
    )
    # The thread that writes must not wait for Python's lock while the loop is busy.
    sys.setswitchinterval(SWITCH_SECONDS)
    if sys.platform == "win32":
        return asyncio.run(run())
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(run())

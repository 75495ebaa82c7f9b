"""The server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import groupby

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from perankh.server.api import after, history, house, people, tables
from perankh.server.api.endpoint import Endpoint, Path, refusal
from perankh.server.api.openapi import SOCKET, document
from perankh.server.headers import Headers
from perankh.server.refusals import Refused
from perankh.server.services import Services
from perankh.server.settings import Settings
from perankh.server.socket import Sockets
from perankh.server.static import Client

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "QUERY"]


def endpoints() -> list[Endpoint]:
    """All endpoints, in the order in which the document lists them."""
    found = [one for part in (house, people, tables, after, history) for one in part.endpoints]
    return sorted(found, key=lambda endpoint: endpoint.path)


def build(settings: Settings) -> Starlette:
    services = Services(settings)

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    described = msgspec.json.encode(document(endpoints()))

    async def openapi(_: Request) -> Response:
        return Response(described, media_type="application/json")

    async def metrics(_: Request) -> Response:
        return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")

    routes = [
        Route(path, Path(services, list(group)).serve, methods=METHODS)
        for path, group in groupby(endpoints(), key=lambda endpoint: endpoint.path)
    ]
    app = Starlette(
        routes=[
            *routes,
            Route("/api/openapi.json", openapi),
            Route("/metrics", metrics),
            WebSocketRoute(SOCKET, Sockets(services).serve),
            Route("/{path:path}", Client().serve),
        ],
        middleware=[Middleware(Headers, metrics=services.metrics), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: _not_here},
        lifespan=life,
    )
    app.state.services = services
    return app


async def _not_here(request: Request, error: Exception) -> Response:
    """Addresses that do not exist, and methods they do not have."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refusal(Refused("no-method", method=request.method))
    return refusal(Refused("not-found"))

"""An endpoint: declared once, with its types; served here, documented in `openapi.py`."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from perankh.server.api.call import Call
from perankh.server.protocol import Incoming, Outgoing
from perankh.server.refusals import Refused
from perankh.server.services import Services
from perankh.server.store.errors import Unavailable

logger = logging.getLogger("perankh.http")
Handler = Callable[..., Awaitable[Outgoing]]


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    answer: type[Outgoing]
    body: type[Incoming] | None
    query: type[Incoming] | None
    status: int
    refuses: Sequence[str]

    async def serve(self, services: Services, request: Request) -> Response:
        call = Call(services, request)
        try:
            if self.method != "GET":
                call.check_origin()
            call.check_rate()
            arguments: list[Any] = [call]
            if self.query is not None:
                arguments.append(_query(request, self.query))
            if self.body is not None:
                arguments.append(await call.read(self.body))
            answer = await self.handler(*arguments)
        except Refused as refused:
            return refusal(refused)
        except Unavailable:
            return refusal(Refused("unavailable", retry_after=1))
        except Exception:
            logger.exception("a request failed", extra={"route": self.path})
            return refusal(Refused("failure"))
        response = json_response(answer, self.status)
        call.set_cookie(response)
        return response


class Endpoints(list[Endpoint]):
    """A list that functions are put into by a decorator."""

    def add(
        self,
        method: str,
        path: str,
        answer: type[Outgoing],
        *,
        body: type[Incoming] | None = None,
        query: type[Incoming] | None = None,
        status: int = 200,
        refuses: Sequence[str] = (),
    ) -> Callable[[Handler], Handler]:
        def put(handler: Handler) -> Handler:
            self.append(Endpoint(method, path, handler, answer, body, query, status, tuple(refuses)))
            return handler

        return put


class Path:
    """All endpoints of one address; another method gets a clear answer."""

    def __init__(self, services: Services, endpoints: Sequence[Endpoint]) -> None:
        self.services = services
        self.methods = {endpoint.method: endpoint for endpoint in endpoints}

    async def serve(self, request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = self.methods.get(method)
        if endpoint is None:
            response = refusal(Refused("no-method", method=request.method))
            response.headers["Allow"] = ", ".join(sorted(self.methods))
            return response
        return await endpoint.serve(self.services, request)


def json_response(answer: Outgoing, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, {"Cache-Control": "no-store"}, "application/json")


def refusal(refused: Refused) -> Response:
    response = json_response(refused.problem, refused.status)
    if refused.retry_after is not None:
        response.headers["Retry-After"] = str(int(refused.retry_after) + 1)
    return response


def _query(request: Request, wanted: type[Incoming]) -> Any:
    values: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name in values:
            raise Refused("bad-request", details=f"{name!r} is given twice")
        values[name] = value
    convert = partial(msgspec.convert, type=wanted, strict=False)
    try:
        return convert(values)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", details=str(error)) from None

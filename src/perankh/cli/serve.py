"""`serve`: tables in the browser."""

from enum import StrEnum
from typing import Annotated

import typer

from perankh.cli.shared import console, text


class Level(StrEnum):
    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


def serve(
    store: Annotated[str | None, typer.Option(help=text("cli-serve-store"), metavar="URL")] = None,
    host: Annotated[str, typer.Option(help=text("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=text("cli-serve-port"), min=0, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(help=text("cli-serve-workers"), min=1)] = 1,
    thinkers: Annotated[int, typer.Option(help=text("cli-serve-thinkers"), min=1)] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help=text("cli-serve-open"))] = False,
    origin: Annotated[list[str] | None, typer.Option(help=text("cli-serve-origin"), metavar="ORIGIN")] = None,
    limits: Annotated[bool, typer.Option(help=text("cli-serve-limits"))] = True,
    log: Annotated[Level, typer.Option(help=text("cli-serve-log"), case_sensitive=False)] = Level.warning,
) -> None:
    from perankh.server import logs  # only here: the other commands start without a web server
    from perankh.server.serve import default_store, run
    from perankh.server.settings import Limits, Settings

    settings = Settings(
        store=store or default_store(),
        host=host,
        port=port,
        workers=workers,
        thinkers=thinkers,
        log=log.value,
        limits=Limits() if limits else None,
        origins=tuple(origin or ()),
    )
    logs.set_up(log.value)
    run(settings, lambda url: console.print(text("serve-ready", url=url), markup=False, soft_wrap=True), open_browser)

"""A game again, position by position, as a viewer saw it. While it runs nobody sees more than they saw then."""

from perankh.engine.record import Record
from perankh.server import protocol
from perankh.server.access import Viewer
from perankh.server.table.line import Line
from perankh.server.table.log import Entry
from perankh.server.table.table import Table
from perankh.server.table.words import told
from perankh.server.views import move_notes, points


def replay(table: Table, viewer: Viewer, first: int, count: int) -> protocol.Replay:
    line = table.line
    assert line is not None
    over = table.status == "finished"
    seen = [ply for ply in range(line.ply + 1) if over or _seen(table, line, viewer, ply)]
    wanted = seen[first : first + count]
    counts = table.counts(viewer.seat)
    steps = [_step(table, line, viewer, ply, counts, over) for ply in wanted]
    if wanted:
        _fill_views(line, viewer, dict(zip(wanted, steps, strict=True)))
    return protocol.Replay(viewer.seat, len(seen), first, steps)


def _seen(table: Table, line: Line, viewer: Viewer, ply: int) -> bool:
    """Whether this viewer was told of the move that led here."""
    return ply <= line.base or table.log[line.versions[ply - 1] - 1].seen_by(viewer.seat)


def _step(table: Table, line: Line, viewer: Viewer, ply: int, counts: list[int], over: bool) -> protocol.Step:
    entry: Entry | None = table.log[line.versions[ply - 1] - 1] if ply > line.base else None
    played = over and ply > 0
    return protocol.Step(
        version=counts[line.version_at(ply)],
        ply=ply if over else None,
        seat=line.movers[ply - 1] if ply > 0 else None,
        move=table.game.text(line.moves[ply - 1]) if played else None,
        notes=move_notes(table, viewer, entry) if entry is not None else [],
        view={},
        prompt=protocol.Message("prompt-over"),
        points=None,
    )


def _fill_views(line: Line, viewer: Viewer, steps: dict[int, protocol.Step]) -> None:
    state = line.start.start(line.game) if not line.start.moves else _bare(line.start).start(line.game)
    for ply in range(max(steps) + 1):
        if ply in steps:
            step = steps[ply]
            step.view = state.view(viewer.seat)
            step.prompt = told(state.prompt_for(viewer.seat))
            step.points = points(state, viewer.seat) if viewer.seat is not None else None
        if ply < len(line.moves):
            state.play(line.moves[ply])


def _bare(record: Record) -> Record:
    return Record(record.game, record.rules, record.seats, record.options, record.seed)

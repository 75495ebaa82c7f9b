"""What a viewer gets to see. Built up from what the viewer may know: the engine's view, notes and prompts."""

from collections.abc import Sequence

from perankh.engine.game import State
from perankh.server import protocol
from perankh.server.access import Access, Viewer
from perankh.server.moment import now
from perankh.server.table import log
from perankh.server.table.play import free_floor, known_ply
from perankh.server.table.result import result_of
from perankh.server.table.table import SeatState, Table
from perankh.server.table.words import seat_word, told


def table_view(table: Table, access: Access) -> protocol.Table:
    header = table.header
    over = table.status == "finished"
    return protocol.Table(
        id=header.id,
        game=header.game,
        rules=header.rules,
        options=header.options,
        status=table.status,
        public=header.public,
        seats=seats_view(table.seats),
        clock=header.clock,
        start_when_full=header.start_when_full,
        created=header.created,
        started=table.started,
        finished=table.finished,
        commitment=header.commitment,
        seed=header.seed if over else None,
        origin=header.origin,
        rematch=table.rematch,
        result=result_of(table) if over else None,
        access=access.shown(table),
    )


def seats_view(seats: Sequence[SeatState]) -> list[protocol.Seat]:
    return [
        protocol.Seat(k, one.kind, one.name, one.player, one.level, one.substitute, one.resigned, one.ready)
        for k, one in enumerate(seats)
    ]


def position(table: Table, viewer: Viewer) -> protocol.Position | None:
    if table.line is None:
        return None
    state, seat = table.line.state, viewer.seat
    decides = table.status == "running" and seat is not None and table.decider == seat
    return protocol.Position(
        decider=table.decider,
        view=state.view(seat),
        prompt=told(state.prompt_for(seat)) if table.status == "running" else protocol.Message("prompt-over"),
        choices=choices(state) if decides and table.seats[table.decider or 0].bot is None else [],
        points=points(state, seat) if seat is not None else None,
        undo=undo_offer(table, viewer),
        clock=clock(table),
    )


def choices(state: State) -> list[protocol.Choice]:
    """The legal moves; what each brings is tried out on a copy."""
    seat, ply, game = state.seat, state.ply, state.game
    before = total(state, seat)
    found = []
    for move in state.legal():
        after = state.clone()
        after.apply(move)
        reveals = after.undo_floor > ply
        found.append(
            protocol.Choice(
                move=game.text(move),
                label=told(state.label(move)),
                element=state.element(move),
                gain=None if reveals else total(after, seat) - before,
                final=reveals or after.seat < 0,
            )
        )
    return found


def total(state: State, seat: int) -> int:
    return sum(points for _, points in state.breakdown(seat))


def points(state: State, seat: int) -> list[protocol.Points]:
    return [protocol.Points(source, number) for source, number in state.breakdown(seat)]


def undo_offer(table: Table, viewer: Viewer) -> protocol.Undo:
    """Versions, as this viewer counts, of the positions that it may go back to."""
    line, seat = table.line, viewer.seat
    if line is None or seat is None or table.status != "running" or table.seats[seat].bot is not None:
        return protocol.Undo()
    known, floor = known_ply(table, line, seat), free_floor(table, line, seat)
    if floor < known:
        step, turn = line.version_at(known - 1), line.version_at(floor)
        return protocol.Undo(step=table.seen(seat, step), turn=table.seen(seat, turn))
    own = next((ply for ply in range(line.ply - 1, line.base - 1, -1) if line.movers[ply] == seat), None)
    return protocol.Undo(ask=None if own is None else table.seen(seat, line.version_at(own)))


def clock(table: Table) -> protocol.Clock | None:
    if table.clock is None:
        return None
    at, running = now(), table.clock.turn if table.clock.running else None
    left = [table.clock.left_at(seat, at) for seat in range(len(table.seats))]
    return protocol.Clock(left, running, table.clock.due, at)


def request(table: Table, viewer: Viewer) -> protocol.UndoRequest | None:
    one = table.request
    if one is None:
        return None
    return protocol.UndoRequest(one.seat, table.seen(viewer.seat, one.version), one.waiting)


def happenings(table: Table, viewer: Viewer, entries: Sequence[log.Entry], version: int) -> list[protocol.Happening]:
    """What happened after this viewer's `version`, in words for this viewer."""
    counts = _counts(table, viewer, entries)
    return [_happening(table, viewer, entry, number, counts) for number, entry in enumerate(entries, version + 1)]


def journal(table: Table, viewer: Viewer) -> list[protocol.Happening]:
    """All that still stands."""
    standing = set(table.line.versions) if table.line is not None else set()
    entries = [entry for entry in table.log if entry.seen_by(viewer.seat)]
    counts = _counts(table, viewer, entries)
    return [
        _happening(table, viewer, entry, number, counts)
        for number, entry in enumerate(entries, 1)
        if entry.version in standing or not isinstance(entry.body, log.Moved)
    ]


def _counts(table: Table, viewer: Viewer, entries: Sequence[log.Entry]) -> Sequence[int]:
    """Versions as this viewer counts, if one of these entries leads back to an earlier one."""
    return table.counts(viewer.seat) if any(isinstance(entry.body, log.Undone) for entry in entries) else ()


def _happening(
    table: Table, viewer: Viewer, entry: log.Entry, version: int, counts: Sequence[int]
) -> protocol.Happening:
    back = counts[entry.body.version] if isinstance(entry.body, log.Undone) else None
    kind = entry.body.__struct_config__.tag
    notes = move_notes(table, viewer, entry) if isinstance(entry.body, log.Moved) else [_note(entry)]
    return protocol.Happening(version, kind, entry.seat, entry.at, notes, back)  # type: ignore[arg-type]


def move_notes(table: Table, viewer: Viewer, entry: log.Entry) -> list[protocol.Message]:
    observer = table.game.observers if viewer.seat is None else viewer.seat
    return [note.message for note in log.unpack(entry.notes) if note.shown_to(int(observer))]


def _note(entry: log.Entry) -> protocol.Message:
    """What happens at the table besides moves: `table-joined` and so on, for the log."""
    name = str(entry.body.__struct_config__.tag).replace("_", "-")
    match entry.body:
        case log.Resigned(late=True) | log.TakenOver(why="late"):
            name += "-late"
        case log.Seated(level=None):
            name += "-open"
    args: dict[str, int | str | protocol.Message | list[protocol.Message]] = {}
    if entry.seat is not None:
        args["seat"] = seat_word(entry.seat)
    if isinstance(entry.body, log.TakenOver | log.Seated) and entry.body.level is not None:
        args["bot"] = protocol.Message(f"bot-{entry.body.level}")
    return protocol.Message(f"table-{name}", args)

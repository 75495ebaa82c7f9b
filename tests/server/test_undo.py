"""Taking back: alone as far as the engine allows, further only if everybody agrees."""

import pytest

from tests.server.house import Person, Seat

pytestmark = pytest.mark.anyio


async def after_a_round(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """Somebody has made a turn and the other a move; in this order."""
    mover, other = (first, second) if first.mirror.my_turn else (second, first)
    await move_until_it_counts(mover)
    await other.my_turn()
    alone = mover.mirror.position.undo  # type: ignore[union-attr]
    answer = await other.move()
    await other.reach(answer["version"])
    await mover.until(lambda mirror: mirror.position.undo != alone)
    return mover, other


async def move_until_it_counts(seat: Seat) -> None:
    """A whole turn, so that somebody else decides."""
    while seat.mirror.my_turn:
        await seat.reach((await seat.move())["version"])


async def test_the_others_must_agree_beyond_the_floor(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    await ben.join(made.table.id)
    async with anna.at(made.table.id) as first, ben.at(made.table.id) as second:
        mover, other = await after_a_round(first, second)
        before = mover.mirror.position.view  # type: ignore[union-attr]
        undo = mover.mirror.position.undo  # type: ignore[union-attr]
        assert (undo.step, undo.turn) == (None, None)
        assert undo.ask is not None
        assert (await mover.do("undo", to=undo.ask))["type"] == "ack"
        await other.until(lambda mirror: mirror.request is not None)
        assert (await mover.do("answer", agree=True))["problem"]["code"] == "no-request"
        assert (await other.do("answer", agree=False))["type"] == "ack"
        await mover.until(lambda mirror: mirror.journal[-1].kind == "undo_declined")
        assert mover.mirror.request is None
        assert mover.mirror.position.view == before  # type: ignore[union-attr]
        assert (await mover.do("undo", to=undo.ask))["type"] == "ack"
        await other.until(lambda mirror: mirror.request is not None)
        assert (await other.do("answer", agree=True))["type"] == "ack"
        await mover.until(lambda mirror: mirror.journal[-1].kind == "undo")
        assert mover.mirror.my_turn


async def test_a_move_answers_a_request_with_no(anna: Person, ben: Person) -> None:
    made = await anna.table("human", "open")
    await ben.join(made.table.id)
    async with anna.at(made.table.id) as first, ben.at(made.table.id) as second:
        mover, other = await after_a_round(first, second)
        await mover.do("undo", to=mover.mirror.position.undo.ask)  # type: ignore[union-attr]
        await other.until(lambda mirror: mirror.request is not None)
        await mover.until(lambda mirror: mirror.request is not None)
        answer = await (mover if mover.mirror.my_turn else other).move()
        assert answer["type"] == "ack"
        await other.until(lambda mirror: mirror.request is None)
        assert (await other.do("answer", agree=True))["problem"]["code"] == "no-request"


async def test_against_bots_nobody_has_to_agree_but_it_is_not_rated(anna: Person) -> None:
    made = await anna.table("human", "novice")
    async with anna.at(made.table.id) as seat:
        await seat.my_turn()
        first = seat.mirror.version
        await move_until_it_counts(seat)
        await seat.my_turn()
        answer = await seat.do("undo", to=first)
        assert answer["type"] == "ack"
        await seat.reach(answer["version"])
        await seat.my_turn()
        table = await seat.play_on()
    assert table.result is not None
    assert not table.result.rated


async def test_steps_of_the_own_turn_are_taken_back_at_once(anna: Person) -> None:
    made = await anna.table("human", "human", game="egizia")
    taken = 0
    async with anna.at(made.table.id) as seat:
        for _ in range(60):
            if seat.mirror.over or taken > 5:
                break
            decider = seat.mirror.position.decider  # type: ignore[union-attr]
            if decider != seat.mirror.viewer:
                await seat.say(type="look", seat=decider)
                await seat.until(lambda mirror, decider=decider: mirror.viewer == decider)
            before = seat.mirror.position
            await seat.reach((await seat.move())["version"])
            undo = seat.mirror.position.undo  # type: ignore[union-attr]
            if undo.step is not None:
                answer = await seat.do("undo", to=undo.step)
                assert answer["type"] == "ack"
                await seat.reach(answer["version"])
                assert seat.mirror.position.view == before.view  # type: ignore[union-attr]
                assert seat.mirror.position.choices == before.choices  # type: ignore[union-attr]
                taken += 1
                await seat.reach((await seat.move())["version"])
    assert taken > 0


async def test_nonsense_cannot_be_undone(anna: Person) -> None:
    made = await anna.table("human", "novice")
    async with anna.at(made.table.id) as seat:
        await seat.my_turn()
        for to in (seat.mirror.version, 10_000):
            assert (await seat.do("undo", to=to))["problem"]["code"] == "cannot-undo"


async def test_a_move_from_an_old_position_is_never_played_elsewhere(anna: Person) -> None:
    """Not even where it would be legal, and it is still the same seat's turn."""
    made = await anna.table("human", "human", game="egizia")
    tried = 0
    async with anna.at(made.table.id) as seat:
        while not seat.mirror.over and tried < 3:
            decider = seat.mirror.position.decider  # type: ignore[union-attr]
            if decider != seat.mirror.viewer:
                await seat.say(type="look", seat=decider)
                await seat.until(lambda mirror, decider=decider: mirror.viewer == decider)
            old = seat.mirror.version
            await seat.reach((await seat.move())["version"])
            if seat.mirror.my_turn:
                refused = await seat.move(version=old)
                assert refused["problem"]["code"] == "outdated"
                tried += 1
    assert tried == 3

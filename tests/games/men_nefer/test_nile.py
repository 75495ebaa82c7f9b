"""MN-11: boats, cities and trade agreements."""

from random import Random

import pytest

from perankh.engine.agenda import FRAME
from perankh.engine.errors import IllegalMove
from perankh.engine.header import TOP
from perankh.games.men_nefer.components.sizes import BOATS, NILE, SECTIONS
from perankh.games.men_nefer.moves import ACTIVATE, SAIL_TO, STOP, TURN, WHICH_BOAT
from perankh.games.men_nefer.rules import nile
from perankh.games.men_nefer.rules.turn import MenNefer
from perankh.games.men_nefer.state import BOAT, USED_BOATS
from perankh.words import words as language
from tests.games.men_nefer.scene import BOX, GAME, corrected, give, own, places, scene, seen
from tests.support import legal, listen, play, rule


def sails(state: MenNefer) -> list[str]:
    return [move for move in legal(state) if move.startswith("sail")]


@rule("MN-11.1")
def test_map() -> None:
    board = seen(scene(), "board")["nile"]
    assert [board["harbour" if n == 0 else f"section_{n}"]["food"] for n in range(7)] == [0, 1, 2, 2, 3, 3, 4]
    cities = {name: place for name, place in board.items() if "to" in place}
    assert {name: (place["from"], place["to"], place["overtaken"]) for name, place in cities.items()} == {
        "upper_1": ("harbour", "section_1", 0),
        "lower_1": ("section_1", "section_2", 0),
        "upper_2": ("section_2", "section_3", 0),
        "lower_2": ("section_3", "section_4", 1),
        "upper_3": ("section_4", "section_5", 1),
        "lower_3": ("section_5", "section_6", 2),
    }
    assert [board[f"section_{n}"]["overtaken"] for n in range(1, 7)] == [0, 0, 1, 1, 2, 2]


@rule("MN-11.2", "MN-3.6")
def test_a_step_crosses_a_line_enters_or_leaves_a_city() -> None:
    state = scene(doing="mastaba mastaba_4", boats=["section_2", "lower_1", "harbour", "harbour"])
    play(state, "pick 2")
    assert sails(state) == [
        "sail 1 section_3", "sail 1 section_4", "sail 1 upper_2", "sail 1 lower_2",
        "sail 2 section_3", "sail 2 upper_2", "sail 3 section_1", "sail 3 upper_1",
    ]  # fmt: skip
    assert places(play(state, "sail 1 section_3", "sail 2 section_2")) == [
        "section_3",
        "section_2",
        "harbour",
        "harbour",
    ]


@rule("MN-11.3", "MN-R13")
def test_only_final_places_must_differ() -> None:
    state = scene(doing="mastaba mastaba_4", boats=["section_1", "section_2", "harbour", "harbour"])
    play(state, "pick 2", "sail 2 section_3", "sail 1 section_2")
    assert places(state) == ["section_2", "section_3", "harbour", "harbour"]


@rule("MN-11.3")
def test_no_place_holds_two_boats_but_the_harbour() -> None:
    state = scene(doing="mastaba mastaba_4", boats=["section_1", "harbour", "harbour", "harbour"])
    play(state, "pick 2")
    assert "sail 2 section_1" not in legal(state)
    state = scene(doing="row 2", boats=["section_1", "upper_1", "harbour", "harbour"])
    play(state, "pick 3")
    assert not any(move.startswith(("sail 3", "sail 4")) for move in legal(state))


@rule("MN-11.3")
def test_boats_of_others_never_matter() -> None:
    state = scene(doing="row 2")
    give(state, 1, boats=["section_1", "upper_1"])
    play(state, "pick 3")
    assert sails(state) == ["sail 1 section_1", "sail 1 upper_1"]


@rule("MN-11.4", "MN-R14")
def test_movement_is_never_backwards_and_ends_in_section_6() -> None:
    state = scene(doing="field nile 1", boats=["section_6", "lower_3", "section_5", "upper_3"])
    assert not any(move.startswith("sail 1") for move in legal(state))
    for move in sails(state):
        boat, place = move.split()[1:]
        start = places(state)[int(boat) - 1]
        assert BOX.advance[BOX.place_names.index(place)] > BOX.advance[BOX.place_names.index(start)]


@rule("MN-R14")
def test_a_boat_does_not_leave_a_city_backwards_by_a_step() -> None:
    """The way out of lower city 1 is barred by an own boat; the exception of MN-11.7 is for activations only."""
    state = scene(doing="row 2", boats=["lower_1", "section_2", "section_3", "upper_2"])
    play(state, "pick 3")
    assert not any(move.startswith("sail 1") for move in legal(state))


def raw_results(start: tuple[tuple[int, int], ...], steps: int) -> set[tuple[tuple[int, int], ...]]:
    """All positions after at most so many single steps, by brute force; boats are (place, activated)."""
    entries = {BOX.exit_to[city] - 1: SECTIONS + city for city in range(NILE - SECTIONS)}
    found = {start}
    edge = {start}
    for _ in range(steps):
        after = set()
        for boats in edge:
            for k, (place, used) in enumerate(boats):
                ways = [BOX.exit_to[place - SECTIONS]] if place >= SECTIONS else [place + 1] if place < 6 else []
                ways += [entries[place]] if place in entries else []
                for way in ways:
                    after.add(tuple(sorted((*boats[:k], (way, used), *boats[k + 1 :]))))
        found |= after
        edge = after
    return {boats for boats in found if legal_rest(boats)}


def legal_rest(boats: tuple[tuple[int, int], ...]) -> bool:
    taken = [place for place, _ in boats if place]
    return len(taken) == len(set(taken))


def results(state: MenNefer) -> set[tuple[tuple[int, int], ...]]:
    """The positions after all sequences of a movement; no two moves of one decision come to the same."""
    found = {position(state)}
    todo = [state]
    while todo:
        one = todo.pop()
        if len(frames(one)) < len(frames(state)):  # all steps are used
            continue
        moves = [move for move in one.legal() if SAIL_TO <= move < ACTIVATE]
        assert one.legal() == [*moves, STOP]
        told = set()
        for move in moves:
            after = one.clone()
            assert isinstance(after, MenNefer)
            after.play(move)
            told.add(position(after))
            todo.append(after)
        assert len(told) == len(moves)
        found |= told
    return found


def position(state: MenNefer) -> tuple[tuple[int, int], ...]:
    """Boats by place; which of them were activated counts only if another activation may follow."""
    used = state.table[USED_BOATS] if WHICH_BOAT in frames(state) else 0
    return tuple(sorted((state.table[BOAT + k], used >> k & 1) for k in range(BOATS)))


def frames(state: MenNefer) -> list[int]:
    return [state.table[at] for at in range(GAME.agenda, state.table[TOP] + 1, FRAME)]


def random_boats(rng: Random) -> list[int]:
    while True:
        boats = [rng.choice([0, 0, *range(NILE)]) for _ in range(BOATS)]
        if legal_rest(tuple((place, 0) for place in boats)):
            return boats


@rule("MN-3.6", "MN-11.3", "MN-R63")
@pytest.mark.parametrize("later", [False, True], ids=["last action", "an activation may follow"])
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_every_movement_can_be_told(steps: int, later: bool) -> None:
    """Against all raw steps: nothing is missing, nothing too much."""
    rng = Random(steps)
    for _ in range(60 // steps):
        state = GAME.new(2, seed=1)
        assert isinstance(state, MenNefer)
        boats = random_boats(rng)
        for k, place in enumerate(boats):
            state.table[BOAT + k] = place
        state.table[USED_BOATS] = rng.choice([0, 0, 1, 2, 6, 9])
        state.clear_agenda()
        if later:
            state.push(WHICH_BOAT, 0, 1, 0, 0, 0)
        state.push(TURN, 0, 0, 0, 0, 0)  # a decision, so that nothing below is carried out
        nile.begin_voyage(state, 0, steps, 0, 1)
        start = position(state)
        if not nile.can_sail(state, 0, steps):
            assert raw_results(start, steps) == {start}
            continue
        assert results(state) == raw_results(start, steps), (boats, steps)


@rule("MN-3.6", "MN-11.3", "MN-R63")
def test_boats_move_in_any_order_and_may_move_on() -> None:
    state = scene(doing="field nile 2", boats=["section_1", "section_4", "section_6", "section_5"], food=10)
    play(state, "sail 1 section_2", "sail 2 upper_3")  # the hindmost first
    assert sails(state) == ["sail 1 section_3", "sail 1 upper_2", "sail 4 lower_3"]
    assert places(play(state, "sail 1 section_3"))[:2] == ["section_3", "upper_3"]


@rule("MN-11.3", "MN-R63")
def test_boats_in_the_harbour_that_are_alike_are_offered_once() -> None:
    """The first boat comes back to the harbour when it is activated; only a later activation would tell it apart."""
    words = {"boats": ["upper_1", "section_1"], "advantages": {"upper_1": "advantage_prestige"}, "cities": {}}
    state = scene(doing="field nile 1", **words)
    assert {move.split()[1] for move in sails(play(state, "activate 1"))} == {"1", "2"}
    state = scene(doing="field sphinxes 6", sphinxes=(2, 2), **words)
    play(state, "do 2", "erect podium_nile_4", "activate 1", "stop")
    assert {move.split()[1] for move in sails(state)} == {"1", "2", "3"}


@rule("MN-11.5", "MN-R50", "MN-R57")
def test_activations_come_all_before_or_all_after_the_movement() -> None:
    words = {"boats": ["section_2", "section_4"], "food": 0}
    state = scene(doing="field nile 3", **words)
    play(state, "activate 1")
    assert own(state)["food"] == 2 + 3  # the only other boat follows by itself
    assert sails(state)  # then the movement
    assert not any(move.startswith("activate") for move in legal(state))
    state = scene(doing="field nile 3", **words)
    play(state, "sail 2 section_5")
    assert not any(move.startswith("activate") for move in legal(state))  # not in between
    play(state, "stop", "activate 1")
    assert own(state)["food"] == 2 + 3


@rule("MN-11.5")
def test_two_activations_need_two_different_boats() -> None:
    state = scene(doing="field nile 3", boats=["section_2", "section_4", "section_6"], food=0)
    play(state, "activate 1")
    assert legal(state) == ["activate 2", "activate 3"]
    state = scene(doing="field nile 3", boats=["section_2", "section_4", "section_5"], food=0)
    play(state, "activate 1")
    assert own(state)["food"] == 2 + 3  # sections 4 and 5 bring the same: nothing to choose
    state = scene(doing="field nile 3", boats=["section_2"], food=0)
    play(state, "activate 1")
    assert not any(move.startswith("activate") for move in legal(state))


@rule("MN-11.5", "MN-R52", "MN-R60", "MN-R63")
def test_two_boats_are_activated_in_any_order() -> None:
    city = {"advantages": {"lower_2": "advantage_heart"}, "cities": {"lower_2": ["agreement_2_goods"]}}
    state = scene(doing="field nile 3", boats=["section_2", "lower_2", "harbour", "section_6"], food=0, **city)
    play(state, "activate 4")
    assert legal(state) == ["activate 1", "activate 2"]  # the city is not forced
    play(state, "activate 1")
    assert own(state)["food"] == 4 + 2
    assert places(state)[1] == "lower_2"
    state = scene(doing="field nile 3", boats=["section_2", "section_4", "section_6", "harbour"], food=0)
    play(state, "activate 3")
    assert legal(state) == ["activate 1", "activate 2"]
    state = scene(doing="field nile 3", boats=["section_2", "section_4", "section_3", "harbour"], food=0)
    play(state, "activate 2")
    assert own(state)["food"] == 3 + 2  # sections 2 and 3 bring the same


@rule("MN-11.7")
def test_an_activation_promises_an_agreement_only_if_one_lies_there() -> None:
    for lying in ([], ["agreement_2_goods"]):
        state = scene(doing="field nile 1", boats=["lower_2"], cities={"lower_2": lying})
        label = language("en", "men_nefer").say(state.label(GAME.move("activate 1")))
        assert label.endswith("then an agreement") == bool(lying)


@rule("MN-11.5", "MN-R41")
def test_a_boat_is_activated_once_a_turn_even_by_two_actions() -> None:
    """Two sphinxes on two podiums of the Nile: the boat moves twice, but is activated once."""
    state = scene(doing="field sphinxes 6", sphinxes=(2, 2), boats=["section_2"], food=0)
    play(state, "do 2", "erect podium_nile_4", "activate 1")
    assert own(state)["boats"][0]["activated"]
    play(state, "sail 1 section_3", "stop", "erect podium_nile_3")
    assert not any(move.startswith("activate") for move in legal(state))
    play(state, "sail 1 section_4")
    assert places(state)[0] == "section_4"


@rule("MN-R60")
def test_river_food_may_be_declined_only_if_a_boat_can_be_activated_later() -> None:
    state = scene(doing="field nile 1", boats=["section_2"], food=0)
    assert "stop" not in legal(state)
    state = scene(doing="field sphinxes 6", sphinxes=(2, 2), boats=["section_2"], food=0)
    play(state, "do 2", "erect podium_nile_4")
    assert "stop" in legal(state)


@rule("MN-11.6")
def test_on_a_river_section_a_boat_brings_its_food() -> None:
    for section, food in enumerate((1, 2, 2, 3, 3, 4), 1):
        state = scene(doing="field nile 1", boats=[f"section_{section}"], food=0)
        assert own(play(state, "activate 1"))["food"] == food


@rule("MN-R15")
def test_a_boat_in_the_harbour_brings_nothing_and_is_not_offered() -> None:
    state = scene(doing="field nile 1", boats=["harbour"] * 4)
    assert not any(move.startswith("activate") for move in legal(state))


@rule("MN-11.7", "MN-R16", "MN-R52")
def test_in_a_city_advantage_agreement_and_departure() -> None:
    state = scene(
        doing="field nile 1",
        boats=["lower_2"],
        advantages={"lower_2": "advantage_prestige"},
        cities={"lower_2": ["agreement_2_goods", "agreement_2_baskets"]},
    )
    play(state, "activate 1")
    assert own(state)["prestige"] == 12
    assert legal(state) == ["agree agreement_2_baskets", "agree agreement_2_goods"]  # one must be taken
    play(state, "agree agreement_2_goods")
    assert places(state)[0] == "section_4"
    assert [deal["id"] for deal in own(state)["agreements"] if deal] == ["agreement_2_goods"]
    assert [deal["id"] for deal in seen(state, "cities")[3]["agreements"]] == ["agreement_2_baskets"]


@rule("MN-11.7")
def test_an_empty_city_still_gives_its_advantage() -> None:
    state = scene(doing="field nile 1", boats=["upper_1"], advantages={"upper_1": "advantage_feather"}, cities={})
    play(state, "activate 1")
    assert own(state)["feather"] == 18
    assert places(state)[0] == "section_1"


@rule("MN-11.7")
def test_the_only_backward_movement() -> None:
    state = scene(
        doing="field nile 1",
        boats=["upper_3", "section_5", "section_4", "section_2"],
        advantages={"upper_3": "advantage_heka"},
        cities={},
    )
    assert places(play(state, "activate 1"))[0] == "section_3"
    state = scene(
        doing="field nile 1", boats=["upper_1", "section_1"], advantages={"upper_1": "advantage_heka"}, cities={}
    )
    assert places(play(state, "activate 1"))[0] == "harbour"  # which always accepts the boat


@rule("MN-R17")
def test_a_boat_that_its_city_moved_on_does_not_leave_again() -> None:
    game = corrected({"actions = [{ heart = 1 }]\nsource": "actions = [{ move_boats = 1 }]\nsource"})
    state = scene(
        doing="field nile 1", boats=["upper_2"], advantages={"upper_2": "advantage_heart"}, cities={}, game=game
    )
    play(state, "activate 1", "sail 1 section_3")
    assert places(state)[0] == "section_3"


@rule("MN-11.8", "MN-R40")
def test_a_full_board_discards_an_agreement() -> None:
    deals = [name + " met" if k == 0 else name for k, name in enumerate(BOX.agreement_names[15:23])]
    state = scene(doing="deity", deity="hathor", deals=deals, cities={"upper_1": ["agreement_1_goods"]})
    assert legal(state) == ["agree agreement_1_goods", "stop"]
    play(state, "agree agreement_1_goods")
    assert legal(state) == [f"discard {name}" for name in ["agreement_1_goods", *BOX.agreement_names[15:23]]]
    kept = state.clone()
    play(state, f"discard {BOX.agreement_names[15]}")
    mine = own(state)["agreements"]
    assert mine[0]["id"] == "agreement_1_goods"
    assert not mine[0]["fulfilled"]
    assert seen(state, "discarded_agreements") == [BOX.agreement_names[15]]
    play(kept, "discard agreement_1_goods")  # the new one
    assert [deal["id"] for deal in own(kept)["agreements"]] == BOX.agreement_names[15:23]


@rule("MN-11.9", "MN-R16")
def test_an_agreement_of_any_city_without_boat_and_advantage() -> None:
    state = scene(
        doing="deity", deity="hathor", cities={"lower_3": ["agreement_3_goods"], "upper_1": ["agreement_1_goods"]}
    )
    assert legal(state) == ["agree agreement_1_goods", "agree agreement_3_goods", "stop"]
    before = own(state)
    heard = listen(state, "agree agreement_3_goods")
    assert [note.id for note in heard] == ["takes-agreement"]
    assert places(state) == ["harbour"] * 4
    assert {key: own(state)[key] for key in ("prestige", "heka", "heart")} == {
        key: before[key] for key in ("prestige", "heka", "heart")
    }


@rule("MN-3.3")
def test_illegal_voyages_are_refused_in_words() -> None:
    state = scene(doing="field nile 1")
    with pytest.raises(IllegalMove, match="'sail 1 section_3' is not legal now"):
        play(state, "sail 1 section_3")


def test_brute_force_knows_the_example_of_the_rulebook() -> None:
    """MN-EX11: one boat to section 2 or city lower 1, or two boats side by side; never two in section 1."""
    start = tuple((0, 0) for _ in range(4))
    two = {tuple(place for place, _ in boats) for boats in raw_results(start, 2)}
    assert two == {(0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 7), (0, 0, 0, 2), (0, 0, 0, 8), (0, 0, 1, 7)}

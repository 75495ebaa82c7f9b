"""SB-13 and SB-14.1: who knows what, who remembers what, and where chance comes in."""

import json
from collections.abc import Sequence

from perankh.engine.game import State
from perankh.engine.message import Message, seat_word
from perankh.engine.rng import Rng
from tests.games.sobek.scene import (
    SPECTATOR,
    SUSANNE,
    THOMAS,
    board,
    chance,
    debens,
    hand,
    look,
    market,
    player,
    scene,
    slot_faces,
    slots,
)
from tests.support import legal, listen, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FISH = ["fish_04", "fish_05", "fish_06"]
MARBLE = ["marble_03", "marble_04", "marble_05"]


def worlds(state: State, seat: int, count: int = 60) -> list[State]:
    """Redeals: what this seat must think possible."""
    rng = Rng("worlds")
    found = [state.clone() for _ in range(count)]
    for world in found:
        world.redeal(seat, rng)
    return found


def hands(found: list[State], seat: int) -> set[tuple[str, ...]]:
    return {tuple(hand(world, seat)) for world in found}


def boards(found: list[State], seat: int) -> set[tuple[str, ...]]:
    return {tuple(board(world, seat)) for world in found}


def known_hand(state: State, seat: int, by: int | None) -> list[str]:
    found: list[str] = player(state, seat, by)["hand_known"]
    return found


def known_board(state: State, seat: int, by: int | None) -> list[str]:
    found: list[str] = player(state, seat, by)["board_known"]
    return found


def in_doubt(state: State, seat: int, by: int | None) -> list[str]:
    found: list[str] = player(state, seat, by)["hand_or_board"]
    return found


# Numbers that everybody sees


@rule("SB-R21")
def test_numbers_per_back_are_public() -> None:
    state = scene(hands=([], ["wheat_01", "fish_04", "fish_05", "queen"]), boards=([], ["fish_01", "thief", "vizier"]))
    for observer in (SUSANNE, SPECTATOR):
        assert player(state, THOMAS, observer)["hand"] == {"start": 1, "goods": 2, "character": 1}
        assert player(state, THOMAS, observer)["board"] == {"start": 1, "goods": 0, "character": 2}
        assert known_hand(state, THOMAS, observer) == known_board(state, THOMAS, observer) == []


@rule("SB-R21")
def test_the_back_of_the_top_tile_is_not_shown() -> None:
    state = scene(stack=["queen", "fish_01"])
    assert look(state, SUSANNE)["stack"] == 2
    assert look(state, SUSANNE)["stack_top"] is None


# SB-13.1, SB-13.2


@rule("SB-13.1")
def test_a_goods_tile_taken_from_the_market_is_known_to_all() -> None:
    state = play(scene(market={"b1": "fish_04"}), "take b1")
    assert known_hand(state, SUSANNE, by=THOMAS) == ["fish_04"]
    assert known_hand(state, SUSANNE, by=SPECTATOR) == ["fish_04"]


@rule("SB-13.1")
def test_a_character_taken_is_seen_by_its_taker_alone() -> None:
    state = play(scene(market={"b1": "queen", "c1": "fish_04"}), "take b1")
    assert known_hand(state, SUSANNE, by=SUSANNE) == ["queen"]
    assert known_hand(state, SUSANNE, by=THOMAS) == []
    assert known_hand(state, SUSANNE, by=SPECTATOR) == []


@rule("SB-13.1")
def test_the_journal_names_a_character_to_its_taker_alone() -> None:
    queen, back = Message("person-queen"), Message("back-character")
    took = listen(scene(market={"b1": "queen", "c1": "fish_04"}), "take b1", observer=SUSANNE)[0]
    assert took == Message("took", {"seat": seat_word(SUSANNE), "cell": "b1", "tile": queen})
    took = listen(scene(market={"b1": "queen", "c1": "fish_04"}), "take b1", observer=THOMAS)[0]
    assert took == Message("took", {"seat": seat_word(SUSANNE), "cell": "b1", "tile": back})


@rule("SB-13.2")
def test_skipped_goods_are_known_to_all_and_skipped_characters_to_their_owner() -> None:
    state = play(scene(market={"b1": "queen", "c1": "fish_04", "d1": "fish_02"}), "take d1")
    assert known_board(state, SUSANNE, by=SUSANNE) == ["fish_04", "queen"]
    assert known_board(state, SUSANNE, by=THOMAS) == ["fish_04"]
    assert known_board(state, SUSANNE, by=SPECTATOR) == ["fish_04"]


@rule("SB-13.2")
def test_which_of_two_skipped_characters_lay_where_is_not_told() -> None:
    one = scene(market={"b1": "queen", "c1": "thief", "d1": "fish_02"})
    other = scene(market={"b1": "thief", "c1": "queen", "d1": "fish_02"})
    assert listen(one, "take d1", observer=SUSANNE) == listen(other, "take d1", observer=SUSANNE)


@rule("SB-13.1")
def test_characters_in_the_market_are_known_to_nobody() -> None:
    state = scene(market={"b1": "queen", "c3": "thief"}, stack=["vizier"])
    assert market(state) == {"b1": "character", "c3": "character"}
    assert len({tuple(hand(play(world, "take b1"), SUSANNE)) for world in worlds(state, SUSANNE)}) == 3


# SB-13.3


FIVE = ["seven_points", "eye", "mummy", "cobra_1", "cobra_2"]
OTHERS = ["pyramid", "pyramid", "two_scarabs"]


@rule("SB-13.3")
def test_who_has_looked_knows_the_slots_from_then_on() -> None:
    state = scene(hands=(WHEAT, FISH), slots=FIVE, reserve=OTHERS)
    play(state, "sell wheat", "open mummy", "sell fish", "open cobra_2")
    assert slots(state, SUSANNE) == ["seven_points", "eye", None, "cobra_1", None]
    assert slots(state, THOMAS) == ["seven_points", "eye", None, "cobra_1", None]
    assert slots(state, SPECTATOR) == ["hidden", "hidden", None, "hidden", None]


@rule("SB-13.3", "SB-R29")
def test_who_has_not_sold_knows_which_slots_are_empty_and_what_was_opened() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE, reserve=OTHERS), "sell wheat", "open mummy")
    assert slots(state, THOMAS) == ["hidden", "hidden", None, "hidden", "hidden"]
    assert look(state, THOMAS)["used_pirogues"].count("mummy") == 1
    assert look(state, THOMAS)["reserve"] == {"count": 3, "known": []}


@rule("SB-13.3")
def test_watched_slots_stay_when_dealt_anew() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE, reserve=OTHERS), "sell wheat", "open mummy")
    for world in worlds(state, SUSANNE):
        assert slots(world, SUSANNE) == ["seven_points", "eye", None, "cobra_1", "cobra_2"]


@rule("SB-13.3")
def test_slots_not_seen_are_dealt_anew_from_slots_and_reserve() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE, reserve=OTHERS), "sell wheat", "open mummy")
    first = {slots(world, SUSANNE)[0] for world in worlds(state, THOMAS, 200)}
    assert first == {"seven_points", "eye", "cobra_1", "cobra_2", "pyramid", "two_scarabs"}


# SB-13.4


@rule("SB-13.4")
def test_queen_only_the_player_sees_the_tiles() -> None:
    state = play(scene(hands=(["queen"], []), stack=["fish_04", "thief", "fish_05", "ivory_04"]), "play queen")
    assert known_hand(state, SUSANNE, by=SUSANNE) == ["fish_04", "fish_05", "thief"]
    assert known_hand(state, SUSANNE, by=THOMAS) == known_hand(state, SUSANNE, by=SPECTATOR) == []
    assert player(state, SUSANNE, by=THOMAS)["hand"] == {"start": 0, "goods": 2, "character": 1}


@rule("SB-13.4", "SB-13.8")
def test_thief_both_players_know_the_tile_and_a_spectator_its_back() -> None:
    state = scene(hands=(["thief"], ["fish_04", "fish_05", "queen"]))
    heard = listen(state, "play thief", "steal goods", observer=SPECTATOR)
    assert heard[-1] == Message("stole", {"seat": seat_word(SUSANNE), "tile": Message("back-goods")})
    assert known_hand(state, SUSANNE, by=THOMAS) == hand(state, SUSANNE)
    assert known_hand(state, SUSANNE, by=SPECTATOR) == []


@rule("SB-13.4", "SB-13.6")
def test_vizier_the_player_remembers_the_whole_board() -> None:
    state = scene(hands=(["vizier"], []), boards=([], ["queen", "thief", "fish_04"]))
    play(state, "play vizier", "claim fish_04")
    assert known_board(state, THOMAS, by=SUSANNE) == ["queen", "thief"]
    assert known_board(state, THOMAS, by=SPECTATOR) == []
    assert boards(worlds(state, SUSANNE), THOMAS) == {("queen", "thief")}


@rule("SB-13.4")
def test_scribe_only_the_opponent_knows_the_faces_put_down() -> None:
    state = scene(hands=(["scribe_m"], [*WHEAT, *FISH, "marble_03"]))
    heard = listen(state, "play scribe_m", "shed fish_04", observer=SUSANNE)
    assert heard[-1] == Message("shed", {"seat": seat_word(THOMAS), "count": 1, "back": Message("back-goods")})
    assert known_board(state, THOMAS, by=THOMAS) == ["fish_04"]
    assert known_board(state, THOMAS, by=SUSANNE) == []
    assert player(state, THOMAS, by=SUSANNE)["board"] == {"start": 0, "goods": 1, "character": 0}


@rule("SB-13.4")
def test_mummy_only_the_owner_sees_the_tiles() -> None:
    state = play(scene(hands=(WHEAT, []), boards=(["queen", "fish_04"], []), slots=["mummy"]), "sell wheat")
    assert known_hand(state, SUSANNE, by=THOMAS) == known_hand(state, SUSANNE, by=SPECTATOR) == []
    assert player(state, SUSANNE, by=THOMAS)["hand"] == {"start": 0, "goods": 1, "character": 1}


@rule("SB-13.4")
def test_eye_only_the_player_sees_both_values() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[3, 9]), "sell wheat")
    assert player(state, SUSANNE, by=THOMAS)["debens"] == {"count": 2, "known": []}
    assert state.prompt_for(THOMAS) == Message("prompt-waiting", {"seat": seat_word(SUSANNE)})
    heard = listen(state, "pocket higher", observer=THOMAS)
    assert heard == [Message("kept-deben", {"seat": seat_word(SUSANNE)})]
    assert player(state, SUSANNE, by=THOMAS)["eye_returned"] is None


@rule("SB-13.4")
def test_architect_only_the_player_sees_what_is_put_back() -> None:
    state = scene(hands=(["architect"], []), reserve=["eye", "mummy", "cobra_1"], slots=["pyramid", "seven_points"])
    play(state, "play architect")
    assert look(state, THOMAS)["drawn"] == look(state, SPECTATOR)["drawn"] == []
    play(state, "open cobra_1")
    assert look(state, SUSANNE)["reserve"] == {"count": 2, "known": ["eye", "mummy"]}
    assert look(state, THOMAS)["reserve"] == {"count": 2, "known": []}


@rule("SB-13.4", "SB-13.7", "SB-R32")
def test_who_knows_the_reserve_does_not_see_what_an_architect_draws() -> None:
    reserve = ["eye", "mummy", "cobra_2", "two_scarabs", "pointing_hand"]
    state = scene(hands=(["architect"], WHEAT), reserve=reserve, slots=["cobra_1", "pyramid"], turn=THOMAS)
    play(state, "sell wheat", "open cobra_1", "play architect")
    assert len(look(state, SUSANNE)["drawn"]) == 3
    assert look(state, THOMAS)["drawn"] == []
    assert len({tuple(look(world, SUSANNE)["drawn"]) for world in worlds(state, THOMAS, 100)}) == 10
    kinds = legal(state)
    play(state, kinds[0])
    left = [name for name in ["eye", "pointing_hand", "two_scarabs", "mummy", "cobra_2"] if f"open {name}" != kinds[0]]
    assert look(state, THOMAS)["reserve"] == {"count": 4, "known": left}


# SB-13.5


@rule("SB-13.5")
def test_after_the_end_everything_is_revealed() -> None:
    state = scene(
        stack=(),
        market={"b1": "fish_01", "d4": "vizier"},
        hands=(["queen"], ["ivory_01"]),
        boards=([], ["thief"]),
        slots=["mummy"],
        reserve=["eye"],
        debens=([9], []),
    )
    play(state, "take b1")
    assert state.seat == -1
    for observer in (SUSANNE, THOMAS, SPECTATOR):
        assert known_board(state, SUSANNE, observer) == ["fish_01", "queen"]
        assert known_board(state, THOMAS, observer) == ["ivory_01", "thief"]
        assert 9 in player(state, SUSANNE, observer)["debens"]["known"]
        assert slots(state, observer)[0] == "mummy"
        assert look(state, observer)["reserve"]["known"] == ["eye"]
        assert look(state, observer)["market"][21] == "vizier"


@rule("SB-13.5", "SB-3.2")
def test_after_the_end_the_unused_start_tiles_are_shown() -> None:
    state = _random_game(7)
    assert len(look(state, SPECTATOR)["unused"]) == 2


def _random_game(seed: int) -> State:
    state = scene().game.new(seed=seed)
    rng = Rng(seed)
    assert look(state, SPECTATOR)["unused"] == []
    while state.seat >= 0:
        moves = state.legal()
        state.play(moves[rng.below(len(moves))])
    return state


# SB-13.6


@rule("SB-13.6", "SB-R30")
def test_a_tile_seen_face_up_is_remembered_when_dealt_anew() -> None:
    state = scene(hands=([], ["fish_04"]), market={"b1": "fish_06", "c1": "fish_02"}, stack=["ivory_04", "ebony_04"])
    play(state, "take c1")
    assert known_board(state, SUSANNE, by=THOMAS) == ["fish_06"]
    assert hands(worlds(state, THOMAS), SUSANNE) == {("fish_02",)}
    assert boards(worlds(state, THOMAS), SUSANNE) == {("fish_06",)}
    assert hands(worlds(state, SUSANNE), THOMAS) == {("fish_04",), ("ivory_04",), ("ebony_04",)}


@rule("SB-13.6")
def test_unknown_tiles_change_places_with_tiles_of_the_same_back_only() -> None:
    state = scene(hands=([], ["wheat_01", "fish_04", "queen"]), market={"c4": "thief"}, stack=["ivory_04", "vizier"])
    assert hands(worlds(state, SUSANNE, 100), THOMAS) == {
        ("wheat_01", "fish_04", "queen"),
        ("wheat_01", "fish_04", "thief"),
        ("wheat_01", "fish_04", "vizier"),
        ("wheat_01", "ivory_04", "queen"),
        ("wheat_01", "ivory_04", "thief"),
        ("wheat_01", "ivory_04", "vizier"),
    }


@rule("SB-13.6")
def test_a_tile_that_was_yours_is_remembered() -> None:
    state = play(scene(hands=(["thief"], ["fish_04"]), market={"b1": "marble_01"}), "play thief")
    assert known_hand(state, SUSANNE, by=THOMAS) == ["fish_04"]
    play(state, "take b1")
    assert hands(worlds(state, THOMAS), SUSANNE) == {("fish_04",)}


@rule("SB-13.6")
def test_knowledge_follows_a_tile_from_board_to_hand() -> None:
    state = scene(
        market={"b1": "fish_07", "c1": "fish_02", "f1": "marble_01"}, hands=(WHEAT, ["queen"]), slots=["mummy"]
    )
    play(state, "take c1")
    assert known_board(state, SUSANNE, by=THOMAS) == ["fish_07"]
    play(state, "play queen", "sell wheat")
    assert known_hand(state, SUSANNE, by=THOMAS) == ["fish_02", "fish_07"]


SEVEN = ["fish_04", "fish_05", *MARBLE, "ivory_03", "ivory_04"]


def after_scribe(shed: str, slots: Sequence[str] = ()) -> State:
    """Thomas holds seven goods tiles, two of which everybody has seen, and puts one down for Susanne's Scribe."""
    state = scene(
        hands=(["scribe_m", "vizier"], SEVEN),
        seen=["fish_04", "marble_03"],
        market={"b1": "cattle_02", "f1": "cattle_01"},
        stack=["ebony_04", "ebony_05"],
        slots=slots,
    )
    return play(state, "play scribe_m", f"shed {shed}")


@rule("SB-13.6")
def test_a_scribe_blurs_what_was_known_of_the_hand() -> None:
    state = after_scribe("marble_04")
    for observer in (SUSANNE, SPECTATOR):
        assert in_doubt(state, THOMAS, by=observer) == ["fish_04", "marble_03"]
        assert known_hand(state, THOMAS, by=observer) == known_board(state, THOMAS, by=observer) == []
    assert in_doubt(state, THOMAS, by=THOMAS) == []
    assert len(hand(state, THOMAS)) == 6


@rule("SB-13.6")
def test_a_scribe_blurs_nothing_else() -> None:
    state = scene(
        hands=(["scribe_m", "fish_06"], SEVEN),
        boards=(["ebony_04"], ["ebony_05"]),
        seen=["fish_04", "fish_06", "ebony_04", "ebony_05"],
    )
    play(state, "play scribe_m", "shed marble_03")
    assert known_hand(state, SUSANNE, by=SUSANNE) == known_hand(state, SUSANNE, by=THOMAS) == ["fish_06"]
    assert known_board(state, SUSANNE, by=THOMAS) == ["ebony_04"]
    assert known_board(state, THOMAS, by=SUSANNE) == ["ebony_05"]
    assert in_doubt(state, THOMAS, by=SUSANNE) == ["fish_04"]


@rule("SB-13.6")
def test_what_is_blurred_stays_in_hand_or_on_the_board_when_dealt_anew() -> None:
    found = worlds(after_scribe("marble_04"), SUSANNE, 200)
    for world in found:
        assert {"fish_04", "marble_03"} <= {*hand(world, THOMAS), *board(world, THOMAS)}
    assert {"fish_04", "marble_03", "marble_04", "ebony_04"} <= {board(world, THOMAS)[0] for world in found}


@rule("SB-13.6")
def test_the_numbers_per_back_may_leave_no_doubt() -> None:
    state = _scribe_with_queen("queen")
    assert known_board(state, THOMAS, by=SUSANNE) == ["queen"]
    assert in_doubt(state, THOMAS, by=SUSANNE) == []
    state = _scribe_with_queen("fish_04")
    assert known_hand(state, THOMAS, by=SUSANNE) == ["queen"]


def _scribe_with_queen(shed: str) -> State:
    held = [*WHEAT, "fish_04", "fish_05", "ivory_04", "queen"]
    return play(scene(hands=(["scribe_m"], held), seen=["queen"]), "play scribe_m", f"shed {shed}")


@rule("SB-13.6")
def test_a_sale_settles_the_doubt_about_the_tiles_sold() -> None:
    state = play(after_scribe("ivory_03"), "sell marble")
    assert in_doubt(state, THOMAS, by=SUSANNE) == ["fish_04"]


@rule("SB-13.6")
def test_a_vizier_settles_the_doubt() -> None:
    state = play(after_scribe("fish_04"), "take b1", "play vizier")
    assert in_doubt(state, THOMAS, by=SUSANNE) == []
    assert known_hand(state, THOMAS, by=SUSANNE) == ["cattle_02", "marble_03"]
    assert known_hand(state, SUSANNE, by=THOMAS) == ["fish_04"]


@rule("SB-13.6")
def test_a_mummy_settles_the_doubt() -> None:
    state = play(after_scribe("fish_05", slots=["mummy"]), "sell marble")
    assert hand(state, THOMAS) == ["fish_04", "fish_05", "ivory_03", "ivory_04"]
    assert known_hand(state, THOMAS, by=SUSANNE) == ["fish_04"]
    assert in_doubt(state, THOMAS, by=SUSANNE) == []


@rule("SB-13.6")
def test_a_high_priest_shows_what_did_not_lie_on_the_board() -> None:
    held = [*SEVEN[:6], "high_priest", "high_priestess"]
    state = scene(hands=(["scribe_m"], held), boards=([], ["fish_07"]), seen=["fish_04", "marble_03"])
    play(state, "play scribe_m", "shed marble_04", "shed ivory_03", "play high_priest", "purge fish")
    assert known_hand(state, THOMAS, by=SUSANNE) == ["fish_04"]
    assert in_doubt(state, THOMAS, by=SUSANNE) == ["marble_03"]


@rule("SB-13.6", "SB-R14")
def test_a_purged_type_does_not_turn_up_on_the_board_when_dealt_anew() -> None:
    held = [*SEVEN[:6], "high_priest", "high_priestess"]
    state = scene(hands=(["scribe_m"], held), boards=([], ["fish_07"]), stack=["fish_08", "ebony_04"])
    play(state, "play scribe_m", "shed marble_03", "shed ivory_03", "play high_priest", "purge fish")
    found = boards(worlds(state, SUSANNE, 100), THOMAS)
    assert len(found) > 3
    assert not any(name.startswith("fish") for names in found for name in names)


@rule("SB-13.6")
def test_a_second_scribe_may_leave_no_doubt() -> None:
    """Thomas puts down one of two goods, then the other: both must lie on his board."""
    held = ["fish_04", "marble_03", *WHEAT, "fish_01", "fish_02"]
    state = scene(
        hands=(["scribe_m", "scribe_f"], held),
        seen=["fish_04", "marble_03"],
        market={"b1": "cattle_02", "f1": "cattle_01"},
    )
    play(state, "play scribe_m", "shed fish_04")
    assert in_doubt(state, THOMAS, by=SUSANNE) == ["fish_04", "marble_03"]
    play(state, "take b1", "play scribe_f", "shed marble_03")
    assert in_doubt(state, THOMAS, by=SUSANNE) == []
    assert known_board(state, THOMAS, by=SUSANNE) == ["fish_04", "marble_03"]
    assert known_board(state, THOMAS, by=SPECTATOR) == ["fish_04", "marble_03"]


@rule("SB-13.6")
def test_nothing_beyond_what_was_seen_is_shown() -> None:
    state = after_scribe("ivory_04")
    seen = json.dumps(look(state, SUSANNE))
    assert [name for name in SEVEN if name in seen] == ["fish_04", "marble_03"]


def test_a_choice_in_progress_is_dealt_anew() -> None:
    """Thomas is choosing what to put down; what he has chosen is no business of Susanne's."""
    state = scene(hands=(["scribe_m"], [*SEVEN, "ivory_05"]), stack=["ebony_04", "ebony_05"])
    play(state, "play scribe_m", "shed marble_03")
    for world in worlds(state, SUSANNE, 20):
        assert look(world, SUSANNE) == look(state, SUSANNE)
        play(world, legal(world)[0])
        play(world, legal(world)[0])
        assert len(board(world, THOMAS)) == 2


def test_a_sale_in_progress_is_dealt_anew() -> None:
    """Thomas has said what he sells, to himself; for Susanne he is just thinking."""
    state = scene(hands=([], [*MARBLE, "marble_06"]), stack=["marble_07", "ivory_03", "ivory_04"], turn=THOMAS)
    before = look(state, SUSANNE)
    play(state, "sell marble")
    for world in worlds(state, SUSANNE, 20):
        assert look(world, SUSANNE) == before
        assert legal(world)[0] == "refill"
    assert len(hands(worlds(state, SUSANNE), THOMAS)) > 3


def test_a_hand_dealt_anew_can_be_sold() -> None:
    state = scene(hands=([], MARBLE), stack=["fish_04", "fish_05", "fish_06"], turn=THOMAS)
    found = {tuple(hand(world, THOMAS)): legal(world) for world in worlds(state, SUSANNE, 200)}
    assert found[*MARBLE] == ["refill", "sell marble"]
    assert found["fish_04", "fish_05", "fish_06"] == ["refill", "sell fish"]
    assert found["fish_04", "marble_03", "marble_04"] == ["refill"]


def test_a_courtesan_in_progress_is_dealt_anew() -> None:
    state = scene(
        hands=([], ["courtesan", "wheat_05", "statue_01", "ivory_03"]),
        sold=({}, {"wheat": WHEAT, "fish": FISH}),
        stack=["statue_02", "ebony_03"],
        turn=THOMAS,
    )
    play(state, "play courtesan")
    before = look(state, SUSANNE)
    play(state, "add statue_01")
    for world in worlds(state, SUSANNE, 20):
        assert look(world, SUSANNE) == before
        assert {move.split()[0] for move in legal(world)} <= {"add", "done"}
        assert look(play(world, legal(world)[0]), SPECTATOR)["you"] is None


def test_nothing_is_lost_when_dealt_anew() -> None:
    state = scene(
        hands=(["fish_04", "queen"], ["wheat_01", "fish_05", "thief"]),
        boards=(["vizier"], ["merchant"]),
        market={"b1": "courtesan", "c1": "fish_06"},
        stack=["ivory_03", "architect", "ivory_04"],
        slots=["eye", "mummy"],
        reserve=["cobra_1", "pyramid"],
        debens=([3], [5, 9]),
    )
    for world in worlds(state, SUSANNE):
        assert world.census() == state.census()
        assert sorted(hand(world, SUSANNE)) == ["fish_04", "queen"]
        assert debens(world, SUSANNE) == [3]


def test_the_stack_is_dealt_anew() -> None:
    state = scene(stack=["ivory_03", "ivory_04", "ivory_05"])
    assert {market(play(world, "refill"))["c3"] for world in worlds(state, SUSANNE)} == {
        "ivory_03",
        "ivory_04",
        "ivory_05",
    }


@rule("SB-R21")
def test_the_visible_back_of_the_top_tile_stays_when_dealt_anew() -> None:
    state = scene(stack=["queen", "ivory_04", "ivory_05", "thief"], top_of_stack_back_visible="yes")
    assert {market(play(world, "refill"))["c3"] for world in worlds(state, SUSANNE)} == {"character"}


def test_an_opponent_who_can_only_sell_is_known_to_hold_a_set() -> None:
    state = scene(
        stack=(), market={"b1": "cattle_01"}, hands=([], FISH), boards=(["marble_03", "ivory_03", "ebony_04"], [])
    )
    play(state, "take b1")
    assert state.undo_floor == 1
    assert all(legal(world) for world in worlds(state, SUSANNE))


# SB-13.7


@rule("SB-13.7")
def test_the_architects_player_knows_what_is_in_no_slot() -> None:
    state = scene(hands=(["architect"], []), reserve=["eye", "mummy", "cobra_1"], slots=["pyramid", "seven_points"])
    play(state, "play architect", "open cobra_1")
    assert slots(state, SUSANNE) == ["hidden", "hidden", None, None, None]
    assert {tuple(sorted(slot_faces(world))) for world in worlds(state, SUSANNE)} == {("pyramid", "seven_points")}
    assert len({tuple(slot_faces(world)) for world in worlds(state, THOMAS, 200)}) == 12  # two of four, in order


@rule("SB-13.7")
def test_who_has_looked_at_the_slots_knows_the_reserve() -> None:
    state = play(scene(hands=(WHEAT, []), slots=FIVE, reserve=OTHERS), "sell wheat", "open mummy")
    assert look(state, SUSANNE)["reserve"] == {"count": 3, "known": OTHERS}


@rule("SB-13.7", "SB-R32")
def test_when_the_slots_are_empty_everybody_knows_the_reserve() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["cobra_1"], reserve=OTHERS), "sell wheat")
    assert look(state, THOMAS)["reserve"] == look(state, SPECTATOR)["reserve"] == {"count": 3, "known": OTHERS}


@rule("SB-13.7")
def test_what_an_eye_put_back_cannot_be_with_the_opponent_yet() -> None:
    """The bag holds 8 and 9, Thomas 11 debens; the 8 goes back, so it stays in the bag in every world."""
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[8, 9]), "sell wheat", "pocket higher")
    assert player(state, SUSANNE, SUSANNE)["eye_returned"] == 8
    assert all(8 not in debens(world, THOMAS) for world in worlds(state, SUSANNE))
    assert any(8 in debens(world, SUSANNE) for world in worlds(state, THOMAS))


@rule("SB-13.7")
def test_what_an_eye_put_back_is_not_what_the_opponent_had_drawn_before() -> None:
    """Thomas trades a coin tile for the 5 of 5, 8 and 9, then Susanne's Eye puts back the 8."""
    state = scene(hands=(WHEAT, []), market={"b1": "fish_03"}, slots=["eye"], bag=[5, 8, 9], turn=THOMAS, seed=2)
    play(state, "take b1", "trade", "sell wheat", "pocket higher")
    assert player(state, SUSANNE, SUSANNE)["eye_returned"] == 8
    assert all(8 not in debens(world, THOMAS) for world in worlds(state, SUSANNE))


@rule("SB-13.7")
def test_what_an_eye_put_back_may_be_drawn_by_the_opponent_later() -> None:
    """Of 3, 8 and 9 Susanne's Eye draws 8 and 9 and puts back the 8; then Thomas trades a coin tile."""
    state = scene(hands=(WHEAT, []), market={"b1": "fish_03"}, slots=["eye"], bag=[3, 8, 9], seed=8)
    play(state, "sell wheat", "pocket higher", "take b1", "trade")
    assert player(state, SUSANNE, SUSANNE)["eye_returned"] == 8
    assert {8 in debens(world, THOMAS) for world in worlds(state, SUSANNE)} == {True, False}


# SB-13.8


@rule("SB-13.8", "SB-R33")
def test_a_spectator_no_longer_knows_a_tile_that_may_have_been_stolen() -> None:
    state = scene(hands=(["thief"], ["fish_04", "marble_03"]), seen=["fish_04", "marble_03"])
    assert known_hand(state, THOMAS, by=SPECTATOR) == ["fish_04", "marble_03"]
    play(state, "play thief")
    assert known_hand(state, THOMAS, by=SPECTATOR) == known_hand(state, SUSANNE, by=SPECTATOR) == []


@rule("SB-13.8")
def test_a_spectator_knows_a_stolen_tile_if_it_was_the_only_one() -> None:
    state = play(scene(hands=(["thief"], ["fish_04", "queen"]), seen=["fish_04"]), "play thief", "steal goods")
    assert known_hand(state, SUSANNE, by=SPECTATOR) == ["fish_04"]


@rule("SB-13.8")
def test_a_spectator_sees_the_back_of_a_tile_the_vizier_takes() -> None:
    state = scene(hands=(["vizier"], []), boards=([], ["fish_04", "marble_03"]), seen=["fish_04", "marble_03"])
    heard = listen(state, "play vizier", "claim fish_04", observer=SPECTATOR)
    assert heard[-1] == Message("claimed", {"seat": seat_word(SUSANNE), "tile": Message("back-goods")})
    assert known_board(state, THOMAS, by=SPECTATOR) == known_hand(state, SUSANNE, by=SPECTATOR) == []


@rule("SB-13.8", "SB-13.6", "SB-R33")
def test_a_theft_of_a_tile_in_doubt_tells_a_spectator_nothing() -> None:
    views = set()
    for seed in range(30):
        state = scene(
            hands=(["scribe_m", "thief"], SEVEN),
            seen=["fish_04", "marble_03"],
            market={"b1": "cattle_05", "f1": "cattle_01"},
            seed=seed,
        )
        play(state, "play scribe_m", "shed fish_05", "take b1", "play thief")
        views.add(json.dumps(look(state, SPECTATOR)))
    assert len(views) == 1


@rule("SB-13.8", "SB-13.6")
def test_a_mummy_does_not_tell_a_spectator_what_a_vizier_took() -> None:
    state = scene(
        hands=(["scribe_m", "vizier", *WHEAT], SEVEN),
        seen=["fish_04", "marble_03"],
        market={"b1": "cattle_02", "f1": "cattle_01"},
        slots=["mummy"],
        stack=["ebony_01", "ebony_03", "ebony_04", "ebony_05", "ebony_06"],
    )
    play(state, "play scribe_m", "shed fish_04", "take b1", "play vizier", "take f1", "sell wheat")
    assert known_hand(state, SUSANNE, by=THOMAS) == ["fish_04"]
    assert known_hand(state, SUSANNE, by=SPECTATOR) == []


@rule("SB-13.8")
def test_a_spectator_goes_on_being_in_doubt_when_a_player_is_not() -> None:
    state = scene(
        hands=(["scribe_m", "vizier"], [*SEVEN, "queen"]),
        boards=([], ["thief"]),
        seen=["fish_04", "marble_03"],
        market={"b1": "cattle_02"},
    )
    play(state, "play scribe_m", "shed fish_04", "shed marble_04", "take b1", "play vizier", "claim thief")
    assert in_doubt(state, THOMAS, by=SUSANNE) == []
    assert in_doubt(state, THOMAS, by=SPECTATOR) == ["fish_04", "marble_03"]


# SB-14.1


def uses_chance(state: State, *moves: str) -> bool:
    before = chance(state)
    play(state, *moves)
    return chance(state) != before


@rule("SB-14.1")
def test_no_chance_in_the_market() -> None:
    assert not uses_chance(scene(market={"b1": "fish_02", "c1": "queen"}), "take b1")
    assert not uses_chance(scene(stack=["fish_02", "fish_01", "fish_04"]), "refill", "take c3")


@rule("SB-14.1")
def test_no_chance_in_a_sale() -> None:
    assert not uses_chance(scene(hands=(WHEAT, []), slots=["mummy", "seven_points"]), "sell wheat", "open mummy")


@rule("SB-14.1")
def test_no_chance_in_most_characters() -> None:
    assert not uses_chance(scene(hands=(["queen"], []), stack=["fish_01", "fish_02", "fish_04"]), "play queen")
    assert not uses_chance(
        scene(hands=(["vizier"], []), boards=([], ["fish_01", "queen"])), "play vizier", "claim queen"
    )
    assert not uses_chance(scene(hands=(["merchant"], []), market={"d4": "queen"}), "play merchant")
    assert not uses_chance(scene(hands=(["scribe_m"], SEVEN)), "play scribe_m", "shed fish_04")


@rule("SB-14.1")
def test_chance_in_debens_thief_and_architect() -> None:
    assert uses_chance(scene(market={"b1": "fish_03"}), "take b1", "trade")
    assert uses_chance(scene(hands=(WHEAT, []), slots=["eye"]), "sell wheat")
    assert uses_chance(scene(hands=(["thief"], ["fish_04", "fish_05"])), "play thief")
    assert uses_chance(
        scene(hands=(["architect"], []), reserve=["eye", "mummy", "cobra_1", "cobra_2"]), "play architect"
    )

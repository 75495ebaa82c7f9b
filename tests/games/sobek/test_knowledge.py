"""SB-13.1, 13.2, 13.4 to 13.6: who sees what, and who remembers it."""

from perankh.engine.message import Message, seat_word
from perankh.engine.rng import Rng
from tests.games.sobek.knowledge import FISH, WHEAT, boards, hands, known_board, known_hand, worlds
from tests.games.sobek.scene import SPECTATOR, SUSANNE, THOMAS, hand, look, market, player, scene, slots
from tests.support import legal, listen, play, play_out, rule

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
    state = scene().game.new(seed=7)
    assert look(state, SPECTATOR)["unused"] == []
    play_out(state, Rng(7))
    assert len(look(state, SPECTATOR)["unused"]) == 2


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

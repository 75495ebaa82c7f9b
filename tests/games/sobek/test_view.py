"""What people see: the view, prompts, moves in words, the table as text."""

import json

import pytest

from perankh.engine.game import State
from perankh.engine.message import Message, seat_word
from perankh.engine.rng import Rng
from perankh.words import words
from tests.games.sobek.scene import GAME, SPECTATOR, SUSANNE, THOMAS, look, player, scene
from tests.support import legal, play, rule

WHEAT = ["wheat_01", "wheat_02", "wheat_03"]
FISH = ["fish_01", "fish_02", "fish_04"]
SEVEN = [*WHEAT, *FISH, "ivory_04"]
SUSANNE_WORD, THOMAS_WORD = seat_word(SUSANNE), seat_word(THOMAS)


def random_game(seed: int) -> list[State]:
    """Every position of a random game."""
    state = GAME.new(seed=seed)
    rng = Rng(seed)
    positions = [state.clone()]
    while state.seat >= 0:
        moves = state.legal()
        state.play(moves[rng.below(len(moves))])
        positions.append(state.clone())
    return positions


# The view


def test_a_view_is_plain_data() -> None:
    state = scene(hands=(["queen"], WHEAT), slots=["eye"], market={"b1": "fish_01"})
    for observer in (SUSANNE, THOMAS, SPECTATOR):
        assert json.loads(json.dumps(look(state, observer))) == look(state, observer)


def test_every_tile_is_accounted_for_at_any_time() -> None:
    for state in random_game(11):
        view = look(state, SPECTATOR)
        held = [
            count for seat in (0, 1) for part in ("hand", "board") for count in view["players"][seat][part].values()
        ]
        sold = [len(pile["tiles"]) for one in view["players"] for pile in one["sold"].values()]
        market = sum(tile is not None for tile in view["market"])
        assert sum(held) + sum(sold) + market + view["stack"] + len(view["box"]) + 2 == 65


def test_every_pirogue_and_deben_is_accounted_for_at_any_time() -> None:
    for state in random_game(12):
        view = look(state, state.seat if state.seat >= 0 else SPECTATOR)
        places = [*filter(None, view["slots"]), *view["drawn"], *view["used_pirogues"]]
        kept = [name for seat in (0, 1) for name in view["players"][seat]["pirogues"]]
        assert len(places) + len(kept) + view["reserve"]["count"] == 13
        assert view["bag"] + sum(view["players"][seat]["debens"]["count"] for seat in (0, 1)) == 13


def test_the_own_hand_and_board_are_complete() -> None:
    for state in random_game(13):
        for seat in (SUSANNE, THOMAS):
            own = player(state, seat, seat)
            assert len(own["hand_known"]) == sum(own["hand"].values())
            assert len(own["board_known"]) == sum(own["board"].values())


def test_what_others_know_is_part_of_what_is_there() -> None:
    for state in random_game(14):
        for by in (1 - SUSANNE, SPECTATOR):
            assert set(player(state, SUSANNE, by)["hand_known"]) <= set(player(state, SUSANNE, SUSANNE)["hand_known"])
            assert set(player(state, SUSANNE, by)["board_known"]) <= set(player(state, SUSANNE, SUSANNE)["board_known"])


def test_the_view_says_who_looks_and_who_decides() -> None:
    state = scene(turn=THOMAS)
    assert look(state, SUSANNE)["you"] == SUSANNE
    assert look(state, SPECTATOR)["you"] is None
    assert look(state, SUSANNE)["decider"] == THOMAS
    assert look(state, SUSANNE)["ended_by"] is None


def test_free_turning_is_shown() -> None:
    assert look(scene(free=True), THOMAS)["free_turning"] is True
    assert look(scene(), THOMAS)["free_turning"] is False


@rule("SB-2.11", "SB-12.1")
def test_a_pile_shows_tiles_scarabs_and_points() -> None:
    state = scene(sold=({"ivory": ["ivory_04", "ivory_05", "queen"]}, {}))
    assert player(state, SUSANNE)["sold"] == {
        "ivory": {"tiles": ["ivory_04", "ivory_05", "queen"], "pirogues": 0, "scarabs": 6, "points": 18}
    }


# Prompts


def test_prompt_of_the_first_turn() -> None:
    state = scene(ankh=None, market={"c3": "fish_01", "d3": "fish_02"})
    assert state.prompt_for(THOMAS) == Message("prompt-first", {"seat": SUSANNE_WORD})


def test_prompt_of_a_turn() -> None:
    state = scene(market={"b1": "fish_01"})
    assert state.prompt_for(SUSANNE) == Message("prompt-act", {"seat": SUSANNE_WORD})
    assert state.prompt_for(THOMAS) == Message("prompt-waiting", {"seat": SUSANNE_WORD})
    assert state.prompt_for(SPECTATOR) == Message("prompt-waiting", {"seat": SUSANNE_WORD})


def test_prompt_of_an_extra_turn() -> None:
    assert scene(free=True).prompt_for(SUSANNE) == Message("prompt-act-free", {"seat": SUSANNE_WORD})


def test_prompt_after_a_refill() -> None:
    state = play(scene(stack=FISH), "refill")
    assert state.prompt_for(THOMAS) == Message("prompt-centre", {"seat": SUSANNE_WORD})


def test_prompt_of_a_sale() -> None:
    state = play(scene(hands=([*WHEAT, "wheat_07"], [])), "sell wheat")
    wheat = Message("good-wheat")
    assert state.prompt_for(SUSANNE) == Message("prompt-set", {"seat": SUSANNE_WORD, "good": wheat, "count": 4})
    assert state.prompt_for(THOMAS) == Message("prompt-waiting", {"seat": SUSANNE_WORD})


def test_prompt_of_a_scribe() -> None:
    state = play(scene(hands=(["scribe_m"], [*SEVEN, "queen"])), "play scribe_m")
    assert state.prompt_for(THOMAS) == Message("prompt-scribe-sheds", {"seat": THOMAS_WORD, "count": 2})
    assert state.prompt_for(SUSANNE) == Message("prompt-waiting", {"seat": THOMAS_WORD})


def test_prompt_of_a_courtesan() -> None:
    state = scene(sold=({"wheat": WHEAT, "fish": FISH}, {}), hands=(["courtesan", "wheat_07", "statue_01"], []))
    play(state, "play courtesan")
    assert state.prompt_for(SUSANNE) == Message("prompt-courtesan-adds", {"seat": SUSANNE_WORD, "count": 2})
    play(state, "add statue_01")
    joins = Message("prompt-courtesan-joins", {"seat": SUSANNE_WORD, "tile": Message("good-statue")})
    assert state.prompt_for(SUSANNE) == joins


def test_prompt_of_an_eye() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[4, 8]), "sell wheat")
    prompt = state.prompt_for(SUSANNE)
    assert prompt.id == "prompt-deben-of-two"
    assert {prompt.args["first"], prompt.args["second"]} == {4, 8}


def prompt_after(state: State, move: str) -> str:
    """The prompt that everybody may read."""
    play(state, move)
    assert state.prompt_for(THOMAS) == state.prompt_for(SPECTATOR) == state.prompt_for(SUSANNE)
    return state.prompt_for(SPECTATOR).id


def test_prompts_of_a_take() -> None:
    assert prompt_after(scene(market={"b1": "fish_03"}), "take b1") == "prompt-coin-tile"
    around = {"b1": "queen", "c1": "fish_01", "b2": "fish_02"}
    assert prompt_after(scene(market=around), "take b1") == "prompt-orient"


def test_prompts_of_pirogues() -> None:
    sale = scene(hands=(WHEAT, []), slots=["eye", "mummy"])
    assert prompt_after(sale, "sell wheat") == "prompt-pirogue-of-slots"
    architect = scene(hands=(["architect"], []), reserve=["eye", "mummy"])
    assert prompt_after(architect, "play architect") == "prompt-pirogue-of-reserve"
    scarabs = scene(hands=(WHEAT, []), sold=({"fish": FISH}, {}), slots=["two_scarabs"])
    assert prompt_after(scarabs, "sell wheat") == "prompt-scarabs-to"
    pointing = scene(hands=(WHEAT, []), market={"b1": "fish_01", "c1": "queen"}, slots=["pointing_hand"])
    assert prompt_after(pointing, "sell wheat") == "prompt-point-at"


def test_prompts_of_characters() -> None:
    vizier = scene(hands=(["vizier"], []), boards=([], ["fish_01", "queen"]))
    assert prompt_after(vizier, "play vizier") == "prompt-vizier-takes"
    thief = scene(hands=(["thief"], ["fish_01", "queen"]))
    assert prompt_after(thief, "play thief") == "prompt-thief-steals"
    merchant = scene(hands=(["merchant"], []), market={"b2": "fish_01", "c4": "queen"})
    assert prompt_after(merchant, "play merchant") == "prompt-merchant-takes"
    priest = scene(hands=(["high_priest"], []), boards=(["fish_01", "queen"], []))
    assert prompt_after(priest, "play high_priest") == "prompt-priest-purges"


def test_prompt_after_the_end() -> None:
    state = play(scene(stack=(), market={"b1": "fish_01"}), "take b1")
    assert state.prompt_for(SUSANNE) == Message("prompt-over")


# Moves in words


def label(state: State, move: str) -> str:
    return words("en", "sobek").say(state.label(state.game.move(move)), ["Susanne", "Thomas"])


def test_a_take_says_what_is_taken_and_what_it_costs() -> None:
    state = scene(market={"b1": "wheat_07", "c1": "fish_03", "d1": "queen", "e1": "ebony_04"})
    assert label(state, "take b1") == "Take wheat with a scarab at b1"
    assert label(state, "take c1") == "Take fish with a coin at c1 (1 corruption)"
    assert label(state, "take d1") == "Take character at d1 (2 corruption)"
    assert label(state, "take e1") == "Take ebony with 2 scarabs at e1 (3 corruption)"


def test_a_take_of_the_merchant_costs_nothing() -> None:
    state = play(scene(market={"b1": "wheat_07", "c1": "fish_01"}, hands=(["merchant"], [])), "play merchant")
    assert label(state, "take c1") == "Take fish at c1"


def test_pointing_says_what_it_costs_the_opponent() -> None:
    state = scene(hands=(WHEAT, []), market={"b1": "wheat_07", "c1": "fish_01"}, slots=["pointing_hand"])
    play(state, "sell wheat")
    assert label(state, "point c1") == "Point at fish at c1 (1 corruption)"


def test_other_moves_in_words() -> None:
    state = scene(hands=([*WHEAT, "wheat_07", "queen"], []), stack=["fish_01", "fish_02"])
    assert label(state, "refill") == "Refill the market (2 in the stack)"
    assert label(state, "sell wheat") == "Sell wheat"
    assert label(state, "play queen").startswith("Play the Queen (counts as ivory; played: ")
    play(state, "sell wheat")
    assert label(state, "hold wheat_07") == "Hold back wheat with a scarab"
    assert label(state, "done") == "Sell: wheat, wheat, wheat, wheat with a scarab"


def test_debens_in_words() -> None:
    state = play(scene(hands=(WHEAT, []), slots=["eye"], bag=[4, 8]), "sell wheat")
    assert label(state, "pocket lower") == "Keep the 4 (the 8 goes back)"
    assert label(state, "pocket higher") == "Keep the 8 (the 4 goes back)"


def test_purging_in_words() -> None:
    state = play(scene(hands=(["high_priest"], []), boards=(["fish_01", "statue_01"], [])), "play high_priest")
    assert label(state, "purge fish") == "fish"
    assert label(state, "purge wild") == "all statues and the Architect"


def test_moves_name_the_element_they_belong_to() -> None:
    state = scene(market={"b1": "fish_01"}, hands=([*WHEAT, "queen"], []))
    assert [state.element(move) for move in state.legal()] == ["cell b1", "good wheat", "tile queen"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_put_into_words(language: str) -> None:
    say = words(language, "sobek").say
    for state in random_game(21):
        state.journal = []
        if state.seat < 0:
            return
        assert say(state.prompt_for(state.seat))
        for move in state.legal():
            assert say(state.label(move))
        play(state, legal(state)[-1])
        for note in state.journal:
            assert say(note.message)


# The table as text


def draw(state: State, seat: int | None) -> str:
    return GAME.draw(state.view(seat), lambda message: words("en", "sobek").say(message, ["Susanne", "Thomas"]))


def test_the_terminal_shows_the_own_tiles_and_hides_the_others() -> None:
    state = scene(hands=(["queen", "ivory_04"], ["thief"]), market={"b1": "fish_06", "c1": "vizier"}, slots=["eye"])
    text = draw(state, SUSANNE)
    assert "Queen" in text
    assert "ivory with 3 scarabs" in text
    assert "Thief" not in text
    assert "Vizier" not in text
    assert "fis↔•" in text
    assert "▒?▒" in text


def test_the_terminal_shows_characters_after_the_end() -> None:
    state = play(scene(stack=(), market={"b1": "fish_01", "d4": "vizier"}), "take b1")
    assert "Vizier" in draw(state, SPECTATOR)


def test_the_terminal_shows_the_top_of_the_stack_where_it_is_visible() -> None:
    assert "Top of the stack: character" in draw(scene(stack=["queen"], top_of_stack_back_visible="yes"), SUSANNE)
    assert "Top of the stack" not in draw(scene(stack=["queen"]), SUSANNE)

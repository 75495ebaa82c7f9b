"""Random play with other libraries, in an environment of their own; prints decisions a second as JSON.

python benchmarks/peers.py         (run by bench.py, which installs what it needs)
"""

import json
import random
import time

ROUNDS = 5
SHORTEST = 0.5


def rate(work):
    """Decisions a second, best of several rounds."""
    work()
    best = 0.0
    for _ in range(ROUNDS):
        done = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < SHORTEST:
            done += work()
        best = max(best, done / spent)
    return best


def openspiel_loop(game):
    """Decisions of players in one random game, played from Python."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
    return decisions


def openspiel_rollouts(game):
    """Games that never leave C++: a search that looks twice and judges by a thousand random games each time.

    Their length is known from games played from Python.
    """
    import pyspiel

    length = sum(openspiel_loop(game) for _ in range(200)) / 200
    state = dealt(game)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1000, 1), 2.0, 2, 100, False, 1, False)

    def work():
        bot.mcts_search(state)
        return 2 * 1000 * length

    return rate(work)


def dealt(game):
    """The search starts where a player decides; the draws before that cost it nothing."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    return state


def pettingzoo_connect_four():
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def work():
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                decisions += 1
                env.step(env.action_space(agent).sample(seen["action_mask"]))
        return decisions

    return rate(work)


def rlcard_gin_rummy():
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("gin-rummy")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work():
        trajectories, _ = env.run(is_training=False)
        return sum(len(one) // 2 for one in trajectories)

    return rate(work)


def catanatron_catan():
    from catanatron import Color, Game, RandomPlayer

    def work():
        decisions = 0
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return rate(work)


def main():
    import pyspiel

    four, rummy = pyspiel.load_game("connect_four"), pyspiel.load_game("gin_rummy")
    measures = {
        "open_spiel connect_four, C++": lambda: openspiel_rollouts(four),
        "open_spiel connect_four, Python loop": lambda: rate(lambda: openspiel_loop(four)),
        "open_spiel gin_rummy, C++": lambda: openspiel_rollouts(rummy),
        "pettingzoo connect_four": pettingzoo_connect_four,
        "rlcard gin_rummy": rlcard_gin_rummy,
        "catanatron catan": catanatron_catan,
    }
    found = {}
    for name, work in measures.items():
        try:
            found[name] = work()
        except Exception as problem:
            found[name] = None
            found[name + " problem"] = repr(problem)
    print(json.dumps(found))


if __name__ == "__main__":
    main()

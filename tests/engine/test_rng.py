"""The generators: seeded, even, and the same whether compiled or not."""

from collections import Counter

from perankh.engine.rng import Rng, seed_words, shuffle


def test_known_numbers() -> None:
    """Written down once; a change here would change every game ever recorded."""
    rng = Rng(5)
    assert [rng.below(10) for _ in range(20)] == [0, 9, 9, 5, 2, 4, 5, 3, 7, 3, 7, 7, 5, 9, 5, 5, 8, 9, 5, 2]
    assert [rng.word() for _ in range(2)] == [1112586399, 516270974]


def test_words_have_32_bits() -> None:
    rng = Rng("x")
    assert all(0 <= rng.word() < 2**32 for _ in range(1000))
    assert all(0 <= word < 2**32 for word in seed_words("y"))


def test_numbers_are_even() -> None:
    rng = Rng("even")
    counts = Counter(rng.below(7) for _ in range(70_000))
    assert set(counts) == set(range(7))
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 30


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng("shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = rng.words[:]
        for k in range(4):
            items[k] = k
        shuffle(rng.words, 0, items, 0, 4)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 60

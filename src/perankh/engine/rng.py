"""Seeded generators: four words of 32 bits each (Doty-Humphrey's sfc32), kept wherever their owner keeps its numbers.

All arithmetic stays below 2**63, so interpreted and compiled code draw the same numbers.
"""

import hashlib
from typing import Final

from perankh.engine.nat import i64, vec

WORDS: Final = 4  # of one generator
MASK: Final = 0xFFFFFFFF


def seed_words(seed: str) -> list[int]:
    """The starting words of a generator, from any text."""
    digest = hashlib.sha256(seed.encode()).digest()
    return [int.from_bytes(digest[4 * k : 4 * k + 4], "little") for k in range(WORDS)]


def next_word(words: vec[i64], at: i64) -> i64:
    a = words[at]
    b = words[at + 1]
    c = words[at + 2]
    result = (a + b + words[at + 3]) & MASK
    words[at + 3] = (words[at + 3] + 1) & MASK
    words[at] = b ^ (b >> 9)
    words[at + 1] = (c + (c << 3)) & MASK
    words[at + 2] = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
    return result


def draw(words: vec[i64], at: i64, n: i64) -> i64:
    """A number from 0 to n - 1, all equally likely (Lemire's multiply and reject)."""
    while True:
        product = next_word(words, at) * n
        low = product & MASK
        if low >= n or low >= (MASK + 1 - n) % n:
            return product >> 32


class Rng:
    """A generator of its own, for bots, playouts and redeals."""

    def __init__(self, seed: object) -> None:
        self.words: vec[i64] = vec[i64](seed_words(str(seed)))

    def word(self) -> i64:
        return next_word(self.words, 0)

    def below(self, n: i64) -> i64:
        return draw(self.words, 0, n)

    def shuffle(self, items: vec[i64], at: i64, n: i64) -> None:
        shuffle(self.words, 0, items, at, n)


def shuffle(words: vec[i64], source: i64, items: vec[i64], at: i64, n: i64) -> None:
    """Shuffle items[at : at + n] with the generator at words[source]."""
    k = n
    while k > 1:
        j = at + draw(words, source, k)
        k -= 1
        kept = items[at + k]
        items[at + k] = items[j]
        items[j] = kept

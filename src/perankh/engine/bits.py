"""Sets of small numbers as bits.

Compiled, `1 << k` is right only for k below 31, since the literal is a 32-bit number in C: use `bit` for more.
"""

from typing import Final

from perankh.engine.nat import i64, vec

_POWERS: Final[vec[i64]] = vec[i64]([2**k for k in range(62)])


def bit(k: i64) -> i64:
    return _POWERS[k]


def count_bits(number: i64) -> i64:
    count: i64 = 0
    while number:
        number &= number - 1  # takes the lowest bit away
        count += 1
    return count

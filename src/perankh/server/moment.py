"""What time it is, in milliseconds since 1970."""

import time

SECOND = 1000
DAY = 24 * 3600 * SECOND


def now() -> int:
    return time.time_ns() // 1_000_000

"""Rate limits: buckets of tokens, one per guest, address or socket."""

import time
from collections import OrderedDict

from perankh.server.refusals import Refused
from perankh.server.settings import Limit, Limits

MOST_BUCKETS = 20_000  # of one kind; those not used longest are forgotten


class Bucket:
    """Full at first; each use takes a token, time brings them back."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at

    def take(self, limit: Limit, at: float) -> float:
        """Seconds to wait; 0 if there was a token."""
        self.tokens = min(limit.burst, self.tokens + max(0.0, at - self.at) * limit.rate)
        self.at = at
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / limit.rate


class Buckets:
    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> float:
        at = time.monotonic()
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.limit.burst, at)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take(self.limit, at)


class Limiter:
    """Refuses whoever is too fast, and says when to come back."""

    def __init__(self, limits: Limits | None) -> None:
        self.kinds: dict[str, tuple[Buckets, Buckets]] = {}
        for kind in ("requests", "tables", "guesses", "sockets") if limits else ():
            limit: Limit = getattr(limits, kind)
            more = limits.address if limits else 1
            self.kinds[kind] = Buckets(limit), Buckets(Limit(limit.burst * more, limit.rate * more))

    def take(self, kind: str, guest: str | None, address: str) -> None:
        if kind in self.kinds:
            of_guest, of_address = self.kinds[kind]
            wait = of_address.take(address)
            if guest is not None:
                wait = max(wait, of_guest.take(guest))
            if wait:
                raise too_fast(wait)


def too_fast(wait: float) -> Refused:
    return Refused("too-fast", retry_after=round(wait, 2), seconds=int(wait) + 1)

"""What can go wrong with the store."""


class Conflict(Exception):
    """Somebody else has written this version (or claimed this name) before us."""


class Unavailable(Exception):
    """The store does not answer. What was being written may or may not be there."""

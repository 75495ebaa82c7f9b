"""One table, without any input or output: its log, what follows from it, and what may be done at it."""

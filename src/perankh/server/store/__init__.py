"""Where tables are kept: an append-only log of events per table, and what can be looked up without reading it."""

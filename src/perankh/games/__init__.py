"""One package per game; the catalogue finds them."""

"""The contract that all games keep and everything else drives. Knows no game by name and does no input or output."""

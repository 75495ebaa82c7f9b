"""The box: boards, tracks, tiles and their actions, as typed tables built from components.toml."""

from perankh.games.men_nefer.components.box import Box

__all__ = ["Box"]

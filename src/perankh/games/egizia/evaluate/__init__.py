"""An estimate of final points, for the bots."""

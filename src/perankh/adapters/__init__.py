"""The games as other libraries know games: OpenSpiel, PettingZoo, Gymnasium. Each needs the extra of its name."""

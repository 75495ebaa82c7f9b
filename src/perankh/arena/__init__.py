"""Matches between bots, paired so that luck cancels out, on local processes or on a Ray cluster."""

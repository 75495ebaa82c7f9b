"""Opponents: one protocol, one registry."""

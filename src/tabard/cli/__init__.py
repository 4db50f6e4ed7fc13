"""Tabard in the terminal: games, play, simulate, replay, verify, rules, serve."""

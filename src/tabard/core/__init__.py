"""The engine: choices, decisions, events, steps and the agenda. It knows no game."""

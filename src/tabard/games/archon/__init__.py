"""Archon: Glory & Machination: two to four courtly houses, nine rounds, one city wall."""

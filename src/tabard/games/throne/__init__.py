"""Throne of Allegoria: two to four houses, six weeks, one throne."""

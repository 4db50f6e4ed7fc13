"""Allegiance: hidden and shifting loyalty between the Temple and the Thieves' Guild."""

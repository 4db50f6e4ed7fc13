"""Castellans of Valeria: two to five castellans, or one against the city's best."""

"""How Castellans is judged."""

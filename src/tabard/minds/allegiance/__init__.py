"""How Allegiance is judged."""

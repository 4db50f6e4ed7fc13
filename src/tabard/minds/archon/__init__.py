"""How Archon is judged."""

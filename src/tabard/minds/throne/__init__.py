"""How Throne is judged."""

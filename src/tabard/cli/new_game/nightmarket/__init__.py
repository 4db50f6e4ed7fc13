"""Night Market: lay a card that nobody else lays."""

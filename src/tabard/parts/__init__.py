"""Table material that games share."""

"""Tables: their journal, the live match, who sits there, who plays for bots, who hosts."""

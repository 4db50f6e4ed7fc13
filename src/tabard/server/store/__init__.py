"""What is kept: the interface, and the same in one SQLite file."""

"""A small game of hidden cards that `tabard new-game` writes out, to be changed step by step."""

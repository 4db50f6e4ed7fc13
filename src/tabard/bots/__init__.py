"""Opponents: random, greedy, ISMCTS. They receive Knowledge, never a state of a match."""

"""Doors for researchers: the games as environments of PettingZoo, OpenSpiel and Gymnasium."""

"""Bots from outside: a class of another package, or a program in any language."""

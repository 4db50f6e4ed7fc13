"""Processes for bots and analyses, and what runs in them."""

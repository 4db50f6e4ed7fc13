"""Tournaments with ratings, balance reports, and analysis of finished matches."""

"""Entrances: what is asked over HTTP and the socket, one file a group of routes."""

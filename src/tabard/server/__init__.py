"""The web table: server, store, sockets and the workers in which bots think."""

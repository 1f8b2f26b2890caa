"""The wires of a game: messages over WebSocket, or server-sent events and POST."""

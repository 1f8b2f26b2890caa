"""Tables over HTTP and WebSocket: a log that loses nothing, views that leak nothing."""

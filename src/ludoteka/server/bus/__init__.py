"""How processes that serve the same tables tell each other that a log has grown."""

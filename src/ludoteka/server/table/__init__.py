"""A table: its log, what it comes to, and one in memory with those who look at it."""

"""What can be done at a table, and new tables."""

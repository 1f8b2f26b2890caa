"""What can be asked of a table: questions, the past, report, record, the board as text."""

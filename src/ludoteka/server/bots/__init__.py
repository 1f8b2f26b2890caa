"""Who moves when no person does, and what a bot would do in a person's place."""

"""Players that see no more than a person in their seat: random, greedy."""

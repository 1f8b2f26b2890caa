"""For readers: a board as words or as a drawing, a finished game looked back at."""

"""What `run.py` does before the program runs: installing, building, compiling, and telling of it.

Standard library only: nothing is installed yet.
"""

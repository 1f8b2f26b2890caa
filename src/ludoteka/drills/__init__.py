"""Drills for a server in a process of its own: load, and being killed again and again."""

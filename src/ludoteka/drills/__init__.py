"""Trials of real servers, a package for each; what they share lies beside them.

load: how long moves take at many tables. torture: the server is killed while people play. canary:
is anybody told what it may not know? frames: frames that nobody should send, in great numbers.
"""

"""A game in the terminal: people at the prompt, bots beside them, one screen for all.

Where several people share the screen, one may not see what is only for another: before such a
thing is shown the screen is wiped and handed over, and what is shown openly is what an onlooker
may see.
"""

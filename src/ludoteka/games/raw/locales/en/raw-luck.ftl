# What the deck did for a player: what came, beside what was to be expected. The names of the figures
# are those of games/raw/luck.py.

raw-luck-draws = Stars of the cards dealt and drawn: { $actual-decimal } (expected { $expected-decimal })
raw-luck-burning = Burning checks that worked: { $actual-decimal } (expected { $expected-decimal })

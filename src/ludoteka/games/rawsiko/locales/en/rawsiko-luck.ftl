# What the dice did in the clashes of a player: what came, beside what was to be expected. The names
# of the figures are those of games/rawsiko/luck.py; $actual-decimal and $expected-decimal are assets.

rawsiko-luck-losses = Assets lost: { $actual-decimal } (expected { $expected-decimal })
rawsiko-luck-kills = Rivals’ assets removed: { $actual-decimal } (expected { $expected-decimal })

# What the dice did in the clashes of a player: what came, beside what was to be expected. The names
# of the figures are those of games/rawsiko/luck.py; $actual-decimal and $expected-decimal are assets.

rawsiko-luck-losses = Elveszített érdekeltségek: { $actual-decimal } (várható: { $expected-decimal })
rawsiko-luck-kills = Az ellenfelek elveszített érdekeltségei: { $actual-decimal } (várható: { $expected-decimal })

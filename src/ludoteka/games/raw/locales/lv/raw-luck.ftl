# What the deck did for a player: what came, beside what was to be expected.

raw-luck-draws = Izdalīto un paņemto kāršu zvaigznītes: { $actual-decimal } (gaidāmas { $expected-decimal })
raw-luck-burning = Izdevušās dedzināšanas: { $actual-decimal } (gaidāmas { $expected-decimal })

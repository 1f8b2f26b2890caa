# What the deck did for a player: what came, beside what was to be expected.

raw-luck-draws = Hviezdičky rozdaných a potiahnutých kariet: { $actual-decimal } (očakávané { $expected-decimal })
raw-luck-burning = Úspešné pálenia: { $actual-decimal } (očakávané { $expected-decimal })

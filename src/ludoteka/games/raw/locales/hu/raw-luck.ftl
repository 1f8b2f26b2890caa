# What the deck did for a player: what came, beside what was to be expected.

raw-luck-draws = Az osztott és húzott lapok csillagai: { $actual-decimal } (várható: { $expected-decimal })
raw-luck-burning = Sikeres égetések: { $actual-decimal } (várható: { $expected-decimal })

# A table that goes on with a game of elsewhere: forked, or brought as a record.

web-log-from-elsewhere = Itt csak az látszik, amit ennél az asztalnál játszottak. A visszajátszásban az egész játszma megvan, az első lépéstől.

# A table that goes on with a game of elsewhere: forked, or brought as a record.

web-log-from-elsewhere = Only what was played at this table is listed here. The replay has the whole game, from its first move.

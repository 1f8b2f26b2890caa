# A table that goes on with a game of elsewhere: forked, or brought as a record.

web-log-from-elsewhere = Tu je len to, čo sa hralo pri tomto stole. Celú partiu si od prvého ťahu môžeš pozrieť znova.

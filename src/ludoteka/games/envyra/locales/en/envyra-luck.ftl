# Why nothing is measured.

envyra-luck-none = Secret cards apart, chance only chose which tiles came, and they lay there for everybody alike: there is no luck to measure.

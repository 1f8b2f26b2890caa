# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE.

raw-label-drafting = Drafting
raw-label-hunt = The hunt
raw-label-underworld = Underworld
raw-label-summoning = Summoning
raw-label-last-standing = Last one standing
raw-label-trophies = Trophies
raw-label-trophies-apart = count apart
raw-label-trophies-lives = become lives
raw-label-first = First player
raw-label-first-random = chance
raw-label-first-lobby = first seat

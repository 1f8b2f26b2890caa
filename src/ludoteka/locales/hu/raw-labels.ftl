# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE.

raw-label-drafting = Draft
raw-label-hunt = Vadászat
raw-label-underworld = Alvilág
raw-label-summoning = Megidézés
raw-label-last-standing = Az utolsó talpon maradó
raw-label-trophies = Trófeák
raw-label-trophies-apart = külön számítanak
raw-label-trophies-lives = életek lesznek
raw-label-first = Első játékos
raw-label-first-random = véletlen
raw-label-first-lobby = első hely

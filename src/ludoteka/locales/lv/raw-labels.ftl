# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE.

raw-label-drafting = Drafts
raw-label-hunt = Medības
raw-label-underworld = Pazeme
raw-label-summoning = Piesaukšana
raw-label-last-standing = Līdz pēdējam
raw-label-trophies = Trofejas
raw-label-trophies-apart = skaita atsevišķi
raw-label-trophies-lives = kļūst par dzīvībām
raw-label-first = Pirmais spēlētājs
raw-label-first-random = nejaušība
raw-label-first-lobby = pirmā vieta

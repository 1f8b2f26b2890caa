# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

raw-label-drafting = Draft
raw-label-hunt = Lov
raw-label-underworld = Podsvetie
raw-label-summoning = Vyvolávanie
raw-label-last-standing = Hra na posledného
raw-label-trophies = Trofeje
raw-label-trophies-apart = rátajú sa zvlášť
raw-label-trophies-lives = sú ako životy
raw-label-first = Kto začína
raw-label-first-random = náhoda
raw-label-first-lobby = prvé miesto

raw-label-trophies-detail = Zvlášť: trofeje sú v bezpečí, ale nikoho neudržia nažive. Ako životy: sú životmi vo všetkom a dajú sa ukradnúť.
raw-label-first-detail = Podľa pravidiel začína najstarší hráč: daj mu prvé miesto a vyber ho tu. Inak rozhodne náhoda.

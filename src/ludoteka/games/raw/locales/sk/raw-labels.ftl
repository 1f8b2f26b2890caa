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
raw-label-opening = Prvý ťah
raw-label-opening-auto = podľa počtu hráčov
raw-label-opening-short = krátky
raw-label-opening-full = celý
raw-label-truce = Prímerie
raw-label-truce-auto = podľa počtu hráčov
raw-label-truce-on = dve kolá
raw-label-truce-off = žiadne

raw-label-trophies-detail = Zvlášť: trofeje sú v bezpečí, ale nikoho neudržia nažive. Ako životy: sú životmi vo všetkom a dajú sa ukradnúť.
raw-label-first-detail = Podľa pravidiel začína najstarší hráč: daj mu prvé miesto a vyber ho tu. Inak rozhodne náhoda.
raw-label-opening-detail = Krátky: kto začína hru, má v tom ťahu len 3★ (v hrách začatých pred 4. vydaním 4★), lebo začínať je výhoda. Podľa počtu hráčov: krátky pri dvoch, inak celý.
raw-label-truce-detail = Dve kolá: vo svojich prvých dvoch ťahoch nikto nerabuje, takže nikto nevypadne, kým sa hra poriadne nezačala. Podľa počtu hráčov: pri piatich a šiestich.

# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

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
raw-label-opening = First turn
raw-label-opening-auto = by number of players
raw-label-opening-short = short
raw-label-opening-full = full
raw-label-truce = Truce
raw-label-truce-auto = by number of players
raw-label-truce-on = two rounds
raw-label-truce-off = none

raw-label-trophies-detail = Apart: trophies are safe but keep nobody alive. As lives: they count as lives in everything, and can be stolen.
raw-label-first-detail = By the rule book the oldest player begins: give them the first seat and choose it here. Otherwise chance decides.
raw-label-opening-detail = Short: who begins the game has only 3★ in that turn (4★ in games begun before edition 4), because beginning is an advantage. By number of players: short with two, full with more.
raw-label-truce-detail = Two rounds: nobody raids in their first two turns, so nobody is out before the game has begun. By number of players: with five or six.

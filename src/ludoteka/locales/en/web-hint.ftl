# "What would you do?": the button in the prompt bar, and its answer.

web-hint = Hint
web-hint-ask = What would you do? (T)
web-hint-thinking = Thinking …
web-hint-move = My advice: { $move }.
web-hint-play = Play it
web-hint-only = It is the only move you have.
web-hint-even = Your other moves are worth about as much.
web-hint-late = The game has gone on meanwhile. Ask again.
web-hints = Hints
web-hints-detail = On your turn a button tells what a bot would do in your place, and why. It knows only what you know.
web-keys-hint = What would you do? A hint for your turn

# What the browser says about RAW where the terminal's words would not fit.

raw-web-prompt-keep = Which cards do you keep in hand, { $most } at most? The others become your lives.
raw-web-wins = The winner: { $names }

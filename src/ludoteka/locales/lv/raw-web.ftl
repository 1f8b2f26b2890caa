# What the browser says about RAW where the terminal's words would not fit.

raw-web-prompt-keep = Kuras kārtis paturi rokā (ne vairāk par { $most })? Pārējās kļūst par tavām dzīvībām.
raw-web-wins = Uzvar { $names }

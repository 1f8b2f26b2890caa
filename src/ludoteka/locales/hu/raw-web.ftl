# What the browser says about RAW where the terminal's words would not fit.

raw-web-prompt-keep = Mely lapokat tartod meg a kezedben? Legfeljebb { $most } lapot választhatsz; a többi az életed lesz.
raw-web-wins = Győztes: { $names }

# What the browser says about RAW where the terminal's words would not fit.

raw-web-prompt-keep = Ktoré karty si necháš v ruke? Najviac { $most }; z ostatných budú tvoje životy.
raw-web-wins = Vyhráva: { $names }

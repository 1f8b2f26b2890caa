# What the table refuses about seats before the start.

ludoteka-why-device-seat-empty = Miesto { $seat-letter } je pre niekoho pri zariadení zakladateľa stola, ale zatiaľ ho tam nikto neobsadil.
ludoteka-why-not-of-this-device = Miesto { $seat-letter } nepatrí tomuto zariadeniu, takže ho tu nemožno obsadiť.
ludoteka-why-seats-changed = Miesta medzitým niekto zmenil. Pozri sa na ne ešte raz a zmeň, čo treba.

# What the table refuses about hints and reports.

ludoteka-why-hint-busy = O poslednej rade pre toto miesto sa ešte rozmýšľa.
ludoteka-why-hints-off = Zakladateľ stola pri ňom rady vypol.
ludoteka-why-no-hint = Teraz na to niet rady.
ludoteka-why-no-report = Na túto partiu sa nepodarilo pozrieť späť; skús to neskôr.

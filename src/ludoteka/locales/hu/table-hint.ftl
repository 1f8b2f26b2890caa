# What the table refuses about hints and reports.

ludoteka-why-hint-busy = Az előző tanács ehhez a helyhez még készül.
ludoteka-why-hints-off = Az asztalnyitó ennél az asztalnál kikapcsolta a tanácsokat.
ludoteka-why-no-hint = Erre most nincs tanács.
ludoteka-why-no-report = Erre a játszmára nem sikerült visszatekinteni; próbáld meg később.

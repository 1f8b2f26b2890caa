# What the table refuses about hints and reports.

ludoteka-why-hint-busy = The last hint for this seat is still being thought about.
ludoteka-why-hints-off = Hints are switched off at this table by the person who opened it.
ludoteka-why-no-hint = There is no hint for this now.
ludoteka-why-no-report = This game could not be looked back at; try again later.

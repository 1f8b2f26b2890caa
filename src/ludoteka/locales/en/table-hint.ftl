# What the table refuses about hints and reports.

ludoteka-why-hint-busy = The last hint for this seat is still being thought about.
ludoteka-why-no-hint = There is no hint for this now.
ludoteka-why-no-report = This game could not be looked back at; try again later.

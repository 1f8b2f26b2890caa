# What the table refuses about hints and reports.

ludoteka-why-hint-busy = Par iepriekšējo padomu šai vietai vēl tiek domāts.
ludoteka-why-hints-off = Galda veidotājs šeit padomus ir izslēdzis.
ludoteka-why-no-hint = Tam pašlaik nav padoma.
ludoteka-why-no-report = Šo partiju neizdevās pārskatīt; mēģini vēlāk.

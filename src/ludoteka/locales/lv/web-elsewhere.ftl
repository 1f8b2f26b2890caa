# A table that goes on with a game of elsewhere: forked, or brought as a record.

web-log-from-elsewhere = Šeit ir tikai tas, kas spēlēts pie šī galda. Visu partiju no pirmā gājiena var noskatīties atkārtojumā.

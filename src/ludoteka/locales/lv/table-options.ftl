# Ko galds saka par iestatījumiem, kas neatbilst vietu skaitam.

ludoteka-why-option-for-fewer-seats = { $most ->
    [zero] Viens no iestatījumiem ir galdam, kur ir ne vairāk kā { $most } vietu.
    [one] Viens no iestatījumiem ir galdam, kur ir ne vairāk kā { $most } vieta.
   *[other] Viens no iestatījumiem ir galdam, kur ir ne vairāk kā { $most } vietas.
} Noņem vietas vai izvēlies ko citu.
ludoteka-why-too-few-seats = { $least ->
    [zero] Šai spēlei vajag vismaz { $least } spēlētāju.
    [one] Šai spēlei vajag vismaz { $least } spēlētāju.
   *[other] Šai spēlei vajag vismaz { $least } spēlētājus.
} Pievieno vietu draugam vai botam.
ludoteka-why-too-many-seats = { $most ->
    [zero] Šo spēli var spēlēt ne vairāk kā { $most } spēlētāju.
    [one] Šo spēli var spēlēt ne vairāk kā { $most } spēlētājs.
   *[other] Šo spēli var spēlēt ne vairāk kā { $most } spēlētāji.
}

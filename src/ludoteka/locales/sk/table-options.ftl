# Čo hovorí stôl o možnostiach, ktoré sa nehodia k počtu miest.

ludoteka-why-option-for-fewer-seats = { $most ->
    [one] Jedna z možností je pre stôl, kde je najviac { $most } miesto.
    [few] Jedna z možností je pre stôl, kde sú najviac { $most } miesta.
    [many] Jedna z možností je pre stôl, kde je najviac { $most } miesta.
   *[other] Jedna z možností je pre stôl, kde je najviac { $most } miest.
} Uber miesta alebo zvoľ niečo iné.
ludoteka-why-too-few-seats = { $least ->
    [one] Túto hru musí hrať aspoň { $least } hráč.
    [few] Túto hru musia hrať aspoň { $least } hráči.
    [many] Túto hru musí hrať aspoň { $least } hráča.
   *[other] Túto hru musí hrať aspoň { $least } hráčov.
} Pridaj miesto pre niekoho z priateľov alebo pre bota.
ludoteka-why-too-many-seats = { $most ->
    [one] Túto hru môže hrať najviac { $most } hráč.
    [few] Túto hru môžu hrať najviac { $most } hráči.
    [many] Túto hru môže hrať najviac { $most } hráča.
   *[other] Túto hru môže hrať najviac { $most } hráčov.
}

# Izvēle blakus pogai „Spēlēt”: cik spēlētāju, kādi boti, kādi noteikumi.

web-choose = Izvēlēties spēlētājus, botus un noteikumus: { $title }
web-chooser-title = { $title }: kā gribi spēlēt?
web-chooser-players = Spēlētāju skaits
web-chooser-you-and = { $count ->
    [zero] Tu un { $count } botu.
    [one] Tu un { $count } bots.
   *[other] Tu un { $count } boti.
}
web-chooser-bots = Cik labi boti spēlē
web-chooser-rules = Noteikumi un varianti
web-chooser-play = Spēlēt
web-chooser-usual = Atpakaļ pie parastā
web-chooser-kept = Tas tiek saglabāts šajā ierīcē: turpmāk poga „Spēlēt pret botiem” nozīmē šo.
web-chosen-players = { $count ->
    [zero] { $count } spēlētāju
    [one] { $count } spēlētājs
   *[other] { $count } spēlētāji
}
web-chosen-bots-random = boti spēlē uz labu laimi
web-chosen-bots-greedy = gudri boti
web-chosen-bots = boti: { $level }
web-chosen-clock = gājienam { $time }
web-chosen-turns = { $count ->
    [zero] { $count } kārtu
    [one] { $count } kārta
   *[other] { $count } kārtas
}
# Līmenis, kuram programmai vēl nav vārda.
web-level-number = { $number }. līmenis no { $of }
web-option-fell = { $seats ->
    [zero] „{ $option }: { $value }” neder, ja spēlē { $seats } spēlētāju. Tagad ir „{ $now }”.
    [one] „{ $option }: { $value }” neder, ja spēlē { $seats } spēlētājs. Tagad ir „{ $now }”.
   *[other] „{ $option }: { $value }” neder, ja spēlē { $seats } spēlētāji. Tagad ir „{ $now }”.
}
web-option-for-fewer = { $seats ->
    [zero] „{ $option }: { $value }” der, ja ir ne vairāk kā { $seats } vietu. Noņem vietas vai izvēlies ko citu.
    [one] „{ $option }: { $value }” der, ja ir ne vairāk kā { $seats } vieta. Noņem vietas vai izvēlies ko citu.
   *[other] „{ $option }: { $value }” der, ja ir ne vairāk kā { $seats } vietas. Noņem vietas vai izvēlies ko citu.
}

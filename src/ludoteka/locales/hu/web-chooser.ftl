# A „Játssz most” melletti választó: hányan, milyen botokkal, milyen szabályokkal.

web-choose = Játékosok, botok és szabályok kiválasztása: { $title }
web-chooser-title = { $title }: hogyan szeretnél játszani?
web-chooser-players = Játékosok száma
web-chooser-you-and = { $count ->
    [one] Te és { $count } bot.
   *[other] Te és { $count } bot.
}
web-chooser-bots = Hogyan játszanak a botok
web-chooser-rules = Szabályok és változatok
web-chooser-play = Játék
web-chooser-usual = Vissza a szokásosra
web-chooser-kept = Ezt megjegyzi az eszköz: a „Játssz most” mostantól ezt jelenti.
web-chosen-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
web-chosen-bots-random = találomra játszó botok
web-chosen-bots-greedy = okos botok
web-chosen-bots = botok: { $level }
web-chosen-clock = lépésenként { $time }
web-chosen-turns = { $count ->
    [one] { $count } forduló
   *[other] { $count } forduló
}
# Egy szint, amelyre a programnak még nincs szava.
web-level-number = { $number }. szint, összesen { $of }
web-option-fell = { $seats ->
    [one] „{ $option }: { $value }” – ez { $seats } játékossal nem játszható. Most ez érvényes: „{ $now }”.
   *[other] „{ $option }: { $value }” – ez { $seats } játékossal nem játszható. Most ez érvényes: „{ $now }”.
}
web-option-for-fewer = { $seats ->
    [one] „{ $option }: { $value }” – ehhez legfeljebb { $seats } hely lehet. Vegyél el helyeket, vagy válassz mást.
   *[other] „{ $option }: { $value }” – ehhez legfeljebb { $seats } hely lehet. Vegyél el helyeket, vagy válassz mást.
}

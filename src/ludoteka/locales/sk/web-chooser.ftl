# Výber vedľa „Hrať hneď“: koľkí, s akými botmi, podľa akých pravidiel.

web-choose = Zvoliť hráčov, botov a pravidlá: { $title }
web-chooser-title = { $title }: ako chceš hrať?
web-chooser-players = Počet hráčov
web-chooser-you-and = { $count ->
    [one] Ty a { $count } bot.
    [few] Ty a { $count } boti.
    [many] Ty a { $count } bota.
   *[other] Ty a { $count } botov.
}
web-chooser-bots = Ako dobre boti hrajú
web-chooser-rules = Pravidlá a varianty
web-chooser-play = Hrať
web-chooser-usual = Späť na zvyčajné
web-chooser-kept = Pamätá si to toto zariadenie: odteraz to platí pre „Hrať hneď“.
web-chosen-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráča
   *[other] { $count } hráčov
}
web-chosen-bots-random = boti hrajú náhodne
web-chosen-bots-greedy = šikovní boti
web-chosen-bots = boti: { $level }
web-chosen-clock = na ťah { $time }
web-chosen-turns = { $count ->
    [one] { $count } kolo
    [few] { $count } kolá
    [many] { $count } kola
   *[other] { $count } kôl
}
# Úroveň, ktorú tento program ešte nevie pomenovať.
web-level-number = úroveň { $number } / { $of }
web-option-fell = { $seats ->
    [one] „{ $option }: { $value }“ sa nehodí k partii pre { $seats } hráča. Teraz platí „{ $now }“.
    [few] „{ $option }: { $value }“ sa nehodí k partii pre { $seats } hráčov. Teraz platí „{ $now }“.
    [many] „{ $option }: { $value }“ sa nehodí k partii pre { $seats } hráča. Teraz platí „{ $now }“.
   *[other] „{ $option }: { $value }“ sa nehodí k partii pre { $seats } hráčov. Teraz platí „{ $now }“.
}
web-option-for-fewer = { $seats ->
    [one] „{ $option }: { $value }“ je najviac pre { $seats } miesto. Uber miesta alebo zvoľ niečo iné.
    [few] „{ $option }: { $value }“ je najviac pre { $seats } miesta. Uber miesta alebo zvoľ niečo iné.
    [many] „{ $option }: { $value }“ je najviac pre { $seats } miesta. Uber miesta alebo zvoľ niečo iné.
   *[other] „{ $option }: { $value }“ je najviac pre { $seats } miest. Uber miesta alebo zvoľ niečo iné.
}

# Amit egy játékról előre tudni lehet: a kártyáján, a szabályaiban és a köszönetnyilvánításban.

web-about-minutes = kb. { $least }–{ $most } perc
web-about-minutes-one = kb. { $least } perc
web-about-age = { $age ->
    [one] { $age } éves kortól
   *[other] { $age } éves kortól
}
web-about-best = ideális: { $best }
web-warning-violence = Kaotikus erőszak és rengeteg fekete-fehér vér van benne.
web-warning-violence-short = kaotikus erőszak
web-about-pages-of = { $title }: a szerzők saját oldala, { $host }
web-about-time-estimated = A játékidő becslés: a rövidebb a botok ellen játszott, a hosszabb a teli asztalnál, emberekkel játszott játszmáé.

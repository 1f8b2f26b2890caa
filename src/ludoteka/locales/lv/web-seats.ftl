# Seats of this device, while the table gathers and in play.

web-seat-astray = { $number }. vieta ir paredzēta šai ierīcei, bet šeit tā vēl nav ieņemta: ieņem to vai izvēlies tai kādu citu.
web-seat-not-here = šajā ierīcē nav ieņemta
web-take-seat-here = Ieņemt šajā ierīcē
web-host-without-seat = Neviena vieta nav tava. Ja gribi spēlēt, izvēlies kādai vietai „šī ierīce” vai sāc spēli un skaties.
web-seat-lost = Galda veidotājs atbrīvoja tavu vietu. Ja kāda vieta ir brīva, vari apsēsties no jauna.

## Several people at one device

web-now-looks = Tagad: { $name }
web-hand-on = Nodot: { $name }
web-curtain-look-again = { $name }: apskatīt vēlreiz vai ko mainīt
web-menu-hand = Nodot ierīci tālāk
web-menu-hand-detail = Priekškars nolaižas kādam citam pie šīs ierīces
web-hand-how = Priekškars nolaižas uzreiz, un lapā nepaliek nekā slepena. Kurš ir nākamais?
web-unfold = Parādīt: { $what }
web-fold = Paslēpt: { $what }
web-folded-away = Paslēpts, jo uz šo ierīci skatās vairāki cilvēki.
web-secret-card = Tava slepenā kārts
web-unkept-title = Tava vieta netiek saglabāta
web-unkept = Šajā pārlūkā vairs nav vietas, kur saglabāt tavas vietas pie galdiem, vai arī tas neko nesaglabā: tās pastāv tikai tik ilgi, kamēr šī lapa ir atvērta. Atstāj to atvērtu vai pārcel savu vietu uz citu ierīci galda izvēlnē; galdus, kas vairs nav vajadzīgi, vari noņemt sākumlapā.

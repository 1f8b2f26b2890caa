# What the table refuses about seats before the start.

ludoteka-why-device-seat-empty = Vieta { $seat-letter } paredzēta kādam pie galda veidotāja ierīces, bet tur to vēl neviens nav ieņēmis.
ludoteka-why-not-of-this-device = Vieta { $seat-letter } nepieder šai ierīcei, tāpēc to šeit nevar ieņemt.
ludoteka-why-seats-changed = Kāds pa to laiku ir mainījis vietas. Apskati tās vēlreiz un maini to, kas vēl jāmaina.

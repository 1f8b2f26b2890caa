# Prvá lekcia hry Envyra.

envyra-tutorial-aim-title = Zbieraj dieliky
envyra-tutorial-aim = Dieliky získavaš svojimi kockami. Každý dielik má body a dieliky jednej farby tvoria sady. Vyhráva, kto má najviac bodov.
envyra-tutorial-tile-title = Ako čítať dielik
envyra-tutorial-tile = Číslo vľavo: toľko kociek dielik zaplní. Hviezda: jeho body. Farba a obrázok: na sady. Tento vrch potrebuje 3 kocky a dáva 3 body.
envyra-tutorial-place-title = Vyber tajne
envyra-tutorial-place = Všetci vyberajú naraz a nikto nevidí ostatných. Vyber list a strom, oba sú zelené, a výber potvrď.
envyra-tutorial-place-else = Aj to by sa dalo. V tejto lekcii vyber list a strom (a2 a b2) a potvrď.
envyra-tutorial-order-title = Tam a späť
envyra-tutorial-order = Teraz je všetko odkryté a strom chcete obaja! Poradie ide tam a späť: ty, súper, súper, ty. Najprv presuň kocku na list a strom si nechaj na samý koniec.
envyra-tutorial-order-else = So stromom počkaj: na konci si na ťahu ty a to sa oplatí. Najprv presuň kocku na list (a2).
envyra-tutorial-won-title = Strom je tvoj
envyra-tutorial-won = Dve kocky zaplnili strom. Dielik získa, kto má na ňom najviac kociek. Mali ste po jednej, a vtedy vyhráva tá, ktorá prišla posledná: tvoja! Kocky sa vrátili domov a na miesto prišiel nový dielik.
envyra-tutorial-again-title = Zlož sadu
envyra-tutorial-again = Tvoja kocka stále leží na liste. Daj tam druhú, aby bol tvoj, a jednu daj na hubu. Potvrď výber.
envyra-tutorial-again-else = Dobrý nápad na neskôr. Teraz vyber list a hubu (a2 a c2) a potvrď.
envyra-tutorial-second-title = Zaplň list
envyra-tutorial-second = Tentoraz začínal súper a vzal more. Teraz presuň svoju kocku na list: dve z dvoch, obe tvoje.
envyra-tutorial-second-else = Najprv list (a2): touto kockou sa zaplní.
envyra-tutorial-sets-title = Tvoja prvá sada
envyra-tutorial-sets = List a strom: rovnaká farba, rôzne obrázky. To je sada. Dva obrázky dávajú 2 body, tri 4 body, štyri 7 bodov. S hubou by boli tri!
envyra-tutorial-needs-title = Vyhradené dieliky a koniec
envyra-tutorial-needs = Vidíš dielik so zámkom? Je to vyhradený dielik: sem smie len ten, kto už získal zelený dielik. Ty áno, súper nie. Koncový dielik chce všetky tri farby. Kto ho získa, hneď ukončí hru.
envyra-tutorial-free-title = Odteraz je to tvoja hra
envyra-tutorial-free = To je všetko, čo potrebuješ. Ak chceš, dohraj túto hru: huba čaká. Keď niečo nie je dovolené, hra ti povie prečo.

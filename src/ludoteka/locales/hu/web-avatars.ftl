# The drawn animals that stand for players.

web-avatar = Az állatod
web-avatar-of = { $name } állata
web-avatar-any = bármelyik
web-avatar-detail = A képed minden asztalnál. Ezen az eszközön marad meg.
web-avatar-pick = Válassz másik állatot
web-avatar-change = { $title }: { $animal }. Válassz másikat
web-avatar-done = Kész

web-animal-fox = Róka
web-animal-owl = Bagoly
web-animal-hare = Nyúl
web-animal-crow = Varjú
web-animal-otter = Vidra
web-animal-badger = Borz
web-animal-lynx = Hiúz
web-animal-robin = Vörösbegy
web-animal-frog = Béka
web-animal-pike = Csuka
web-animal-mole = Vakond
web-animal-bear = Medve
web-animal-stork = Gólya
web-animal-cat = Macska
web-animal-hedgehog = Süni
web-animal-trout = Pisztráng
web-animal-squirrel = Mókus
web-animal-beaver = Hód
web-animal-bat = Denevér
web-animal-dog = Kutya
web-animal-lamb = Bárány
web-animal-butterfly = Pillangó
web-animal-ladybird = Katica
web-animal-chamois = Zerge

# Names for those who have none: each behind its animal. The animals stay as they are, the names are free.
web-nicknames = fox: Bátor Róka, owl: Bölcs Bagoly, hare: Fürge Nyúl, crow: Okos Varjú, otter: Vidám Vidra, badger: Merész Borz, lynx: Csendes Hiúz, robin: Fütyülő Vörösbegy, frog: Kacagó Béka, pike: Gyors Csuka, mole: Szerencsés Vakond, bear: Jámbor Medve, stork: Büszke Gólya, cat: Kíváncsi Cica, hedgehog: Boldog Süni, trout: Ezüst Pisztráng, squirrel: Huncut Mókus, beaver: Szorgos Hód, bat: Titokzatos Denevér, dog: Hűséges Kutya, lamb: Bájos Bárány, butterfly: Tarka Pillangó, ladybird: Pettyes Katica, chamois: Vakmerő Zerge

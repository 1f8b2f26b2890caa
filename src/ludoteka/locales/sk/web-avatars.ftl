# The drawn animals that stand for players.

web-avatar = Tvoje zvieratko
web-avatar-of = Zvieratko: { $name }
web-avatar-any = hocijaké
web-avatar-detail = Tvoj portrét pri každom stole. Ostáva uložený v tomto zariadení.
web-avatar-pick = Vyber si iné zvieratko
web-avatar-change = { $title }: { $animal }. Vyber si iné
web-avatar-done = Hotovo

web-animal-fox = Líška
web-animal-owl = Sova
web-animal-hare = Zajac
web-animal-crow = Vrana
web-animal-otter = Vydra
web-animal-badger = Jazvec
web-animal-lynx = Rys
web-animal-robin = Červienka
web-animal-frog = Žaba
web-animal-pike = Šťuka
web-animal-mole = Krt
web-animal-bear = Medveď
web-animal-stork = Bocian
web-animal-cat = Mačka
web-animal-hedgehog = Jež
web-animal-trout = Pstruh
web-animal-squirrel = Veverica
web-animal-beaver = Bobor
web-animal-bat = Netopier
web-animal-dog = Pes
web-animal-lamb = Jahňa
web-animal-butterfly = Motýľ
web-animal-ladybird = Lienka
web-animal-chamois = Kamzík

# Names for those who have none: each behind its animal. The animals stay as they are, the names are free.
web-nicknames = fox: Smelá líška, owl: Múdra sova, hare: Rýchly zajac, crow: Bystrá vrana, otter: Veselá vydra, badger: Statočný jazvec, lynx: Tichý rys, robin: Ranná červienka, frog: Skákavá žabka, pike: Svižná šťuka, mole: Usilovný krtko, bear: Milý medveď, stork: Hrdý bocian, cat: Zvedavá mačka, hedgehog: Šťastný ježko, trout: Strieborný pstruh, squirrel: Hbitá veverica, beaver: Pracovitý bobor, bat: Tajomný netopier, dog: Verný havko, lamb: Kučeravé jahniatko, butterfly: Pestrý motýľ, ladybird: Bodkovaná lienka, chamois: Nezbedný kamzík

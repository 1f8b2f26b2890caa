# The drawn animals that stand for players.

web-avatar = Tavs dzīvnieks
web-avatar-of = Dzīvnieks: { $name }
web-avatar-any = jebkurš
web-avatar-detail = Tavs portrets pie katra galda. Tas glabājas šajā ierīcē.
web-avatar-pick = Izvēlies citu dzīvnieku
web-avatar-change = { $title }: { $animal }. Izvēlies citu
web-avatar-done = Gatavs

web-animal-fox = Lapsa
web-animal-owl = Pūce
web-animal-hare = Zaķis
web-animal-crow = Vārna
web-animal-otter = Ūdrs
web-animal-badger = Āpsis
web-animal-lynx = Lūsis
web-animal-robin = Sarkan­rīklīte
web-animal-frog = Varde
web-animal-pike = Līdaka
web-animal-mole = Kurmis
web-animal-bear = Lācis
web-animal-stork = Stārķis
web-animal-cat = Kaķis
web-animal-hedgehog = Ezis
web-animal-trout = Forele
web-animal-squirrel = Vāvere
web-animal-beaver = Bebrs
web-animal-bat = Sikspārnis
web-animal-dog = Suns
web-animal-lamb = Jērs
web-animal-butterfly = Tauriņš
web-animal-ladybird = Mārīte
web-animal-chamois = Kalnu kaza

# Names for those who have none: each behind its animal. The animals stay as they are, the names are free.
web-nicknames = fox: Drosmīgā lapsa, owl: Mierīgā pūce, hare: Ātrais zaķis, crow: Gudrā vārna, otter: Jautrais ūdrs, badger: Brašais āpsis, lynx: Klusais lūsis, robin: Saulainā sarkanrīklīte, frog: Omulīgā varde, pike: Žiglā līdaka, mole: Laimīgais kurmis, bear: Rāmais lācis, stork: Lepnais stārķis, cat: Ziņkārīgais kaķis, hedgehog: Priecīgais ezis, trout: Sudraba forele, squirrel: Rudā vāvere, beaver: Čaklais bebrs, bat: Sapņainais sikspārnis, dog: Uzticīgais suns, lamb: Pūkainais jērs, butterfly: Raibais tauriņš, ladybird: Punktotā mārīte, chamois: Veiklā kalnu kaza

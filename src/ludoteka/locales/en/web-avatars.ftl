# The drawn animals that stand for players.

web-avatar = Your animal
web-avatar-of = Animal of { $name }
web-avatar-any = any
web-avatar-detail = Your portrait at every table, kept on this device.
web-avatar-pick = Choose another animal
web-avatar-change = { $title }: { $animal }. Choose another one
web-avatar-done = Done

web-animal-fox = Fox
web-animal-owl = Owl
web-animal-hare = Hare
web-animal-crow = Crow
web-animal-otter = Otter
web-animal-badger = Badger
web-animal-lynx = Lynx
web-animal-robin = Robin
web-animal-frog = Frog
web-animal-pike = Pike
web-animal-mole = Mole
web-animal-bear = Bear
web-animal-stork = Stork
web-animal-cat = Cat
web-animal-hedgehog = Hedgehog
web-animal-trout = Trout
web-animal-squirrel = Squirrel
web-animal-beaver = Beaver
web-animal-bat = Bat
web-animal-dog = Dog
web-animal-lamb = Lamb
web-animal-butterfly = Butterfly
web-animal-ladybird = Ladybird
web-animal-chamois = Chamois

# Names for those who have none: each behind its animal. The animals stay as they are, the names are free.
web-nicknames = fox: Brave Fox, owl: Calm Owl, hare: Quick Hare, crow: Clever Crow, otter: Merry Otter, badger: Bold Badger, lynx: Quiet Lynx, robin: Sunny Robin, frog: Wise Frog, pike: Swift Pike, mole: Lucky Mole, bear: Gentle Bear, stork: Proud Stork, cat: Curious Cat, hedgehog: Happy Hedgehog, trout: Silver Trout, squirrel: Nimble Squirrel, beaver: Busy Beaver, bat: Dreamy Bat, dog: Loyal Dog, lamb: Woolly Lamb, butterfly: Bright Butterfly, ladybird: Dotted Ladybird, chamois: Daring Chamois

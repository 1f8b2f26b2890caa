# The board in headings, lists and tables (games/envyra/outlining.py), and the names of what one does.

envyra-board-starts = Kezdőjátékos: { $name }
envyra-board-tiles = Lapkák
envyra-board-place = mező
envyra-board-tile-name = lapka
envyra-board-cubes-on = kockák rajta
envyra-board-leader = megszerezné
envyra-board-restricted = feltételes lapka
envyra-board-coming = még jövő kockák
envyra-board-so-many = { $count } / { $needed }
envyra-board-needs-colours = kell hozzá: { $needs }
envyra-board-needs-met = kell hozzá: { $needs }; neked megvan
envyra-board-needs-lacking = kell hozzá: { $needs }; még hiányzik: { $lacking }
envyra-board-tile-points = { $points } pont
envyra-board-own-cubes = A kockáid
envyra-board-own-supply = A készletedben: { $count }
envyra-board-own-choice = A tábládon, ide szánva: { $places }
envyra-board-players = Játékosok
envyra-board-ready-yes = kész
envyra-board-ready-no = még választ
envyra-board-open-free = Nyílt: { $card_text }
envyra-board-open-taken = { $name } elvitte: { $card_text }
envyra-board-secret-own = A titkos kártyád: { $card_text }
envyra-board-secret-of = Titkos kártya, { $name }: { $card_text }
envyra-outline-verb-place = Kockák lehelyezése
envyra-outline-verb-move = Kocka áthelyezése
envyra-choose-cells = Lapkák

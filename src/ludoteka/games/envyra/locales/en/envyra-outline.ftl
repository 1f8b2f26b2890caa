# The board in headings, lists and tables (games/envyra/readers/outline.py), and the names of what one does.

envyra-board-starts = Start player: { $name }
envyra-board-tiles = Tiles
envyra-board-place = place
envyra-board-tile-name = tile
envyra-board-cubes-on = cubes on it
envyra-board-leader = would win it
envyra-board-restricted = restricted tile
envyra-board-coming = cubes still to come
envyra-board-yours = your next cube
envyra-board-foreseen-lacking = can’t move there yet
envyra-board-foreseen-closes = closes it: { $name } would win it, { $leading } to { $trailing }
envyra-board-foreseen-stays = { $left } more would be needed; { $name } would lead, { $leading } to { $trailing }
envyra-board-foreseen-then = { $names } still to come; in the end { $name } would win it, { $leading } to { $trailing }
envyra-board-foreseen-then-leads = { $names } still to come; in the end { $name } would lead, { $leading } to { $trailing }
envyra-board-foreseen-may-win = { $names } still to come, and may still choose when; could win it: { $might }
envyra-board-foreseen-may-lead = { $names } still to come, and may still choose when; could lead: { $might }
envyra-board-nobody = nobody
envyra-board-so-many = { $count } of { $needed }
envyra-board-needs-colours = needs { $needs }
envyra-board-needs-met = needs { $needs }: you have that
envyra-board-needs-lacking = needs { $needs }: you still need { $lacking }
envyra-board-tile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
envyra-board-own-cubes = Your cubes
envyra-board-own-supply = In your supply: { $count }
envyra-board-own-choice = On your board, for: { $places }
envyra-board-score = { $points } (tiles { $tiles }, sets { $sets })
envyra-board-score-cards = { $points } (tiles { $tiles }, sets { $sets }, Equilibrium { $cards })
envyra-board-players = Players
envyra-board-ready-yes = ready
envyra-board-ready-no = still choosing
envyra-board-open-free = Open: { $card_text }
envyra-board-open-taken = Taken by { $name }: { $card_text }
envyra-board-secret-own = Your secret card: { $card_text }
envyra-board-secret-of = Secret card of { $name }: { $card_text }
envyra-outline-verb-place = Place cubes
envyra-outline-verb-move = Move a cube
envyra-choose-cells = Tiles

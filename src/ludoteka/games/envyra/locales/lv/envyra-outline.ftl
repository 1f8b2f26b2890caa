# The board in headings, lists and tables (games/envyra/readers/outline.py), and the names of what one does.

envyra-board-starts = Sākuma spēlētājs: { $name }
envyra-board-tiles = Plāksnītes
envyra-board-place = vieta
envyra-board-tile-name = plāksnīte
envyra-board-cubes-on = klucīši uz tās
envyra-board-leader = to iegūtu
envyra-board-restricted = plāksnīte ar nosacījumu
envyra-board-coming = klucīši, kas vēl nāks
envyra-board-yours = tavs nākamais klucītis
envyra-board-foreseen-lacking = vēl nevar turp pārvietoties
envyra-board-foreseen-closes = ar to plāksnīte būtu pilna: to iegūtu { $name }, { $leading } : { $trailing }
envyra-board-foreseen-stays = trūktu vēl { $left }; vadībā būtu { $name }, { $leading } : { $trailing }
envyra-board-foreseen-then = vēl nāks: { $names }; beigās to iegūtu { $name }, { $leading } : { $trailing }
envyra-board-foreseen-then-leads = vēl nāks: { $names }; beigās vadībā būtu { $name }, { $leading } : { $trailing }
envyra-board-foreseen-may-win = vēl nāks, bet var izvēlēties, kad: { $names }; to var iegūt: { $might }
envyra-board-foreseen-may-lead = vēl nāks, bet var izvēlēties, kad: { $names }; vadībā var būt: { $might }
envyra-board-nobody = neviens
envyra-board-so-many = { $count } no { $needed }
envyra-board-needs-colours = vajag: { $needs }
envyra-board-needs-met = vajag: { $needs }; tev tas ir
envyra-board-needs-lacking = vajag: { $needs }; tev vēl trūkst: { $lacking }
envyra-board-tile-points = { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
envyra-board-own-cubes = Tavi klucīši
envyra-board-own-supply = Tavā krājumā: { $count }
envyra-board-own-choice = Uz tavas planšetes, šīm vietām: { $places }
envyra-board-score = { $points } (plāksnītes { $tiles }, komplekti { $sets })
envyra-board-score-cards = { $points } (plāksnītes { $tiles }, komplekti { $sets }, Equilibrium { $cards })
envyra-board-players = Spēlētāji
envyra-board-ready-yes = gatavs
envyra-board-ready-no = vēl izvēlas
envyra-board-open-free = Atklāta: { $card_text }
envyra-board-open-taken = To paņēma { $name }: { $card_text }
envyra-board-secret-own = Tava slepenā kārts: { $card_text }
envyra-board-secret-of = Slepenā kārts, { $name }: { $card_text }
envyra-outline-verb-place = Novietot klucīšus
envyra-outline-verb-move = Pārvietot klucīti
envyra-choose-cells = Plāksnītes

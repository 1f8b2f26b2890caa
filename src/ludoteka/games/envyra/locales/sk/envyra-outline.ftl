# The board in headings, lists and tables (games/envyra/readers/outline.py), and the names of what one does.

envyra-board-starts = Začínajúci hráč: { $name }
envyra-board-tiles = Dieliky
envyra-board-place = pozícia
envyra-board-tile-name = dielik
envyra-board-cubes-on = kocky na ňom
envyra-board-leader = získal by ho
envyra-board-restricted = vyhradený dielik
envyra-board-coming = kocky, čo ešte prídu
envyra-board-yours = tvoja ďalšia kocka
envyra-board-foreseen-lacking = ešte sa tam nedá presunúť
envyra-board-foreseen-closes = zaplní ho: získal by ho { $name }, { $leading } : { $trailing }
envyra-board-foreseen-stays = potom ešte chýba: { $left }; viedol by { $name }, { $leading } : { $trailing }
envyra-board-foreseen-then = ešte prídu: { $names }; nakoniec by ho získal { $name }, { $leading } : { $trailing }
envyra-board-foreseen-then-leads = ešte prídu: { $names }; nakoniec by viedol { $name }, { $leading } : { $trailing }
envyra-board-foreseen-may-win = ešte prídu, no môžu si vybrať kedy: { $names }; získať ho môže: { $might }
envyra-board-foreseen-may-lead = ešte prídu, no môžu si vybrať kedy: { $names }; viesť môže: { $might }
envyra-board-nobody = nikto
envyra-board-so-many = { $count } z { $needed }
envyra-board-needs-colours = treba { $needs }
envyra-board-needs-met = treba { $needs }: to máš
envyra-board-needs-lacking = treba { $needs }: ešte ti chýba { $lacking }
envyra-board-tile-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
envyra-board-own-cubes = Tvoje kocky
envyra-board-own-supply = V tvojej zásobe: { $count }
envyra-board-own-choice = Na tvojej doske, pre: { $places }
envyra-board-score = { $points } (dieliky { $tiles }, sady { $sets })
envyra-board-score-cards = { $points } (dieliky { $tiles }, sady { $sets }, Equilibrium { $cards })
envyra-board-players = Hráči
envyra-board-ready-yes = hotovo
envyra-board-ready-no = ešte vyberá
envyra-board-open-free = Odkrytá: { $card_text }
envyra-board-open-taken = Má ju { $name }: { $card_text }
envyra-board-secret-own = Tvoja tajná karta: { $card_text }
envyra-board-secret-of = Tajná karta, { $name }: { $card_text }
envyra-outline-verb-place = Umiestniť kocky
envyra-outline-verb-move = Presunúť kocku
envyra-choose-cells = Dieliky

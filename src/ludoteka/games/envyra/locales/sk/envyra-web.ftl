# Envyra in the browser. Names of players stand first or behind a colon, and are never inflected;
# where a sentence is about a player, $me is "yes" for the reader, else $name is to be used.
# A score of cubes is written 2 : 1. A tile that closes „sa zaplní“.

## Phases

envyra-web-phases = Fázy kola
envyra-web-phase-placing = I Tajné umiestnenie
envyra-web-phase-moving = II Presun na dieliky
envyra-web-phase-refill = Doplnenie, kužeľ
envyra-web-round = Kolo { $round }
envyra-web-starts = { $me ->
    [yes] Začínaš ty
   *[no] Začína { $name }
}
envyra-web-start-player = Začínajúci hráč
envyra-web-bag = { $bag ->
    [0] Vrecko je prázdne
   *[other] Vo vrecku: { $bag }
}
envyra-web-end-tile-lies = Koncový dielik: { $cell }

## Tiles

# $tile: END, or K for the alternative one
envyra-web-end-tile = { $tile ->
    [K] Koncový dielik K
   *[other] Koncový dielik
}
envyra-web-grid = Ponuka dielikov
envyra-web-no-tile = Bez dielika
envyra-web-won-here = { $me ->
    [yes] Máš ho: { $tile }
   *[no] { $name }: { $tile }
}
envyra-web-refilled-later = doplní sa po kole
envyra-web-your-cube = { $count ->
    [1] tvoja kocka
   *[other] tvoja { $number }. kocka
}
envyra-web-cube-short = { $count ->
    [1] kocka
   *[other] { $number }. kocka
}
envyra-web-on-its-way = na ceste
envyra-web-tap-again = ťukni ešte raz

## What a tile says to those who can't see it, sentence by sentence

envyra-web-says-tile = { $cell }: { $tile }, { $theme }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
envyra-web-says-end-tile = { $cell }: { $tile }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}. Kto ho získa, ukončí hru.
envyra-web-says-cubes = { $needed ->
    [one] Potrebuje { $needed } kocku,
    [few] Potrebuje { $needed } kocky,
    [many] Potrebuje { $needed } kocky,
   *[other] Potrebuje { $needed } kociek,
} { $placed ->
    [0] zatiaľ nemá žiadnu.
   *[other] zatiaľ má { $placed }: { $names }.
}
envyra-web-says-leader = { $me ->
    [yes] Vedieš ty.
   *[no] Vedie { $name }.
}
envyra-web-says-needs = Vyhradený dielik, treba už mať: { $needs }.
envyra-web-says-open = Podmienku spĺňaš.
envyra-web-says-coming = Ešte prídu kocky: { $names }.
envyra-web-says-chosen = Máš preň umiestnenú kocku.
envyra-web-says-advised = Radí ho nápoveda.
envyra-web-says-no-tile = { $cell }: bez dielika.
envyra-web-says-gap = { $cell }: bez dielika do konca kola. { $me ->
    [yes] Tento dielik máš ty: { $tile }.
   *[no] Tento dielik má { $name }: { $tile }.
}
envyra-web-says-hole = { $cell }: { $tile }{ $filled ->
    [yes] {", s tvojou kockou"}
   *[no] {""}
}
# $cells: names of tiles, or "none"
envyra-web-says-board = { $cells ->
    [none] Hráčska doska bez kociek
   *[other] Hráčska doska s kockami pre: { $cells }
}
envyra-web-says-set = { $value ->
    [0] { $tiles }.
    [one] Sada, { $theme }: { $tiles }, { $value } bod navyše.
    [few] Sada, { $theme }: { $tiles }, { $value } body navyše.
    [many] Sada, { $theme }: { $tiles }, { $value } bodu navyše.
   *[other] Sada, { $theme }: { $tiles }, { $value } bodov navyše.
}
envyra-web-says-order = Poradie presunov: { $names }.
envyra-web-says-now = { $me ->
    [yes] Teraz ty.
   *[no] Teraz: { $name }.
}
envyra-web-says-supply = Kocka { $number } / { $count } v tvojej zásobe
# $names: who has it, or "nič"
envyra-web-says-symbol = { $symbol }. Získané: { $names }. V ponuke: { $grid }. Ešte nevidieť: { $unseen }.
envyra-web-says-score = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} (dieliky { $tiles }, sady { $sets }, Equilibrium { $cards }).
envyra-web-says-cubes-of-mine = V tvojej zásobe: { $free }. Na tvojej doske, pre: { $board }.

## What one more cube would do

envyra-web-more-lacking = Vyhradený dielik: ešte ti chýba { $lacking }.
envyra-web-more-full = { $me ->
    [yes] Dielik je plný: získavaš ho, { $leading } : { $trailing }, a tvoja kocka sa ti vráti.
   *[no] Dielik je plný: získava ho { $name }, { $leading } : { $trailing }. Tvoja kocka sa ti vráti.
}
envyra-web-more-closes = { $me ->
    [yes] Tvojou kockou sa zaplní a získaš ho, { $leading } : { $trailing }{ $level ->
        [yes] {" "}– rozhodne posledná kocka
       *[no] {""}
    }.
   *[no] Tvojou kockou sa zaplní, ale získa ho { $name }, { $leading } : { $trailing }{ $level ->
        [yes] {" "}– rozhodne posledná kocka
       *[no] {""}
    }.
}
envyra-web-more-stays = { $left ->
    [one] Po tvojej kocke bude chýbať { $left } kocka.
    [few] Po tvojej kocke budú chýbať { $left } kocky.
    [many] Po tvojej kocke bude chýbať { $left } kocky.
   *[other] Po tvojej kocke bude chýbať { $left } kociek.
} { $me ->
    [yes] Povedieš ty, { $leading } : { $trailing }{ $level ->
        [yes] {" "}– rozhodne posledná kocka
       *[no] {""}
    }.
   *[no] Povedie { $name }, { $leading } : { $trailing }{ $level ->
        [yes] {" "}– rozhodne posledná kocka
       *[no] {""}
    }.
}
# The same in a few words, for a phone
envyra-web-short-lacking = Vyhradený: ešte ti chýba { $lacking }.
envyra-web-short-full = { $me ->
    [yes] Plný: získavaš ho, { $leading } : { $trailing }.
   *[no] Plný: získava ho { $name }, { $leading } : { $trailing }. Kocka sa ti vráti.
}
envyra-web-short-closes = { $me ->
    [yes] Zaplní sa: získaš ho, { $leading } : { $trailing }.
   *[no] Zaplní sa: získa ho { $name }, { $leading } : { $trailing }.
}
envyra-web-short-stays = { $left ->
    [few] Potom budú chýbať { $left },
   *[other] Potom bude chýbať { $left },
} { $me ->
    [yes] povedieš { $leading } : { $trailing }.
   *[no] povedie { $name } { $leading } : { $trailing }.
}
# On a card of a phone: one line each; who is still to come is seen on the tile
envyra-web-brief-lacking = Chýba ti: { $lacking }
envyra-web-brief-full = { $me ->
    [yes] Plný: získavaš ho, { $leading } : { $trailing }
   *[no] Plný: získava ho { $name }, { $leading } : { $trailing }
}
envyra-web-brief-closes = { $me ->
    [yes] Získaš ho, { $leading } : { $trailing }
   *[no] Získa ho { $name }, { $leading } : { $trailing }
}
envyra-web-brief-stays = { $me ->
    [yes] Povedieš { $leading } : { $trailing },
   *[no] Povedie { $name } { $leading } : { $trailing },
} { $left ->
    [few] budú chýbať { $left }
   *[other] bude chýbať { $left }
}
envyra-web-brief-then = { $me ->
    [yes] Nakoniec ho získaš, { $leading } : { $trailing }
   *[no] Nakoniec ho získa { $name }, { $leading } : { $trailing }
}
envyra-web-brief-then-leads = { $me ->
    [yes] Nakoniec vedieš, { $leading } : { $trailing }
   *[no] Nakoniec vedie { $name }, { $leading } : { $trailing }
}
# Others may still choose when they come
envyra-web-brief-may-win = Získať ho môže: { $names }
envyra-web-brief-may-lead = Viesť môže: { $names }
envyra-web-more-coming = Ešte prídu kocky: { $names }.
envyra-web-more-then = { $me ->
    [yes] Potom ho získaš ty, { $leading } : { $trailing }.
   *[no] Potom ho získa { $name }, { $leading } : { $trailing }.
}
envyra-web-more-then-leads = { $me ->
    [yes] Potom povedieš ty, { $leading } : { $trailing }.
   *[no] Potom povedie { $name }, { $leading } : { $trailing }.
}
envyra-web-short-then = { $me ->
    [yes] Ešte prídu: { $names }. Potom ho získaš ty, { $leading } : { $trailing }.
   *[no] Ešte prídu: { $names }. Potom ho získa { $name }, { $leading } : { $trailing }.
}
envyra-web-short-then-leads = { $me ->
    [yes] Ešte prídu: { $names }. Potom vedieš ty, { $leading } : { $trailing }.
   *[no] Ešte prídu: { $names }. Potom vedie { $name }, { $leading } : { $trailing }.
}
envyra-web-of-tile = { $tile }: { $text }

## Phase I

envyra-web-behind-screen = Za tvojou zástenou
envyra-web-behind-hint = Túto dosku vidíš len ty. Ťukni na pozíciu alebo dielik, alebo tam kocku potiahni.
envyra-web-locked-hint = Výber môžeš zmeniť, kým ho nemajú všetci. Potom sa naraz odstránia všetky zásteny.
envyra-web-changing-hint = Kým znova nepotvrdíš, platí tvoj predošlý výber.
envyra-web-own-board = Tvoja doska
envyra-web-your-cubes = Tvojich päť kociek
envyra-web-supply = Zásoba
envyra-web-cube-on = Tvoja kocka leží na dieliku: { $tile }
envyra-web-cube-for = Tvoja kocka na doske, pre dielik: { $tile }
envyra-web-now-a-tile = Teraz ťukni na dielik alebo na pozíciu svojej dosky, alebo tam kocku potiahni.
envyra-web-both-placed = Za kolo umiestňuješ najviac dve kocky: ťukni na jednu z nich a vezmeš ju späť.
envyra-web-place-one = Najprv umiestni aspoň jednu kocku.
envyra-web-lock = { $count ->
    [0] Potvrdiť výber
    [one] Potvrdiť { $count } kocku
    [few] Potvrdiť { $count } kocky
    [many] Potvrdiť { $count } kocky
   *[other] Potvrdiť { $count } kociek
}
envyra-web-lock-again = { $count ->
    [0] Znova potvrdiť
    [one] Znova potvrdiť { $count } kocku
    [few] Znova potvrdiť { $count } kocky
    [many] Znova potvrdiť { $count } kocky
   *[other] Znova potvrdiť { $count } kociek
}
envyra-web-come-back = { $count ->
    [one] Tvoja kocka sa vráti
   *[other] Obe kocky sa vrátia
}
envyra-web-go-on-restricted = Aj tak potvrdiť výber
envyra-web-first-cube = Prvá kocka: ťukni na dielik
envyra-web-only-cube = Tvoja kocka: ťukni na dielik
envyra-web-second-cube = Druhá kocka, ak chceš
envyra-web-locked = Potvrdené
envyra-web-change = Zmeniť
envyra-web-keep = Nechať tak
envyra-web-clear = Vziať späť
envyra-web-aim-lock = { $count ->
    [1] { $most ->
        [1] Keď máš rozmyslené, potvrď svoju kocku.
       *[other] Umiestni druhú kocku alebo potvrď.
    }
   *[other] Keď máš rozmyslené, potvrď výber.
}
envyra-web-is-ready = hotovo
envyra-web-is-placing = vyberá

## Phase II

envyra-web-order = Kto kedy presúva
envyra-web-screens-go-up = Všetky zásteny idú preč!
envyra-web-order-wait = Kocky sa presúvajú, keď majú všetci vybraté.
envyra-web-order-later = Keď majú všetci vybraté, kocky sa presúvajú v tomto poradí.
envyra-web-order-choose = Teraz ideš ty: vyber, ktorá kocka pôjde prvá.
envyra-web-order-now = { $me ->
    [yes] Teraz: ty.
   *[no] Teraz: { $name }.
}
envyra-web-order-done = Všetky kocky sú presunuté.
envyra-web-order-over = Hra sa skončila.
envyra-web-own-waits = { $count ->
    [one] { $count } kocka čaká na presun.
    [few] { $count } kocky čakajú na presun.
    [many] { $count } kocky čaká na presun.
   *[other] { $count } kociek čaká na presun.
} Kde niet z čoho vyberať, presunie sa sama.
envyra-web-own-stuck = { $count ->
    [one] Tvoja kocka sa zatiaľ nedá presunúť: jej dielik je vyhradený. Ak to tak zostane, vráti sa.
   *[other] Tvoje kocky sa zatiaľ nedajú presunúť: ich dieliky sú vyhradené. Ak to tak zostane, vrátia sa.
}
envyra-web-own-empty = Tvoje kocky sú presunuté.
envyra-web-must-move = Kto môže presunúť kocku, musí jednu presunúť; druhá ide cestou späť.
envyra-web-choose-cube = Vyber kocku
envyra-web-choose-cube-first = Najprv vyber, ktorá tvoja kocka sa presunie: ťukni na jej dielik.
envyra-web-move-to = Presunúť kocku: { $tile }
envyra-web-aim-choose = Ktorá kocka pôjde prvá: { $tiles }?
envyra-web-tutorial-watch = Kocky sa presúvajú …
envyra-web-aim-move = Presunúť najprv túto kocku?
envyra-web-waits-for = { $count ->
    [one] Kocka pre: { $tiles }
   *[other] Kocky pre: { $tiles }
}
envyra-web-all-moved = Presunuté
envyra-web-moves-here = { $me ->
    [yes] Presúvaš sem
   *[no] { $name } presúva sem
}
envyra-web-cannot-move = { $me ->
    [yes] Sem ešte nemôžeš
   *[no] { $name } sem ešte nemôže
}
envyra-web-wins-it = { $me ->
    [yes] Získavaš ho, { $won } : { $other }{ $level ->
        [yes] {", "}rozhodla posledná
       *[no] {""}
    }
   *[no] { $name } ho získava, { $won } : { $other }{ $level ->
        [yes] {", "}rozhodla posledná
       *[no] {""}
    }
}
# The same beside the player's mark, where there is little room
envyra-web-here-moves = presúva sem
envyra-web-here-cannot = ešte nemôže
envyra-web-here-wins = získava, { $won } : { $other }

## The end tile

envyra-web-end-tile-laid = Koncový dielik leží na pozícii { $cell }: kto ho získa, ukončí hru.
envyra-web-end-tile-back = Koncový dielik! Ešte naň nikto nemá nárok: späť do vrecka.

## Won tiles and score

envyra-web-your-tiles = Tvoje dieliky
envyra-web-no-tiles = zatiaľ žiadne dieliky
# Of the points
envyra-web-part-tiles = za dieliky
envyra-web-part-sets = za sady
envyra-web-set-value = sada +{ $value }
envyra-web-next-step = { $number ->
    [2] Farba { $theme }: s druhým symbolom vznikne sada, +{ $gain }.
    [3] Farba { $theme }: tretí symbol pridá k sade +{ $gain }.
   *[other] Farba { $theme }: štvrtý symbol pridá k sade +{ $gain }.
}
envyra-web-first-step = Rôzne symboly jednej farby tvoria sadu.
envyra-web-points-now = { $points ->
    [one] bod zatiaľ
    [few] body zatiaľ
    [many] bodu zatiaľ
   *[other] bodov zatiaľ
}
envyra-web-points-short = { $points } b.
envyra-web-points-word = { $points ->
   *[other] b.
}
envyra-web-supply-count = { $count ->
    [one] { $count } kocka v zásobe
    [few] { $count } kocky v zásobe
    [many] { $count } kocky v zásobe
   *[other] { $count } kociek v zásobe
}
envyra-web-your-score = { $points ->
    [one] Tvoje skóre: { $points } bod
    [few] Tvoje skóre: { $points } body
    [many] Tvoje skóre: { $points } bodu
   *[other] Tvoje skóre: { $points } bodov
}

## Equilibrium

envyra-web-card = Karta Equilibrium: { $symbols }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
envyra-web-card-taken = { $me ->
    [yes] Máš ju ty.
   *[no] Má ju { $name }.
}
envyra-web-card-lacks = Ešte ti chýba: { $symbols }.
envyra-web-card-met = Všetky už máš.
envyra-web-open-cards = Equilibrium: kto má prvý všetky symboly
envyra-web-secret-card = Tvoja tajná karta: vidíš ju len ty
envyra-web-secret-card-shown = Tvoja tajná karta
envyra-web-secret-card-of = Tajná karta: { $name }
envyra-web-secret-counts = tajná karta, počíta sa
envyra-web-secret-missed = tajná karta, nesplnená
envyra-web-takes-card = { $me ->
    [yes] Berieš si ju. { $card }
   *[no] { $name } si ju berie. { $card }
}

## Symbols

envyra-web-symbols = Kto má ktorý symbol
envyra-web-set-values = Sada jednej farby: 2 symboly +2, 3 symboly +4, 4 symboly +7.
envyra-web-unseen = ešte { $count }

## The end

envyra-web-end-tile-won = { $me ->
    [yes] Získavaš koncový dielik.
   *[no] { $name } získava koncový dielik.
}
envyra-web-sets-at-end = Dieliky v sadách
envyra-web-moments = Dieliky, ktoré rozhodli
envyra-web-moment-title = Kolo { $round }: { $tile }
envyra-web-moment = { $me ->
    [yes] Získavaš ho: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
   *[no] { $name } ho získava: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
}{ $sets ->
    [0] {""}
   *[other] {", "}za sady ešte { $sets }
}{ $cards ->
    [0] {""}
   *[other] {", "}za Equilibrium { $cards }
}.
envyra-web-moment-tied = { $me ->
    [yes] Zhoda, { $most } : { $most }: posledná z nich prišla tvoja kocka.
   *[no] Zhoda, { $most } : { $most }: posledná z nich prišla kocka: { $name }.
}
envyra-web-moment-given = { $me ->
    [yes] Posledná kocka: tvoja.
   *[no] Posledná kocka: { $name }.
}

## Typed questions: the words themselves, which stay English as all that is typed

envyra-web-ask-score = score
envyra-web-ask-order = order
envyra-web-ask-cubes = cubes
envyra-web-ask-tile = tile

## The legend: what the signs and the lines around tiles mean

envyra-web-signs = Značky
envyra-web-sign-locked = vyhradený dielik, ešte nie pre teba
envyra-web-sign-start = štartovací dielik: z nich je prvá ponuka
envyra-web-sign-players = len pre troch a štyroch hráčov
envyra-web-sign-leader = vedie: podľa kociek na dieliku by ho získal
envyra-web-sign-coming = kocky, čo ešte prídu
envyra-web-sign-open = vyhradený dielik, pre teba otvorený
envyra-web-sign-met = bledá farba: taký dielik už máš
envyra-web-sign-cone = začínajúci hráč kola
envyra-web-sign-legal = môžeš ho vybrať
envyra-web-sign-chosen = máš ho vybratý
envyra-web-sign-closing = ešte 1 ho zaplní
envyra-web-sign-advice = radí ho nápoveda
envyra-web-sign-lesson = hovorí o ňom lekcia
envyra-web-sign-new = nový v tomto kole
envyra-web-sign-pointed = hovorí o ňom priebeh hry alebo sa práve zmenil
envyra-web-sign-focus = tu je klávesnica

rawsiko-together-assets-placed = { $seat-me ->
    [yes] Lehelyezel
   *[no] { $seat-name } lehelyez
} { $count } érdekeltséget{ $going ->
    [yes] .
   *[no] {" "}ide: { $territory }.
}
rawsiko-together-clash = { $seat-me ->
    [yes] Támadsz
   *[no] { $seat-name } támad
}: { $source } → { $target }…
rawsiko-went-on-clash = { $seat-me ->
    [yes] Támadsz
   *[no] { $seat-name } támad
}: { $source } → { $target }, dobás: { $seat-letter } { $attack-row }, { $defender-letter } { $defence-row }. A támadás folytatódik, veszteség: { $seat-name } { $attackers_lost }, { $defender-name } { $defenders_lost }.
rawsiko-together-land-won = { $seat-me ->
    [yes] Új területeid
   *[no] { $seat-name } új területei
}: { $territory }.
rawsiko-together-territory-taken = { $drawn ->
    [yes] { $seat-me ->
        [yes] Ezeket a területeket kapod véletlenszerűen: { $territory }.
       *[no] { $seat-name } ezeket a területeket kapja véletlenszerűen: { $territory }.
    }
   *[no] { $seat-me ->
        [yes] Ezeket a területeket választod: { $territory }.
       *[no] { $seat-name } ezeket a területeket választja: { $territory }.
    }
}
rawsiko-together-material-gained = { $seat-me ->
    [yes] Megszerzed
   *[no] { $seat-name } megszerzi
} ezeket a nyersanyagokat: { $material }.
rawsiko-web-leads = { $seat-me ->
    [yes] Most neked van a legtöbb területed
   *[no] Most { $seat-name } birtokolja a legtöbb területet
}: { $count }.

## What decided the game, by the name of the figure

rawsiko-decided-lasted = { $seat-me ->
    [yes] Mindenki más kiesett: már csak neked van területed.
   *[no] Mindenki más kiesett: már csak { $seat-name } birtokol területet.
}
rawsiko-decided-applications = A pontszám { $points } : { $points }; { $seat-me ->
    [yes] te készítettél
   *[no] { $seat-name } készített
} el több terméket, { $applications } : { $rival-applications }.
rawsiko-decided-materials = A pontszám { $points } : { $points }, a termékek { $applications } : { $applications }; { $seat-me ->
    [yes] te birtokolsz
   *[no] { $seat-name } birtokol
} több nyersanyagot, { $materials } : { $rival-materials }.
rawsiko-decided-territories = A pontszám { $points } : { $points }, a termékek { $applications } : { $applications }, a nyersanyagok { $materials } : { $materials }; { $seat-me ->
    [yes] te birtokolsz
   *[no] { $seat-name } birtokol
} több területet, { $territories } : { $rival-territories }.
rawsiko-decided-shared = A pontszám egyaránt { $points }, a termékek száma { $applications }, a nyersanyagoké { $materials }, a területeké { $territories }: a győzelem közös.

## What to do now: the terminal names the words to type

rawsiko-web-prompt-act = Forduló: { $turn } / { $turns }. Mozgass, foglalj el területet, támadj, vagy fejezd be az akciófázisodat.
rawsiko-web-prompt-trade = Kereskedelem Kínával: válassz még { $left } nyersanyagot, vagy állj meg. A legjobb: { $best-ids }.

## The report tells the time by these

rawsiko-report-rounds = Fordulók
rawsiko-report-round = { $round }. forduló
rawsiko-report-after-round = Forduló után
rawsiko-report-see-round = { $round }. forduló megtekintése

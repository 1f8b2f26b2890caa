raw-together-drew = { raw-cause }{ $seat-me ->
    [yes] húzol { $count } lapot
   *[no] { $seat-name } húz { $count } lapot
}{ $card ->
    [none] .
   *[other] : { $card }.
}
raw-web-leads = { $seat-me ->
    [yes] Most neked van a legtöbb életed
   *[no] Most { $seat-name } rendelkezik a legtöbb élettel
}: { $count }.
raw-together-laid = { $seat-me ->
    [yes] Kijátszod ezeket
   *[no] { $seat-name } kijátssza ezeket
}: { $card }; { raw-stars-left }.
raw-together-died = { raw-cause }{ $seat-me ->
    [yes] elveszíted ezeket
   *[no] { $seat-name } elveszíti ezeket
}: { $card }.

## What decided the game, by the name of the figure

raw-decided-lasted = { $seat-me ->
    [yes] Mindenki más kiesett: már csak te maradtál talpon.
   *[no] Mindenki más kiesett: már csak { $seat-name } maradt talpon.
}
raw-decided-spoils = { $seat-me ->
    [yes] Te gyűjtöttél
   *[no] { $seat-name } gyűjtött
} több trófeát és életet, { $spoils } : { $rival-spoils }; a második: { $rivals-names }.
raw-decided-stars = A trófeák és az életek { $spoils } : { $spoils }; { $seat-me ->
    [yes] te gyűjtöttél
   *[no] { $seat-name } gyűjtött
} rajtuk több csillagot, { $stars } : { $rival-stars }.
raw-decided-shared = A trófeák és az életek száma egyaránt { $spoils }, a rajtuk lévő csillagoké { $stars }: a győzelem közös.

## The report tells the time by these

raw-report-rounds = Körök
raw-report-round = { $round }. kör
raw-report-after-round = Kör után
raw-report-see-round = { $round }. kör megtekintése

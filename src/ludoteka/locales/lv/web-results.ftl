# Manas partijas un rezultāti, kas nekad neatstāj šo ierīci.

web-results = Tavi rezultāti
web-results-link = Tavi rezultāti
web-results-private = Tas viss glabājas tikai šajā pārlūkā. Nekas netiek nekur sūtīts.
web-results-counted = Skaitās katra pabeigta partija, kurā viena vieta līdz beigām bija tava, un tikai vienreiz. Neskaitās nodarbības, no ieraksta turpinātas partijas, pirms laika slēgti galdi un partijas, ko tavā vietā pabeidza bots. Partijas, ko šajā ierīcē spēlēja vairāki, ir atsevišķi: nav zināms, kurš no viņiem esi tu.
web-results-none = Vēl nav nevienas pabeigtas partijas. Nospēlē, un tā būs šeit.
web-results-played = nospēlēts
web-results-won = uzvaras
web-results-share = uzvaru daļa
web-results-streak = garākā uzvaru sērija
web-results-streak-now = pašreizējā uzvaru sērija
web-results-shared-device = vienā ierīcē
web-results-by-game = Pēc spēles
web-results-by-level = Pēc pretiniekiem
web-results-by-seats = Pēc spēlētāju skaita
web-results-game = Spēle
web-results-opponents = Pretinieki
web-results-players = Spēlētāji
web-results-against-people = tikai cilvēki
web-results-against-mixed = dažādu līmeņu boti
web-results-against-both = cilvēki un boti
web-results-latest = Pēdējās partijas
web-results-rank = { $rank } no { $of }
web-results-show-all = { $count ->
    [zero] Rādīt visas: { $count } partiju
    [one] Rādīt visas: { $count } partija
   *[other] Rādīt visas: { $count } partijas
}
web-results-json = Saglabāt kā JSON
web-results-csv = Saglabāt kā tabulu (CSV)
web-results-delete = Dzēst visu
web-results-delete-sure = Vai dzēst visus šīs ierīces rezultātus? To nevar atsaukt. Tavi galdi paliks.
web-results-deleted = Izdzēsts. Partijas, kas beigsies turpmāk, atkal tiks skaitītas.
web-results-file = ludoteka-rezultati
web-results-replay = Atkārtot: { $title }, { $day }

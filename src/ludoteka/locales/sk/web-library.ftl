# What a game is played with: to look through, and a file of one's own instead.

web-library = Karty
web-library-of = Karty hry { $title }
web-library-back = Späť k stolu
web-library-show-all = Ukázať všetky
web-library-look = Prezrieť si ich

web-menu-library = Karty
web-menu-library-detail = Všetko, s čím sa pri tomto stole hrá

web-content = S čím sa hrá
web-content-own = Vlastný súbor zakladateľa stola
web-content-detail = Môžeš hrať aj s vlastným súborom (TOML). Pred hrou sa skontroluje.
web-content-choose = Vybrať súbor
web-content-drop = alebo ho pusti kamkoľvek na túto stránku
web-content-let-go = Pusti ho: súbor sa skontroluje
web-content-template = Súbor na začiatok
web-content-checking = { $file } sa kontroluje …
web-content-remove = Znova to, čo patrí k hre
web-content-too-large = { $file } je priveľký: najviac { $most } kB.
web-content-unreadable = { $file } nie je text.
web-content-faults = { $count ->
    [one] { $file } má { $count } chybu. Nič sa nezmenilo.
    [few] { $file } má { $count } chyby. Nič sa nezmenilo.
    [many] { $file } má { $count } chyby. Nič sa nezmenilo.
   *[other] { $file } má { $count } chýb. Nič sa nezmenilo.
}
web-content-whole-file = Súbor
web-content-close = Zavrieť zoznam chýb

web-credits-for-card-names = mená na kartách

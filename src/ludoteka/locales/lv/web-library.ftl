# What a game is played with: to look through, and a file of one's own instead.

web-library = Kārtis
web-library-of = Spēles { $title } kārtis
web-library-back = Atpakaļ pie galda
web-library-show-all = Rādīt visas
web-library-look = Apskatīt tās

web-menu-library = Kārtis
web-menu-library-detail = Viss, ar ko spēlē pie šī galda

web-content = Ar ko spēlē
web-content-own = Galda veidotāja paša fails
web-content-detail = Vari spēlēt arī ar savu failu (TOML). Pirms spēles to pārbauda.
web-content-choose = Izvēlēties failu
web-content-drop = vai nomet to jebkur šajā lapā
web-content-let-go = Atlaid: fails tiks pārbaudīts
web-content-template = Fails iesākumam
web-content-checking = { $file } tiek pārbaudīts …
web-content-remove = Atkal pašas spēles saturs
web-content-too-large = { $file } ir par lielu: ne vairāk kā { $most } kB.
web-content-unreadable = { $file } nav teksts.
web-content-faults = { $count ->
    [zero] Failā { $file } ir { $count } kļūdu. Nekas nav mainīts.
    [one] Failā { $file } ir { $count } kļūda. Nekas nav mainīts.
   *[other] Failā { $file } ir { $count } kļūdas. Nekas nav mainīts.
}
web-content-whole-file = Fails
web-content-close = Aizvērt kļūdu sarakstu

web-credits-for-card-names = vārdi uz kārtīm

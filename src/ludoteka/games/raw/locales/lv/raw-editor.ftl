# The deck editor of RAW in the browser.

## The decks

raw-editor-title = Pašam sava kava
raw-editor-intro = Veido savas kārtis: uzreiz redzi, kā tās izskatās, un uzreiz vari ar tām spēlēt.
raw-editor-lost = Šīs kavas šajā pārlūkā vairs nav vai nekad nav bijis.
raw-editor-new = Jauna kava
raw-editor-from-ours = No mūsu kavas
raw-editor-from-ours-detail = Visas tās kārtis, maini, kā gribi
raw-editor-from-samples = No dažiem paraugiem
raw-editor-from-samples-detail = Pa kārtij no katra veida, lai redzi, kā tās veido
raw-editor-from-nothing = No nulles
raw-editor-from-nothing-detail = Tukša kava
raw-editor-from-file = Atvērt failu
raw-editor-from-file-detail = Kava, ko saglabāji vai no kāda saņēmi; vari to arī nomest šeit
raw-editor-from-table = No galda: { $name }
raw-editor-from-table-detail = Kava, ar ko tur spēlē
raw-editor-mine = Tavas kavas
raw-editor-kept-here = Tās glabājas šajā pārlūkā. Lai paņemtu līdzi, saglabā failu.
raw-editor-none-yet = Vēl nav. Sāc jaunu, un tā te paliks, kamēr ar to strādā.
raw-editor-nameless-deck = Kava bez nosaukuma
raw-editor-remove-deck = Dzēst: { $name }
raw-editor-remove-title = Dzēst šo kavu?
raw-editor-remove-text = “{ $name }” no šī pārlūka pazudīs. Faili un galdi paliks, kā ir.
raw-editor-remove-now = Dzēst
raw-editor-copy-name = { $name }, pa manam
raw-editor-new-name = Mana kava
raw-editor-let-go = Atlaid: kava tiks atvērta
raw-editor-all-decks = Visas kavas

## One deck

raw-editor-deck-name = Kavas nosaukums
raw-editor-monsters = briesmoņi: { $share } %
raw-editor-monsters-detail = Katra ? iespējamība
raw-editor-players = līdz { $n } spēlētājiem
raw-editor-too-small = par mazu: vajag vismaz { $least } kāršu
raw-editor-redo = Atcelt atsaukšanu
raw-editor-save = Saglabāt failu
raw-editor-play = Spēlēt ar to
raw-editor-unkept = Šis pārlūks neko neglabā. Pirms aizej, saglabā failu.
raw-editor-elsewhere = Šī kava mainīta citā cilnē, un te redzama tāda. Tavu variantu atgriež atsaukšana.
raw-editor-unchecked = Serveris neatbild: kavu tagad nevar pārbaudīt. Tā tik un tā ir saglabāta.
raw-editor-faults = { $count ->
    [zero] { $count } kļūdu
    [one] { $count } kļūda
   *[other] { $count } kļūdas
}
raw-editor-checking = Tiek pārbaudīts …
raw-editor-faultless = Var spēlēt
raw-editor-unfinished = Jaunā kārts vēl nav pabeigta.
raw-editor-said-added = Jauna kārts
raw-editor-said-copied = Nokopēta
raw-editor-said-removed = Dzēsta: { $name }
raw-editor-said-saved = Saglabāts
raw-editor-said-undone = Atsaukts
raw-editor-said-redone = Atjaunots
raw-editor-empty = Vēl nav nevienas kārts: izveido pirmo.
raw-editor-nameless = Kārts bez nosaukuma
raw-editor-name-taken = Šāds nosaukums ir arī citai šīs kavas kārtij: tas ir atļauts, bet tās viegli sajaukt. Ja vajag vairāk tādu pašu kāršu, palielini eksemplāru skaitu.
raw-editor-letters-full = Ne vairāk kā { $n } zīmes.
raw-editor-cards = Kārtis
raw-editor-add-card = Jauna kārts
raw-editor-search = Meklēt
raw-editor-all-sorts = Visi veidi
raw-editor-no-cards = Vēl nav kāršu
raw-editor-in-languages = Kas uz tās rakstīts četrās valodās
raw-editor-look-large = Apskatīt lielu
raw-editor-says-nothing = Uz tās nekas nav rakstīts.
raw-editor-play-faulty = Kavā ir kļūdas: vispirms tās izlabo.
raw-editor-to-fault = Parādi pirmo kļūdu
raw-editor-play-small = Kava ir par mazu pat diviem.
raw-editor-play-bots = Tūlīt pret botiem
raw-editor-play-friends-detail = Galds ar šo kavu; citi pievienojas ar saiti
raw-editor-play-device-detail = Galds ar šo kavu cilvēkiem pie vienas ierīces

## One card

raw-editor-less = { $what }: par vienu mazāk
raw-editor-more = { $what }: par vienu vairāk
raw-editor-up = Vienu vietu augstāk
raw-editor-down = Vienu vietu zemāk
raw-editor-copy = Kopēt
raw-editor-remove = Dzēst
raw-editor-type = Tips
raw-editor-kind = Suga
raw-editor-cost = Cena zvaigznēs
raw-editor-endurance = Izturība
raw-editor-copies = Eksemplāri kavā
raw-editor-take-away = Noņemt
raw-editor-further = Vēl
raw-editor-id = Īsais nosaukums rakstīšanai
raw-editor-id-detail = Tas pats seko angļu nosaukumam un ir spēļu pierakstos.
raw-editor-name = Nosaukums
raw-editor-flavour = Noskaņas teikums
raw-editor-other-languages = Citas valodas ({ $n } no { $of })
raw-editor-english-must = Katrai kārtij ir nosaukums angļu valodā. Kamēr neuzraksti citu, tas ir tāds pats kā tavs.
raw-editor-keywords = Atslēgvārdi
raw-editor-remove-word = Noņemt { $word }
raw-editor-add-keyword = Pievienot atslēgvārdu …
raw-editor-group-plain = Atslēgvārdi
raw-editor-group-protection = Aizsardzība pret
raw-editor-group-vs = Pret
raw-editor-group-kind = Cita suga
raw-editor-no-keywords = Šāda tipa kārtīm to nav.
raw-editor-effects = Ko tā dara
raw-editor-add-effect = Pievienot efektu
raw-editor-effect-number = { $n }. efekts
raw-editor-remove-effect = Noņemt { $n }. efektu
raw-editor-when = Kad
raw-editor-what = Kas
raw-editor-place-play = uzreiz, kad to izspēlē
raw-editor-amount = Cik
raw-editor-granted = Kura īpašība
raw-editor-whose = Kura
raw-editor-whose-own = tavas
raw-editor-whose-foe = pretinieka
raw-editor-whose-any = jebkura
raw-editor-whose-attacker = uzbrucēja
raw-editor-about = Kādas kārtis
raw-editor-types-beast = briesmoņi
raw-editor-types-thing = lietas
raw-editor-types-both = briesmoņi un lietas
raw-editor-many = Cik no tām
raw-editor-many-one = vienu, kuru izvēlies
raw-editor-many-all = visas
raw-editor-many-all-of-one = visas viena pretinieka
raw-editor-kinds = Tikai šīs sugas
raw-editor-every-kind = ja neizvēlies nevienu, visas
raw-editor-burns = Darbojas tikai tad, ja atklāj briesmoni
raw-editor-picture = Attēls
raw-editor-picture-any = piemērots, izvēlēts tavā vietā
raw-editor-choose-picture = Izvēlēties attēlu
raw-editor-search-picture = Meklēt attēlus
raw-editor-no-picture = Tāda attēla nav.

## What is wrong with a card, or with the deck

raw-fault-no-card = Kavā nav nevienas kārts.
raw-fault-too-many-cards = Kavā ir { $n } kārtis; drīkst būt ne vairāk kā { $most }.
raw-fault-no-beast = Nav neviena briesmoņa: neviens nevarētu ne uzbrukt, ne laupīt.
raw-fault-bad-id = Īsajā nosaukumā ir ne vairāk kā { $most } mazie burti, cipari un defises, un tas sākas ar burtu.
raw-fault-reserved-id = “{ $word }” ir spēles vārds: izvēlies citu īso nosaukumu.
raw-fault-too-long = Par garu: ne vairāk kā { $most } burti.
raw-fault-kind-unfit = Suga ir tikai briesmonim.
raw-fault-endurance-unfit = Izturība ir tikai briesmoņiem un lietām.
raw-fault-property-twice = Kāds atslēgvārds ir divreiz.
raw-fault-property-unfit = “{ $word }” neder šāda tipa kārtij.
raw-fault-property-unknown = Atslēgvārda “{ $word }” nav.
raw-fault-kind-twice = Briesmonis var kļūt tikai par vienu sugu.
raw-fault-empty-card = Vajag efektu vai atslēgvārdu: ko tā dara?
raw-fault-place-unfit = “{ $place }” neder šāda tipa kārtij.
raw-fault-play-and-ritual = Burvestība iedarbojas uzreiz vai ir rituāls, ne abi.
raw-fault-too-many-effects = Ne vairāk kā { $most } efekti “{ $place }”.
raw-fault-effect-unfit = “{ $effect }” tur nav iespējams (“{ $place }”).
raw-fault-never-burns = Tas ilgst, kamēr rituāls ir uz galda: tas nevar degt.
raw-fault-types-unfit = “{ $effect }” nevar attiekties uz tādām kārtīm.
raw-fault-no-types = Tam nav iespējama mērķa.
raw-fault-kinds-unfit = Suga ir tikai briesmoņiem.
raw-fault-attacker-unfit = Uz uzbrucēju iedarbojas tikai slazds.
raw-fault-attacker-beast = Uzbrucējs vienmēr ir briesmonis.
raw-fault-trap-attackers = Slazds iedarbojas tikai uz uzbrucējiem.
raw-fault-whose-unfit = “{ $effect }” nevar attiekties uz šo spēlētāju briesmoņiem.
raw-fault-many-unfit = “{ $effect }” nevar attiekties uz tik daudzām.
raw-fault-all-of-one = “Visas viena” nozīmē viena pretinieka.

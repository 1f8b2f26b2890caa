# Pabeigtu partiju atkārtojumi, atnesti pieraksti un šīs ierīces pabeigtās partijas.

web-replay = Atkārtojums
web-replay-loading = Ielādē partiju …
web-replay-not-yet = Šī partija vēl turpinās. Atkārtojums būs, tiklīdz tā beigsies.
web-replay-begins = Sagatavošanās: spēle sākas.
web-replay-unseen = { $name } veica gājienu. No šejienes nekas no tā nebija redzams.
web-replay-silent = { $name } veica gājienu.
web-replay-play = Atskaņot
web-replay-pause = Pauze
web-replay-to-end = Uz beigām
web-replay-speed = Ātrums
web-replay-times = Ātrums reiz { $speed }
web-replay-eyes = Kā acīm
web-replay-eyes-onlooker = Skatītājs
web-replay-eyes-of = { $name }
web-replay-eyes-all = Viss atklāts
web-replay-fork-keeps = Jauns galds sākas tieši šeit: laukums, kārtis un noslēpumi paliek, kā bija. Kauliņi un jaukšana no šī brīža ir jauni.
web-replay-fork-over = Šajā brīdī spēle jau ir beigusies. Vispirms atkāpies mazliet atpakaļ.
web-replay-fork-start = Sākt no šejienes
web-replay-fork-open = Atvērt galdu
web-replay-link = Kopēt saiti uz šo brīdi
web-replay-link-detail = Kas to atver, redz to pašu, ko tu tagad.
web-replay-copy-story = Kopēt stāstu
web-replay-save-story = Saglabāt stāstu teksta failā
web-replay-story-detail = Visa partija teikumos, kā tā redzama no šejienes.
web-replay-story-file = stasts
web-replay-saved = Saglabāts lejupielādēs.
web-replay-result-detail = Punkti, pārskats, revanšs
web-replay-key-play = atskaņot vai apturēt
web-replay-key-round = uz iepriekšējo vai nākamo kārtu
web-replay-key-ends = uz sākumu vai beigām
web-replay-key-speed = lēnāk vai ātrāk
web-replay-key-eyes = skatīties citām acīm

web-import = Skatīties partiju no faila
web-import-detail = Nomet pierakstu jebkur šajā lapā vai izvēlies to.
web-import-choose = Atvērt pierakstu
web-import-drop = Atlaid: pieraksts tiks atvērts
web-import-how = Pieraksts ir teksta fails, ko saņem pēc partijas. Pirms rādīšanas to pārbauda; ne vairāk par 1 MB.
web-import-file = Izvēlies failu
web-import-text = Vai ielīmē tā tekstu
web-import-open = Atvērt
web-import-checking = Pārbauda …
web-import-too-long = Šis fails ir garāks par 1 MB. Nevienas partijas pieraksts nav tik garš.
web-import-no-record = Tas nav pieraksts: pieraksts sākas ar rindu “ludoteka record 1”.
web-import-line-wrong = Pieraksta { $line }. rinda ir kļūdaina.
web-import-wrong = Šis pieraksts nevar būt pareizs.

web-finished-games = Tavas pabeigtās partijas
web-finished-replay-of = Atkārtot: { $title }, { $day }
web-finished-all = { $count ->
    [zero] Rādīt visas { $count } partijas
    [one] Rādīt { $count } partiju
   *[other] Rādīt visas { $count } partijas
}

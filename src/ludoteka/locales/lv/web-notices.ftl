# Ziņa ārpus lapas, ka jāiet tev; un ko lapa saka, kad serveris neatbild.

web-notices = Paziņojumi par tavu gājienu
web-notices-detail = Pārlūks paziņos, kad pie kāda no taviem galdiem jāiet tev, kamēr ir atvērta kāda Ludoteka cilne.
web-notices-denied = Pārlūks neatļauj paziņojumus no šīs lapas. Tos var atļaut pārlūka iestatījumos.
web-notices-unsupported = Šim pārlūkam paziņojumu nav. To vietā ziņo cilnes nosaukums.
web-notice-title = Jāiet tev: { $title }
web-notice-with = Spēlē arī: { $names }
web-turns-waiting = { $count ->
    [zero] Tev jāiet pie { $count } galdiem
    [one] Tev jāiet pie { $count } galda
   *[other] Tev jāiet pie { $count } galdiem
}
web-server-away = Serveris neatbild
web-server-away-detail = Varbūt tas tiek pārstartēts, vai arī šī ierīce nav tīklā. Tavas spēles serverī ir drošībā.
web-server-away-next = Mēģinājumi turpinās paši. Lapa turpinās, tiklīdz pienāks atbilde.
web-server-away-trying = Mēģina…

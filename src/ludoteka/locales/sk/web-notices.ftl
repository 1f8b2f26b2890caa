# Správa o tom, že si na ťahu, mimo stránky; a čo hovorí stránka, keď server neodpovedá.

web-notices = Upozornenia na tvoj ťah
web-notices-detail = Prehliadač ti oznámi, že si na ťahu pri niektorom zo svojich stolov, kým je otvorená karta s Ludotekou.
web-notices-denied = Prehliadač upozornenia z tejto stránky nepovoľuje. Povoliť ich môžeš v jeho nastaveniach.
web-notices-unsupported = Tento prehliadač upozornenia nemá. Ťah ti oznámi názov karty.
web-notice-title = Si na ťahu: { $title }
web-notice-with = Hrajú: { $names }
web-turns-waiting = { $count ->
    [one] Na ťahu si pri { $count } stole
    [few] Na ťahu si pri { $count } stoloch
    [many] Na ťahu si pri { $count } stola
   *[other] Na ťahu si pri { $count } stoloch
}
web-server-away = Server neodpovedá
web-server-away-detail = Možno sa práve reštartuje alebo je toto zariadenie bez siete. Tvoje hry sú na serveri v bezpečí.
web-server-away-next = Skúša sa to samo znova. Stránka pokračuje hneď, ako príde odpoveď.
web-server-away-trying = Skúša sa…

# Why nothing is measured.

envyra-luck-none = Okrem tajných kariet náhoda vyberala len dieliky, a tie ležali pre všetkých rovnako: niet šťastia, ktoré by sa dalo merať.

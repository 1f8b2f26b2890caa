# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

raw-label-drafting = Drafts
raw-label-hunt = Medības
raw-label-underworld = Pazeme
raw-label-summoning = Piesaukšana
raw-label-last-standing = Līdz pēdējam
raw-label-trophies = Trofejas
raw-label-trophies-apart = skaita atsevišķi
raw-label-trophies-lives = kļūst par dzīvībām
raw-label-first = Pirmais spēlētājs
raw-label-first-random = nejaušība
raw-label-first-lobby = pirmā vieta
raw-label-opening = Pirmais gājiens
raw-label-opening-auto = pēc spēlētāju skaita
raw-label-opening-short = īss
raw-label-opening-full = pilns
raw-label-truce = Pamiers
raw-label-truce-auto = pēc spēlētāju skaita
raw-label-truce-on = divas kārtas
raw-label-truce-off = nav

raw-label-trophies-detail = Atsevišķi: trofejas neviens nevar atņemt, bet dzīvas tās nevienu netur. Kā dzīvības: tās visādā ziņā ir dzīvības, un tās var nozagt.
raw-label-first-detail = Pēc noteikumiem sāk vecākais spēlētājs: atvēli viņam pirmo vietu un izvēlies to šeit. Citādi izšķir nejaušība.
raw-label-opening-detail = Īss: tam, kas sāk spēli, šajā gājienā ir tikai 3★ (spēlēs, kas sāktas pirms 4. izdevuma, – 4★), jo sākt ir izdevīgi. Pēc spēlētāju skaita: diviem īss, vairākiem pilns.
raw-label-truce-detail = Divas kārtas: savos pirmajos divos gājienos neviens nelaupa, tāpēc neviens neizkrīt, pirms spēle īsti sākusies. Pēc spēlētāju skaita: pieciem un sešiem.

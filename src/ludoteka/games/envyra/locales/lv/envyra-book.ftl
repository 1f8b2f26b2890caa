# The rule book of Envyra: headings, the game in brief, pictures, and what a rule's sentence leaves out.

envyra-chapter-parts = Kas ir kastē
envyra-chapter-setup = Spēles sagatavošana
envyra-chapter-placing = I fāze: klucīšu izvietošana
envyra-chapter-moving = II fāze: klucīšu pārvietošana
envyra-chapter-winning = Plāksnītes iegūšana
envyra-chapter-round-end = Kārtas beigas
envyra-chapter-game-end = Spēles beigas
envyra-chapter-scoring = Punktu skaitīšana
envyra-chapter-variants = Varianti un Equilibrium
envyra-chapter-rulings = Neparastas situācijas
envyra-chapter-edition = Pašu veidotiem plāksnīšu komplektiem

envyra-brief-aim =
    Mērķis
    Ar klucīšiem iegūsti plāksnītes. Uzvar tas, kam beigās ir visvairāk punktu.
    Vienas krāsas plāksnītes ar dažādiem simboliem veido komplektus, un par tiem ir papildu punkti.
envyra-brief-setup =
    Sagatavošana
    Sākuma plāksnītes veido režģi: 3 × 2 diviem spēlētājiem, 3 × 3 trim, 4 × 3 četriem.
    Katram ir pieci klucīši, planšete un aizslietnis. Pārējās plāksnītes ir maisiņā.
envyra-brief-round =
    Kārta
    I. Slepeni, visi vienlaikus: novieto 1 vai 2 klucīšus uz savas planšetes. Katra vieta nozīmē vienu plāksnīti.
    II. Aizslietņus noņem. Pulksteņrādītāja virzienā katrs pārvieto vienu klucīti uz tā plāksnīti, tad pretējā secībā otru.
    Plāksnīti, uz kuras klucīšu pietiek, uzreiz iegūst tas, kam to tur visvairāk; ja vienādi, izšķir jaunākais klucītis. Visi klucīši atgriežas.
    Tad režģi papildina; kam krājumā klucīšu nav, paņem atpakaļ visus piecus; konuss pāriet pa kreisi.
envyra-brief-closed =
    Plāksnītes ar nosacījumu
    Uz plāksnītes ar krāsu ikonām drīksti likt klucīti tikai tad, ja par katru ikonu tev jau ir šīs krāsas plāksnīte. Tās netiek izlietotas.
envyra-brief-end =
    Beigas
    Kāds iegūst beigu plāksnīti; vai tukšai vietai palikusi tikai tā un nevienam uz to nav tiesību; vai kāds nevar likt klucīti ne uz vienas plāksnītes.
envyra-brief-score =
    Punkti
    Zvaigznes uz tavām plāksnītēm un 2, 4 vai 7 punkti par komplektu ar 2, 3 vai 4 dažādiem simboliem.
    Ja vienādi, izšķir komplektu punkti, tad beigu plāksnīte.

envyra-figure-tile = Plāksnīte ar nosacījumu: lai šurp pārvietotu klucīti, vajag divas oranžas plāksnītes un vienu zaļu.
envyra-figure-tile-text = Plāksnīte: augšā pa kreisi skaitlis 3 un mazs klucītis, augšā pa labi zvaigzne ar 4 punktiem, zem tās trīs krāsu ikonas (oranža, oranža, zaļa), vidū simbols jūra, apakšā vieta trim klucīšiem, divas ir aizņemtas.
envyra-figure-tile-legend =
    Nepieciešamie klucīši: ar trešo plāksnīte ir iegūta.
    Uzvaras punkti.
    Krāsu ikonas: kam jau jābūt iegūtam.
    Simbols; fons un krāsa ir tēma.
    Klucīši, kas te guļ, no pirmā līdz jaunākajam.
envyra-figure-grid = Režģis aug līdz ar spēlētāju skaitu. Tumšsarkanā stūra kartīte rāda, kur tas sākas.
envyra-figure-grid-text = Trīs plāksnīšu režģi: trīs kolonnas un divas rindas diviem spēlētājiem, trīs un trīs trim, četras kolonnas un trīs rindas četriem. Zem augšējās kreisās plāksnītes guļ tumšsarkanā stūra kartīte.
envyra-figure-grid-legend =
    2 spēlētāji
    3 spēlētāji
    4 spēlētāji
envyra-figure-secret = Divi klucīši aiz aizslietņa. Pārējie redz tikai to, kurš jau ir izvēlējies.
envyra-figure-secret-text = Planšete ar trīs reiz divām vietām un diviem ziliem klucīšiem, blakus divi aizslietņi: viens ar ķeksīti, izvēle izdarīta, otrs ar trim punktiem, vēl domā.
envyra-figure-secret-legend =
    Tava planšete
    Ko redz pārējie
envyra-figure-order = Trīs spēlētāji, sāk A: A, B, C, tad atpakaļ C, B, A.
envyra-figure-order-text = Līnija, kas pagriežas atpakaļ: augšā A, B, C no kreisās uz labo, apakšā C, B, A no labās uz kreiso. Pirmie četri jau ir pārvietojuši, nākamais ir B.
envyra-figure-order-legend =
    Pirmais klucītis
    Otrais klucītis
envyra-figure-winning = Kurš iegūst pilnu plāksnīti.
envyra-figure-winning-text = Divas pilnas plāksnītes. Pa kreisi A ir divi klucīši un B viens: vada A. Pa labi katram pa vienam, un B lika pēdējais: vada B.
envyra-figure-winning-legend =
    A pieder divi klucīši no trim: iegūst A, kaut gan B lika pēdējais.
    Katram pa vienam: izšķir jaunākais klucītis, tātad iegūst B.
envyra-figure-sets = Septiņas plāksnītes: uz tām 21 punkts, 4 un 2 par diviem komplektiem, kopā 27.
envyra-figure-sets-text = Iegūtās plāksnītes: trīs oranžas ar dažādiem simboliem, komplekts par 4 punktiem; divas zaļas ar dažādiem simboliem, komplekts par 2; otra zaļā lapa un zila jūra atsevišķi, bez komplekta punktiem.
envyra-figure-cards = Equilibrium kārtis: to punkti ir tavi, ja tev ir plāksnītes ar visiem šiem simboliem.
envyra-figure-cards-text = Divas kārtis: saule un jūra par 2 punktiem; lietus, sēne un uguns par 4 punktiem.

envyra-book-3 = Klucīšu skaits ir pa kreisi, punkti dzeltenajā zvaigznē, nosacījuma ikonas pa labi. Fons un simbols rāda, kuram komplektam plāksnīte der.
envyra-book-1 = Vairums plāksnīšu ir bez nosacījuma. Sīkāki galda spēles noteikumi ir www.rudy3.eu.
envyra-book-6 = Visi planšetes pagriež vienādi, lai katra vieta būtu tur, kur tās plāksnīte.
envyra-book-10 = Tu neredzi, ko izvēlas citi un cik klucīšu viņi liek. Slikta vieta maksā laiku, laba – iegūst plāksnīti.
envyra-book-11 = Klucīši uz plāksnītes paliek no kārtas uz kārtu, līdz kāds to iegūst.
envyra-book-13 = Izvēle, kurš klucītis iet pirmais, bieži ir labākais ierocis: tu redzi, ko darīja iepriekšējie.
envyra-book-14 = Tā pēdējais spēlētājs pārvieto divus klucīšus pēc kārtas, bet pirmajam pieder gan pirmais, gan pēdējais vārds.
envyra-book-15 = Svarīga ir tikai krāsa, nevis simbols. Divām oranžām ikonām vajag divas oranžas plāksnītes. Plāksnīte, kas iegūta šajā pašā kārtā, der uzreiz.
envyra-book-16 = Klucīti tu nezaudē, tikai iespēju. Ja abas tavas plāksnītes ir prom, tevi izlaiž.
envyra-book-18 = Vispirms skaita klucīšus. Tikai tad, ja visvairāk ir vairākiem, skatās, kura klucītis uzlikts pēdējais.
envyra-book-19 = Kas palīdzēja plāksnīti piepildīt, tas nezaudē neko, tikai laiku.
envyra-book-23 = Tā ir plāksnīte ar nosacījumu: oranža, zaļa un zila ikona. Lai to izliktu, pietiek, ja nosacījumu izpilda viens spēlētājs; lai to iegūtu, tas jāizpilda pašam.
envyra-book-24 = Klucīši, kas gaida uz plāksnītēm, ir spēks, bet, ja krājums ir tukšs, no visiem jāatsakās.
envyra-book-26 = Tas, kas šajā kārtā vēl būtu jāpārvieto, vairs netiek pārvietots.
envyra-book-29 = Divi vienādi simboli nekad nav vienā komplektā, bet otrais var sākt citu tās pašas krāsas komplektu.
envyra-book-30 = Piemērs: trīs oranžas plāksnītes ar dažādiem simboliem dod 4 punktus, ar vēl vienu oranžu simbolu – 7.
envyra-book-33 = Tad secība neiet atpakaļ: pēc pēdējā spēlētāja kārta beidzas.
envyra-book-34 = Uz kārtīm ir simboli. Viena plāksnīte var derēt vairākām kārtīm un arī komplektiem.
envyra-book-D-C5 = To var izmantot arī tīšām: trūkstošo krāsu tev var atnest cita klucītis.

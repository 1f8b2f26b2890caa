# The rule book of RAW: headings, the game in brief, pictures, and what a rule's sentence leaves out.

raw-chapter-aim = Mērķis un spēles beigas
raw-chapter-cards = Kārtis
raw-chapter-setup = Spēles sagatavošana
raw-chapter-turn = Gājiens
raw-chapter-harvest = 1. fāze: ievākšana
raw-chapter-feeding = 2. fāze: barošana
raw-chapter-laying = 3. fāze: izlikšana
raw-chapter-attack = 4. fāze: uzbrukums
raw-chapter-raid = 5. fāze: laupīšana
raw-chapter-end = 6. fāze: gājiena beigas
raw-chapter-kinds = Četras briesmoņu sugas
raw-chapter-beasts = Briesmoņu atslēgvārdi
raw-chapter-things = Lietu atslēgvārdi
raw-chapter-effects = Efekti
raw-chapter-states = Pagriezts, paslēpts, ieslodzīts
raw-chapter-variants = Varianti
raw-chapter-deaths = Neparasti: nāve
raw-chapter-attacks = Neparasti: uzbrukumi
raw-chapter-raids = Neparasti: laupīšana un beigas
raw-chapter-changes = Neparasti: sugas un spējas
raw-chapter-holding = Neparasti: slēptuves un cietumi
raw-chapter-working = Neparasti: efekti
raw-chapter-varied = Neparasti: varianti
raw-chapter-precisely = Neparasti: pavisam precīzi
raw-chapter-edition = Par šo izdevumu

raw-brief-aim =
    Mērķis
    Zodz citu dzīvības un sargā savas. Kad kāds zaudē pēdējo, uzvar tas, kam kopā visvairāk trofeju un dzīvību.
raw-brief-setup =
    Sagatavošana
    No septiņām kārtīm rokā paturi 0–6. Pārējās ir tavas dzīvības, aizklātas: vismaz viena.
raw-brief-turn =
    Gājiens
    Tev ir 7 zvaigznītes.
    Ievākšana: paņem kārti; ja gribi, arī vienu savu dzīvību, bet ne pēdējo.
    Barošana: 1 zvaigznīte katram tavam briesmonim. Nepabarotie aiziet.
    Izlikšana: par atlikušajām zvaigznītēm izliec kārtis.
    Uzbrukums, laupīšana, un tad visas tavas kārtis pagriež atpakaļ.
    Pirmajā gājienā ir tikai ievākšana un izlikšana.
raw-brief-attack =
    Uzbrukums
    Katrs tavs briesmonis uzbrūk vienai pretinieka kārtij vai lieto prasmi. Uzbrucējus pagriež.
    Tas, kam uzbrūk, var iedarbināt slazdus. Tad katrs uzbrukums rada 1 ievainojumu; kārts ar tik ievainojumiem, cik liela tās izturība, ir iznīcināta.
raw-brief-raid =
    Laupīšana
    Ja pretiniekam nav aizstāvju, katrs tavs briesmonis, kas neuzbruka, nozog dzīvību. Tā nonāk rokā vai kļūst par trofeju.
    Briesmoņi aizstāv, izņemot spokus, pagrieztos un ieslodzītos. Lietas aizstāv tikai kā sargs.
raw-brief-burning =
    Zīme ?
    Atklāj kavas augšējo kārti: ja tas ir briesmonis, izdevās.
raw-brief-kinds =
    Četras sugas
    Zombijs: kad tas mirst, samaksā ar kārti no rokas un paņem to atpakaļ.
    Skelets: zem tā aprakta kārts dod 1 izturību.
    Spoks: tam var uzbrukt tikai spoki; neaizstāv.
    Vampīrs: uzbrūkot izdziedē 1 agrāku ievainojumu.

raw-figure-card = Zombiju sugas briesmonis ar atslēgvārdu, zīmi ? un vienu ievainojumu.
raw-figure-card-text = Kārts: augšā nosaukums un cena zvaigznītēs, sugas aplis, attēls, tips un suga, atslēgvārds instant kill ar skaidrojumu, apakšā pa kreisi izturība 3 ar trim pilieniem, no kuriem viens ir pilns, apakšā pa labi liesma ar jautājuma zīmi.
raw-figure-card-legend =
    Nosaukums.
    Cena zvaigznītēs.
    Suga (briesmoņiem) vai tips.
    Atslēgvārdi un ko tie dara.
    Izturība; ievainojumi ir pilnie pilieni.
    Zīme ?: pirms šis briesmonis uzbrūk vai laupa, jāizdodas dedzināšanai.
raw-figure-types = Četri kāršu tipi.
raw-figure-types-text = Četras kārtis blakus: briesmonis, burvestība, spēja un lieta.
raw-figure-phases = Sešas fāzes. Tās ar pārtrauktu malu tavā pirmajā gājienā izlaiž.
raw-figure-phases-text = Seši lauki rindā: ievākšana, barošana, izlikšana, uzbrukums, laupīšana, beigas. Barošanai, uzbrukumam un laupīšanai ir pārtraukta mala.
raw-figure-phases-legend =
    Ievākšana: paņem kārti
    Barošana: pa 1 zvaigznītei
    Izlikšana: kārtis par zvaigznītēm
    Uzbrukums: ievainojumi un prasmes
    Laupīšana: zodz dzīvības
    Beigas: pagriez atpakaļ
raw-figure-states = Kas redzams uz kārts, kura guļ uz galda.
raw-figure-states-text = Kārtis septiņos stāvokļos: ar pilniem pilieniem par ievainojumiem, pagriezta sāniski, zem plīvura, aiz restēm, ar spēju aiz tās, ar kārti zem tās un aizklāta ar divām samaksātām zvaigznītēm.
raw-figure-states-wounded = ievainota: 2 no 3
raw-figure-states-tapped = pagriezta
raw-figure-states-hidden = paslēpta
raw-figure-states-imprisoned = ieslodzīta
raw-figure-states-ability = ar spēju
raw-figure-states-buried = skelets ar kārti zem tā
raw-figure-states-down = aizklāta, samaksātas 2 zvaigznītes

raw-book-2 = Vairāk kāršu rokā nozīmē mazāk dzīvību: kas patur 3, sāk ar 4 dzīvībām. Parasti patur divas vai trīs stiprākās.
raw-book-6 = Katru trofeju un dzīvību skaita par vienu, lai kas uz kārts būtu. Tikai tad, ja vienādi, saskaita uz tām norādītās cenas.
raw-book-7 = Ar tām maksā par barošanu, izlikšanu un dažiem variantiem. Kas gājiena beigās paliek pāri, zūd.
raw-book-12 = Roka kļūst stiprāka, bet dzīvību mazāk.
raw-book-13 = Pieci briesmoņi maksā 5 zvaigznītes, jaunām kārtīm paliek tikai 2. Ēd arī paslēptie un pagrieztie, ieslodzītie ne.
raw-book-15 = Tagad izlikts briesmonis var uzbrukt jau šajā gājienā.
raw-book-17 = Vienai kārtij var uzbrukt vairāki briesmoņi. Dzīvībām neuzbrūk: tās zog laupīšanā.
raw-book-19 = Atbildēt var katra viņa kārts ar slazdu, ne tikai tā, kurai uzbrūk.
raw-book-20 = Ievainojumi paliek, līdz kārti izdziedē vai salabo.
raw-book-23 = Tāpēc ir vērts uzbrukumā kādu briesmoni pietaupīt. Briesmonis, kas lietoja prasmi, laupīt var.
raw-book-24 = Rokā tā ir kārts, ar ko spēlēt; kā trofeju to skaita beigās un nozagt nevar, ja nav norunāts citādi.
raw-book-27 = Mērķus izvēlas, kad burvestību izliek.
raw-book-28 = Kaitīgas spējas domātas citu briesmoņiem. Kad briesmonis aiziet, līdzi aiziet arī spēja.
raw-book-29 = Dažas lietas ir sargi, slēptuves, cietumi vai slazdi: to pasaka to atslēgvārdi.
raw-book-31 = Maksāt var ar jebkuru kārti no rokas. Izliekot no jauna, zombijs maksā savu cenu.
raw-book-32 = Aprakto kārti neviens cits neredz, un tā neko nemaksā.
raw-book-33 = Pret laupītājiem galds, pilns ar spokiem, ir tukšs galds.
raw-book-34 = Ievainojumi, ko tas gūst tieši šajā uzbrukumā, paliek.
raw-book-36 = Piemēram, viens ievainojums sargam un viens briesmonim blakus.
raw-book-38 = Tas laupa arī garām sargam, bet iepriekš nedrīkst būt uzbrucis.
raw-book-46 = Briesmonis guļ zem tās un joprojām var uzbrukt un aizstāvēt.
raw-book-47 = Īpašnieks to atbrīvo, iznīcinot cietumu.
raw-book-49 = Slazds katrā gājienā darbojas vienreiz. Prasmes un laupīšanu tas neaptur.
raw-book-52 = Izlaistās kārtis paliek savās vietās, un neviens tās neredz.
raw-book-59 = Pagriezts briesmonis arī neaizstāv, līdz īpašnieka nākamā gājiena beigās to pagriež atpakaļ.
raw-book-62 = Apmēram puse kavas ir briesmoņi, tātad tas ir kā monētas metiens. Atklāto kārti nomet.
raw-book-68 = Visi izvēlas vienlaikus.
raw-book-70 = Par 3 zvaigznītēm redzi trīs kārtis un paņem labāko.
raw-book-72 = Nozagtā dzīvība pieder zaglim, un visas izkritušā spēlētāja kārtis nomet.

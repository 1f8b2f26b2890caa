# RAWsiko's lesson as it was in the first edition (editions/1/tutorial.toml in the game's folder): for lessons
# that were begun with it. Nothing more is changed here.

rawsiko-tutorial-edition-1-aim-title = Tvoje tajné ciele
rawsiko-tutorial-edition-1-aim = Vedieš spoločnosť. Pod nápisom Ciele sú štyri aplikácie. Aplikácia dá body, ak na konci hry vlastníš všetky jej materiály. Vyhráva, kto má najviac bodov.
rawsiko-tutorial-edition-1-place-title = Kde sú tvoje aktíva
rawsiko-tutorial-edition-1-place = Územie s tvojimi aktívami je tvoje a s ním aj jeho materiály: malé žetóny. Máš umiestniť 3 aktíva, každým ťuknutím jedno. Daj všetky tri do Nemecka.
rawsiko-tutorial-edition-1-place-else = Dovolené je každé tvoje územie. V tejto lekcii daj všetky tri do Nemecka, jedno po druhom.
rawsiko-tutorial-edition-1-occupy-title = Obsaď prázdne územie
rawsiko-tutorial-edition-1-occupy = Okenné sklo potrebuje boritany a Turecko ich má. Turecko je prázdne, stačí tam vojsť: vyber Nemecko, potom Turecko, s 3 aktívami, a potvrď.
rawsiko-tutorial-edition-1-occupy-2 = Boritany sú tvoje a okenné sklo je hotové: 3 body! Aktívum sa za kolo presunie raz. Ukonči fázu; teraz konajú ostatní.
rawsiko-tutorial-edition-1-occupy-else = Aj to sa dá. Najprv Turecko s 3 aktívami z Nemecka, potom ukonči fázu.
rawsiko-tutorial-edition-1-invest-title = Materiály prinášajú nové aktíva
rawsiko-tutorial-edition-1-invest = Nové kolo. Za každé 3 rôzne materiály máš nové aktívum: teraz ich je 6. Na Ukrajine, hneď vedľa, stojí konkurent! Nastav pod mapou počet 4 a vyber Nemecko.
rawsiko-tutorial-edition-1-invest-2 = A ďalšie 2 do Francúzska: čoskoro sa zídu.
rawsiko-tutorial-edition-1-invest-else = V naozajstnej hre vyberáš, ako chceš. Tu: 4 do Nemecka, potom 2 do Francúzska.
rawsiko-tutorial-edition-1-clash-title = Obchodný stret
rawsiko-tutorial-edition-1-clash = Zaútoč na Ukrajinu z Nemecka s 3 aktívami, viac ich naraz bojovať nemôže. Skôr než potvrdíš, hra ti ukáže tvoje šance.
rawsiko-tutorial-edition-1-clash-else = Možno neskôr. Teraz zaútoč na Ukrajinu z Nemecka s 3 aktívami.
rawsiko-tutorial-edition-1-tie-title = Pri rovnosti vyhráva obranca
rawsiko-tutorial-edition-1-tie = Obe strany hádžu kockami a najvyššie sa porovnajú. Šesť proti šiestim: rovnosť, preto prichádzaš o jedno aktívum. Tie, čo zostali, to môžu skúsiť znova. Zaútoč ešte raz s 3!
rawsiko-tutorial-edition-1-tie-else = Nevzdávaj sa: zaútoč na Ukrajinu z Nemecka s 3 ešte raz.
rawsiko-tutorial-edition-1-move-title = Ukrajina je tvoja
rawsiko-tutorial-edition-1-move = Tvoje aktíva sa tam presunuli samy. V Európe teraz okrem teba nie je nikto, zapamätaj si to. Vodíkové autá potrebujú stroncium: presuň 2 aktíva z Francúzska na Pyrenejský polostrov.
rawsiko-tutorial-edition-1-move-2 = Výborne. Vodíkovým autám už chýbajú len dva materiály. Ukonči fázu.
rawsiko-tutorial-edition-1-move-else = Najprv Pyrenejský polostrov s 2 aktívami z Francúzska, potom ukonči fázu.
rawsiko-tutorial-edition-1-last-title = Posledné kolo
rawsiko-tutorial-edition-1-last = Konkurent môže vrátiť úder. Územie bránia najviac 3 aktíva naraz, a čím viac ich tam je, tým dlhšie vydrží. Nastav počet 7 a daj všetky nové na Ukrajinu.
rawsiko-tutorial-edition-1-last-2 = Hotovo. Z mapy už nič nepotrebujeme: ukonči fázu a sleduj útok.
rawsiko-tutorial-edition-1-last-else = Najprv všetkých 7 na Ukrajinu, potom ukonči fázu.
rawsiko-tutorial-edition-1-trade-title = Obchod s Čínou
rawsiko-tutorial-edition-1-trade = Celkom na konci: jeden materiál zadarmo za každý kontinent, kde si len ty. To je Európa a Afrika, teda dva! Vyber ťažké vzácne zeminy (HR) a prírodný kaučuk (NR) a potvrď: vodíkové autá sú hotové.
rawsiko-tutorial-edition-1-trade-else = Pozri na vodíkové autá: chýbajú im ťažké vzácne zeminy (HR) a prírodný kaučuk (NR).
rawsiko-tutorial-edition-1-end-title = Výhra je tvoja!
rawsiko-tutorial-edition-1-end = Okenné sklo 3 a vodíkové autá 22: spolu 25 bodov. V naozajstnej hre si na začiatku vyberieš dva kontinenty; lišta hore ti povie každý krok.

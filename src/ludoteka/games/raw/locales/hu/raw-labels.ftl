# Short names of options and of their values, for forms: GAME-label-NAME, GAME-label-NAME-VALUE;
# GAME-label-NAME-detail where GAME-option-NAME, made for the command line, names values as they are typed.

raw-label-drafting = Draft
raw-label-hunt = Vadászat
raw-label-underworld = Alvilág
raw-label-summoning = Megidézés
raw-label-last-standing = Az utolsó talpon maradó
raw-label-trophies = Trófeák
raw-label-trophies-apart = külön számítanak
raw-label-trophies-lives = életek lesznek
raw-label-first = Első játékos
raw-label-first-random = véletlen
raw-label-first-lobby = első hely
raw-label-opening = Első kör
raw-label-opening-auto = a játékosok száma szerint
raw-label-opening-short = rövid
raw-label-opening-full = teljes
raw-label-truce = Fegyverszünet
raw-label-truce-auto = a játékosok száma szerint
raw-label-truce-on = két kör
raw-label-truce-off = nincs

raw-label-trophies-detail = Külön: a trófea biztonságban van, de senkit sem tart életben. Életként: a trófea mindenben élet, és el is lopható.
raw-label-first-detail = A szabály szerint a legidősebb játékos kezd: ültesd az első helyre, és válaszd itt azt. Különben a véletlen dönt.
raw-label-opening-detail = Rövid: aki kezdi a játékot, abban a körben csak 3★-ot kap (a 4. kiadás előtt kezdett játékokban 4★-ot), mert kezdeni előny. A játékosok száma szerint: kettőnél rövid, többnél teljes.
raw-label-truce-detail = Két kör: az első két körében senki sem fosztogat, így senki sem esik ki, mielőtt a játék elkezdődne. A játékosok száma szerint: ötnél és hatnál.

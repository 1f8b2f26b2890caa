# RAWsiko's lesson as it was in the first edition (editions/1/tutorial.toml in the game's folder): for lessons
# that were begun with it. Nothing more is changed here.

rawsiko-tutorial-edition-1-aim-title = Your secret objectives
rawsiko-tutorial-edition-1-aim = You lead a company. Under “Objectives” are four applications: products that you want to make. Each gives its points if you own all its materials at the end of the game. Most points win.
rawsiko-tutorial-edition-1-place-title = Where your assets are
rawsiko-tutorial-edition-1-place = A territory with your assets is yours, and so are its materials: the small chips. You have 3 assets to place, one with each tap. Put all three on Germany.
rawsiko-tutorial-edition-1-place-else = Any own territory is allowed. For this lesson put all three on Germany, one after the other.
rawsiko-tutorial-edition-1-occupy-title = Take an empty territory
rawsiko-tutorial-edition-1-occupy = Window glass needs borates, and Turkey has them. Turkey is empty, so simply walk in: choose Germany, then Turkey, with 3 assets, and confirm.
rawsiko-tutorial-edition-1-occupy-2 = The borates are yours, and window glass is complete: 3 points! An asset moves once a turn. End the phase; now the others act.
rawsiko-tutorial-edition-1-occupy-else = That is possible, too. First Turkey, with 3 assets from Germany; then end the phase.
rawsiko-tutorial-edition-1-invest-title = Materials bring new assets
rawsiko-tutorial-edition-1-invest = A new turn. For every 3 different materials you get a new asset: 6 now. A rival stands in Ukraine, next to you! Set the number below the map to 4, then choose Germany.
rawsiko-tutorial-edition-1-invest-2 = And the other 2 on France: we will need them soon.
rawsiko-tutorial-edition-1-invest-else = You choose freely in a real game. Here: 4 on Germany, then 2 on France.
rawsiko-tutorial-edition-1-clash-title = A commercial clash
rawsiko-tutorial-edition-1-clash = Attack Ukraine from Germany with 3 assets, the most that can fight at once. Before you confirm, the board shows your chances.
rawsiko-tutorial-edition-1-clash-else = Later, perhaps. Now attack Ukraine from Germany with 3 assets.
rawsiko-tutorial-edition-1-tie-title = The defender wins ties
rawsiko-tutorial-edition-1-tie = Each side rolls dice, and the highest are compared. Six against six: a tie, so you lost one asset. Assets that stayed behind may try again. Attack once more with 3!
rawsiko-tutorial-edition-1-tie-else = Do not give up: attack Ukraine from Germany with 3 once more.
rawsiko-tutorial-edition-1-move-title = Ukraine is yours
rawsiko-tutorial-edition-1-move = Your assets moved in by themselves. Now nobody but you is in Europe; remember that. Hydrogen cars need strontium: move 2 assets from France to Iberia.
rawsiko-tutorial-edition-1-move-2 = Well done. Hydrogen cars lack only two materials now. End the phase.
rawsiko-tutorial-edition-1-move-else = First Iberia, with 2 assets from France; then end the phase.
rawsiko-tutorial-edition-1-last-title = The last turn
rawsiko-tutorial-edition-1-last = The rival may strike back. Up to 3 assets defend a territory, so more assets hold it longer. Set the number to 7 and put all new ones on Ukraine.
rawsiko-tutorial-edition-1-last-2 = Safe. We need nothing more from the map: end the phase and watch the attack.
rawsiko-tutorial-edition-1-last-else = All 7 on Ukraine first, then end the phase.
rawsiko-tutorial-edition-1-trade-title = Trade with China
rawsiko-tutorial-edition-1-trade = At the very end: a free material for each continent where you are alone. You are in Europe and in Africa, so two! Choose the heavy rare earths (HR) and the natural rubber (NR) and confirm: the hydrogen cars are complete.
rawsiko-tutorial-edition-1-trade-else = Look at the hydrogen cars: they lack the heavy rare earths (HR) and the natural rubber (NR).
rawsiko-tutorial-edition-1-end-title = You have won!
rawsiko-tutorial-edition-1-end = Window glass 3 and hydrogen cars 22: 25 points. In a real game you choose two continents to begin with; the bar at the top tells you each step.

# RAWsiko's first lesson, step by step: tutorial.toml in the game's folder. A step has a title and words;
# NAME-2 is said when its second move is asked for, NAME-else when something else is tried.

rawsiko-tutorial-aim-title = Your secret objectives
rawsiko-tutorial-aim = You lead a company. Under “Objectives” are four applications: products that you want to make. Each gives its points if you own all its materials at the end of the game. Most points win.
rawsiko-tutorial-place-title = Where your assets are
rawsiko-tutorial-place = A territory with your assets is yours, and so are its materials: the small chips. You have 3 assets to place, one with each tap. Put all three on Germany.
rawsiko-tutorial-place-else = Any own territory is allowed. For this lesson put all three on Germany, one after the other.
rawsiko-tutorial-occupy-title = Take an empty territory
rawsiko-tutorial-occupy = Brake linings need natural graphite, and Ukraine has it. Ukraine is empty, so simply walk in: choose Germany, then Ukraine, with 3 assets, and confirm.
rawsiko-tutorial-occupy-2 = The graphite is yours, and the brake linings are complete! An asset moves once a turn. End the phase; now the others act.
rawsiko-tutorial-occupy-else = That is possible, too. First Ukraine, with 3 assets from Germany; then end the phase.
rawsiko-tutorial-invest-title = Materials bring new assets
rawsiko-tutorial-invest = A new turn. For every 3 different materials you get a new asset: 5 now. A rival stands in Turkey, next to you! Set the number below the map to 4, then choose Germany.
rawsiko-tutorial-invest-2 = And the last one on France: we will need it soon.
rawsiko-tutorial-invest-else = You choose freely in a real game. Here: 4 on Germany, then 1 on France.
rawsiko-tutorial-clash-title = A commercial clash
rawsiko-tutorial-clash = Attack Turkey from Germany with 3 assets, the most that can fight at once. Before you confirm, the board shows your chances.
rawsiko-tutorial-clash-else = Later, perhaps. Now attack Turkey from Germany with 3 assets.
rawsiko-tutorial-tie-title = The defender wins ties
rawsiko-tutorial-tie = The highest dice of both sides are compared, then the next. Six against six: a tie, so you lost one asset. Five against one: so did the rival. One rival is left. Attack once more with 3!
rawsiko-tutorial-tie-else = Do not give up: attack Turkey from Germany with 3 once more.
rawsiko-tutorial-move-title = Turkey is yours
rawsiko-tutorial-move = Your assets moved in by themselves. Now nobody but you is in Europe; remember that. Hydrogen cars need strontium: move 1 asset from France to Iberia.
rawsiko-tutorial-move-2 = Well done. Hydrogen cars lack only two materials now. End the phase.
rawsiko-tutorial-move-else = First Iberia, with 1 asset from France; then end the phase.
rawsiko-tutorial-last-title = The last turn
rawsiko-tutorial-last = The rival may strike back. Up to 3 assets defend a territory, so more assets hold it longer. Set the number to 7 and put all new ones on Turkey.
rawsiko-tutorial-last-2 = Safe. We need nothing more from the map: end the phase and watch the attack.
rawsiko-tutorial-last-else = All 7 on Turkey first, then end the phase.
rawsiko-tutorial-trade-title = Trade with China
rawsiko-tutorial-trade = Turkey has held! At the very end: a free material for each continent where you are alone. You are in Europe and in North America, so two! Choose the heavy rare earths (HR) and the platinum-group metals (PG) and confirm.
rawsiko-tutorial-trade-else = Look at the hydrogen cars: they lack the heavy rare earths (HR) and the platinum-group metals (PG).
rawsiko-tutorial-end-title = You have won!
rawsiko-tutorial-end = Brake linings, hydrogen cars, and fuel cells into the bargain: three of your four objectives! In a real game you choose two continents to begin with; the bar at the top tells you each step. Trade with China is an option there.

# The rule book of Envyra: headings, the game in brief, pictures, and what a rule's sentence leaves out.

envyra-chapter-parts = What is in the box
envyra-chapter-setup = Set-up
envyra-chapter-placing = Phase I: placing cubes
envyra-chapter-moving = Phase II: moving cubes
envyra-chapter-winning = Winning a tile
envyra-chapter-round-end = End of a round
envyra-chapter-game-end = End of the game
envyra-chapter-scoring = Scoring
envyra-chapter-variants = Variants and Equilibrium
envyra-chapter-rulings = Unusual situations
envyra-chapter-edition = For own sets of tiles

envyra-brief-aim =
    Aim
    Win tiles with your cubes. Most points at the end win.
    Tiles of one colour with different symbols form sets, and sets give extra points.
envyra-brief-setup =
    Set-up
    Start tiles form the grid: 3 × 2 for two players, 3 × 3 for three, 4 × 3 for four.
    Everybody has five cubes, a player board and a screen. The other tiles are in the bag.
envyra-brief-round =
    A round
    I. Secretly, all at once: place 1 or 2 cubes on your board. Each hole stands for a tile.
    II. The screens go. Clockwise everybody moves one cube to its tile, then back the other way a second one.
    A tile with enough cubes is won at once: by whoever has most on it; if that is equal, the newest cube decides. All cubes return.
    Then gaps are refilled, whoever has no cubes left takes all five back, and the cone passes to the left.
envyra-brief-closed =
    Restricted tiles
    A tile with colour icons takes your cube only if you have won a tile of that colour for each icon. They are not used up.
envyra-brief-end =
    End
    Somebody wins the end tile; or it alone is left for a gap and nobody may take it; or somebody can’t move to any tile.
envyra-brief-score =
    Points
    The stars on your tiles, and 2, 4 or 7 points for a set of 2, 3 or 4 different symbols.
    If points are equal, more points from sets win, then the end tile.

envyra-figure-tile = A restricted tile: whoever wants to move a cube here needs two orange tiles and a green one.
envyra-figure-tile-text = A tile with the number 3 and a small cube in the upper left corner, a star with 4 points in the upper right, three colour icons below it (orange, orange, green), the symbol sea in the middle, and below a tray with places for three cubes, two of them taken.
envyra-figure-tile-legend =
    Cubes needed: with the third one the tile is won.
    Victory points.
    Colour icons: what you must have won before.
    Symbol; its ground and colour are the theme.
    Cubes that lie here, from the first to the newest.
envyra-figure-grid = The grid grows with the players. The dark red corner card shows where it begins.
envyra-figure-grid-text = Three grids of tiles: three columns and two rows for two players, three and three for three, four columns and three rows for four. Under the upper left tile of each lies the dark red corner card.
envyra-figure-grid-legend =
    2 players
    3 players
    4 players
envyra-figure-secret = Two cubes behind a screen. The others see only who is ready.
envyra-figure-secret-text = A player board of three by two holes with two blue cubes, and two folding screens: one with a tick for ready, one with three dots for still thinking.
envyra-figure-secret-legend =
    Your board
    What the others see
envyra-figure-order = Three players, A begins: A, B, C, then back C, B, A.
envyra-figure-order-text = A line that turns back: above A, B, C from left to right, below C, B, A from right to left. The first four have moved, B is next.
envyra-figure-order-legend =
    First cube
    Second cube
envyra-figure-winning = Who wins a full tile.
envyra-figure-winning-text = Two full tiles. On the left, A has two cubes and B one: A leads. On the right, A and B have one each and B moved last: B leads.
envyra-figure-winning-legend =
    A has two cubes of three: A wins, though B moved last.
    One each: the newer cube decides, so B wins.
envyra-figure-sets = Seven tiles: 21 points on them, 4 and 2 for two sets, 27 in all.
envyra-figure-sets-text = Won tiles: three orange ones with different symbols, a set for 4 points; two green ones with different symbols, a set for 2; a second green leaf and a blue sea alone without points for sets.
envyra-figure-cards = Equilibrium cards: their points are yours if you have won tiles with all these symbols.
envyra-figure-cards-text = Two cards: sun and sea for 2 points; rain, mushroom and fire for 4 points.

envyra-book-3 = The number of cubes stands at the left, the points in the yellow star, the icons of a restricted tile at the right. Ground and symbol say which sets the tile fits.
envyra-book-1 = Most tiles are not restricted. The detailed rules of the box are at www.rudy3.eu.
envyra-book-6 = All players turn their boards the same way, so that each hole lies where its tile lies.
envyra-book-10 = You see neither the others’ choice nor how many cubes they take. A cube at the wrong moment costs time, at the right one it wins a tile.
envyra-book-11 = Cubes on a tile stay there from round to round until the tile is won.
envyra-book-13 = The choice which cube goes first is often the best weapon: you see what those before you did.
envyra-book-14 = So the last player moves two cubes in a row, and the start player has both the first and the last word.
envyra-book-15 = Only the colour counts, not the symbol. Two orange icons need two orange tiles. A tile that you win in this very round counts at once.
envyra-book-16 = You do not lose the cube, only the chance. If both your tiles are gone, you are skipped.
envyra-book-18 = The number of cubes comes first. Only if several have the same highest number do you look whose cube came last.
envyra-book-19 = So nobody who helped to fill the tile loses anything but time.
envyra-book-23 = It is a restricted tile with the icons orange, green and blue. One player who meets it is enough to lay it; to win it you must meet it yourself.
envyra-book-24 = Cubes that wait on tiles are strength, but without a cube in the supply you have to give all of them up.
envyra-book-26 = What was still to be moved in this round is not moved any more.
envyra-book-29 = Two equal symbols never stand in one set, but the second one may begin another set of the same colour.
envyra-book-30 = An example: three orange tiles with different symbols give 4 points, one more orange symbol makes it 7.
envyra-book-33 = The order does not turn back then: after the last player the round ends.
envyra-book-34 = Cards show symbols. A tile may serve several cards, and sets as well.
envyra-book-D-C5 = This can happen on purpose: somebody else’s cube may win you the colour that you lack.

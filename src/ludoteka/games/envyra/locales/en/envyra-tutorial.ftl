# Envyra's first lesson, step by step: tutorial.toml in the game's folder. A step has a title and words;
# NAME-2 is said when its second move is asked for, NAME-else when something else is tried.

envyra-tutorial-aim-title = Collect tiles
envyra-tutorial-aim = You win tiles with your cubes. Every tile has points, and tiles of one colour make sets. Most points win.
envyra-tutorial-tile-title = How to read a tile
envyra-tutorial-tile = The number on the left: so many cubes fill the tile. The star: its points. The colour and the picture: for sets. This mountain needs 3 cubes and gives 3 points.
envyra-tutorial-place-title = Choose in secret
envyra-tutorial-place = Everybody chooses at the same time, and nobody sees the others. Choose the leaf and the tree, both green, then lock in.
envyra-tutorial-place-else = You could do that, too. For this lesson choose the leaf and the tree (a2 and b2), then lock in.
envyra-tutorial-order-title = Forth and back
envyra-tutorial-order = Now all choices are open, and you both want the tree! The order goes forth and back: you, the other, the other, you. Move your leaf cube first and keep the tree for the very end.
envyra-tutorial-order-else = Wait with the tree: you move last, and that is worth something. Move the leaf cube (a2) first.
envyra-tutorial-won-title = The tree is yours
envyra-tutorial-won = Two cubes filled the tree. Most cubes on a tile win it. You had one each, and then whoever came last wins: you! All cubes on it went home, and a new tile took its place.
envyra-tutorial-again-title = Build a set
envyra-tutorial-again = Your cube still lies on the leaf. Put a second one there to win it, and one on the mushroom. Lock in.
envyra-tutorial-again-else = Good idea for later. Now choose the leaf and the mushroom (a2 and c2), then lock in.
envyra-tutorial-second-title = Fill the leaf
envyra-tutorial-second = The other began this time and took the sea. Now move your cube to the leaf: two of two, both yours.
envyra-tutorial-second-else = The leaf first (a2): it is full with this cube.
envyra-tutorial-sets-title = Your first set
envyra-tutorial-sets = Leaf and tree: same colour, different pictures. That is a set. Two pictures give 2 points, three give 4, four give 7. With the mushroom you would have three!
envyra-tutorial-needs-title = Restricted tiles, and the end
envyra-tutorial-needs = See the tile with the padlock? It is a restricted tile: only those who have won a green tile may go there. You may, the other may not. The end tile needs all three colours. Whoever wins it ends the game at once.
envyra-tutorial-free-title = Now it is your game
envyra-tutorial-free = That is all you need. Play this game to its end if you like: the mushroom waits. If something is not allowed, the game tells you why.

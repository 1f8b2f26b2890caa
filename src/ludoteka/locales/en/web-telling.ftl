web-told-next = Next
web-told-to-now = To the present
web-told-to-turn = To my turn
web-told-all = Show what happens
web-recap-title = Since your last turn
web-recap-button = Since your turn
web-recap-label = Since your turn { $count }
web-recap-more = { $count ->
    [one] { $count } earlier thing is in the history.
   *[other] { $count } earlier things are in the history.
}
web-recap-look = Look at this moment
web-out-title = You are out
web-out-finish = Finish quickly
web-out-watch = Watch
web-out-new = New game
web-out-bots = Only bots play on. They can finish at once, or you watch them.
web-out-others = The others play on. You can watch them to the end.

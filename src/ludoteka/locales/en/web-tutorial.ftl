# Lessons: the coach at the table, and the ways to it.

web-tutorial-learn-new = New to it? Learn it in five minutes
web-tutorial-learn-detail = A short lesson on the real board
web-tutorial-learn-game = Learn it step by step
web-tutorial-coach = Coach
web-tutorial-back = Back
web-tutorial-next = Next
web-tutorial-skip = Skip the lesson
web-tutorial-step = Step { $step } of { $steps }
web-tutorial-do = Do it for me
web-tutorial-your-turn = Now you: on the board
web-tutorial-watch = See what happens …
web-tutorial-see = Done! Watch the bar and the board: they show what comes of it.
web-tutorial-else = That is allowed, too. But first do what the coach says.
web-tutorial-read-first = One moment: read what the coach says, then choose “Next”.
web-tutorial-astray-title = You went your own way
web-tutorial-astray = The lesson can't follow this game any more. Play on freely, or begin the lesson again.
web-tutorial-again = Begin again
web-tutorial-on = Play on
web-tutorial-done = Finish
web-tutorial-real = Play a real game
web-tutorial-show = Show the coach again
web-tutorial-show-detail = The lesson goes on where you left it
web-tutorial-key = To the coach of the lesson

# Games with several lessons; web-lesson-GAME-NUMBER is what one of them is about.
web-tutorial-lesson = Lesson { $lesson }
web-tutorial-lesson-named = Lesson { $lesson }: { $name }
web-tutorial-learned = learned
web-tutorial-go-on = { $lesson ->
    [2] Go on with the second lesson
   *[other] Go on with lesson { $lesson }
}
# The same on a phone.
web-tutorial-go-on-brief = { $lesson ->
    [2] Second lesson
   *[other] Lesson { $lesson }
}

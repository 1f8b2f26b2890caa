# Replays of finished games, records that somebody brings, and games of this device that are over.

web-replay = Replay
web-replay-loading = Fetching the game …
web-replay-not-yet = This game is still going on. Its replay is there as soon as it is over.
web-replay-begins = The set-up: the game begins.
web-replay-unseen = { $name } has moved. From here nothing of it could be seen.
web-replay-silent = { $name } has moved.
web-replay-play = Play
web-replay-pause = Pause
web-replay-to-end = To the end
web-replay-speed = Speed
web-replay-times = { $speed } times the speed
web-replay-eyes = Seen by
web-replay-eyes-onlooker = An onlooker
web-replay-eyes-of = { $name }
web-replay-eyes-all = Everything open
web-replay-fork-keeps = A new table begins exactly here: board, cards and secrets stay as they were. From now on the dice and shuffles are new.
web-replay-fork-over = The game is over at this moment. Go back a little first.
web-replay-fork-start = Start from here
web-replay-fork-open = Open the table
web-replay-link = Copy the link to this moment
web-replay-link-detail = Whoever opens it sees what you see now.
web-replay-copy-story = Copy the story
web-replay-save-story = Save the story as a text file
web-replay-story-detail = The whole game in sentences, as seen from here.
web-replay-story-file = story
web-replay-saved = Saved among your downloads.
web-replay-result-detail = Scores, report, rematch
web-replay-key-play = play or pause
web-replay-key-round = to the round before or the next one
web-replay-key-ends = to the beginning or the end
web-replay-key-speed = slower or faster
web-replay-key-eyes = look with other eyes

web-import = Replay a game from a file
web-import-detail = Drop a record here, anywhere on this page, or choose one.
web-import-choose = Open a record
web-import-drop = Let go: the record will be opened
web-import-how = A record is the text file that you get after a game. It is checked before it is shown; at most 1 MB.
web-import-file = Choose a file
web-import-text = Or paste its text
web-import-open = Open
web-import-checking = Checking …
web-import-too-long = This file is longer than 1 MB. No record of a game is that long.
web-import-no-record = This is no record: a record begins with the line “ludoteka record 1”.
web-import-line-wrong = Line { $line } of the record is wrong.
web-import-wrong = This record can’t be right.

web-finished-games = Your finished games
web-finished-replay-of = Replay { $title }, { $day }
web-finished-all = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}

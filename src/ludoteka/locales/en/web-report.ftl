# The report of a finished game: how it went, what turned it, what everybody did best.

web-report = Report
web-report-detail = How it went, what turned it, everybody’s best move, and luck.
web-report-loading = Looking back at the game …
web-report-course = How it went
web-report-scores = Points
web-report-standings = Prospects
web-report-scores-detail = Everybody’s points, as if the game had ended after each move.
web-report-standings-detail = How a bot that sees everything values what everybody has and may still hope for, in points.
web-report-as-table = As a table
web-report-table = How it went, as a table
web-report-plot = { $what } in the course of the game: arrow keys go from move to move, Enter shows the moment
web-report-points = Points
web-report-moves = Moves
web-report-move = Move { $move }
web-report-after-move = After move
web-report-turning = Turning points
web-report-turning-detail = The three moves that changed the lead most, as the bots see it.
web-report-best = Everybody’s best move
web-report-best-detail = The move that brought each player the most against the strongest rival.
web-report-gain = +{ $points } points
web-report-lead-taken = { $name } takes the lead.
web-report-lead-changed = Now { $name } leads.
web-report-lead-shared = Nobody leads alone any more.
web-report-lead-larger = { $name } leads by more than before.
web-report-lead-nearer = The lead of { $name } shrinks.
web-report-see-moment = See move { $move }

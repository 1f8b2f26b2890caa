# My games and results, which never leave this device.

web-results = Your results
web-results-link = Your results
web-results-private = All of this is kept in this browser only. Nothing of it is sent anywhere.
web-results-counted = Counted is every finished game in which one seat was yours to the end, once. Not counted: lessons, games taken up again from a record or a replay, tables that were ended early, and games that a bot finished for you. Games of several people on this device are listed apart: nobody knows which of them are you.
web-results-none = No finished game yet. Play one, and it will be here.
web-results-played = played
web-results-won = won
web-results-share = share of wins
web-results-streak = longest run of wins
web-results-streak-now = current run of wins
web-results-shared-device = on one device
web-results-by-game = By game
web-results-by-level = By opponents
web-results-by-seats = By number of players
web-results-game = Game
web-results-opponents = Opponents
web-results-players = Players
web-results-against-people = people only
web-results-against-mixed = bots of several levels
web-results-against-both = people and bots
web-results-latest = Latest games
web-results-rank = { $rank } of { $of }
web-results-show-all = { $count ->
    [one] Show all, { $count } game
   *[other] Show all { $count } games
}
web-results-json = Save as JSON
web-results-csv = Save as a table (CSV)
web-results-delete = Delete everything
web-results-delete-sure = Delete all results of this device? This can’t be undone. Your tables stay.
web-results-deleted = Deleted. Games that end from now on are counted again.
web-results-file = ludoteka-results
web-results-replay = Replay of { $title }, { $day }

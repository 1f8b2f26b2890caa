# What the browser client says around the games. `t("x")` in web/src is the message `web-x`.

## Everywhere

web-home = To the start page
web-nav = Pages
web-close = Close
web-cancel = Cancel
web-go-on = Go on
web-you = you
web-bot = bot
web-copied = Copied
web-copy-failed = Your browser does not let us copy.
web-settings = Settings
web-menu = Menu
web-rules = Rules
web-credits = Credits
web-language = Language
web-back-home = To the start page
web-connecting = Connecting …
web-connection-lost = The server does not answer. We keep trying.

## Settings

web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-motion = Pace of what others do
web-motion-off = at once
web-motion-fast = fast
web-motion-normal = normal
web-motion-slow = slow
web-motion-still = Your device asks for less motion: what happens is told without movement.
web-sound = Sound
web-sound-detail = Your turn, moves of others, new messages: ten short tones.
web-sound-on = Sound on
web-sound-off = Sound off
web-volume = Volume
web-commands = Command line
web-commands-detail = Type moves and questions: for screen readers and quick fingers.
web-confirm = Ask before a turn ends
web-confirm-detail = One more click before you give up what you could still do.
web-confirm-end = End your turn now?

## The table

web-tab-board = Board
web-tab-aside = Yours
web-tab-log = History
web-tab-players = Players
web-tabs = Parts of the table
web-rail = Players and history
web-your-turn = Your turn
web-to-move = to move
web-away = not connected
web-bot-for = bot plays
web-onlookers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-undo = Undo
web-time-left = Time left: { $time }
web-sending = Being sent: the server has not answered yet
web-stale = Something had happened meanwhile. Look again, and choose again.
web-allowed-now = This is allowed now.
web-past-only-looking = You are looking at the past. Go back to now to play.
web-onlooker-only-looking = You are watching this game; only players can move.
web-open-rules = Open the rules
web-back-to-now = Back to now
web-stop-order = Stop
web-take-seat-back = Play yourself again
web-bot-plays-for-you = A bot is playing for you.
web-looking-at-move = You are looking at move { $move } of { $moves }.
web-game-goes-on = The game goes on beneath.
web-reconnecting = Reconnecting …
web-moves-are-safe = Your moves are safe.
web-paused = The game is paused.
web-stuck = This game can’t go on.
web-you-watch = You are watching.
web-waiting-for = { $count ->
    [0] Waiting …
   *[other] Waiting for { $names }
}
web-also-waiting-for = { $count ->
   *[other] Still thinking: { $names }
}
web-since-minutes = { $minutes ->
    [one] for { $minutes } minute
   *[other] for { $minutes } minutes
}
web-you-win = You win!
web-wins = { $count ->
    [one] { $names } wins.
   *[other] Shared win: { $names }
}
web-game-ended-by-host = The table was ended.
web-show-result = Show the result

## The log

web-log-whole = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-log-live = { $moves ->
    [0] live
    [one] { $moves } move, live
   *[other] { $moves } moves, live
}
web-log-at = move { $move } of { $moves }
web-log-copy = Copy the history as text
web-log-taken-back = taken back
web-log-undone = { $me ->
    [yes] You take
   *[no] { $name } takes
} back { $count ->
    [one] { $count } move.
   *[other] { $count } moves.
}
web-log-paused = The game is paused.
web-log-resumed = The game goes on.
web-log-bot = { $me ->
    [yes] A bot plays for you now.
   *[no] { $name }: a bot plays now.
}
web-log-person = { $me ->
    [yes] You play again.
   *[no] { $name } plays again.
}
web-log-ended = The table was ended.
web-log-rematch = There is a rematch.
web-only-you = Only you see this.
web-scrubber = Moment of the game
web-scrub-first = To the beginning
web-scrub-previous = One move back
web-scrub-next = One move on
web-scrub-last = Back to now

## Chat and commands

web-chat = Chat
web-chat-write = Write to the table
web-chat-send = Send
web-unheard = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
web-quick-phrases = Quick phrases
web-command = Command
web-command-example = moves, why …, rule 10, ?
web-command-played = Played: { $move }
web-command-unknown = “{ $words }” is not understood. Expected: { $expected }
web-command-help = Type a move in notation, or: moves (all that you can do), why MOVE, rule NUMBER, board, prompt, undo.

## Rules

web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}

## A table without a board of its own

web-generic-board = Board as text
web-generic-moves = Possible moves
web-generic-no-moves = There is nothing to choose now.
web-generic-sending = On its way: { $move }
web-generic-latest = What happened last (newest first)
web-generic-tick-first = Tick something first.
web-generic-tick-most = Tick at most { $most }.
web-generic-loading = The board is being put into words …
web-generic-which = { $verb }: which one?

## One device for several people

web-curtain-hand-over = Hand the device to { $name }
web-curtain-nobody-else = Nothing secret is on this page until the curtain is lifted.
web-curtain-i-am = I am { $name }
web-curtain-or = or
web-leave-page = Leave the table

## Faults

web-table-gone = This table can’t be shown
web-table-unknown = There is no table at this address. Perhaps the link is incomplete.
web-unloaded = This page could not be loaded
web-table-fault = The server says: { $fault }
web-watch-game = Watch the game
web-table-never-began = The table was ended before its game began.

## The start page

web-welcome = Pull up a chair.
web-welcome-detail = Three board games in your browser: with friends, on one device, or with bots that never mind losing. No account, nothing to install.
web-games = Games
web-player = Player
web-play-now = Play now against bots
web-invite-friends = Invite friends
web-one-device = One device
web-players-from-to = { $least } to { $most } players
web-got-a-code = Got a code? Join the table
web-join = Join
web-code-too-short = A code has { $count } letters and digits.
web-code-unknown = No table has this code. Check the code and try again.
web-try-again = Try again
web-badge-dice = Luck you can check yourself
web-badge-keyboard = Playable by keyboard and screen reader
web-badge-network = Works on school networks
# Names that anybody can be, apart by commas; at least twelve, at most 24 letters each.

## Before the game: seats and options

web-your-table = A table for { $title }
web-gathering-host = Set who sits where: any mix of friends, bots and people on this device.
web-gathering-guest = You have a seat. The game begins when the host starts it.
web-gathering-invited = Choose a name and sit down.
web-seats = Seats
web-seats-free = { $count ->
    [0] all taken
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
web-all-seated = Everybody is here.
web-host-starts = The host starts the game.
web-start-game = Start the game
web-table-rules = Rules of this table
web-dice-sealed = Whatever chance decides is sealed before the game; anybody can check it afterwards.
web-no-options = This game has no options.
web-add-seat = Add a seat
web-name-of-seat = Name on seat { $number }
web-kind-of-seat = Who sits on seat { $number }
web-seat-kind-device = this device
web-seat-kind-friend = a friend
web-seat-kind-open = anybody
web-seat-kind-bot = a bot
web-seat-waiting-friend = Waiting for a friend
web-seat-open = Free for anybody
web-seat-up = Move seat { $number } up
web-remove-seat = Remove seat { $number }
web-send-away = Free the seat
web-this-device = this device
web-here = here
web-bot-level = How well the bot plays
web-level-random = random
web-level-greedy = clever
web-invite = Invite
web-qr-alt = QR code of the invitation
web-code-is = The code is { $code }
web-copy-link = Copy the link
web-share = Share
web-your-name = Your name at the table
web-another-name = Another one
web-sit-down = Sit down
web-no-seat-for-you = There is no free seat, but you can watch the game when it begins.
web-tab-objectives = Objectives
web-tab-symbols = Symbols

## The end of the game

web-end-result = Result
web-end-scores = Scores
web-end-parts = What brought the points
web-end-you-win = { $points ->
    [one] You win with { $points } point!
   *[other] You win with { $points } points!
}
web-end-wins = { $points ->
    [one] { $name } wins with { $points } point.
   *[other] { $name } wins with { $points } points.
}
web-end-shared-win = { $points ->
    [one] Shared win with { $points } point each: { $names }
   *[other] Shared win with { $points } points each: { $names }
}
web-end-decided-points = { $by ->
    [one] Decided by { $by } point
   *[other] Decided by { $by } points
}, { $points } to { $other }; second: { $names }.
web-end-no-result = The game was not played to its end, so nobody has won.
web-end-rematch = Rematch
web-end-go-to-rematch = Go to the rematch
web-end-watch-rematch = Watch the rematch
web-end-rematch-open = The table for the rematch is open. Everybody moves one seat on.
web-end-replay = Replay
web-end-see-board = See the board
web-end-afterwards = After the game
web-end-share = Share the replay
web-end-share-detail = A link to the whole game, move by move.
web-end-record = Download the record
web-end-record-detail = All moves and the seed as a text file.
web-end-record-saved = The record was saved among your downloads.
web-end-no-record = There is nothing to save: the game never began.
web-end-what-if = What if?
web-end-what-if-detail = Take the game up again from any moment, with fresh luck.
web-end-look = Look at it
web-end-play-on = Play on from here
web-end-details = In detail
web-end-luck = Luck
web-end-luck-detail = What chance gave to each player, against what was to be expected.
web-end-luck-lucky = Luckier than in { $percent } of 100 such games
web-end-luck-unlucky = Unluckier than in { $percent } of 100 such games
web-end-luck-even = Neither luck nor bad luck
web-no-answer = The server does not answer. Try again in a moment.
web-too-often = That was a bit much at once. Wait a moment, then try again.

## The proof of the dice

web-proof-check = Check the luck
web-proof-check-detail = Your browser draws everything again from the seed.
web-proof-working = Drawing everything again …
web-proof-holds = Nobody tampered with chance.
web-proof-holds-unkept = What was drawn fits the seed.
web-proof-fails = What was drawn does not fit!
web-proof-meaning = The seed was sealed when this device came to the table, and everything that chance decided came from it: from then on nobody, not even the server, could change a roll or a shuffle.
web-proof-meaning-unkept = Everything that chance decided comes from the seed that the server shows now. Whether it was sealed before the game, only devices that sat at the table can tell.
web-proof-fails-meaning = What the server tells now is not what it sealed, or not what you saw. Do not trust this result, and keep the record.
web-proof-state-held = Right
web-proof-state-broken = Wrong
web-proof-state-none = Nothing to compare
web-proof-seal-held = { $count ->
    [one] The SHA-256 of the seed is the one that was sealed.
   *[other] The SHA-256 of each of the { $count } seeds is the one that was sealed.
}
web-proof-seal-broken = The SHA-256 of the seed is not the one that was sealed.
web-proof-kept-held = This device was told the same SHA-256 when it came to the table.
web-proof-kept-broken = This device was told another SHA-256 when it came to the table: the seed was exchanged.
web-proof-kept-none = This device had no seat at the table, so it has no seal of its own to compare.
web-proof-draws-held = { $count ->
    [one] { $count } outcome of chance was drawn again from the seed: the same.
   *[other] { $count } outcomes of chance were drawn again from the seed: all the same.
}
web-proof-draws-broken-at = { $move ->
    [0] In the set-up, the seed gives something else than was told.
   *[other] In move { $move } the seed gives something else than was told.
}
web-proof-draws-none = In this game chance decided nothing.
web-proof-dice-held = { $count ->
    [one] { $count } die on the table showed what was drawn.
   *[other] { $count } dice on the table showed what was drawn.
}
web-proof-dice-broken = Dice on the table showed something else than was drawn.
web-proof-dice-broken-at = In move { $move } the dice on the table showed something else than was drawn.
web-proof-dice-none = No dice were rolled at this table.
web-proof-seed = Seed
web-proof-commitment = Its SHA-256, the seal
web-proof-seed-from = { $move ->
    [0] From the beginning
   *[other] From move { $move } on
}
web-proof-further = Which cards and tiles these outcomes mean, the rules say: to check that too, download the record and run “ludoteka verify FILE”.

## The menu of the table

web-menu-settings = Settings
web-menu-settings-detail = The options of this match, your animal, language, colours, sound
web-menu-keys = Keyboard
web-menu-keys-detail = All keys at a glance
web-menu-invite = Invite
web-menu-invite-detail = Let others watch: link and QR code
web-menu-device = Continue on another device
web-menu-device-detail = Take your seat along, to your phone for example
web-menu-host = Run the table
web-menu-host-detail = Pause, bots, clock, chat, end
web-menu-leave = Leave the seat
web-menu-leave-detail = A bot plays on; you can take it back
web-menu-seal = Chance is sealed
web-menu-seal-detail = How you can be sure of it
web-menu-watching = You are watching this game. Secrets stay secret until it is over.
web-menu-home = To the start page
web-menu-invite-to-watch = Whoever opens this link can watch the game. All seats are taken.
web-keys-board = On the board of { $title }
web-keys-table = At the table
web-keys-tab = to the next or the previous part
web-keys-undo = take back your last move
web-keys-escape = close, cancel, back to now
web-keys-skip = cut a movement short
web-keys-to-turn = go on at once to your turn
web-keys-rules = rules, opened where you are
web-keys-log = history
web-keys-step = one move back or on
web-keys-leap = ten moves back or on
web-keys-menu = this menu
web-keys-commands = You can also type moves and questions: switch on the command line in the settings.
web-device-how = Open the link, or scan the code, on the other device. Your seat moves there, and this device gives it up.
web-device-make = Make a link for { $name }
web-device-qr-alt = QR code of the link for the other device
web-device-once = Works once, for
web-device-moved = Your seat has moved to the other device. Here you can go on watching.
web-device-late = The link is too old by now.
web-leave-how = If you have to go, a bot can play for you. Your seat stays yours: come back whenever you like.
web-leave-you-play = you play
web-leave-to-bot = Let a bot play
web-seal-meaning = Everything that chance decides comes from one secret seed, which was drawn before the first move. Its SHA-256 is the seal: it gives nothing away, but no other seed fits it.
web-seal-closed = When the game is over, the seed is shown, and your browser can draw everything again.
web-seal-open = The game is over: “Check the luck” beside the result draws everything again.
web-host-pause = Pause the game
web-host-resume = Let the game go on
web-host-bot-for = Let a bot play
web-host-bot-for-detail = For somebody who has gone. They can take their seat back at any time.
web-host-pace = Bots move
web-pace-0 = at once
web-pace-300 = quickly
web-pace-600 = normally
web-pace-1500 = slowly
web-host-clock = Time for a move
web-host-clock-detail = When it is up, a bot makes that one move.
web-clock-off = no limit
web-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-host-chat = Chat
web-host-chat-detail = Without it there are quick phrases only.
web-host-end = End the table
web-host-end-sure = End this game for everybody? It can’t be played on, and all secrets are shown.

## Moving to this device

web-over-title = Play on here
web-over-table = Your seat at the table “{ $title }” moves to this device.
web-over-some-table = Your seat moves to this device.
web-over-play-here = Play here now
web-over-other-gives-up = The other device gives up the seat.
web-over-incomplete = This link is incomplete: its last part, behind the #, is missing. Scan the code again.
web-device-host-stays = You go on running the table from this device.

## Other pages

web-not-found = Nothing on this shelf
web-not-found-detail = There is no page at this address. Perhaps the link is incomplete.
web-rules-of = Rules of { $title }
web-rules-print = Print
web-credits-independent = Ludoteka is an independent implementation with components of our own. It is not made, endorsed or checked by the authors and publishers of the games; the names of the games belong to them.
web-credits-authors = by
web-credits-publisher = published by
web-credits-own-components = Rules are told in our own words. Tiles, cards, map, drawings of the boards and translations are ours, as far as nobody else is named here.
web-credits-drawings = Drawings
web-credits-drawings-from = Icons made by these people, from
web-credits-works = Built on
web-credits-for-signs = signs on buttons
web-credits-for-letters = the letters you read
web-credits-for-headings = headings
web-credits-for-map = the world map of RAWsiko
web-credits-scenery = On the world map of RAWsiko not all land can be played: the Caucasus, North Korea, Darfur, Western Sahara and the north of Mali and Mauritania, Kaliningrad, Taiwan, Iceland, Greenland, New Zealand and some islands are scenery. Its borders follow what Natural Earth shows in fact; they make no political claim.
web-credits-for-countries = names of countries
web-credits-for-pages = the pages
web-credits-for-texts = four languages
web-credits-for-dice = checking what was drawn
web-credits-for-building = building the client
web-credits-for-server = the server
web-credits-for-codes = QR codes
web-credits-public-domain = public domain
web-credits-licence = Our own code, texts and drawings are free software under the MIT License. Copyright 2026 The Ludoteka authors.

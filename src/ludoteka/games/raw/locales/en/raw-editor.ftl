# The deck editor of RAW in the browser.

## The decks

raw-editor-title = Your own deck
raw-editor-intro = Make cards of your own, see them drawn as you go, and play with them at once.
raw-editor-lost = This deck is not in this browser any more, or never was.
raw-editor-new = A new deck
raw-editor-from-ours = From our deck
raw-editor-from-ours-detail = All its cards, to change as you like
raw-editor-from-samples = From a few examples
raw-editor-from-samples-detail = One card of each sort, to see how they are made
raw-editor-from-nothing = From nothing
raw-editor-from-nothing-detail = An empty deck
raw-editor-from-file = Open a file
raw-editor-from-file-detail = A deck that you have saved, or got from somebody; you can drop it here, too
raw-editor-from-table = From a table: { $name }
raw-editor-from-table-detail = The deck that is played with there
raw-editor-mine = Your decks
raw-editor-kept-here = They are kept in this browser. Save a file to take one elsewhere.
raw-editor-none-yet = None yet. Begin one, and it will be kept here while you work on it.
raw-editor-nameless-deck = Deck without a name
raw-editor-remove-deck = Delete { $name }
raw-editor-remove-title = Delete this deck?
raw-editor-remove-text = “{ $name }” will be gone from this browser. Files and tables keep theirs.
raw-editor-remove-now = Delete
raw-editor-copy-name = { $name }, my way
raw-editor-new-name = My deck
raw-editor-let-go = Let go: the deck will be opened
raw-editor-all-decks = All decks

## One deck

raw-editor-deck-name = Name of the deck
raw-editor-monsters = { $share } % monsters
raw-editor-monsters-detail = The chance of every ?
raw-editor-players = for up to { $n } players
raw-editor-too-small = too small: { $least } cards at least
raw-editor-redo = Redo
raw-editor-save = Save a file
raw-editor-play = Play with it
raw-editor-unkept = This browser keeps nothing. Save a file before you leave.
raw-editor-elsewhere = This deck was changed in another tab; you see it as it is there. Undo brings back yours.
raw-editor-unchecked = The server does not answer: the deck can’t be checked now. It is kept all the same.
raw-editor-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
raw-editor-checking = Being checked …
raw-editor-faultless = Can be played
raw-editor-unfinished = The new card is not finished yet.
raw-editor-said-added = A new card
raw-editor-said-copied = Copied
raw-editor-said-removed = { $name } deleted
raw-editor-said-saved = Saved
raw-editor-said-undone = Undone
raw-editor-said-redone = Redone
raw-editor-empty = No card yet: make the first one.
raw-editor-nameless = Card without a name
raw-editor-name-taken = Another card of this deck has the same name: that is allowed, but easily mixed up. For more of the same card raise its copies.
raw-editor-letters-full = { $n } letters at most.
raw-editor-cards = Cards
raw-editor-add-card = New card
raw-editor-search = Search
raw-editor-all-sorts = All sorts
raw-editor-no-cards = No cards yet
raw-editor-in-languages = What it says in four languages
raw-editor-look-large = Look at it in full
raw-editor-says-nothing = It says nothing.
raw-editor-play-faulty = There are faults in the deck: mend them first.
raw-editor-to-fault = Show me the first one
raw-editor-play-small = The deck is too small, even for two.
raw-editor-play-bots = Against bots, now
raw-editor-play-friends-detail = A table with this deck; others come by a link
raw-editor-play-device-detail = A table with this deck for people around one device

## One card

raw-editor-less = { $what }: one less
raw-editor-more = { $what }: one more
raw-editor-up = One place up
raw-editor-down = One place down
raw-editor-copy = Copy
raw-editor-remove = Delete
raw-editor-type = Type
raw-editor-kind = Kind
raw-editor-cost = Cost in stars
raw-editor-endurance = Endurance
raw-editor-copies = Copies in the deck
raw-editor-take-away = Take it away
raw-editor-further = More
raw-editor-id = Short name for typing
raw-editor-id-detail = It goes with the English name by itself, and stands in records.
raw-editor-name = Name
raw-editor-flavour = A line of flavour
raw-editor-other-languages = Other languages ({ $n } of { $of })
raw-editor-english-must = Every card has an English name. It is the same as yours until you write another.
raw-editor-keywords = Keywords
raw-editor-remove-word = Take away { $word }
raw-editor-add-keyword = Add a keyword …
raw-editor-group-plain = Keywords
raw-editor-group-protection = Protection from
raw-editor-group-vs = Against
raw-editor-group-kind = Another kind
raw-editor-no-keywords = Cards of this type have none.
raw-editor-effects = What it does
raw-editor-add-effect = Add an effect
raw-editor-effect-number = Effect { $n }
raw-editor-remove-effect = Take away effect { $n }
raw-editor-when = When
raw-editor-what = What
raw-editor-place-play = at once, when it is played
raw-editor-amount = How many
raw-editor-granted = Which property
raw-editor-whose = Whose
raw-editor-whose-own = your own
raw-editor-whose-foe = an opponent’s
raw-editor-whose-any = anybody’s
raw-editor-whose-attacker = the attacker’s
raw-editor-about = What kind of cards
raw-editor-types-beast = monsters
raw-editor-types-thing = things
raw-editor-types-both = monsters and things
raw-editor-many = How many of them
raw-editor-many-one = one, which you choose
raw-editor-many-all = all
raw-editor-many-all-of-one = all of one opponent
raw-editor-kinds = Only these kinds
raw-editor-every-kind = every kind, if none is chosen
raw-editor-burns = Works only if a monster is turned over
raw-editor-picture = Picture
raw-editor-picture-any = one that fits, chosen for you
raw-editor-choose-picture = Choose a picture
raw-editor-search-picture = Search pictures
raw-editor-no-picture = No picture is called so.

## What is wrong with a card, or with the deck

raw-fault-no-card = There is no card in the deck.
raw-fault-too-many-cards = The deck has { $n } cards; { $most } at most.
raw-fault-no-beast = There is no monster: nobody could ever attack or raid.
raw-fault-bad-id = The short name has at most { $most } small letters, digits and hyphens, and begins with a letter.
raw-fault-reserved-id = “{ $word }” is a word of the game: choose another short name.
raw-fault-too-long = Too long: { $most } letters at most.
raw-fault-kind-unfit = Only a monster has a kind.
raw-fault-endurance-unfit = Only monsters and things have endurance.
raw-fault-property-twice = A keyword stands there twice.
raw-fault-property-unfit = “{ $word }” does not go with a card of this type.
raw-fault-property-unknown = There is no keyword “{ $word }”.
raw-fault-kind-twice = A monster can change into one kind only.
raw-fault-empty-card = It needs an effect or a keyword: what does it do?
raw-fault-place-unfit = “{ $place }” does not go with a card of this type.
raw-fault-play-and-ritual = A spell works at once or is a ritual, not both.
raw-fault-too-many-effects = At most { $most } effects of “{ $place }”.
raw-fault-effect-unfit = “{ $effect }” can’t be done there (“{ $place }”).
raw-fault-never-burns = It lasts as long as the ritual lies: it can’t burn.
raw-fault-types-unfit = “{ $effect }” can’t be about such cards.
raw-fault-no-types = It has no possible target.
raw-fault-kinds-unfit = Only monsters have a kind.
raw-fault-attacker-unfit = Only a trap works on an attacker.
raw-fault-attacker-beast = An attacker is always a monster.
raw-fault-trap-attackers = A trap works on attackers only.
raw-fault-whose-unfit = “{ $effect }” can’t be about these players’ monsters.
raw-fault-many-unfit = “{ $effect }” can’t be about so many.
raw-fault-all-of-one = “All of one” means one opponent’s.

# Settings of a table that its host chooses, before and during the game.

web-table-settings = At this table
web-content-usual = The usual set of { $title }
web-host-hints = Hints for everybody
web-host-hints-detail = Anybody may ask what a bot would do. Switch it off where people should find out for themselves.
web-option-needs-seats = { $seats ->
    [one] “{ $option }: { $value }” needs { $seats } seat. Add seats, or choose something else.
   *[other] “{ $option }: { $value }” needs { $seats } seats. Add seats, or choose something else.
}

## The ground of RAW’s table, on this device

web-ground = RAW’s table
web-ground-dark = dark
web-ground-light = light
web-ground-auto = as the page

# Seats of this device, while the table gathers and in play.

web-seat-astray = Seat { $number } is for this device, but it isn’t taken here yet: take it, or choose somebody else for it.
web-seat-not-here = not taken on this device
web-take-seat-here = Take this seat here
web-host-without-seat = No seat is yours. Choose “this device” for one of them to play, or start the game and watch.
web-seat-lost = The host has given your seat away. You can sit down again if one is free.

## Several people at one device

web-now-looks = Now: { $name }
web-hand-on = Over to { $name }
web-curtain-look-again = { $name }: look again, or change something
web-menu-hand = Hand the device over
web-menu-hand-detail = The curtain comes down for somebody else here
web-hand-how = The curtain comes down at once: nothing secret stays on the page. Who is next?
web-unfold = Show: { $what }
web-fold = Hide: { $what }
web-folded-away = Folded away, because several people look at this device.
web-secret-card = Your secret card
web-unkept-title = Your seat is not kept
web-unkept = This browser has no room left to keep your seats, or keeps nothing at all: they last only as long as this page is open. Leave it open, or move your seat to another device with the menu of the table; tables that you need no more can be removed on the start page.

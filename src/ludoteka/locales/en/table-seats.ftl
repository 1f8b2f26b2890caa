# What the table refuses about seats before the start.

ludoteka-why-device-seat-empty = Seat { $seat-letter } is for somebody on the host’s device, but nobody there has taken it yet.
ludoteka-why-not-of-this-device = Seat { $seat-letter } is not one of this device, so it can’t be taken here.
ludoteka-why-seats-changed = Somebody has changed the seats meanwhile. Look again, and change what you still want to change.

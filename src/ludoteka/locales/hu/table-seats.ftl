# What the table refuses about seats before the start.

ludoteka-why-device-seat-empty = Ez a hely ({ $seat-letter }) az asztalnyitó eszközéhez tartozik, de ott még senki sem foglalta el.
ludoteka-why-not-of-this-device = Ez a hely ({ $seat-letter }) nem ehhez az eszközhöz tartozik, ezért itt nem lehet elfoglalni.
ludoteka-why-seats-changed = Valaki közben megváltoztatta a helyeket. Nézd meg újra, és módosítsd, amit még szeretnél.

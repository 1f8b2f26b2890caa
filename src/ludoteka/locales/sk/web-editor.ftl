# Content files made in the browser.

web-editor = Vyrob si vlastné
web-editor-of = Výroba kariet: { $title }
web-editor-change = Zmeniť tieto karty
web-editor-mend = Opraviť v editore

## What is wrong with a file

web-fault-missing = Toto chýba.
web-fault-no-word = Tu má byť slovo.
web-fault-unknown-word = „{ $word }“ tu nie je známe; známe sú: { $known }.
web-fault-out-of-range = Tu má byť číslo od { $low } do { $high }.
web-fault-no-flag = Tu má byť true alebo false.
web-fault-no-list = Tu má byť zoznam.
web-fault-no-tables = „{ $word }“ sa má písať ako [[{ $word }]].
web-fault-no-language = „{ $word }“ nie je jazyk.
web-fault-unknown-field = Pole „{ $word }“ neexistuje.
web-fault-id-taken = „{ $word }“ už má číslo { $place }.
web-fault-no-toml = Toto nie je taký súbor ({ $detail }).
web-fault-too-much = Je v ňom niečo priveľké alebo prihlboké.
web-fault-half-a-character = Stojí v ňom polovica znaku.

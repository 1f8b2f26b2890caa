# Content files made in the browser.

web-editor = Veido savas
web-editor-of = Kāršu veidošana: { $title }
web-editor-change = Mainīt šīs kārtis
web-editor-mend = Izlabot redaktorā

## What is wrong with a file

web-fault-missing = Šī trūkst.
web-fault-no-word = Šeit jābūt vārdam.
web-fault-unknown-word = “{ $word }” šeit nav zināms; zināmie: { $known }.
web-fault-out-of-range = Šeit jābūt skaitlim no { $low } līdz { $high }.
web-fault-no-flag = Šeit jābūt true vai false.
web-fault-no-list = Šeit jābūt sarakstam.
web-fault-no-tables = “{ $word }” jāraksta kā [[{ $word }]].
web-fault-no-language = “{ $word }” nav valoda.
web-fault-unknown-field = Lauka “{ $word }” nav.
web-fault-id-taken = “{ $word }” jau ir { $place }. numuram.
web-fault-no-toml = Šis nav tāds fails ({ $detail }).
web-fault-too-much = Tajā ir kas pārāk liels vai pārāk dziļš.
web-fault-half-a-character = Tajā ir puse rakstzīmes.

# Content files made in the browser.

web-editor = Make your own
web-editor-of = Make cards for { $title }
web-editor-change = Change these cards
web-editor-mend = Mend it in the editor

## What is wrong with a file

web-fault-missing = This is missing.
web-fault-no-word = Here should be a word.
web-fault-unknown-word = “{ $word }” is not known here; known are: { $known }.
web-fault-out-of-range = Here should be a number from { $low } to { $high }.
web-fault-no-flag = Here should be true or false.
web-fault-no-list = Here should be a list.
web-fault-no-tables = “{ $word }” should be written as [[{ $word }]].
web-fault-no-language = “{ $word }” is no language.
web-fault-unknown-field = There is no field “{ $word }”.
web-fault-id-taken = “{ $word }” is taken already by number { $place }.
web-fault-no-toml = This is no such file ({ $detail }).
web-fault-too-much = There is something in it that is too large or too deep.
web-fault-half-a-character = Half a character stands in it.

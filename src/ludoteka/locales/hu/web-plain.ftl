# The setting that shows any game as text.

web-plain = Játék szövegként
web-plain-detail = Minden játék címsorokban, listákban és táblázatokban, néhány megnevezett művelettel, a saját játéktere helyett

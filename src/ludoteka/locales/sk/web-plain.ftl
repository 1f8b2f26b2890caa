# The setting that shows any game as text.

web-plain = Hra ako text
web-plain-detail = Každá hra ako text s tlačidlom pre každý ťah namiesto vlastného plánu

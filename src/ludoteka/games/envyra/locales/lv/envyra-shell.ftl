# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-about-page-envyra = Šie ir īsie noteikumi; sīkākie ir autora lapā.
web-blurb-envyra = Visi slepeni novieto klucīšus. Viena plāksnīte, daudz cerību: uzmini, kurš ko grib.
web-title-envyra = Envyra

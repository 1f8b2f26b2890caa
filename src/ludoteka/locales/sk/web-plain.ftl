# The setting that shows any game as text.

web-plain = Hra ako text
web-plain-detail = Každá hra v nadpisoch, zoznamoch a tabuľkách s niekoľkými pomenovanými akciami namiesto jej vlastnej plochy

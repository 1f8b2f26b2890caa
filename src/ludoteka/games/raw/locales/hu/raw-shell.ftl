# What the pages around the table say of this game, before its own texts are there: web-X-GAME.

web-about-page-raw = A szabály szerint a RAW nyitott az ötletes játékosok javításaira és bővítéseire; a legújabb szabály a szerző oldalán van.
web-tables-progress-raw = { $done }. kör
web-lesson-raw-1 = életek, csillagok, fosztogatás
web-lesson-raw-2 = tűz, fajták, csapdák
web-blurb-raw = Etesd a szörnyeidet, állíts csapdákat, és lopj életeket, mielőtt valaki a tieidet lopja el!
web-title-raw = RAW

"""`python -m ludoteka` is the command `ludoteka`."""

import sys

try:
    from ludoteka.cli import main

    sys.exit(main())
except KeyboardInterrupt:
    sys.exit(130)

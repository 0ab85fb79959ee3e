"""`python -m updown` is the command `updown`."""

import sys

from updown.cli.main import main

sys.exit(main())

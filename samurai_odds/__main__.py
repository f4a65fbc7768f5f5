"""`python -m samurai_odds` is the `samurai-odds` command."""

import sys

from samurai_odds.cli.main import main

sys.exit(main())

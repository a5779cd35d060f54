"""`python -m hanabi_desktop`."""

import sys

from hanabi_desktop.app import main

sys.exit(main())

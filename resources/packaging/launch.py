"""What the built program starts with."""

import sys

from hanabi_desktop.app import main

sys.exit(main())

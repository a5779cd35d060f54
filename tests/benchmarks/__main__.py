"""All measurements, as one table; or those that are named: `python -m tests.benchmarks engine`."""

import os
import sys
from importlib import import_module

from tests.benchmarks.rows import table

PARTS = ("start", "table", "engine", "records")

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(table([row for part in sys.argv[1:] or PARTS for row in import_module(f"tests.benchmarks.{part}").rows()]))

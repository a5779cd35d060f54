"""All measurements, as one table; or those that are named: `python -m tests.benchmarks engine`."""

import sys

from tests.benchmarks import engine, program
from tests.benchmarks.rows import table

PARTS = {"engine": engine.rows, "program": program.rows}

if __name__ == "__main__":
    print(table([row for part in sys.argv[1:] or PARTS for row in PARTS[part]()]))

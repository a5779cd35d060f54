"""All measurements, as one table; or those that are named: `python -m tests.benchmarks table`."""

import argparse
import os
from importlib import import_module

from tests.benchmarks.rows import table

PARTS = ("start", "table", "teammates", "phones")

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description="Measure, and print one table.")
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what is measured: {', '.join(PARTS)}; else all of it"
    )
    parts = parser.parse_args().parts or PARTS
    if unknown := set(parts) - set(PARTS):
        parser.error(f"there is nothing to measure named {', '.join(sorted(unknown))}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(table([row for part in parts for row in import_module(f"tests.benchmarks.{part}").rows()]))

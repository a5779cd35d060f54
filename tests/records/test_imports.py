"""Rules and records work where no window toolkit is installed, and start fast."""

import subprocess
import sys

from tests.records.samples import ROOT

_IMPORT = """
import sys
for name in ("PySide6", "shiboken6"):
    sys.modules[name] = None
before = set(sys.modules)
import hanabi_desktop.rules, hanabi_desktop.records, hanabi_desktop.records.check
others = {name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names
print(*(name for name in others if not name.startswith("_")))
"""


def test_nothing_is_needed_but_the_standard_library_and_what_values_are_made_with() -> None:
    said = subprocess.run(cwd=ROOT, args=[sys.executable, "-c", _IMPORT], capture_output=True, text=True, check=True)
    assert set(said.stdout.split()) <= {"hanabi_desktop", "msgspec", "typing_extensions"}

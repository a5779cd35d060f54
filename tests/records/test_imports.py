"""Rules and records work where no window toolkit is installed, and start fast."""

import subprocess
import sys

from tests.records.samples import ROOT

_IMPORT = """
import sys
for name in ("PySide6", "shiboken6"):
    sys.modules[name] = None
import hanabi_desktop.rules, hanabi_desktop.records, hanabi_desktop.records.check
others = {name.partition(".")[0] for name in sys.modules if sys.modules[name]} - sys.stdlib_module_names
print(sorted(name for name in others if not name.startswith("_")))
"""


def test_nothing_but_the_standard_library_is_needed() -> None:
    said = subprocess.run(
        cwd=ROOT, args=[sys.executable, "-S", "-c", _IMPORT], capture_output=True, text=True, check=True
    )
    assert said.stdout == "['hanabi_desktop']\n"

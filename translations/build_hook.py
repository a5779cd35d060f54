"""Compiles the translations when the package is built, and puts them and the resources into a wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Neither the folder of a hook nor the checkout is on the path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from qt_tools import compile_all

from hanabi_desktop.system_libraries import BUILD, require

IN_THE_WHEEL = ("fonts", "phones", "pictures", "sounds")
"""What the running program reads of resources/; the rest is for those who package it and look at it."""


class TranslationsHook(BuildHookInterface):
    """Runs for wheels, the editable one included; an sdist holds the sources only."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile next to the sources; an editable install finds the results there."""
        require(BUILD)
        root = Path(self.root)
        compiled = compile_all(root / "translations")
        if version == "editable":
            return
        for kind in IN_THE_WHEEL:
            build_data["force_include"][str(root / "resources" / kind)] = f"hanabi_desktop/resources/{kind}"
        for qm in compiled:
            build_data["force_include"][str(qm)] = f"hanabi_desktop/translations/{qm.name}"

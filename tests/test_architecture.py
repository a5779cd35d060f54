"""What the layers may import, as far as it is not said by the import contracts in `pyproject.toml`."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hanabi_desktop

PACKAGE = Path(hanabi_desktop.__file__).parent


def imported(source: str) -> Iterator[str]:
    """All modules that a source imports, wherever in it; a relative import by its dots."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, level=level):
                yield "." * level + (module or "")
            case ast.Call(func=ast.Name(id="__import__") | ast.Attribute(attr="import_module")):
                yield "an import at run time"


VALUES = {"msgspec", "typing_extensions"}
"""What the values of the game are made with, and what that brings along; records are checked with no more than that."""


def strangers(layer: str, besides: str = "") -> list[str]:
    """The imports of a layer that are neither of the standard library, nor of this package, nor `VALUES`."""
    return [
        f"{path.relative_to(PACKAGE)} imports {module}"
        for path in sorted((PACKAGE / layer).rglob("*.py"))
        if path.name != besides
        for module in imported(path.read_text(encoding="utf-8"))
        if module.split(".")[0] not in sys.stdlib_module_names | {"hanabi_desktop"} | VALUES
    ]


def test_the_rules_are_there() -> None:
    assert list((PACKAGE / "rules").glob("*.py"))


def test_the_rules_import_the_standard_library_msgspec_and_themselves_only() -> None:
    assert strangers("rules") == []
    for path in sorted((PACKAGE / "rules").rglob("*.py")):
        for module in imported(path.read_text(encoding="utf-8")):
            if module.split(".")[0] == "hanabi_desktop":
                assert module.startswith("hanabi_desktop.rules"), f"{path.name} imports {module}"


def test_the_records_need_nothing_else_that_has_to_be_installed() -> None:
    # Preferences are no records: whoever checks records does not import them.
    assert strangers("records", besides="preferences.py") == []


@pytest.mark.parametrize(
    ("source", "modules"),
    [
        ("import json, os.path", ["json", "os.path"]),
        ("def f():\n    from PySide6.QtCore import Qt", ["PySide6.QtCore"]),
        ("from . import cards", ["."]),
        ("from ..table import state", ["..table"]),
        ("importlib.import_module('PySide6')", ["an import at run time"]),
        ("__import__('PySide6')", ["an import at run time"]),
    ],
)
def test_no_way_to_import_is_overlooked(source: str, modules: list[str]) -> None:
    assert list(imported(source)) == modules

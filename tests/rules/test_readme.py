"""The page of the rules that docstrings cite says what they cite it for."""

import re
from pathlib import Path

import hanabi_desktop
from hanabi_desktop import rules

PACKAGE = Path(hanabi_desktop.__file__).parent
PAGE = Path(rules.__file__).with_name("README.md").read_text(encoding="utf-8")
CITED = re.compile(r"\((\S+), section (\d)")


def test_every_section_that_is_cited_is_there() -> None:
    sections = re.findall(r"^## (\d)\. ", PAGE, re.MULTILINE)
    files = (*PACKAGE.rglob("*.py"), *Path(__file__).parents[1].rglob("*.py"))
    cited = {found for file in files for found in CITED.findall(file.read_text(encoding="utf-8"))}
    assert cited == {("rules/README.md", number) for number in sections}


def test_every_decision_of_our_own_has_its_reason() -> None:
    rows = [row for row in PAGE.splitlines() if "**Ruling**" in row and row.startswith("|")]
    assert len(rows) > 8
    assert all(len([cell for cell in row.split("|") if cell.strip()]) == 3 for row in rows)

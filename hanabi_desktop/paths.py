"""Where the program's own files are, in an installed wheel and in a checkout alike.

A wheel carries `resources` and the compiled `translations` inside the package. An editable install has
neither there: both lie beside the package, in the root of the repository.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _folder(name: str, package: Path) -> Path:
    installed = package / name
    return installed if installed.is_dir() else package.parent / name


def resources(package: Path = _PACKAGE) -> Path:
    """The folder with pictures, sounds and fonts; it may be missing from a broken installation."""
    return _folder("resources", package)


def fonts(package: Path = _PACKAGE) -> Path:
    """The folder with the bundled font files."""
    return resources(package) / "fonts"


def pictures(package: Path = _PACKAGE) -> Path:
    """The folder with the drawings, SVG files in folders of their kind."""
    return resources(package) / "pictures"


def sounds(package: Path = _PACKAGE) -> Path:
    """The folder with the sound effects, WAVE files named after what they are for."""
    return resources(package) / "sounds"


def translations(package: Path = _PACKAGE) -> Path:
    """The folder with the compiled translations, named `hanabi_<language>.qm`.

    In a checkout they are there once the package has been installed or `translations/update.py` has been run.
    """
    return _folder("translations", package)

"""What the layers may import, as far as it is not said by the import contracts in `pyproject.toml`."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import hanabi_desktop

PACKAGE = Path(hanabi_desktop.__file__).parent


@cache
def modules() -> dict[str, list[ast.AST]]:
    """All nodes of each module of the package, by its path."""
    return {
        path.relative_to(PACKAGE).as_posix(): list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def imported(nodes: list[ast.AST]) -> Iterator[str]:
    """All modules that one imports, wherever in it; a relative import by its dots."""
    for node in nodes:
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, level=level):
                yield "." * level + (module or "")
            case ast.Call(func=ast.Name(id="__import__") | ast.Attribute(attr="import_module")):
                yield "an import at run time"


VALUES = {"msgspec"}
"""What the values of the game are made with; records are checked with no more than that."""


def strangers(layer: str, besides: str = "") -> list[str]:
    """The imports of a layer that are neither of the standard library, nor of this package, nor `VALUES`."""
    return [
        f"{path} imports {module}"
        for path, nodes in modules().items()
        if path.startswith(f"{layer}/") and path != f"{layer}/{besides}"
        for module in imported(nodes)
        if module.split(".")[0] not in sys.stdlib_module_names | {"hanabi_desktop"} | VALUES
    ]


def test_the_rules_import_the_standard_library_msgspec_and_themselves_only() -> None:
    assert strangers("rules") == []
    for path, nodes in modules().items():
        for module in imported(nodes) if path.startswith("rules/") else ():
            own = module.startswith(("hanabi_desktop.rules", "hanabi_desktop.compat"))
            assert own or module.split(".")[0] != "hanabi_desktop", f"{path} imports {module}"


def test_the_records_need_nothing_else_that_has_to_be_installed() -> None:
    # Preferences are no records: whoever checks records does not import them.
    assert strangers("records", besides="preferences.py") == []


def mentioning(enum: str) -> set[str]:
    """The modules that mention a member of an enum, or make it from a value or a name that stands there."""

    def is_member(node: ast.AST) -> bool:
        match node:
            case (
                ast.Attribute(value=ast.Name(id=name) | ast.Attribute(attr=name))
                | ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant()])
                | ast.Subscript(value=ast.Name(id=name) | ast.Attribute(attr=name), slice=ast.Constant())
            ):
                return name == enum and not getattr(node, "attr", "").startswith("_")
        return False

    return {path for path, nodes in modules().items() if any(map(is_member, nodes))}


def callers(name: str) -> list[str]:
    """The functions of the package that name something other than to ask what it is, or to take it apart."""

    def is_use(node: ast.AST) -> bool:
        called = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name
        return called or (isinstance(node, ast.Attribute) and node.attr == name)

    return sorted(
        f"{path} {function.name}"
        for path, nodes in modules().items()
        if any(map(is_use, nodes))
        for function in nodes
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if is_use(node)
    )


def test_a_private_view_opens_at_rest_and_by_the_button_alone() -> None:
    assert callers("Private") == ["screen/shared_screen.py _at_rest", "screen/shared_screen.py open_view"]
    assert callers("open_view") == ["screens/table/page.py _open_view"]
    assert set(callers("_open_view")) == {"screens/table/page.py _connect", "screens/table/page.py event"}


def test_nothing_asks_which_box_it_is() -> None:
    assert mentioning("Kit") == {"rules/editions.py", "boxes/__init__.py"}


def test_nothing_but_their_registration_knows_single_boxes() -> None:
    boxes = {f"hanabi_desktop.boxes.{path.stem}" for path in (PACKAGE / "boxes").glob("*.py")}
    others = {path: nodes for path, nodes in modules().items() if not path.startswith("boxes/")}
    assert {path for path, nodes in others.items() if not boxes.isdisjoint(imported(nodes))} == set()


def test_whatever_is_spoken_goes_through_one_door_that_asks_for_whom_it_is() -> None:
    door = "board/announcer.py"
    others = {
        path: {
            getattr(node, "attr", getattr(node, "id", getattr(node, "name", "")))
            for node in nodes
            if isinstance(node, ast.Attribute | ast.Name | ast.alias)
        }
        for path, nodes in modules().items()
    }
    assert {path for path, names in others.items() if "QAccessibleAnnouncementEvent" in names} == {door}
    # Names, lines and the focus are told of as they are; what is private in them is left out where they are made.
    telling = {path for path, names in others.items() if "updateAccessibility" in names}
    assert telling == {door, "widgets/keyboard.py", "widgets/views.py"}
    # Only where no table is, or all of it is hidden and everybody asked who plays, is there no announcer to speak through.
    bare = {
        tuple(path.split("/")[:2])
        for path, nodes in modules().items()
        for node in nodes
        if isinstance(node, ast.ImportFrom) and "announce" in {alias.name for alias in node.names}
    }
    assert bare == {*(("screens", page) for page in ("new_game", "rulebook", "scores")), ("window", "table_dialogs.py")}


MAY_NAME_EDITIONS = {
    "rules/editions.py": "the editions themselves",
    "wording/editions.py": "what they and their variants are called",
    "records/format.py": "a record that names no edition has house rules",
    "records/record.py": "the same",
}
"""Where the name of a single edition may stand, and why; elsewhere an edition is asked for what it is."""


def test_single_editions_are_named_only_where_there_is_a_reason() -> None:
    assert mentioning("EditionId") == set(MAY_NAME_EDITIONS)


MAY_OPEN_FILES = {
    "ordinary_file.py": "here they are opened, but only ordinary ones",
    "records/store.py": "the one reader and the one writer; folders, to sync them",
    "painting/styles.py": "the style sheet, which is the program's own",
    "faults/log.py": "the log, which is appended to, by open_ordinary",
    "records/check.py": "the null device, where what nobody reads any more goes",
    "loudspeaker.py": "the program's own sounds",
    "system_libraries.py": "the package's own list, before anything else is there",
}
"""Which modules may open files, and why; all others read and write by `records/store.py`."""
_OPENING = {
    *("open", "fdopen", "read_text", "read_bytes", "write_text", "write_bytes", "touch", "mkstemp"),
    *("NamedTemporaryFile", "copy", "copyfile", "move"),
}
_OF_FILES = {"os", "io", "codecs", "shutil", "tempfile", "wave", "gzip", "zipfile", "Path"}
_OF_QT = {"QFile", "QSaveFile", "QTemporaryFile", "QSettings", "QLockFile"}
_NAMES_OF_QT = {"encodeName", "decodeName"}


def opens_files(nodes: list[ast.AST]) -> Iterator[str]:
    """Every call that opens a file, whatever it is called by."""
    for node in nodes:
        match node:
            case ast.Call(func=ast.Name(id="open")):
                yield "open"
            case ast.Call(func=ast.Attribute(attr=("read_text" | "read_bytes" | "write_text" | "write_bytes") as name)):
                yield name
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=name)) if (
                (owner in _OF_FILES and name in _OPENING)
                or (owner in {"QPixmap", "QImage"} and name == "load")
                or (owner in _OF_QT and name not in _NAMES_OF_QT)
            ):
                yield f"{owner}.{name}"
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="Path")), attr=name)) if name in _OPENING:
                yield f"Path.{name}"
            case ast.Call(func=ast.Name(id=name), args=[_, *_]) if name in _OF_QT | {"QImageReader", "QImageWriter"}:
                if name in _OF_QT or not isinstance(node.args[0], ast.Name) or node.args[0].id != "buffer":
                    yield name
            case ast.Call(func=ast.Attribute(attr="open"), args=[ast.Constant(value=str())]):
                yield "open with a mode"


def test_files_are_opened_by_one_reader_and_one_writer() -> None:
    opening = {path: calls for path, nodes in modules().items() if (calls := set(opens_files(nodes)))}
    assert set(opening) <= set(MAY_OPEN_FILES), opening

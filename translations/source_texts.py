"""Finds the texts of the program in its syntax trees, and the calls that no translation would ever reach.

A text is said where it stands, or it is a value that is said later; these spellings are the only ones extracted:

    QCoreApplication.translate("Context", "Text with a {field}").format(field=...)
    QCoreApplication.translate("Context", "%n card(s)", "", count)
    Text("Context", "Text with a {field}").said(field=...)
    Counted("Context", "%n card(s)").said(count)
    Counted("Context", "{count} card(s)").said(count, count="two")

Qt's own extraction reads Python with a tokenizer that passes over what it does not understand, without a word: a text
is lost, or loses its plural (lupdate 6.11 knows no plural whose number is a name). Here what is not understood is a
mistake, and lupdate is given a list of calls that all its versions read alike.
"""

import ast
import io
import re
import string
import sys
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

if sys.version_info >= (3, 12):
    from typing import override
else:
    from typing_extensions import override  # noqa: TID251

_APPLICATIONS = {"QCoreApplication", "QGuiApplication", "QApplication"}
_VALUES = {"Text", "Counted"}
_PROGRAM = "program"
"""What the values call the program's own translators; they alone look texts up by it."""
_OTHER_SPELLINGS = {"tr", "trUtf8", "qsTr", "qsTranslate", "qtTrId"}
_OTHER_SPELLINGS |= {
    f"QT_{name}{n}_NOOP{suffix}"
    for name in ("TR", "TRANSLATE", "TRID")
    for n in ("", "_N")
    for suffix in ("", "3", "_UTF8")
}
_TRANSLATORS = re.compile(r"#\s*TRANSLATORS?\b")
_PERCENT_FIELD = re.compile(r"%(?:[1-9]|\(\w+\))|%[sdrif](?!\w)")


@dataclass(frozen=True, order=True)
class SourceText:
    """One text to translate. The remark is for the translator; Qt looks it up by what comes before that."""

    context: str
    text: str
    comment: str = ""
    plural: bool = False
    remark: str = field(default="", compare=False)
    where: str = field(default="", compare=False)
    """The file and line that say it first."""


@dataclass(frozen=True)
class Mistake:
    """A call that would show its text untranslated, or not at all."""

    file: Path
    line: int
    reason: str

    @override
    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.reason}"


class _NotTranslatable(Exception):
    """The reason why a call cannot be translated."""


def fields(text: str) -> frozenset[str]:
    """The names of the `{fields}` in a text. Raises ValueError for braces that are none, and for fields unnamed."""
    names = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
    for name in names:
        if not name.isidentifier():
            raise ValueError(f"the field {{{name}}} has no name: translators need to know what stands there")
    return frozenset(names)


def _literal(node: ast.expr, what: str) -> str:
    """The value of a literal string; says what stands there instead."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr():
            found = "an f-string; use .format() on the translated text"
        case ast.BinOp(op=ast.Mod()):
            found = "formatted with % before it is translated"
        case ast.BinOp(op=ast.Add()):
            found = "put together with +; write literals side by side"
        case ast.Call(func=ast.Attribute(attr="format")):
            found = "formatted before it is translated; use .format() on the translated text"
        case ast.IfExp():
            found = "a choice between texts; choose between two calls"
        case _:
            found = "no literal"
    raise _NotTranslatable(f"the {what} is {found}")


def _text(call: ast.Call) -> SourceText:
    """The text of a call or of a value."""
    value = _value(call.func)
    if call.keywords:
        number = "" if value else "; give the number as the fourth argument"
        raise _NotTranslatable(f"keyword arguments are not extracted{number}")
    if any(isinstance(argument, ast.Starred) for argument in call.args):
        raise _NotTranslatable("starred arguments are not extracted")
    if value and not 2 <= len(call.args) <= 3:
        raise _NotTranslatable("wanted are a context and a text, or a context, a text and a comment")
    if not 2 <= len(call.args) <= 4:
        raise _NotTranslatable("wanted are a context and a text, or a context, a text, a comment and a number")
    context = _literal(call.args[0], "context")
    text = _literal(call.args[1], "text")
    comment = _literal(call.args[2], "comment") if len(call.args) > 2 else ""
    plural = value == "Counted" or len(call.args) == 4
    if not context or not text.strip():
        raise _NotTranslatable("an empty context or text cannot be translated")
    if plural and "%n" not in text and "{count}" not in text:
        raise _NotTranslatable("a number is given, but the text has neither %n nor {count}")
    if not plural and "%n" in text:
        number = "a text with a number is Counted" if value else "no number is given as the fourth argument"
        raise _NotTranslatable(f"the text has %n, but {number}")
    if _PERCENT_FIELD.search(text):
        raise _NotTranslatable("use {named} fields instead of %1 or %s")
    try:
        fields(text)
    except ValueError as error:
        raise _NotTranslatable(str(error)) from error
    return SourceText(context, text, comment, plural)


def _value(function: ast.expr) -> str | None:
    """The name of the class, if a value that holds a text is made here."""
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in _VALUES:
            return name
    return None


def _is_translate(function: ast.expr) -> bool:
    match function:
        case ast.Name(id="translate"):
            return True
        case ast.Attribute(attr="translate", value=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in _APPLICATIONS
    return False


def _check_use(call: ast.Call, text: SourceText, parents: dict[ast.AST, ast.AST]) -> None:
    """What is done with the translated text fits its fields, where that can be seen at the call."""
    parent = parents.get(call)
    if _value(call.func):
        _check_said(parent, text, parents)
        return
    match parent:
        case ast.BinOp(op=ast.Mod(), left=left) if left is call:
            raise _NotTranslatable("use .format() with {named} fields instead of %")
        case ast.Attribute(attr="format"):
            use = parents.get(parent)
            if not isinstance(use, ast.Call) or use.func is not parent:
                return
            if use.args:
                raise _NotTranslatable("give .format() keyword arguments, so that the fields have names")
            given = {keyword.arg for keyword in use.keywords}
            if None not in given and given != fields(text.text):
                raise _NotTranslatable(".format() is not given exactly the fields of the text")


def _check_said(parent: ast.AST | None, text: SourceText, parents: dict[ast.AST, ast.AST]) -> None:
    """A value that is said where it is made is given exactly its fields."""
    match parent:
        case ast.BinOp(op=ast.Mod() | ast.Add()):
            raise _NotTranslatable("a text is a value; it is said before anything else is done with it")
        case ast.Attribute(attr="format"):
            raise _NotTranslatable("give the fields to .said()")
        case ast.Attribute(attr="said"):
            use = parents.get(parent)
            if not isinstance(use, ast.Call) or use.func is not parent:
                return
            given = {keyword.arg for keyword in use.keywords}
            if None not in given and given != fields(text.text):
                raise _NotTranslatable(".said() is not given exactly the fields of the text")


def _unknown_spelling(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> str | None:
    """Why a node that is no well-spelled call is a mistake, if it is one."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in _OTHER_SPELLINGS:
            return f'{name}() is not extracted; write QCoreApplication.translate("Context", "text")'
        case ast.Call(func=ast.Attribute(attr="translate"), args=args) if len(args) > 1 and any(
            isinstance(argument, ast.JoinedStr | ast.Constant) and not _is_number(argument) for argument in args[:2]
        ):
            return "spell it QCoreApplication.translate"
        case ast.Attribute(attr="translate") if _is_translate(node):
            parent = parents.get(node)
            called = isinstance(parent, ast.Call) and parent.func is node
            if not called and _target(parent) not in {"translate", _PROGRAM}:
                return "under another name its calls are not extracted"
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name == _PROGRAM:
            return f'{name}() is not extracted; write Text("Context", "text").said()'
        case ast.Name(id=name) if name in _VALUES and _is_handed_on(node, parents):
            return "under another name its values are not extracted"
        case ast.ImportFrom(names=names) if any(
            alias.name in _APPLICATIONS | _VALUES | {"translate"} and alias.asname for alias in names
        ):
            return "under another name its calls are not extracted"
    return None


def _target(statement: ast.AST | None) -> str | None:
    """The one name that a statement assigns to."""
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return None


def _is_handed_on(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether the class itself is assigned, or given to a function that might call it; to ask for a type is neither."""
    match parents.get(node):
        case ast.Assign(value=value) | ast.NamedExpr(value=value):
            return value is node
        case ast.AnnAssign(value=value):
            return value is node
        case ast.Call(func=ast.Name(id="isinstance" | "issubclass")):
            return False
        case ast.Call(args=args):
            return node in args
        case ast.keyword():
            return True
    return False


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def _comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _remark(call: ast.Call, parents: dict[ast.AST, ast.AST], remarks: dict[int, str]) -> str:
    """The `#:` comments above the call or the statement it is part of, and those inside it."""
    statement: ast.AST = call
    while not isinstance(statement, ast.stmt):
        statement = parents[statement]
    lines = [line for line in range(call.lineno, (call.end_lineno or call.lineno) + 1) if line in remarks]
    for first in {call.lineno, statement.lineno}:
        above = first - 1
        while above in remarks:
            lines.append(above)
            above -= 1
    return " ".join(remarks[line] for line in sorted(set(lines)))


def scan(source: str, file: Path) -> tuple[list[SourceText], list[Mistake]]:
    """All texts of a module in their order, and all mistakes in it."""
    tree = ast.parse(source, str(file))
    parents = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    comments = list(_comments(source))
    remarks = {line: comment[2:].strip() for line, comment in comments if comment.startswith("#:")}
    texts: list[SourceText] = []
    mistakes = [
        Mistake(file, line, "write #: for a remark to the translators")
        for line, comment in comments
        if _TRANSLATORS.match(comment)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (_is_translate(node.func) or _value(node.func)):
            try:
                text = _text(node)
                _check_use(node, text, parents)
            except _NotTranslatable as reason:
                mistakes.append(Mistake(file, node.lineno, str(reason)))
            else:
                remark = _remark(node, parents, remarks)
                where = f"{file.as_posix()}:{node.lineno}"
                texts.append(SourceText(text.context, text.text, text.comment, text.plural, remark, where))
        elif isinstance(node, ast.expr | ast.stmt) and (wrong := _unknown_spelling(node, parents)):
            mistakes.append(Mistake(file, node.lineno, wrong))
    return texts, sorted(mistakes, key=lambda mistake: mistake.line)


def scan_package(package: Path) -> tuple[list[SourceText], list[Mistake]]:
    """The texts of all modules, each once and sorted, and the mistakes; paths are relative to the package's parent."""
    found: dict[SourceText, SourceText] = {}
    mistakes: list[Mistake] = []
    for path in sorted(package.rglob("*.py")):
        texts, wrong = scan(path.read_text(encoding="utf-8"), path.relative_to(package.parent))
        mistakes += wrong
        for text in texts:
            other = SourceText(text.context, text.text, text.comment, not text.plural)
            if other in found:
                reason = f"{text.text!r} is there with a number and without one; give one of them a comment"
                mistakes.append(Mistake(path.relative_to(package.parent), 1, reason))
            if text not in found or not found[text].remark:
                found[text] = text
    return sorted(found.values()), mistakes


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


def for_lupdate(texts: Iterable[SourceText]) -> str:
    """A module with nothing but one call for each text, spelled so that every lupdate finds it with its plural."""
    lines = []
    for text in texts:
        if text.remark:
            lines.append(f"#: {text.remark}")
        arguments = [_quoted(text.context), _quoted(text.text)]
        if text.comment or text.plural:
            arguments.append(_quoted(text.comment) if text.comment else "None")
        if text.plural:
            arguments.append("1")
        lines.append(f"QCoreApplication.translate({', '.join(arguments)})")
    return "\n".join(lines) + "\n"

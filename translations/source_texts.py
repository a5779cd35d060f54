"""Finds the texts of the program in its syntax trees, and the calls that no translation would ever reach.

A text is said where it stands, or it is a value that is said later; these spellings are the only ones extracted:

    tr("Context", "Text with a {field}", field=...)
    tr("Context", "%n card(s)", n=count)
    said("Text of the rulebook with a {field}", field=...)
    Text("Context", "Text with a {field}").translated(field=...)
    Counted("Context", "%n card(s)").translated(count)
    Counted("Context", "{count} card(s)").translated(count, count="two")

A module whose texts have one context names it once, at its top: `_text = partial(Text, "Context")`, and then `_text("Text")`.

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
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

if sys.version_info >= (3, 12):
    from typing import override
else:
    from typing_extensions import override  # noqa: TID251

_VALUES = {"Text", "Counted"}
_EXTRACTED = {"tr", "said", *_VALUES}
_SAID = ast.Constant("Rulebook")
"""The context of all texts that are `said`: see `Said` in hanabi_desktop/wording/text.py."""
_OTHER_SPELLINGS = {"translate", "trUtf8", "qsTr", "qsTranslate", "qtTrId"}
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


def _text(call: ast.Call, name: str, of_all: ast.Constant | None) -> SourceText:
    """The text of a call of `tr`, or of a value; `of_all` is the context of all calls of a function, if it has one."""
    keywords = {keyword.arg for keyword in call.keywords}
    if name in _VALUES and keywords:
        raise _NotTranslatable("keyword arguments are not extracted; the fields are given to .translated()")
    if any(isinstance(argument, ast.Starred) for argument in call.args):
        raise _NotTranslatable("starred arguments are not extracted")
    arguments = [of_all, *call.args] if of_all else call.args
    if not 2 <= len(arguments) <= 3:
        raise _NotTranslatable("wanted are a context and a text, or a context, a text and a comment")
    context = _literal(arguments[0], "context")
    text = _literal(arguments[1], "text")
    comment = _literal(arguments[2], "comment") if len(arguments) > 2 else ""
    plural = name == "Counted" or "n" in keywords
    if not context or not text.strip():
        raise _NotTranslatable("an empty context or text cannot be translated")
    if plural and "%n" not in text and "{count}" not in text:
        raise _NotTranslatable("a number is given, but the text has neither %n nor {count}")
    if not plural and "%n" in text:
        number = "a text with a number is Counted" if name in _VALUES else "no number is given: n=..."
        raise _NotTranslatable(f"the text has %n, but {number}")
    if _PERCENT_FIELD.search(text):
        raise _NotTranslatable("use {named} fields instead of %1 or %s")
    try:
        fields(text)
    except ValueError as error:
        raise _NotTranslatable(str(error)) from error
    return SourceText(context, text, comment, plural)


def _contexts(tree: ast.Module) -> dict[str, ast.Constant]:
    """The context of each function that has one, by its name."""
    found = {"said": _SAID}
    for statement in tree.body:
        match statement:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="partial"), args=[ast.Name(id="Text"), ast.Constant() as context]),
            ):
                found[name] = context
    return found


def _extracted(function: ast.expr, contexts: Container[str]) -> str | None:
    """The name of the function or class, if a call of it holds a text; Qt's own method `tr` does not."""
    match function:
        case ast.Name(id=name) if name in contexts and name != "said":
            return "Text"
        case ast.Name(id=name) if name in _EXTRACTED:
            return name
        case ast.Attribute(attr=name) if name in _VALUES:
            return name
    return None


def _check_use(call: ast.Call, name: str, text: SourceText, parents: dict[ast.AST, ast.AST]) -> None:
    """Checks that what is done with the text fits its fields, where that can be seen at the call."""
    method = ".translated()" if name in _VALUES else ".format()"
    if name not in _VALUES and call.keywords and (given := _fields(call)) and given != {"n"}:
        _check_fields(given - {"n"}, text, f"{name}()")
        return
    match parents.get(call):
        case ast.BinOp(op=ast.Mod(), left=left) if left is call:
            raise _NotTranslatable("use {named} fields instead of %")
        case ast.BinOp(op=ast.Add()) if name in _VALUES:
            raise _NotTranslatable("a text is a value; it is said before anything else is done with it")
        case ast.Attribute(attr="format") if name in _VALUES:
            raise _NotTranslatable("give the fields to .translated()")
        case ast.Attribute(attr="translated" | "format") as use:
            filled = parents.get(use)
            if isinstance(filled, ast.Call) and filled.func is use:
                if filled.args and name not in _VALUES:
                    raise _NotTranslatable("give .format() keyword arguments, so that the fields have names")
                _check_fields(_fields(filled), text, method)


def _fields(call: ast.Call) -> set[str] | None:
    """The names of a call's keyword arguments; nobody knows those of `**fields`."""
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else {name for name in names if name}


def _check_fields(given: set[str] | None, text: SourceText, function: str) -> None:
    if given is not None and given != fields(text.text):
        raise _NotTranslatable(f"{function} is not given exactly the fields of the text")


def _unknown_spelling(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> str | None:
    """Why a node that is no well-spelled call is a mistake, if it is one."""
    match node:
        case ast.Call(func=ast.Attribute(attr="translate"), args=args) if len(args) < 2 or all(
            not isinstance(argument, ast.JoinedStr | ast.Constant) or _is_number(argument) for argument in args[:2]
        ):
            return None  # a painter's, a transform's or a string's
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in {*_OTHER_SPELLINGS, "tr"}:
            return f'{name}() is not extracted; write tr("Context", "text")'
        case ast.Name(id=name) if name in _VALUES and _is_handed_on(node, parents):
            return "under another name its values are not extracted"
        case ast.ImportFrom(names=names) if any(alias.name in _EXTRACTED and alias.asname for alias in names):
            return "under another name its calls are not extracted"
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
        case ast.Call(func=ast.Name(id="partial"), args=[_, ast.Constant()]) as call if isinstance(
            parents.get(parents[call]), ast.Module
        ):
            return False
        case ast.Call(args=args):
            return node in args
        case ast.keyword():
            return True
    return False


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def _comments(source: str) -> Iterator[tuple[int, str]]:
    """Those that may be for translators, with their lines; most modules have none, and tokens take long to find."""
    if "#:" not in source and "TRANSLATOR" not in source:
        return
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
    contexts = _contexts(tree)
    # All nodes but the module itself, in the order of `ast.walk`.
    for node in parents:
        if isinstance(node, ast.Call) and (name := _extracted(node.func, contexts)):
            try:
                text = _text(node, name, contexts.get(node.func.id) if isinstance(node.func, ast.Name) else None)
                _check_use(node, name, text, parents)
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

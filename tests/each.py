"""One test for many values: a loop over all of them, and how much of what is left to chance is tried."""

import inspect
import os
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

Test = Callable[..., None]

NIGHTLY = bool(os.environ.get("HANABI_NIGHTLY"))
"""Whether time does not matter: `HANABI_NIGHTLY=1 pytest`."""


def samples(suite: int, nightly: int) -> int:
    """The number of examples to try: `suite` of them, or `nightly`."""
    return nightly if NIGHTLY else suite


def each(names: str | tuple[str, ...], values: Iterable[Any]) -> Callable[[Test], Test]:
    """Calls the test with every value, or with the values of every tuple if there are several names.

    A loop, where `pytest.mark.parametrize` would make a test of every value.
    A failure says which value it was. Fixtures are made once for all of them: for tests that leave nothing behind.
    """
    known = tuple(name.strip() for name in names.split(",")) if isinstance(names, str) else names
    rows = [(value,) if isinstance(names, str) and len(known) == 1 else tuple(value) for value in values]
    assert rows, f"no value of {names} to test"

    def decorate(test: Test) -> Test:
        signature = inspect.signature(test)

        @wraps(test)
        def loop(*arguments: Any, **named: Any) -> None:
            for row in rows:
                chosen = dict(zip(known, row, strict=True))
                try:
                    test(*arguments, **named, **chosen)
                except BaseException as failure:
                    failure.add_note(f"with {chosen}")
                    raise

        rest = [parameter for name, parameter in signature.parameters.items() if name not in known]
        loop.__signature__ = signature.replace(parameters=rest)  # type: ignore[attr-defined]
        return loop

    return decorate

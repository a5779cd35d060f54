"""What costs to be made, and is asked for again and again."""

from collections.abc import Callable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Latest(Generic[Value]):
    """A value, made again only when what it is made of is different: nobody has to say that it is."""

    def __init__(self) -> None:
        """Nothing is made yet."""
        self._made: tuple[object, Value] | None = None

    def of(self, made_of: object, make: Callable[[], Value]) -> Value:
        """What `make` makes, or made last, if that was of something equal to `made_of`."""
        if self._made is None or self._made[0] != made_of:
            self._made = made_of, make()
        return self._made[1]

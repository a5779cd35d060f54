"""What the oldest Python that the program runs on lacks."""

import sys

if sys.version_info >= (3, 12):
    from typing import override
else:
    from typing_extensions import override  # noqa: TID251

__all__ = ["override"]

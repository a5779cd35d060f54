"""The sentence of the bar, and the calm place where for a while something else is told."""

from typing_extensions import override

from hanabi_desktop.widgets.labels.fitted_label import FittedLabel


class CalmLabel(FittedLabel):
    """A label that keeps its text, its size and its place while other words are read there.

    Those words are to be seen only: a screen reader, which is told of a text that changes, hears nothing of them.
    """

    told = ""
    """What is read there for now instead of the text; empty if the text is."""

    def tell(self, words: str) -> None:
        """Shows `words` for as long as they are not empty."""
        if words != self.told:
            self.told = words
            self.update()

    @property
    @override
    def seen(self) -> tuple[str, ...]:
        return (self.told,) if self.told else super().seen

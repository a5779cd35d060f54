"""What says something in the players' language."""


class Translated:
    """Goes beside a widget's Qt class. The window hears of a change of language first, and passes it on in this way.

    Each part does so to the parts it has, so that the order is certain: what a whole says may depend on what its parts
    say by then, and Qt's own `LanguageChange` reaches the parts in an order of its own.
    """

    def retranslate(self) -> None:
        """Sets all words anew: in another language, or because there is something else to say."""
        raise NotImplementedError

"""What says something in the players' language."""


class Translated:
    """Goes beside a widget's Qt class. A `LanguageChange` reaches the window only, which passes it on in this way.

    Each part does so to the parts it has: what a whole says may depend on what its parts say by then.
    """

    def retranslate(self) -> None:
        """Sets all words anew: in another language, or because there is something else to say."""
        raise NotImplementedError

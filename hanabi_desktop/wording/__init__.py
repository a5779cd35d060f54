"""What the program says, in whole sentences: one for each colour, count and kit where grammar needs it.

Everything below speaks in enums and values; models and widgets turn them into words here, at the moment they are shown,
so that a change of language changes them all. Only literals stand inside `QCoreApplication.translate`, because the
extractor reads the source text; names and figures are filled in outside it.
"""

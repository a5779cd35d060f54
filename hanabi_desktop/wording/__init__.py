"""What the program says, in whole sentences: one for each colour and count where grammar needs it.

Everything below speaks in enums and values; models and widgets turn them into words here, at the moment they are shown,
so that a change of language changes them all. What several places say, and what the rulebook says in its reader's
language, is a `Text`. Only literals stand inside texts and `tr`, because the extractor reads
the source text; names and figures are filled in when they are said.

The words for tokens are those of a box: what there is to say is defined here, what each box says stands in `boxes`.
"""

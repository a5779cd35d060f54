"""Records: one game as a file, for saves, resumes, replays and exchange; `rules`, and msgspec for its values.

`decoding` and `encoding` turn bytes into a `Record` and back, `record.replay` turns a record into the game it is.
Everything that is not a record raises `RecordError`; an action that the rules refuse shows only when replaying.
"""

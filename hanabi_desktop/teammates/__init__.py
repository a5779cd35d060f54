"""Computer teammates: they see what their seat sees, play by conventions that people use, and say why.

`teammate` chooses. `box` and `known` hold what a seat has seen, `seen` follows the views of a table; `conventions` read
hints; `plain` and `skilled` choose, `foresight` plays on in thought, and `last_round` gives no chance away; `explain`
makes `reasons`. No Qt, no user text.
"""

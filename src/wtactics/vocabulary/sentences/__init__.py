"""Sentences: how verbs, subjects, conditions, prices and times are put together.

`lines` is what a line of a text can be, `clauses` how a sentence is built; `prices` and `forfeits` stand before a colon,
`amounts`, `outcomes`, `unless`, `paying`, `extras` and `phases` in a sentence, `reminders` behind a keyword.
"""

"""Rulings: what may be done and what may not, by whom, how often, and at what price.

`meaning` has what standing text rules, `decrees` what effects rule for a while. `acts` are all that can be forbidden or
permitted, `aims` against whom, `agents` by whose cards, `quotas` how many; `restraint` is how they are put together,
`defending` what is said of those who defend. `costs` and `pricing` are about prices, `keeping` about hands.
"""

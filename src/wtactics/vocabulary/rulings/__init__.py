"""Rulings: what may be done and what may not.

`meaning` has what standing text rules, `decrees` what effects rule for a while. `restraint` is how both are worded, `defending`
what is said of those who defend.
"""

"""Changes: what cards have more or less of, by effects for a while and by standing text.

`values` changes ATK and DEF, `valuing` calls them by name, `doubling` doubles and halves them, `swapping` lets them change
places, `granting` gives and takes keywords, abilities and subtypes, `silencing` takes all abilities, `counters` are what
cards come into play with.
"""

"""Things: what a text acts on or speaks of.

`meaning` has what they are; `mentioning` is how they are worded. `picking` is how they are chosen while a text is carried out,
`owning` what is chosen among one's own.
"""

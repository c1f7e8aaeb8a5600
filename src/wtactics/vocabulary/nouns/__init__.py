"""Nouns: which cards and players words can mean.

`cards` and `players` are what nouns mean; `sorts`, `quality` and `limits` are parts of it. `naming` is how nouns are worded,
`placing` how places and owners are.
"""

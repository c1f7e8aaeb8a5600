"""What the cards of several games say: phrase, meaning and deed together, one family for each file.

`nouns`, `things`, `numbers`, `conditions` and `triggers` are what words mean, `deeds`, `changes` and `rulings` what is done and
what holds, `sentences` how it is put together, `reading` how texts become abilities. `speech` is what a ruleset gives to it:
its words, what it lacks (`needs`), its sheet (`printing`), its `keywords`, its guide (`manual`).
"""

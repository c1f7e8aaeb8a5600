"""TOY: a game of some thirty rules, written by the recipe in CONTRIBUTING.md to see that the recipe holds."""

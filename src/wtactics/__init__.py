"""wtactics: a workbench for the WTactics/Arcmage card game, which enforces its rulesets."""

__version__ = "0.1.0"

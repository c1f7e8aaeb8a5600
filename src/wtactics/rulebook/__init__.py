"""The rulebooks as data: every rule has a number, a title and a text in our own words."""

from wtactics.rulebook.reader import FaultyRulebook, Rule, Rulebook, UnknownRule, all_rulesets, load_rulebook
from wtactics.rulebook.waivers import load_waivers

__all__ = [
    "FaultyRulebook", "Rule", "Rulebook", "UnknownRule", "all_rulesets", "load_rulebook", "load_waivers",
]  # fmt: skip

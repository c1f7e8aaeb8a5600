"""Bricks that two or more rulesets build with; they name no ruleset."""

"""Mods: edits of rulesets, a folder each."""

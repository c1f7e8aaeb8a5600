"""Rulesets: each is a table of contents of its own rules; none imports another."""

"""Measurements, and the check of whoever writes a ruleset."""

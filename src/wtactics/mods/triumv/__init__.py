"""Triumvirate: three play, a die says whom each of them attacks, and freedom can be bought."""

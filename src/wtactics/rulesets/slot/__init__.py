"""SLOT: the eight-slot game."""

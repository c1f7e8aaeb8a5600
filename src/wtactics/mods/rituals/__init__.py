"""Rituals: slow magic, which is laid beside the resource cards and charged turn by turn until it can be played."""

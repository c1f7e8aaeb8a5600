"""Whoever plays a game for the first time has a mentor beside him, who explains what comes up, one sentence at a time."""

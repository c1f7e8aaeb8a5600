"""Triggers: `meaning` has what they wait for, `watching` is how they are worded."""

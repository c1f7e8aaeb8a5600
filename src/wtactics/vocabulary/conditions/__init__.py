"""Conditions: `meaning` has what must hold, `judging` is how it is worded."""

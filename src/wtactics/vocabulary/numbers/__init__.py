"""Numbers: `meaning` has what they come to, `counting` is how they are worded."""

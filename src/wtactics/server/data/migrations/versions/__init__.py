"""One module for each step, named v and its number."""

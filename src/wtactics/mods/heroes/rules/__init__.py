"""The rules of Heroes."""

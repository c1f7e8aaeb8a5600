"""What the guides for those who write cards have in common: the order of their parts, the blanks, and how pages are made."""

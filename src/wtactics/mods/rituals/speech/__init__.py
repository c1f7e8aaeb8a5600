"""The words that rituals give to card English."""

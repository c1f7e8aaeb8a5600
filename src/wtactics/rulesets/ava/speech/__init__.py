"""The words that AVA gives to card English."""

"""The words that Regions gives to card English."""

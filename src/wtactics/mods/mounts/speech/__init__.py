"""The words that Mounts gives to card English."""

"""The rules of Regions."""

"""The rules of AVA, topic by topic."""

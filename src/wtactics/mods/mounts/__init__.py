"""Mounts: creatures that others ride, and that fight in their place."""

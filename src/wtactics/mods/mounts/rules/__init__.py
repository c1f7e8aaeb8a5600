"""The rules of Mounts."""

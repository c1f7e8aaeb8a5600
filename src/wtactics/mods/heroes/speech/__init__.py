"""What Heroes print."""

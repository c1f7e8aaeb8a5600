"""Programs that play: each sees what its seat may see, and chooses."""

"""Cards by hand: what a text says in words that nobody reads, its player does, and the others see to it."""

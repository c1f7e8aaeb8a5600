"""The Awesome Rules Concept: 45 cards, three cities, power gems, 15 to 30 victory points."""

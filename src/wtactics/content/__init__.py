"""The cards, decks, words, signs and lessons that ship with the program, and how they are loaded."""

"""Verbs, nouns and keywords of card texts: phrase, meaning and deed together, one family per file."""

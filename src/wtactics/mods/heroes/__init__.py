"""Heroes: each player is stood for by a Hero, who sets his numbers, and whose abilities opponents may counter."""

"""ORC: two fronts, quests, equipment, a game of influence."""

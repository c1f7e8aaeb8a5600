"""AVA, the Alternative Rules Concept: the book of this game and nothing else."""

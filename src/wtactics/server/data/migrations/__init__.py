"""How the data file came to its present form, step by step; Alembic runs what a file lacks."""

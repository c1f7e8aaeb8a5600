"""The engine: tables, steps, matches; it knows no game."""

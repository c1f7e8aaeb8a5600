"""Card English: the grammar that phrases make together, its reader and its faults. It knows no table."""

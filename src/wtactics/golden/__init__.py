"""Golden files: written from the program, kept in the repository, read in the diff."""

"""The data file: what is kept, by whom it is owned, how it is brought up to date."""

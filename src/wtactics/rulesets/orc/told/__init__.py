"""What is told of a table of ORC."""

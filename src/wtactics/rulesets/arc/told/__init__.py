"""What is told of a table of ARC: where things lie, what is asked, what happened, why not."""

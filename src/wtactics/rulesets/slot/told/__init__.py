"""What is told of a table of SLOT: where things lie, what is asked, what happened, why not."""

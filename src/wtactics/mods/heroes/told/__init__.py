"""What is told of Heroes."""

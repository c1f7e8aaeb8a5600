"""What is told of Regions to people."""

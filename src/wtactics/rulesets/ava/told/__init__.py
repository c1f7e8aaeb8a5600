"""What is told of AVA to people."""

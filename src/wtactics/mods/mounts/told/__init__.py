"""What is told of Mounts."""

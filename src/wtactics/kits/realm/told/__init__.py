"""What is told of tables of realms."""

"""What ORC gives to card English."""

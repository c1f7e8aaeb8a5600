"""What a seat is shown: its view as messages."""

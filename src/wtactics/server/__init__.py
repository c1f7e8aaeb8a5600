"""The table in the browser: rooms, seats and matches behind HTTP and WebSocket."""

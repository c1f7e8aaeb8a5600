"""Records: what replays a match, and how it is written down."""

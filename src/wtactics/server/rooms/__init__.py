"""Rooms: the people in them, their matches, bots and stand-ins."""

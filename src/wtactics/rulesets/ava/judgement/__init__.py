"""What bots that look ahead know of AVA."""

"""What the server endures and what it says aloud: limits, slow readers, logs without secrets."""

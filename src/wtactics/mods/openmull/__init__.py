"""Open Mulligan: one mulligan each, of which up to two cards are kept for all to see."""

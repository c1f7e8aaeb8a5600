"""The workshop: cards that people write themselves are kept, read and tried."""

"""What is told of a table, whatever the ruleset: bricks, with tables by verb and by fact that a ruleset overrides."""

"""The command line: wtactics play, simulate, replay, cards, decks, rules and the checks."""

from wtactics.form import prefer_compiled


def main() -> None:
    """Start in the fastest form that is there, then do what the words say."""
    prefer_compiled()  # before anything heavy is imported, which would be imported twice
    from wtactics.cli.door import wtactics

    wtactics(prog_name="wtactics")

"""The command line: wtactics play, simulate, replay, cards, decks, rules and the checks."""

import atexit
import gc

from wtactics.form import AT_START, prefer_compiled


def main() -> None:
    """Start in the fastest form that is there, then do what the words say."""
    gc.set_threshold(AT_START)
    prefer_compiled()  # before anything heavy is imported, which would be imported twice
    atexit.register(gc.freeze)  # else Python looks through all cards again and again before it ends
    from wtactics.cli.door import wtactics

    wtactics(prog_name="wtactics")

"""The golden files: generated, kept in the repository, read in the diff; python -m wtactics.bless writes them."""
from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from difflib import unified_diff
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from wtactics.rulebook.numbers import numbers

ROOT: Final = Path(__file__).resolve().parents[2]
SHOWN: Final = 40  # lines of a difference; the rest follows from them


@dataclass(frozen=True, slots=True)
class Golden:
    """A file, by its path in the checkout, and what writes its text."""

    path: str
    write: Callable[[], str]

    def is_fresh(self, root: Path = ROOT) -> bool:
        """Tell whether the file says what would be written now."""
        return not self.difference(root)

    def difference(self, root: Path = ROOT) -> str:
        """The lines that would be written otherwise now, the first of them at least; nothing if the file is fresh."""
        path = root / self.path
        there, now = path.read_text("utf-8") if path.is_file() else None, self.write()
        if there == now:
            return ""
        lines = unified_diff((there or "").splitlines(), now.splitlines(), "as it is", "as it would be", n=2, lineterm="")
        return "\n".join([f"{self.path} is stale: run python3 dev.py bless and read the diff", *islice(lines, SHOWN)])

    def bless(self, root: Path = ROOT) -> bool:
        """Write the file anew; tell whether that changed it."""
        path, text = root / self.path, self.write()
        if path.is_file() and path.read_text("utf-8") == text:
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        return True


def picture() -> str:
    """Draw the picture of a game; what that needs is loaded only then."""
    from wtactics.cli.picture import picture as drawn

    return drawn()


def guide(name: str) -> str:
    """Write the writer's guide to the card English of a ruleset."""
    from wtactics.games import ruleset
    from wtactics.vocabulary.manual import writers_guide

    return writers_guide(ruleset(name).speech)


def message_schema() -> str:
    """Write the JSON Schema of what server and client say."""
    from wtactics.server.schema import schema_text

    return schema_text()


def played(seed: int, bot: str, *decks: str, name: str = "arc") -> Golden:
    """The playthrough of a game between bots of this name with these decks, one for each seat."""

    def write() -> str:
        from wtactics.playthrough import playthrough

        return playthrough(name, seed, bot, *decks)

    return Golden(f"tests/playthroughs/{name}-{seed}.txt", write)


GOLDEN: Final[tuple[Golden, ...]] = (       # whoever adds a generated file adds it here; tests look at every entry
    Golden("src/wtactics/rulesets/arc/ids.py", partial(numbers, "arc")),
    Golden("src/wtactics/rulesets/slot/ids.py", partial(numbers, "slot")),
    Golden("docs/game.svg", picture),
    Golden("docs/card-english.md", partial(guide, "arc")),
    Golden("docs/card-english-slot.md", partial(guide, "slot")),
    Golden("client/messages.schema.json", message_schema),
    # games that together use every card, one of them at each size of table
    played(25, "random", "Salt and Ink", "Teeth in the Reeds"),
    played(739, "random", "Salt and Ink", "Strike Fund"),
    played(859, "random", "Salt and Ink", "Teeth in the Reeds"),
    played(61, "random", "By Appointment", "Strike Fund"),
    played(74, "random", "Salt and Ink", "Strike Fund"),
    played(86, "random", "Salt and Ink", "Walls and Willows"),
    played(103, "random", "By Appointment", "Walls and Willows"),
    played(115, "random", "Strike Fund", "Walls and Willows"),
    played(2174, "random", "Strike Fund", "Walls and Willows"),
    played(110, "random", "By Appointment", "Salt and Ink"),
    played(121, "random", "By Appointment", "Strike Fund"),
    played(132, "random", "By Appointment", "Teeth in the Reeds"),
    played(401, "random", "Salt and Ink", "Strike Fund", "Teeth in the Reeds"),  # three players
    played(604, "greedy", "Salt and Ink", "Strike Fund", "Teeth in the Reeds", "Walls and Willows"),  # four players
    # the same for the eight-slot game
    played(158, "random", "Bows over Water", "Rooted", name="slot"),
    played(494, "random", "Bows over Water", "Horses and Debts", name="slot"),
    played(516, "random", "Low Water", "The Count of Corpses", name="slot"),
    played(873, "random", "Bows over Water", "Low Water", name="slot"),
    played(968, "random", "Horses and Debts", "The Count of Corpses", name="slot"),
    played(1698, "random", "Bows over Water", "Wages", name="slot"),
    played(1801, "random", "Bows over Water", "Rooted", name="slot"),
)


def main(words: list[str]) -> int:
    """Write all golden files, or those whose path holds one of the words."""
    chosen = [one for one in GOLDEN if not words or any(word in one.path for word in words)]
    if not chosen:
        print(f"bless: expected part of a golden file's path, found {' '.join(words)!r}; there are:", file=sys.stderr)
        print(*(one.path for one in GOLDEN), sep="\n", file=sys.stderr)
        return 2
    changed = [one.path for one in chosen if one.bless()]
    print(*(f"blessed {path}" for path in changed), f"{len(chosen) - len(changed)} unchanged", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

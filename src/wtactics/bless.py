"""The golden files: generated, kept in the repository, read in the diff; python -m wtactics.bless writes them."""
from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from wtactics.rulebook.numbers import numbers

ROOT: Final = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Golden:
    """A file, by its path in the checkout, and what writes its text."""

    path: str
    write: Callable[[], str]

    def is_fresh(self, root: Path = ROOT) -> bool:
        """Tell whether the file says what would be written now."""
        path = root / self.path
        return path.is_file() and path.read_text("utf-8") == self.write()

    def bless(self, root: Path = ROOT) -> bool:
        """Write the file anew; tell whether that changed it."""
        if self.is_fresh(root):
            return False
        path = root / self.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self.write(), "utf-8", newline="\n")
        return True


def picture() -> str:
    """Draw the picture of a game; what that needs is loaded only then."""
    from wtactics.cli.picture import picture as drawn

    return drawn()


GOLDEN: Final[tuple[Golden, ...]] = (       # whoever adds a generated file adds it here; tests look at every entry
    Golden("src/wtactics/rulesets/arc/ids.py", partial(numbers, "arc")),
    Golden("docs/game.svg", picture),
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

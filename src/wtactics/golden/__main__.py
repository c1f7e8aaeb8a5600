"""python -m wtactics.golden: write golden files anew."""

from __future__ import annotations

import sys

from wtactics.golden.files import golden_files


def main(words: list[str]) -> int:
    """Write all golden files, or those whose path holds one of the words."""
    blessed = {one.path: one.bless() for one in golden_files() if not words or any(word in one.path for word in words)}
    if not blessed:
        print(f"bless: expected part of a golden file's path, found {' '.join(words)!r}; there are:", file=sys.stderr)
        print(*(one.path for one in golden_files()), sep="\n", file=sys.stderr)
        return 2
    changed = [path for path, is_new in blessed.items() if is_new]
    print(*(f"blessed {path}" for path in changed), f"{len(blessed) - len(changed)} unchanged", sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

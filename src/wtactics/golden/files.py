"""The golden files: generated, kept in the repository, read in the diff; python -m wtactics.golden writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import unified_diff
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from wtactics.games import GAMES, all_games, ruleset
from wtactics.kits.game import GoldenGame
from wtactics.rulebook.index import contents
from wtactics.rulebook.numbers import numbers

ROOT: Final = Path(__file__).resolve().parents[3]
# What all mods of a ruleset do together is told once; no mod can say which others there are.
TOGETHER: Final = {
    "orc+openmull+heroes+mounts+rituals+triumv": GoldenGame(
        1, "greedy", ("Yard Gang Rides Out", "Hour of Both Banks", "Services Below")
    ),
}
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
        lines = unified_diff(
            (there or "").splitlines(), now.splitlines(), "as it is", "as it would be", n=2, lineterm=""
        )
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
    from wtactics.vocabulary.guides.handbook import writers_guide

    return writers_guide(ruleset(name).speech)


def played(name: str, told: GoldenGame) -> str:
    """Write the playthrough of a game between bots."""
    from wtactics.golden.playthrough import playthrough

    return playthrough(name, told)


def digested(name: str) -> str:
    """Write the numbers of the games of a ruleset that nobody reads."""
    from wtactics.golden.playthrough import digests

    return digests(name)


def message_schema() -> str:
    """Write the JSON Schema of what server and client say."""
    from wtactics.server.messages.schema import schema_text

    return schema_text()


def golden_files() -> Iterator[Golden]:
    """Whoever adds a generated file adds it here; tests look at every entry.

    The numbers of rules come first: until they are written nothing can be imported that names the rules of a new ruleset.
    """
    for name in GAMES:
        yield Golden(f"src/wtactics/rulesets/{name}/ids.py", partial(numbers, name))
        yield Golden(f"src/wtactics/rulesets/{name}/contents.py", partial(contents, name))
    yield Golden("docs/game.svg", picture)
    yield Golden("client/messages.schema.json", message_schema)
    for name in GAMES:
        yield Golden(f"docs/card-english-{name}.md", partial(guide, name))
    for name in all_games():
        game, file = ruleset(name), name.replace("+", "-")
        path = f"tests/playthroughs/{file}"
        if name not in GAMES and game.speech.guide is not ruleset(game.ruleset).speech.guide:
            yield Golden(f"docs/card-english-{file}.md", partial(guide, name))
        if game.digested:
            yield Golden(f"{path}-digests.txt", partial(digested, name))
        for told in game.playthroughs:
            yield Golden(f"{path}-{told.seed}.txt", partial(played, name, told))
    for name, told in TOGETHER.items():
        yield Golden(f"tests/playthroughs/{name.replace('+', '-')}-{told.seed}.txt", partial(played, name, told))

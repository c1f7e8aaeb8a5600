"""What the signs on a card say, as the files of content/signs have them: its cost, and what stands in its text."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from wtactics.cards import CONTENT, Card

GROUP: Final = re.compile(r"\\(\d)")


@dataclass(frozen=True)
class CardSign:
    """A sign in texts: what finds it, how it is shown (nothing: as it stands there), and what it says."""

    pattern: re.Pattern[str]
    means: str
    written: str = ""


@dataclass(frozen=True)
class SignList:
    """The signs of a ruleset; nothing is said of costs or loyalty where its file has no words for them."""

    signs: tuple[CardSign, ...] = ()
    cost: str = ""
    loyalty: str = ""


@cache
def signs_of(ruleset: str) -> SignList:
    """What the file of this ruleset says; nothing where there is none."""
    path = CONTENT / "signs" / f"{ruleset}.toml"
    if not path.is_file():
        return SignList()
    table = tomllib.loads(path.read_text("utf-8"))
    signs = tuple(
        CardSign(re.compile(sign["pattern"], re.MULTILINE), sign["means"], sign.get("written", ""))
        for sign in table["sign"]
    )
    return SignList(signs, table.get("cost", ""), table.get("loyalty", ""))


def explained(card: Card, cost: str, ruleset: str) -> tuple[tuple[str, str], ...]:
    """Each sign of the card once, with what it says; of signs that are found in the same place the first."""
    known = signs_of(ruleset)
    said = {}
    if known.cost and cost:
        said[f"Cost {cost}"] = filled(known.cost, cost, card.faction)
    if known.loyalty and card.loyalty:
        said[f"Loyalty {card.loyalty}"] = filled(known.loyalty, str(card.loyalty), card.faction)
    return tuple((said | dict(found_in(card.text, known.signs))).items())


def found_in(text: str, signs: tuple[CardSign, ...]) -> Iterator[tuple[str, str]]:
    """The signs in a text in their order, with what they say."""
    found: dict[int, tuple[str, str]] = {}
    for sign in signs:
        for match in sign.pattern.finditer(text):
            groups = [group or "" for group in match.groups()]
            found.setdefault(match.start(), (filled(sign.written, *groups) or match[0], filled(sign.means, *groups)))
    return (found[place] for place in sorted(found))


def filled(words: str, *groups: str) -> str:
    """The words with what the pattern found in their places."""
    return GROUP.sub(lambda place: groups[int(place[1]) - 1], words)

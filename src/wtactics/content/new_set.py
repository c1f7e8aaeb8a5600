"""The beginning of a set of one's own: a sheet with a card and words about it, and a deck that can be played at once."""

from __future__ import annotations

import re
import shlex
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template
from typing import Final

from wtactics.cards import CONTENT, Card, Deck, Fault, FaultyFile, FilePlace
from wtactics.cards.belonging import ruleset_of
from wtactics.cards.sheet import cards_of
from wtactics.cards.source import source_of
from wtactics.cards.writing import quoted
from wtactics.content.content import Content

LONGEST: Final = 40  # characters of a name
FIRST: Final = 100_000  # number of a card that somebody wrote
STEP: Final = 100  # numbers for each set
SETS: Final = 9_000
MOST_COPIES: Final = 3  # of the new card, in its deck


def begin_set(name: str, content: Content, to: Path) -> tuple[Path, Deck]:
    """Write a new set into a folder of its own below this one; FaultyFile if it may not be."""
    title = title_of(name)
    folder = to / folder_name(title)
    if folder.exists():
        raise FaultyFile([Fault(FilePlace(str(folder), 0), "something there already", "a name that is free")])
    words = words_for(title, folder, content)
    sheet = Template((CONTENT / "beginnings" / f"{ruleset_of(content.ruleset)}.txt").read_text("utf-8")).substitute(
        words
    )
    card = cards_of(source_of(sheet, str(folder / "cards.toml")))[0]
    deck, lists = deck_with(card, content)
    folder.mkdir(parents=True)
    (folder / "cards.toml").write_text(sheet, "utf-8")
    (folder / "deck.toml").write_text(deck_text(title, content, card, deck, lists), "utf-8")
    return folder, deck


def title_of(name: str) -> str:
    """The name of a set as it may stand in files; FaultyFile tells what it lacks."""
    title = " ".join(name.split())
    if not title or len(title) > LONGEST or not title.isprintable() or not folder_name(title):
        expected = f"a name of up to {LONGEST} characters, with a letter in it"
        raise FaultyFile([Fault(FilePlace("the name of the set", 0), repr(name), expected)])
    return title


def folder_name(title: str) -> str:
    """How the folder of a set is called: its letters and digits, in small letters."""
    return "-".join(re.findall(r"\w+", title.casefold().replace("_", "-")))


def words_for(title: str, folder: Path, content: Content) -> Mapping[str, str]:
    """What the beginning calls this set and its cards."""
    first = FIRST + zlib.crc32(title.casefold().encode()) % SETS * STEP
    names = {"name": f"{title} Scout", "second_name": f"{title} Gale", "third_name": f"{title} Hall"}
    return {
        "set": quoted(title), "folder": shlex.quote(str(folder)), "game": content.ruleset, "deck": shlex.quote(title),
        "number": str(first), "second": str(first + 1), "third": str(first + 2),
        **{key: quoted(name) for key, name in names.items()},
    }  # fmt: skip


def deck_with(card: Card, content: Content) -> tuple[Deck, dict[str, int]]:
    """A deck that ships, those for learning first, in which the card stands for others, and that keeps the rules."""

    def less_fit(deck: Deck) -> tuple[bool, bool, int]:
        like = sum(each.faction == card.faction for each in deck.cards(content.cards))
        return not deck.learning, deck.ruleset != content.game.name, -like

    decks = sorted(content.decks.values(), key=less_fit)
    for deck in decks:
        for lists in exchanged(card, deck, content):
            library = {**{each.name: each for each in content.cards}, card.name: card}
            cards = [library[name] for name, count in lists.items() for _ in range(count)]
            if not content.game.faults(cards):
                return deck, lists
    raise FaultyFile([Fault(FilePlace(content.ruleset, 0), "no deck that could hold a new card", "one that ships")])


def exchanged(card: Card, deck: Deck, content: Content) -> Iterator[dict[str, int]]:
    """The lists of a deck in which the new card stands for another one: of the same sort first, many copies first."""
    own = {each.name: each for each in deck.cards(content.cards)}
    entries = sorted(deck.entries, key=lambda entry: (own[entry[0]].faction != card.faction, -entry[1]))
    for name, count, _ in entries:
        copies = min(count, MOST_COPIES)
        if own[name].type == card.type:
            lists = {other: n - copies if other == name else n for other, n, _ in deck.entries}
            yield {other: n for other, n in lists.items() if n} | {card.name: copies}


def deck_text(title: str, content: Content, card: Card, deck: Deck, lists: Mapping[str, int]) -> str:
    """The file of the deck."""
    own = {each.name: each for each in deck.cards(content.cards)} | {card.name: card}
    lines = [f"{quoted(name)} = {count}" for name, count in lists.items() if name != card.name]
    type_ = own[card.name].type
    told = [
        f"# A deck: how many of which cards. This is {deck.name}, which ships, with a card of this set in it.",
        "# `wtactics check-cards` of this folder tells which rules it breaks, if any.",
        f"name = {quoted(title)}",
        f"ruleset = {quoted(content.game.name)}",
        f"description = {quoted(f'{deck.name}, with cards of {title}.')}",
        "\n[cards]",
        f"# the {type_} of this set",
        f"{quoted(card.name)} = {lists[card.name]}",
        "# cards that ship",
    ]
    return "\n".join([*told, *lines, ""])

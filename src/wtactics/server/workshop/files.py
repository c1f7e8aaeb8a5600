"""Sets as files: down as a folder that `--cards` takes, up from the same files, with all that is wrong in them told at once."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Iterable, Iterator
from typing import Final

from wtactics.cards import Card, FaultyFile
from wtactics.cards.deck import deck_of
from wtactics.cards.sheet import cards_of
from wtactics.cards.source import source_of
from wtactics.cards.writing import by_sheet, deck_text, sheet_text
from wtactics.server.messages.workshop import MOST_CARDS, CardDraft, DeckDraft
from wtactics.server.workshop.drafts import draft_of, printed

STRANGE: Final = re.compile(r"[^a-z0-9]+")
MOST_TOLD: Final = 100  # faults of one file


def file_name(name: str) -> str:
    """A name for a file."""
    return STRANGE.sub("-", name.casefold()).strip("-")[:60] or "set"


def zipped(set_name: str, cards: Iterable[CardDraft], decks: Iterable[DeckDraft]) -> bytes:
    """A folder with the sheets and decks of a set; what is not finished, as it was typed, in a file beside them."""
    whole: list[Card] = []
    unfinished: list[CardDraft] = []
    for draft in cards:
        card, _ = printed(draft, set_name)
        whole += [card] if card is not None else []
        unfinished += [draft] if card is None else []
    folder = file_name(set_name)
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for i, sheet in enumerate(by_sheet(whole)):
            archive.writestr(f"{folder}/cards-{i + 1}.toml", sheet_text(sheet))
        names: set[str] = set()
        for deck in decks:
            name = unused(file_name(deck.name or "deck"), names)
            archive.writestr(
                f"{folder}/decks/{name}.toml", deck_text(deck.name, deck.game, deck.cards, deck.description)
            )
        if unfinished:
            told = [draft.model_dump() for draft in unfinished]
            archive.writestr(f"{folder}/unfinished.json", json.dumps(told, indent=1, ensure_ascii=False) + "\n")
    return held.getvalue()


def unused(name: str, names: set[str]) -> str:
    """The name, with a number behind it where there is one like it."""
    free = next(each for i in range(1, MOST_CARDS) if (each := name if i == 1 else f"{name}-{i}") not in names)
    names.add(free)
    return free


def taken_up(name: str, text: str) -> tuple[list[CardDraft], list[DeckDraft], list[str]]:
    """The cards or the deck of a file, or all that is wrong with it."""
    try:
        source = source_of(text.replace("\r\n", "\n").removeprefix("\ufeff"), name)
        if "cards" in source.table:
            deck = deck_of(source)
            cards = {each: count for each, count, _ in deck.entries}
            return [], [DeckDraft(game=deck.ruleset, name=deck.name, description=deck.description, cards=cards)], []
        return [draft_of(card) for card in cards_of(source)], [], []
    except FaultyFile as faulty:
        return [], [], [str(fault) for fault in faulty.faults[:MOST_TOLD]]
    except ValueError as error:  # longer, or more, than the workshop keeps
        return [], [], [f"{name}: {line}" for line in plainly(error)]


def plainly(error: ValueError) -> Iterator[str]:
    """What is too long, in a sentence each."""
    errors = getattr(error, "errors", None)
    if errors is None:
        yield str(error)
        return
    for one in errors(include_url=False, include_context=False, include_input=False):
        yield f"{'.'.join(map(str, one['loc']))}: {one['msg']}"
